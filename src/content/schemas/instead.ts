/** Pages in place of another: not written yet, not found, or not within reach. Notices of several pages. */
import { link, listOf, meta, picture, record, some, withheld } from './parts.ts';
import { id, insidePath, quoted, text } from './primitives.ts';

/** A page that isn't written yet: its title, a picture and related pages. The rest of its copy is in content/notices.yaml. */
export const placeholder = record({
  meta,
  title: text,
  picture,
  nearby: record({
    heading: text,
    links: listOf(record({ id, title: text, description: text, href: insidePath })),
  }).describe('Pages of the same kind that can be read already.'),
});

/** content/pages/not-found.yaml: the copy of the 404 page, and the pages that it suggests. */
export const notFound = record({
  meta,
  heading: quoted,
  text: quoted,
  home: quoted.describe('Text of the button to Home.'),
  picture,
  visit: record({ heading: text, link: text }).describe('What a family finds that came to visit the school.'),
  apply: record({ heading: text }).describe('What a family finds that came to apply.'),
  find: text.describe('Text of the link to Find.'),
  nearestLabel: text.describe('Heading of the list of similar pages.'),
  nearest: some(link),
  call: text.describe('Text before the phone number of the office.'),
});

/** content/offline.yaml: the offline page, and the notice on a saved copy. */
export const offline = record({
  meta,
  heading: text,
  introduction: text,
  retry: text.describe('Text of the link that reloads the page.'),
  saved: record({ heading: text, introduction: text }).describe('Heading of the list of pages saved on the device.'),
  notice: record({
    label: text.describe('Label of the notice for screen reader users.'),
    asOf: text.describe('Text before the date and time of the copy, such as Saved copy from.'),
    zone: text.describe('Name of the time zone, such as Rhode Island time.'),
    caution: text,
  }).describe('The notice at the top of a page that was saved earlier.'),
});

/** content/notices.yaml: what several pages say in the same words, and what the law asks a school to publish. */
export const notices = record({
  nondiscrimination: withheld({ heading: text }).describe(
    'The notice of the nondiscriminatory policy, at the foot of every page and on /admissions.',
  ),
  underConstruction: record({ heading: quoted, text: quoted, links: some(link) }).describe(
    'What a page says that isn’t written yet, and where it leads.',
  ),
});
