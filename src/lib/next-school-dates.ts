import { contentOf } from './content.ts';
import { keyDates, nextDates, type SchoolDate } from './school-dates.ts';
import { schoolDay } from './school-day.ts';

/** Where the island loads the dates from, to list those after the visitor's day. */
const SOURCE = '/data/school-dates.json';
/** The number of dates in the list. */
const COUNT = 3;

/** Every key date of the school year: the school's, the PTO's and admissions' dates. */
export function schoolDates(): SchoolDate[] {
  return keyDates(contentOf('schoolYear'), contentOf('pto'), contentOf('admissions').timeline.entries);
}

/** The props of the next dates island, with the next dates on the day of the build. */
export function nextDatesProps() {
  return {
    source: SOURCE,
    dates: nextDates(schoolDates(), schoolDay(new Date()), COUNT),
    count: COUNT,
    phone: contentOf('school').phone.value,
  };
}
