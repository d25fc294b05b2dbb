import type { nextProgram } from '../../lib/school/next-program.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

/** The color of each program's page. */
const COLORS: Record<string, string> = { elementary: 'world-teal', middle: 'world-indigo', hifz: 'world-green' };

/** The door of the next program at the foot of a page: whom it is for, what it costs and when to visit. */
export function NextProgram({ lead, next: { card, links } }: { lead: string; next: ReturnType<typeof nextProgram> }) {
  return (
    card && (
      <nav
        aria-label="Next program"
        className={`border-t border-hairline bg-sunk print:hidden ${COLORS[card.id] ?? ''}`}
      >
        <div className="relative shell flex gap-3 md:gap-12">
          <div className="later w-28 shrink-0 md:w-65 [&_img]:h-full [&_img]:object-cover">
            <PictureFrame picture={card.picture} sizes="(min-width: 48rem) 16.25rem, 7rem" />
          </div>
          <div className="min-w-0 grow items-baseline-last justify-between self-center py-4 leading-tight md:py-12 lg:flex">
            <div>
              <p className="text-label font-bold text-brass-ink">
                {lead}: <span className="inline-block">{card.ages}</span>
              </p>
              <p className="mt-2 font-serif text-h3 md:text-h1">
                <a href={card.href} className="no-underline after:absolute after:inset-0 hover:underline">
                  {card.title}
                </a>
              </p>
              <p className="mt-2 text-ink-soft max-md:hidden">{card.description}</p>
            </div>
            <p className="mt-2 flex flex-wrap gap-x-8 font-bold">
              {links.map(({ text, href }) => {
                const Part = href ? 'a' : 'span';
                return (
                  // Above the link of the door, which fills the band.
                  <Part key={text} href={href} className="relative inline-flex min-h-11 items-center">
                    {text}
                  </Part>
                );
              })}
            </p>
          </div>
        </div>
      </nav>
    )
  );
}
