import { contentOf } from './content.ts';
import { keyDates, nextDates, type SchoolDate } from './school-dates.ts';
import { schoolDay } from './school-day.ts';

/** Where the island loads the dates from, to list those after the visitor's day. */
const SOURCE = '/data/school-dates.json';
/** The number of dates in the list. */
const COUNT = 3;

/** Every key date of the school year: the school's, the PTO's and admissions' dates. */
export async function schoolDates(): Promise<SchoolDate[]> {
  const [schoolYear, pto, admissions] = await Promise.all([
    contentOf('schoolYear'),
    contentOf('pto'),
    contentOf('admissions'),
  ]);
  return keyDates(schoolYear, pto, admissions.timeline.entries);
}

/** The props of the next dates island, with the next dates on the day of the build. */
export async function nextDatesProps() {
  const [dates, school] = await Promise.all([schoolDates(), contentOf('school')]);
  return {
    source: SOURCE,
    dates: nextDates(dates, schoolDay(new Date()), COUNT),
    count: COUNT,
    phone: school.phone.value,
  };
}
