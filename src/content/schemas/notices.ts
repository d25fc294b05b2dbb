import { link, record, some, withheld } from './parts.ts';
import { quoted, text } from './primitives.ts';

/** content/notices.yaml: what several pages say in the same words, and what the law asks a school to publish. */
export const notices = record({
  nondiscrimination: withheld({ heading: text }).describe(
    'The notice of the nondiscriminatory policy, at the foot of every page and on /admissions.',
  ),
  underConstruction: record({ heading: quoted, text: quoted, links: some(link) }).describe(
    'What a page says that isn’t written yet, and where it leads.',
  ),
});
