import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type AboutQuestionsProps = { questions: PageContent<'accreditation'>['questions'] };

/** Questions and answers, with each question in the margin. */
export function AboutQuestions({ questions }: AboutQuestionsProps) {
  return (
    <Section id="questions" heading={questions.heading} headingPlace="beside">
      <dl>
        {questions.entries.map(({ id, question, answer }) => (
          <div key={id} className="mt-8 first:mt-0">
            <dt className="font-serif text-h3">{question}</dt>
            <dd className="mt-2 max-w-prose">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
