import type { School } from '../../lib/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type ApplyButtonsProps = {
  /** What the two buttons say. */
  words: { registerInterest: string; submitApplication: string };
  links: Pick<School['links'], 'registerInterest' | 'submitApplication'>;
  /** The space above. */
  className?: string;
};

const PRINTED_AS_TEXT = 'print:gap-1 print:[&_a]:min-h-0 print:[&_a]:border-0 print:[&_a]:p-0 print:[&_a]:text-ink';

/** The two ways to begin, both on the school's online portal. On a dark ground. */
export function ApplyButtons({ words, links, className = '' }: ApplyButtonsProps) {
  return (
    <p className={`grid gap-3 ${PRINTED_AS_TEXT} ${className}`.trim()}>
      <ButtonLink href={links.registerInterest.url} tone="outline-inverse">
        {words.registerInterest}
      </ButtonLink>
      <ButtonLink href={links.submitApplication.url} tone="inverse">
        {words.submitApplication}
      </ButtonLink>
    </p>
  );
}
