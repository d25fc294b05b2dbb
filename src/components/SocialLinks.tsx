import type { School } from '../lib/content-types.ts';
import { OutsideLink } from '../ui/OutsideLink.tsx';
import { SocialIcon } from '../ui/SocialIcon.tsx';

/** The school's pages on social networks, as icons that say their name. */
export function SocialLinks({ social, className = '' }: { social: School['social']; className?: string }) {
  return (
    <ul className={`flex ${className}`}>
      {social.map(({ id, name, url }) => (
        <li key={id}>
          <OutsideLink
            href={url}
            hasIcon={false}
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
