import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type CallUsProps = Pick<PageContent<'find'>, 'call' | 'calls'> & { phone: string };

/** What only the office answers, and its number. */
export function CallUs({ call, calls, phone }: CallUsProps) {
  return (
    <Section id="call" heading={call.heading} introduction={call.introduction} tone="sunk" headingPlace="across">
      <PhoneLink phone={phone} />
      <ul role="list" className="a-to-z mt-2">
        {calls.map(({ term }) => (
          <li key={term} className="border-t border-hairline py-1.5">
            {term}
          </li>
        ))}
      </ul>
    </Section>
  );
}
