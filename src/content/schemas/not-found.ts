import { z } from 'zod';
import { link, meta, picture } from './parts.ts';
import { quoted, text } from './primitives.ts';

/** content/pages/not-found.yaml: the copy of the 404 page, and the pages that it suggests. */
export const notFound = z.strictObject({
  meta,
  heading: quoted,
  text: quoted,
  home: quoted.describe('Text of the button to Home.'),
  picture,
  nearestLabel: text.describe('Heading of the list of similar pages.'),
  nearest: z.array(link).min(1),
  call: text.describe('Text before the phone number of the office.'),
});
