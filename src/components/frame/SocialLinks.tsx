import type { School } from '../../lib/text/content-types.ts';
import { IconShape } from '../../ui/IconShape.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';

/** Outlines in the style of the line icons, because Lucide has no brand icons. */
const outlines: Record<string, string> = {
  facebook: 'M15 3h-2.5A4.5 4.5 0 0 0 8 7.5V10H5v4h3v7h4v-7h3l1-4h-4V7.5a1 1 0 0 1 1-1h2z',
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17.25 6.750h.01',
  youtube:
    'M5 5.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 16V8A2.5 2.5 0 0 1 5 5.5zM10 9v6l5-3z',
};

/** For a network of another id: a globe. */
const ANY_SITE =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.7 3.7 5.6 3.7 9s-1.2 6.3-3.7 9c-2.5-2.7-3.7-5.6-3.7-9S9.5 5.7 12 3z';

/** Links to the school's social networks, as icons with an accessible name and a tooltip. */
export function SocialLinks({ social, className = '' }: { social: School['social']; className?: string }) {
  return (
    <ul role="list" className={`flex ${className}`}>
      {social.map(({ id, name, url }) => (
        <li key={id}>
          <OutsideLink
            href={url}
            hasIcon={false}
            tooltip={name}
            className="grid size-11 place-items-center rounded-control text-inherit"
          >
            <IconShape shape={`<path d="${outlines[id] ?? ANY_SITE}"/>`} className="size-5" />
            <span className="sr-only">{name}</span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
