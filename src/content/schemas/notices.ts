import { z } from 'zod';
import { withheld } from './parts.ts';
import { text } from './primitives.ts';

/** content/notices.yaml: what several pages say in the same words, and what the law asks a school to publish. */
export const notices = z.strictObject({
  asLastPosted: text.describe(
    'The introduction of a section with dates that have no year, once the school year has ended.',
  ),
  nondiscrimination: withheld({ heading: text }).describe(
    'The notice of the nondiscriminatory policy, at the foot of every page and on /admissions.',
  ),
});
