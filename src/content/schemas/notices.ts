import { z } from 'zod';
import { link, withheld } from './parts.ts';
import { quoted, text } from './primitives.ts';

/** content/notices.yaml: what several pages say in the same words, and what the law asks a school to publish. */
export const notices = z.strictObject({
  nondiscrimination: withheld({ heading: text }).describe(
    'The notice of the nondiscriminatory policy, at the foot of every page and on /admissions.',
  ),
  underConstruction: z
    .strictObject({ heading: quoted, text: quoted, links: z.array(link).min(1) })
    .describe('What a page says that isn’t written yet, and where it leads.'),
});
