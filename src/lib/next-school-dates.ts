import { contentOf } from './content.ts';
import { keyDates, nextDates, type SchoolDate } from './school-dates.ts';
import { schoolDay } from './school-day.ts';

/** Where the built site keeps the dates for the list that depends on the visitor's day. */
const SOURCE = '/data/school-dates.json';
/** How many of the next dates are shown. */
const COUNT = 3;

/** Every key date of the school year: the school's own, the PTO's and those of admissions. */
export async function schoolDates(): Promise<SchoolDate[]> {
  const [schoolYear, pto, admissions] = await Promise.all([
    contentOf('schoolYear'),
    contentOf('pto'),
    contentOf('admissions'),
  ]);
  return keyDates(schoolYear, pto, admissions.timeline.entries);
}

/** What the island of the next dates needs, with the dates that lie ahead on the day of the build. */
export async function nextDatesProps() {
  const [dates, school] = await Promise.all([schoolDates(), contentOf('school')]);
  return {
    source: SOURCE,
    dates: nextDates(dates, schoolDay(new Date()), COUNT),
    count: COUNT,
    phone: school.phone.value,
  };
}
