import type { Link } from '../../lib/text/content-types.ts';
import { AnyLink } from '../../ui/OutsideLink.tsx';

/** The items of a list of links, which the list styles. Links to other sites open in a new tab. */
export function LinkItems({ links }: { links: readonly Link[] }) {
  return links.map(({ href, text }) => (
    <li key={text}>
      <AnyLink href={href} hasIcon={false}>
        {text}
      </AnyLink>
    </li>
  ));
}
