import type { FindEntry } from '../../lib/find/find-entries.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type AtoZProps = {
  index: PageContent<'find'>['index'];
  letters: readonly { letter: string; entries: readonly FindEntry[] }[];
};

/** The A–Z, set in columns like the index of a book, with its letters in a row above. */
export function AtoZ({ index: { heading, introduction }, letters }: AtoZProps) {
  return (
    <Section id="a-z" heading={heading} introduction={introduction} headingPlace="across">
      <ul role="list" className="mb-6 flex flex-wrap gap-x-1 print:hidden">
        {letters.map(({ letter }) => (
          <li key={letter}>
            <a href={`#letter-${letter.toLowerCase()}`} className="flex size-11 items-center justify-center font-serif">
              {letter}
            </a>
          </li>
        ))}
      </ul>
      <div className="a-to-z">
        {letters.map(({ letter, entries }) => (
          <div key={letter} className="a-to-z-letter">
            <h3 id={`letter-${letter.toLowerCase()}`} className="font-serif text-h3 text-brass-ink">
              {letter}
            </h3>
            <ul role="list" aria-labelledby={`letter-${letter.toLowerCase()}`}>
              {entries.map(({ term, href }) => (
                <li key={term} className="border-t border-hairline">
                  <a href={href} className="flex min-h-11 items-center leading-tight">
                    {term}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
