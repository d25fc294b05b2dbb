import { z } from 'zod';
import { text, withheld } from './primitives.ts';

/** content/notices.yaml: what the law asks a school to publish. */
export const notices = z.strictObject({
  nondiscrimination: withheld({ heading: text }).meta({
    description: 'The notice of the nondiscriminatory policy, at the foot of every page and on /admissions.',
  }),
});
