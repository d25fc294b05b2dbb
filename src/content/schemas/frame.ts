import { z } from 'zod';
import { link, listOf, provenance, record, some, unique } from './parts.ts';
import { id, insidePath, isoDate, quoted, ref, text, upTo } from './primitives.ts';

/** The announcement types that have their own color. */
export const BANNER_TYPES = ['info', 'warning', 'success'] as const;

/**
 * content/announcement.yaml: the banner at the top of every page. Without a message there is no banner, so an empty or
 * missing file is valid. Any other type is shown as `success`.
 */
export const announcement = record({
  type: text.default('success').meta({
    title: 'What kind is it?',
    description: 'The color: Information is dark green, Good news light green, Important yellow.',
    choices: { info: 'Information', success: 'Good news', warning: 'Important' },
  }),
  message: quoted
    .max(200, 'is longer than 200 characters; say it in fewer words, and link to the rest')
    .or(z.literal(''))
    .nullish()
    .transform((message) => message ?? '')
    .describe('What families should know. Leave it empty to take the banner down.'),
  from: isoDate.optional().meta({ title: 'First day', description: 'Without it, at once.' }),
  until: isoDate.optional().meta({ title: 'Last day', description: 'Without it, until you take it down.' }),
  link: link.optional(),
  ...provenance,
});

const menuItem = record({
  id,
  title: upTo(20, 'the menu has no room for it'),
  href: insidePath,
  placeholder: z
    .literal(true)
    .optional()
    .describe('true while its own page is under construction: the menu and breadcrumbs don’t link to it.'),
  children: some(record({ title: upTo(40, 'the menu has no room for it'), href: insidePath }))
    .superRefine(unique('title', 'href'))
    .optional()
    .meta({ title: 'Its pages' }),
});

/** A link for current families. The address of a portal is in content/pages/home.yaml. */
const familyLink = record({
  text: upTo(40, 'the menu has no room for it'),
  href: insidePath.optional(),
  portal: ref.optional().describe('The id of a portal in content/pages/home.yaml, instead of href.'),
}).refine(({ href, portal }) => (href === undefined) !== (portal === undefined), 'must have either href or portal');

/** content/navigation.yaml: the header menu, the links for current families and the footer lists. */
export const navigation = record({
  menu: listOf(menuItem).superRefine(unique('title', 'href')),
  visit: link.describe('The link to the contact form with the tour as its subject.'),
  callToAction: link.extend({ text: upTo(20, 'the button has no room for it') }),
  families: some(familyLink)
    .max(3, 'has more than three links; the menu has no room for them')
    .superRefine(unique('text', 'href')),
  quickLinks: some(link).superRefine(unique('text', 'href')),
  programs: some(link).superRefine(unique('text', 'href')),
});
