import { z } from 'zod';
import {
  afterYear,
  endsAfter,
  fact,
  heading,
  link,
  listOf,
  meta,
  office,
  problems,
  provenance,
  record,
  sample,
  texts,
  unique,
  validity,
} from './parts.ts';
import { documentPath, id, isoDate, revision, SILENT, text, time, weekdays, written, yearName } from './primitives.ts';

const OUTSIDE = 'is not in this school year; open the other one, or begin it with “New school year”';

/** A day off, or several days in a row. */
const dayOff = fact({
  id,
  name: text,
  from: isoDate,
  to: isoDate.optional().meta({ title: 'Last day', description: 'If it is more than one.' }),
  office,
  revision,
}).refine(({ from, to = from }) => from <= to, { path: ['to'], message: 'must not be before the first day' });

/** One file in content/calendar/: the facts of one school year. The pages, feeds and documents derive the rest. */
export const schoolYear = record({
  ...validity,
  id: id.describe(
    'A lasting name for this school year, such as 2031-2032. Never change it: calendars know the dates by it.',
  ),
  name: yearName.meta({ aside: 'said', description: 'The name of the school year, such as 2031-2032.' }),
  announceOn: isoDate.optional().meta({
    aside: 'said',
    description: 'The day from which the site shows this year before it begins. Without it, at once.',
  }),
  otherDates: listOf(
    fact({
      id,
      date: isoDate,
      title: text,
      note: text.optional(),
      endsAt: time.optional().meta({ title: 'School ends early, at' }),
      revision,
    }),
  )
    .optional()
    .describe('Any other day families must know. PTO meetings and admissions dates are added to them.'),
  daysOff: listOf(dayOff).optional().describe('Days without school.'),
  ptoMeetings: z
    .array(
      record({
        usualDate: isoDate.meta({ title: 'Usual day' }),
        date: isoDate.optional().meta({ title: 'New day', description: 'If it isn’t left out.' }),
      }),
    )
    .superRefine(unique('usualDate', 'date'))
    .optional()
    .meta({ title: 'PTO meetings moved or left out', description: 'All others follow the PTO’s rule.' }),
  firstDay: fact({ date: isoDate.meta({ title: 'First day of school' }), title: text, revision }),
  lastDay: fact({ date: isoDate.meta({ title: 'Last day of school' }), title: text, revision }),
  instructionalDays: z
    .int()
    .min(1)
    .max(366, 'is more than the days of a year')
    .describe('The number of instructional days in the year, such as 180.'),
  hours: record({ days: weekdays, from: time, until: time })
    .refine(...endsAfter('from', 'until'))
    .describe('When children are at school.'),
  conferences: record({ when: text, from: time, until: time })
    .refine(...endsAfter('from', 'until'))
    .describe('The hours of parent-teacher conferences on the days they are held.'),
  hijriMonths: z
    .array(
      record({
        month: written('text', 'a Hijri year and month such as 1447-09', /^1[45]\d{2}-(0[1-9]|1[0-2])$/).describe(
          'The Hijri year, which the calendar shows beside each month, with -09 for Ramadan, -10 for Shawwal (Eid al-Fitr) or -12 for Dhul-Hijjah.',
        ),
        firstDay: isoDate,
        confirmedBy: text.describe('Who announced the new moon.'),
        on: isoDate.meta({ title: 'Confirmed on', description: 'The day it was confirmed.' }),
      }),
    )
    .optional()
    .meta({
      title: 'Ramadan and Eid, once they are known',
      description: 'Hijri months whose first day is confirmed. All others are expected by Umm al-Qura.',
    }),
})
  .superRefine(
    problems(function* ({ id, name, firstDay, lastDay }) {
      const [first, last] = name.split('-');
      const [isFirstWrong, isLastWrong] = [!firstDay.date.startsWith(`${first}`), !lastDay.date.startsWith(`${last}`)];
      const isElsewhere = `is in another year than the name of the school year, ${name}`;
      if (isFirstWrong && isLastWrong) yield [['name'], 'must be the years of the first and the last day'];
      else if (isFirstWrong) yield [['firstDay', 'date'], isElsewhere];
      else if (isLastWrong) yield [['lastDay', 'date'], isElsewhere];
      else if (firstDay.date >= lastDay.date) yield [['lastDay', 'date'], 'must come after the first day'];
      else if (yearName.safeParse(id).success && id !== name)
        yield [
          ['id'],
          `is of another year than the name, ${name}; the id of a year that was published stays as it was`,
        ];
    }),
  )
  .superRefine(
    problems(function* (year) {
      const { firstDay, lastDay, validFrom, validUntil, hours, daysOff = [], ptoMeetings = [], otherDates = [] } = year;
      if (validFrom > validUntil) return;
      const others = Object.entries({ otherDates, ptoMeetings }).flatMap(([list, dates]) =>
        dates.map(({ date = validFrom }, index) => ({ date, path: [list, index] })),
      );
      for (const { date, path } of [{ ...firstDay, path: ['firstDay'] }, { ...lastDay, path: ['lastDay'] }, ...others])
        if (date < validFrom || date > validUntil) yield [[...path, 'date'], OUTSIDE];
      for (const [index, { endsAt = '' }] of otherDates.entries())
        if (endsAt >= hours.until) yield [['otherDates', index, 'endsAt'], 'must be before the end of school'];
      for (const [index, { from, to = from }] of daysOff.entries()) {
        if (from > firstDay.date && to < lastDay.date) continue;
        const path = ['daysOff', index, from <= firstDay.date ? 'from' : 'to'];
        yield [path, 'must be after the first day of school and before the last'];
      }
    }),
  );

