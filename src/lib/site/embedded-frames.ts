import { mapAddresses } from '../pictures/map.ts';
import type { School } from '../text/content-types.ts';

/** A part of a page that comes from another company: its page, and the hosts that the browser loads it from. */
export type EmbeddedPart = { id: 'map' | 'hifzForm' | 'employmentForm'; href: string; hosts: string[] };

/** The pages of this site that frames show while the school's own forms are samples. */
export const SAMPLE_FORMS = {
  hifzForm: '/samples/hifz-application',
  employmentForm: '/samples/employment-application',
} as const;

/** Whether a form's frame shows the site's own example. */
export const showsSample = ({ sample, withheld }: School['links']['hifzForm']) => sample === true && !withheld;

/** The pages with a form. */
const FORM_PAGES = { hifzForm: '/programs/hifz#apply', employmentForm: '/careers#apply' } as const;

/** Every part of the site that comes from another company. A form that is a sample or withheld isn't embedded. */
export function embeddedParts(school: Pick<School, 'address' | 'map' | 'links'>): EmbeddedPart[] {
  const partOf = (id: EmbeddedPart['id'], href: string, ...urls: (string | undefined)[]): EmbeddedPart => ({
    id,
    href,
    hosts: [...new Set(urls.flatMap((url) => (url ? [new URL(url).host] : [])))],
  });
  const forms = (['hifzForm', 'employmentForm'] as const).flatMap((id) => {
    const { url, sample, withheld, helper } = school.links[id];
    return sample || withheld ? [] : [partOf(id, FORM_PAGES[id], url, helper?.scriptUrl)];
  });
  return [partOf('map', '/#contact', mapAddresses(school).frame), ...forms];
}
