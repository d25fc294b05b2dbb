import type { School } from '../../lib/text/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type ApplyButtonsProps = {
  /** The labels of the two buttons. */
  words: { registerInterest: string; submitApplication: string };
  links: Pick<School['links'], 'registerInterest' | 'submitApplication'>;
  /** The margin above the buttons. */
  className?: string;
};

const PRINTED_AS_TEXT =
  'print:flex print:gap-x-10 print:[&_a]:min-h-0 print:[&_a]:border-0 print:[&_a]:p-0 print:[&_a]:text-ink';

/** The two ways to start, both on the school's online portal. */
export function ApplyButtons({ words, links, className = '' }: ApplyButtonsProps) {
  return (
    <p className={`flex flex-wrap gap-3 max-sm:grid ${PRINTED_AS_TEXT} ${className}`.trim()}>
      <ButtonLink href={links.submitApplication.url}>{words.submitApplication}</ButtonLink>
      <ButtonLink href={links.registerInterest.url} tone="secondary">
        {words.registerInterest}
      </ButtonLink>
    </p>
  );
}
