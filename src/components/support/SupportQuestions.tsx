import { telHref } from '../../lib/contact/contact-links.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';

type SupportQuestionsProps = {
  tax: PageContent<'support'>['tax'];
  /** The note about tax and receipts that appears with every donation request. */
  taxNote: string;
  questions: PageContent<'support'>['questions'];
  school: School;
};

/** The tax information, and the contact for questions beside it. */
export function SupportQuestions({ tax, taxNote, questions, school }: SupportQuestionsProps) {
  return (
    <div className="shell grid gap-x-12 gap-y-12 py-section lg:grid-cols-12">
      <section aria-labelledby="tax-heading" className="border-s-2 border-brass ps-6 lg:col-span-5 lg:self-start">
        <h2 id="tax-heading" className="text-h3">
          {tax.heading}
        </h2>
        <p className="mt-3 max-w-narrow">{taxNote}</p>
        {tax.acknowledgement && <p className="mt-3 max-w-narrow">{tax.acknowledgement.text}</p>}
        <p className="mt-3 max-w-narrow text-ink-soft">{tax.advice}</p>
      </section>
      <section aria-labelledby="questions-heading" className="lg:col-span-6 lg:col-start-7">
        <h2 id="questions-heading" className="text-h2">
          {questions.heading}
        </h2>
        <p className="mt-4 text-lead text-ink-soft">{questions.introduction}</p>
        <ul role="list" className="mt-6 font-serif text-h3">
          <li>
            <a href={telHref(school.phone.value)} className="inline-flex min-h-12 items-center tabular-nums">
              <span className="sr-only">Call </span>
              {school.phone.value}
            </a>
          </li>
          <li>
            <EmailLink email={school.email.value} subject={questions.emailSubject} />
          </li>
        </ul>
      </section>
    </div>
  );
}