/** content/pages/resources/calendar.yaml: the copy of /resources/calendar, in page order. */
export const calendar = record({
  meta,
  heading: text,
  nextDatesHeading: text,
  ...afterYear,
  noDates: text.describe('Shown instead of the next dates while no school year is known, and in the line of today.'),
  today: record({
    ...texts('noClosing', 'noSchool', 'usual'),
    usualHours: text.describe('Above hours, while a closing is in force.'),
    officeClosed: text.describe('Instead of asking to call, on a day when the office is closed with the school.'),
  }).describe('The first words of the line of today, and what follows from a closing.'),
  languages: z
    .array(record({ lang: text.meta({ description: 'Such as es.' }), ...texts('closed', 'delayed', 'early'), sample }))
    .describe('How a closing reads in another language, after the day. The closing’s own time replaces 10:00.'),
  marks: record(texts('ends', 'pto', 'off', 'closing', 'ramadan', 'eid', 'other', 'today')).describe(
    'What the marks in the months mean.',
  ),
  documents: record({ label: text, path: documentPath, view: text, download: text }).describe(
    'The page as a PDF to look at and to keep.',
  ),
  facts: record({
    heading: text,
    cards: listOf(
      record({
        id: z.enum(['instructional-days', 'hours', 'conferences', 'accreditation']).meta(SILENT),
        title: text,
        text: text.optional(),
      }),
    ).superRefine((cards, context) => {
      // The other facts have their own figures.
      const index = cards.findIndex((card) => card.id === 'accreditation' && !card.text);
      if (index >= 0) context.addIssue({ code: 'custom', path: [index, 'text'], message: 'is missing' });
    }),
  }).describe('The key facts beside the months. Their figures come from the file of the school year.'),
  dates: record({
    heading: text,
    admissionsLabel: text.describe('Label under a date that comes from admissions.yaml.'),
    admissions: record({ text, link }).describe('Where admissions dates are explained.'),
    pto: record({ text, link }).describe('What PTO meetings are and where to read more.'),
  }),
  daysOff: record({
    missing: text.describe('What to do until the file of the school year lists its days off.'),
    next: text.describe('Text before the next day off, under the next school dates.'),
    office: record({ open: text, closed: text }),
  }).describe('Copy about days off. The days are in the file of the school year.'),
  hijri: record({
    note: text.describe('How the Hijri dates are calculated.'),
    expected: text.describe('Label beside a holiday until the first day of its month is confirmed.'),
    ...texts('ramadan', 'eidAlFitr', 'eidAlAdha'),
  }).describe('Copy about the Hijri dates. Confirmed months are in the files of the school years.'),
  emergency: record({
    ...heading,
    advice: listOf(
      fact({ id, title: text, text, officeClosed: text.optional().describe('The same while the office is closed.') }),
    ),
    phoneLabel: text,
    sampleNote: text,
    ...provenance,
  }).describe('What to do in bad weather or an emergency. The phone comes from school.yaml.'),
});

/** content/feeds.yaml: the calendar feeds that families can subscribe to, and the copy around them. */
export const feeds = record({
  ...heading,
  subscribe: text.describe('Text of the subscribe link, such as Subscribe.'),
  google: text.describe('Text of the link that adds the feed to Google Calendar, which Android uses.'),
  others: text.describe('What opens the addresses and files, for all other calendars.'),
  outlook: text.describe('How to subscribe in Outlook. The address of each feed follows.'),
  copy: text.describe('The button that copies an address.'),
  copied: text.describe('The same button, once it has.'),
  download: text.describe('Text of the download link, such as Download.'),
  noDates: text.describe('Text under a feed without upcoming dates.'),
  ending: record({ title: text, note: text }).describe(
    'The last event of each feed. The address of the calendar page follows the note.',
  ),
  feeds: listOf(
    record({
      id: z
        .enum(['school-days', 'pto-meetings', 'admissions'], 'must be school-days, pto-meetings or admissions')
        .meta(SILENT),
      name: text.describe('What a calendar program calls the feed, after the name of the school.'),
      description: text,
    }),
  ).length(3, 'must have each of these once: school-days, pto-meetings, admissions'),
});
