import { z } from 'zod';
import { link, meta, picture, text } from './primitives.ts';

/** content/pages/not-found.yaml: the pages an address that does not exist may have meant. Its words are the component's. */
export const notFound = z.strictObject({
  meta,
  picture,
  nearestLabel: text.meta({ description: 'The words over the list of nearest pages.' }),
  nearest: z.array(link).min(1),
});
