import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/offline.yaml: the offline page, and the notice on a saved copy. */
export const offline = z.strictObject({
  meta,
  heading: text,
  introduction: text,
  retry: text.meta({ description: 'The words of the link that loads the page again.' }),
  saved: z
    .strictObject({ heading: text, introduction: text })
    .meta({ description: 'The words over the list of pages saved on the device.' }),
  notice: z
    .strictObject({
      label: text.meta({ description: 'What a screen reader calls the notice.' }),
      asOf: text.meta({ description: 'The words before the day and time of the copy, such as Saved copy from.' }),
      zone: text.meta({ description: 'Whose time it is, such as Rhode Island time.' }),
      caution: text,
    })
    .meta({ description: 'The notice at the top of a page that was saved earlier.' }),
});
