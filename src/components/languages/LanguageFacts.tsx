import type { Language } from '../../lib/site/languages.ts';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';
import { FactRows } from '../shared/FactRows.tsx';

type LanguageFactsProps = { language: Language; phone: string };

/** The key facts in another language, and a link to the English pages. */
export function LanguageFacts({ language: { facts, english }, phone }: LanguageFactsProps) {
  return (
    <div className="shell pb-section">
      <FactRows
        facts={facts.map(({ id, label, text }) => ({
          id,
          label: <b>{label}</b>,
          // An address in Latin letters keeps its direction in a page from right to left.
          value: (
            <bdi>
              <WithPhoneLink text={text} phone={phone} />
            </bdi>
          ),
        }))}
      />
      <p className="mt-6">
        <a href="/" className="inline-flex min-h-11 items-center font-bold">
          {english}
        </a>
      </p>
    </div>
  );
}
