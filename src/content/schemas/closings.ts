import { z } from 'zod';
import { office, problems, record, unique } from './parts.ts';
import { id, isoDate, ofKind, revision, SILENT, time, upTo } from './primitives.ts';

/** The time that a kind of closing needs, and what it says. */
export const CLOSING_TIMES: Readonly<Record<string, { field: 'from' | 'until'; says: string }>> = {
  delayed: { field: 'from', says: 'the time school begins' },
  early: { field: 'until', says: 'the time school ends' },
};

/** The office closes school, or begins late or ends early, on a day or several days in a row. */
const closing = record({
  id,
  kind: z
    .enum(['closed', 'delayed', 'early'], 'must be closed, delayed (opens late) or early (closes early)')
    .meta({ title: 'What happens?', choices: { delayed: 'Opens late', early: 'Closes early' } }),
  day: isoDate.meta({ title: 'First day' }),
  lastDay: isoDate.optional().meta({ title: 'Last day, if it is another' }),
  from: time.optional().meta({ title: 'School begins at', description: 'On a delayed day, such as "10:00".' }),
  until: time.optional().meta({ title: 'School ends at', description: 'On an early day, such as "12:00".' }),
  message: upTo(140, 'say why in a few words')
    .optional()
    .meta({ title: 'Why', description: 'In a few words, such as Snow.' }),
  office: office.optional().describe('Without it, the site says to call before you come.'),
  revision,
  postedAt: ofKind('text', 'a moment such as 2026-01-12T10:30:00Z', z.iso.datetime)
    .optional()
    .meta({ ...SILENT, description: 'When it was announced. The editor and `npm run closing` fill it in.' }),
}).superRefine(
  problems(function* ({ kind, day, lastDay = day, ...times }) {
    if (lastDay < day) yield [['lastDay'], 'must not be before the first day'];
    for (const [of, { field, says }] of Object.entries(CLOSING_TIMES)) {
      if (of === kind && !times[field]) yield [[field], `is missing: ${kind} needs ${says}, such as "10:00"`];
      if (of !== kind && times[field]) yield [[field], `is only for ${of}; leave it out`];
    }
  }),
);

/** content/closings.yaml: the days on which school is closed, begins late or ends early. */
export const closings = record({ closings: z.array(closing).superRefine(unique('id')).default([]) });
