import { z } from 'zod';
import { claim, fact, heading, link, listOf, opening, paragraphs, picture, record, some, yearFacts } from './parts.ts';
import { dollars, id, insidePath, percent, ref, text, yearlyDate, yearName } from './primitives.ts';

/** content/pages/admissions.yaml: the copy of /admissions, in page order. */
export const admissions = record({
  ...yearFacts,
  ...opening,
  picture: picture.describe('The wall round the gate of the first screen.'),
  nextStep: record({
    announcement: claim.describe('Which year applications are open for, and what to say after it.'),
    label: text,
    text: claim,
    link,
  }).describe('The next thing a family does: the first screen.'),
  welcome: fact({ heading: text, paragraphs, links: some(link) }),
  timeline: record({
    ...heading,
    cycle: yearName
      .optional()
      .describe(
        'The school year that these dates are for, such as 2031-2032. Without it, they have no year and are in no calendar.',
      ),
    entries: listOf(fact({ id, yearlyDate, title: text, text })),
    note: text,
    link,
    calendar: text.describe('Text of the link to the dates as a calendar file.'),
  }),
  requirements: record({
    ...heading,
    items: listOf(fact({ id, title: text, text })).describe('What to have ready.'),
    applicationFee: fact({ label: text, dollars, note: text }),
  }),
  tuition: record({
    ...heading,
    caption: text,
    columns: record({ level: text, tuition: text, materials: text }),
    levels: listOf(fact({ id, label: text, tuition: fact({ dollars }), materials: fact({ dollars }) })),
    discounts: record({
      heading: text,
      rows: listOf(fact({ id, label: text, percent })),
      example: record({ children: text, levels: z.array(ref).min(2), before: text }).describe(
        'What these children cost in a year, by the figures of their levels.',
      ),
    }),
    aid: fact({ heading: text, text, yearlyDate, link: link.describe('Where /tuition’s date is.') }),
    note: text.describe('Says that /tuition has different figures.'),
    link,
  }),
  apply: fact({ ...heading, registerInterest: text, submitApplication: text }),
});

/** content/pages/admissions/general-info.yaml: the copy of /admissions/general-info. */
export const generalInfo = record({
  meta: opening.meta,
  heading: text,
  ready: record({ heading: text, text, registerInterest: text, submitApplication: text }).describe(
    'The box with the two buttons. Their addresses are in school.yaml.',
  ),
  process: record({
    heading: text,
    steps: listOf(
      fact({
        id,
        title: text,
        text,
        note: text.optional().describe('For whom, or how long: "Grades 1-8".'),
        done: text.optional().describe('Beside its box, if not every family needs this step: "Done, or not needed".'),
      }),
    ).length(5, 'must have five steps'),
    ticks: record({
      done: text,
      kept: text.describe('Says that the ticks stay on the device.'),
      notKept: text.describe('Shown instead when the browser keeps nothing.'),
      clear: text,
    }).describe('The words of the boxes to tick.'),
    link: link.describe('The one link to Admissions.'),
  }),
  contact: record({ ...heading, email: text, phone: text }),
});

/** content/pages/admissions/grades.yaml: the copy of /admissions/grades. */
export const grades = record({
  ...opening,
  programs: record({
    heading: text,
    cards: listOf(
      fact({
        id,
        title: text,
        grades: text,
        text,
        link: record({ href: insidePath, text }),
        picture,
      }),
    ).length(3, 'must have three programs'),
  }),
  tour: record({ heading: text, text, call: text.describe('Text of the phone link, before the number.') }),
});
