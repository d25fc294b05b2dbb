import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type AdmissionsCostsProps = { costs: PageContent<'generalInfo'>['costs'] };

/** Links to what to read before applying: what to have ready, and what it costs. */
export function AdmissionsCosts({ costs }: AdmissionsCostsProps) {
  return (
    <Section
      id="before-you-start"
      heading={costs.heading}
      introduction={costs.introduction}
      headingPlace="beside"
      tone="sunk"
    >
      <ul className="border-t border-hairline">
        {costs.links.map(({ href, text }) => (
          <li key={href} className="border-b border-hairline">
            <a href={href} className="flex min-h-16 items-center font-serif text-h3">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
