import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { AnyLink, isOutside } from './OutsideLink.tsx';

type RuledIndexEntry = { id: string; title: string; description: string; href: string };

/** A list of links, each with a title, a description and an arrow. Links to other sites open in a new tab. */
export function RuledIndex({ entries }: { entries: readonly RuledIndexEntry[] }) {
  return (
    <ul role="list" className="border-t border-hairline">
      {entries.map(({ id, title, description, href }) => (
        <li key={id} className="border-b border-hairline">
          <AnyLink
            href={href}
            hasIcon={false}
            className={classes(
              'group relative grid grid-cols-[1fr_auto] items-center gap-x-6 py-2 text-ink no-underline',
              'md:grid-cols-2 md:items-baseline md:gap-x-12 md:py-5',
            )}
          >
            <span className="font-serif text-h3 text-green group-hover:underline group-hover:decoration-1">
              {title}
            </span>
            <span className="text-ink-soft max-md:row-start-2">{description}</span>
            <Icon
              name={isOutside(href) ? 'arrowUpRight' : 'arrowRight'}
              className="end-0 size-6 self-center text-brass-ink max-md:row-span-2 md:absolute print:hidden"
            />
          </AnyLink>
        </li>
      ))}
    </ul>
  );
}
