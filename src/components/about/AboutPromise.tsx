import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type AboutPromiseProps = { questions: PageContent<'missionStatement'>['questions'] };

/** A numbered list of questions that visitors can ask the school about its mission. */
export function AboutPromise({ questions }: AboutPromiseProps) {
  const { heading, introduction, link } = questions;
  return (
    <Section id="hold-us-to-it" heading={heading} introduction={introduction} headingPlace="beside" tone="sunk">
      <ol className="list-decimal ps-8 font-serif text-h3 marker:text-brass-ink">
        {questions.questions.map(({ id, text }) => (
          <li key={id} className="mt-4 ps-2 first:mt-0">
            {text}
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <a href={link.href} className="inline-flex min-h-11 items-center font-bold">
          {link.text}
        </a>
      </p>
    </Section>
  );
}
