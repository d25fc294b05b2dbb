import type { FindEntry } from '../../lib/find/find-entries.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type AtoZProps = {
  index: PageContent<'find'>['index'];
  letters: readonly { letter: string; entries: readonly FindEntry[] }[];
};

/** The A–Z, set in columns like the index of a book. */
export function AtoZ({ index: { heading, introduction }, letters }: AtoZProps) {
  return (
    <Section id="a-z" heading={heading} introduction={introduction} headingPlace="across">
      <div className="a-to-z">
        {letters.map(({ letter, entries }) => (
          <div key={letter} className="a-to-z-letter">
            <h3 id={`letter-${letter.toLowerCase()}`} className="font-serif text-h3 text-brass-ink">
              {letter}
            </h3>
            <ul aria-labelledby={`letter-${letter.toLowerCase()}`}>
              {entries.map(({ term, href, page }) => (
                <li key={term} className="border-t border-hairline py-2">
                  <a href={href} className="inline-flex min-h-8 items-center font-bold">
                    {term}
                  </a>
                  <span className="block text-label text-ink-soft">{page}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
