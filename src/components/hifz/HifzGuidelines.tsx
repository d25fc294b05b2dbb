import type { ReactNode } from 'react';
import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type HifzGuidelinesProps = {
  guidelines: PageContent<'hifz'>['guidelines'];
  /** The policy to download, or the contact to ask for it. */
  children: ReactNode;
};

export function HifzGuidelines({ guidelines: { heading, introduction, items }, children }: HifzGuidelinesProps) {
  return (
    <Section id="guidelines" heading={heading} introduction={introduction} tone="sunk">
      <ol className="grid gap-x-12 md:grid-cols-2 print:grid-cols-2">
        {items.map(({ id, title, description }, index) => (
          <li key={id} className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-hairline pt-5 pb-8 print:py-0.5">
            <span aria-hidden="true" className="font-serif text-h2 leading-[0.9] text-brass-ink tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-ink-soft print:mt-0">{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-4">{children}</div>
    </Section>
  );
}
