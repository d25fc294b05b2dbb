import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type About = PageContent<'aboutUs'>;
type AboutTextProps = { id: string; content: About['mission'] | About['history'] };

/** A section with its figures, if it has any, its paragraphs, and a link to the page that says more. */
export function AboutText({ id, content }: AboutTextProps) {
  const { heading, paragraphs, link } = content;
  return (
    <Section id={id} heading={heading} headingPlace="beside">
      {'figures' in content && (
        <dl className="mb-6 flex flex-wrap gap-x-12 gap-y-3">
          {content.figures.map(({ id: figureId, label, value }) => (
            <div key={figureId}>
              <dt className="text-label font-bold text-brass-ink">{label}</dt>
              <dd className="font-serif text-h3 text-green tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="grid max-w-prose gap-5">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'font-serif text-lead' : ''}>
            {paragraph}
          </p>
        ))}
      </div>
      <p className="mt-4">
        <a href={link.href} className="inline-flex min-h-11 items-center font-bold">
          {link.text}
        </a>
      </p>
    </Section>
  );
}
