import { z } from 'zod';
import { link, meta, picture } from './parts.ts';
import { text } from './primitives.ts';

/** content/pages/not-found.yaml: the pages that the 404 page suggests. The rest of its copy is in the component. */
export const notFound = z.strictObject({
  meta,
  picture,
  nearestLabel: text.describe('Heading of the list of similar pages.'),
  nearest: z.array(link).min(1),
  call: text.describe('Text before the phone number of the office.'),
});
