import { z } from 'zod';
import { listOf, meta, picture } from './parts.ts';
import { id, insidePath, text } from './primitives.ts';

/** A page that isn't written yet: its title, a picture and related pages. The rest of its copy is in content/notices.yaml. */
const placeholder = z.strictObject({
  meta,
  title: text,
  picture,
  nearby: z
    .strictObject({
      heading: text,
      links: listOf(z.strictObject({ id, title: text, description: text, href: insidePath })),
    })
    .describe('Pages of the same kind that can be read already.'),
});

/** content/pages/programs.yaml: a page that isn't written yet. */
export const programs = placeholder;

/** content/pages/programs/high-school.yaml: a page that isn't written yet. */
export const highSchool = placeholder;

/** content/pages/resources.yaml: a page that isn't written yet. */
export const resources = placeholder;
