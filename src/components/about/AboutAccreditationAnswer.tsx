import type { PageContent } from '../../lib/text/content.ts';

type AboutAccreditationAnswerProps = { answer: PageContent<'accreditation'>['answer'] };

export function AboutAccreditationAnswer({ answer }: AboutAccreditationAnswerProps) {
  return (
    <dl>
      <dt className="text-label font-bold text-brass-ink">{answer.label}</dt>
      <dd className="mt-2 font-serif text-h3">{answer.value}</dd>
      <dd className="mt-2 text-ink-soft">{answer.note}</dd>
    </dl>
  );
}
