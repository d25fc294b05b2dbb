import { z } from 'zod';
import { WEEKDAY_NAMES, weekdaysOf } from '../weekdays.ts';
import {
  endsAfter,
  fact,
  heading,
  link,
  listOf,
  opening,
  paragraphs,
  picture,
  problems,
  record,
  some,
  validity,
} from './parts.ts';
import { arabic, documentPath, dollars, id, text, time, weekdays } from './primitives.ts';

/** A fact beside a program's heading: `Grades` above `K-5`. */
const keyFact = fact({ label: text, value: text.meta({ title: 'Fact' }), note: text.optional() });

/** Names of subjects as the school writes them. */
const subjectNames = paragraphs.describe('Names of subjects, such as Social Studies, in the order they are shown.');

/** A name with a sentence of description. */
const entry = { id, title: text, description: text };

/** Captioned photos. `label` is the list's accessible name. */
const gallery = { label: text, photos: some(picture) };

const next = text.describe('The word before the next program, at the foot of the page.');

/** content/pages/programs/early-childhood.yaml: the copy of /programs/early-childhood. */
export const earlyChildhood = record({
  ...opening,
  picture,
  ages: keyFact,
  next,
  groupsLabel: text.describe('The name of the list of groups in the margin, such as Groups.'),
  mission: fact({ heading: text, statement: text }),
  groups: listOf(
    fact({
      id,
      name: text,
      who: text.describe('Whom the group is for, such as For three-year-olds.'),
      description: text,
      practicesLabel: text,
      practices: paragraphs.describe('What the children practice, a few words on each line.'),
      gallery: record(gallery),
    }),
  ),
  curriculum: fact({ ...heading, areas: listOf(record(entry)) }),
  interest: record({
    button: text.describe('The button to the interest form on the portal.'),
    call: text.describe('Text before the phone number on the call button, such as Call.'),
  }),
});

/** What the pages of programs with several grades have in common. */
const gradesProgram = {
  ...opening,
  picture,
  grades: keyFact,
  subjectsLabel: text.describe('Label under the number of subjects in the margin.'),
  action: link,
  next,
};

/** content/pages/programs/elementary.yaml: the copy of /programs/elementary. */
export const elementary = record({
  ...gradesProgram,
  subjects: record({ heading: text, names: subjectNames }),
  gradeCards: record({
    ...heading,
    cards: listOf(fact({ id, grade: text.describe('Such as 1st.'), description: text })),
  }),
  beyond: record({
    ...heading,
    extracurriculars: record({ heading: text, items: listOf(fact(entry)) }),
    fieldTrips: record({ heading: text, items: listOf(fact(entry)) }),
    sampleNote: text,
  }),
});

/** content/pages/programs/middle.yaml: the copy of /programs/middle. */
export const middle = record({
  ...gradesProgram,
  gallery: record({ heading: text, ...gallery }),
  gradeCards: record({
    ...heading,
    cards: listOf(
      fact({
        id,
        grade: text.describe('Such as 6th.'),
        focus: text.describe('What the year is for, in two or three words, such as Skill Development.'),
        description: text,
      }),
    ),
  }),
  subjects: record({ heading: text, groups: listOf(record({ id, title: text, names: subjectNames })) }),
});

/** The days of the lesson are those of its week, and the drop-off doesn't begin after it. */
const checkSchedule = problems(function* (schedule: {
  week: string;
  days: { day: string; time: { from: string } }[];
  dropOff: { from: string };
}) {
  const days = schedule.days.map(({ day }) => day).join(', ');
  if (weekdaysOf(schedule.week).join(', ') !== days)
    yield [['week'], `must name the days of the table, in order: ${days}`];
  const late = schedule.days.find(({ time: { from } }) => from < schedule.dropOff.from);
  if (late) yield [['dropOff', 'from'], `is after the lesson of ${late.day} begins, ${late.time.from}`];
});

const timeSpan = record({ from: time, to: time });
const isVerse = (reference: string) => Number(/^Quran (\d+)/.exec(reference)?.[1] ?? 1) <= 114;
const isInOrder = endsAfter('from', 'to');

/** content/pages/programs/hifz.yaml: the copy of /programs/hifz. */
export const hifz = record({
  ...opening,
  ...validity,
  picture,
  ages: keyFact,
  fee: fact({ label: text, dollars, per: text.describe('What the fee is paid for, such as month per child.') }),
  action: text.describe('Text of the button that scrolls to the application form.'),
  next,
  verse: record({
    arabic,
    translation: text,
    reference: text.refine(isVerse, 'names no sura: the Quran has 114'),
  }).describe('A verse of the Quran, fully vowelled, its meaning and its place, such as Quran 73:4.'),
  schedule: record({
    caption: text,
    week: weekdays.describe('The days in short, such as Mon-Fri.'),
    lateStart: text.describe('What a family does when school starts late.'),
    days: some(record({ day: z.enum(WEEKDAY_NAMES), time: timeSpan.refine(...isInOrder) })).describe(
      'The days of the lesson, each with its own time.',
    ),
    dropOff: record({ label: text, ...timeSpan.shape, note: text }).refine(...isInOrder),
    place: keyFact,
    progress: fact({
      label: text,
      from: z.int().min(1).max(1000),
      to: z.int().min(1).max(1000),
      unit: text.describe('The unit of the progress, such as Juz per year.'),
    }).refine(({ from, to }) => from <= to, { path: ['to'], error: 'is less than where the range begins' }),
  }).superRefine(checkSchedule),
  requirements: record({ ...heading, items: listOf(record(entry)) }),
  guidelines: record({ ...heading, items: listOf(fact(entry)) }),
  policy: record({ href: documentPath, text }).describe('The page as a PDF to download.'),
  application: record({
    ...heading,
    frameTitle: text,
    withheld: text.describe('Shown instead of the form if school.yaml withholds it: how to apply without it.'),
    linkText: text.describe('The plain link to the form, under the frame.'),
    phoneNote: text.describe('Text before the phone number under the form.'),
  }),
});
