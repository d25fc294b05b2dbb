import { contentOf } from './content.ts';
import { keyDates, nextDates, type SchoolDate } from './school-dates.ts';
import { schoolDay } from './school-day.ts';

/** Where the built site keeps the dates for the list that depends on the visitor's day. */
const SOURCE = '/data/school-dates.json';
/** How many of the next dates are shown. */
const COUNT = 3;

/** Every key date of the school year: the school's own, the PTO's and those of admissions. */
export function schoolDates(): SchoolDate[] {
  return keyDates(contentOf('schoolYear'), contentOf('pto'), contentOf('admissions').timeline.entries);
}

/** What the island of the next dates needs, with the dates that lie ahead on the day of the build. */
export function nextDatesProps() {
  return {
    source: SOURCE,
    dates: nextDates(schoolDates(), schoolDay(new Date()), COUNT),
    count: COUNT,
    phone: contentOf('school').phone.value,
  };
}
