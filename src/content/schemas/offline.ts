import { z } from 'zod';
import { meta } from './parts.ts';
import { text } from './primitives.ts';

/** content/offline.yaml: the offline page, and the notice on a saved copy. */
export const offline = z.strictObject({
  meta,
  heading: text,
  introduction: text,
  retry: text.describe('Text of the link that reloads the page.'),
  saved: z
    .strictObject({ heading: text, introduction: text })
    .describe('Heading of the list of pages saved on the device.'),
  notice: z
    .strictObject({
      label: text.describe('Label of the notice for screen reader users.'),
      asOf: text.describe('Text before the date and time of the copy, such as Saved copy from.'),
      zone: text.describe('Name of the time zone, such as Rhode Island time.'),
      caution: text,
    })
    .describe('The notice at the top of a page that was saved earlier.'),
});
