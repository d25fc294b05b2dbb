import { type FormHelper, formProviderOf } from '../../content/form-providers.ts';
import { mapAddresses } from '../pictures/map.ts';
import type { School } from '../text/content-types.ts';

/** A part of a page that comes from another company: its page, and the hosts that the browser loads it from. */
type EmbeddedPart = { id: 'map' | 'hifzForm' | 'employmentForm'; href: string; hosts: string[] };

/** The pages of this site that frames show while the school's own forms are samples. */
export const SAMPLE_FORMS = {
  hifzForm: '/samples/hifz-application',
  employmentForm: '/samples/employment-application',
} as const;

/** Whether a form's frame shows the site's own example. */
export const showsSample = ({ sample, withheld }: School['links']['hifzForm']) => sample === true && !withheld;

/** The pages with a form. */
const FORM_PAGES = { hifzForm: '/programs/hifz#apply', employmentForm: '/careers#apply' } as const;

/** How a page embeds a form: every host that its frame visits, and the script that fits its height, if there is one. */
export function embeddingOf({ url, hosts = [], helper: scriptUrl }: School['links']['hifzForm']) {
  const known = formProviderOf(url);
  const helper: FormHelper | undefined = scriptUrl ? { scriptUrl } : known?.helper;
  const frameId = helper?.frameId?.replace('$1', known?.match?.[1] ?? '');
  return { hosts: [...new Set([new URL(url).host, ...(known?.hosts ?? []), ...hosts])], helper, frameId };
}

/** Every part of the site that comes from another company. A form that is a sample or withheld isn't embedded. */
export function embeddedParts(school: Pick<School, 'address' | 'map' | 'links'>): EmbeddedPart[] {
  const forms = (['hifzForm', 'employmentForm'] as const).flatMap((id) => {
    const { hosts, helper } = embeddingOf(school.links[id]);
    const { sample, withheld } = school.links[id];
    const scripts = helper ? [new URL(helper.scriptUrl).host] : [];
    return sample || withheld ? [] : [{ id, href: FORM_PAGES[id], hosts: [...new Set([...hosts, ...scripts])] }];
  });
  return [{ id: 'map', href: '/#contact', hosts: [new URL(mapAddresses(school).frame).host] }, ...forms];
}
