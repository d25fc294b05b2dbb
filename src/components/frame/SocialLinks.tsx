import type { School } from '../../lib/text/content-types.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { SocialIcon } from '../../ui/SocialIcon.tsx';

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
            <SocialIcon id={id} />
            <span className="sr-only">{name}</span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
