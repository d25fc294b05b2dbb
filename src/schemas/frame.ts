import { z } from 'zod';
import { id, insidePath, link, listOf, provenance, text } from './primitives.ts';

/** content/announcement.yaml: the banner at the top of every page. Any other type is shown as success. */
export const announcement = z.strictObject({
  type: text.meta({ description: 'info, warning or success: the colour. Anything else is shown as success.' }),
  message: text,
  link: link.optional(),
  ...provenance,
});

const menuItem = z.strictObject({
  id,
  title: text,
  href: insidePath,
  children: z
    .array(z.strictObject({ title: text, href: insidePath }))
    .min(1)
    .optional(),
});

/** content/navigation.yaml: the menu of the header and the lists of the footer. */
export const navigation = z.strictObject({
  menu: listOf(menuItem),
  callToAction: link,
  quickLinks: z.array(link).min(1),
  programs: z.array(link).min(1),
});
