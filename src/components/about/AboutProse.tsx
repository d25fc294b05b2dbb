import type { Link } from '../../lib/text/content-types.ts';

type AboutProseProps = { paragraphs: readonly string[]; link: Link };

/** Paragraphs, the first as a lead, with a link to a page that says more. */
export function AboutProse({ paragraphs, link }: AboutProseProps) {
  return (
    <>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? 'font-serif text-lead' : 'mt-5'}>
          {paragraph}
        </p>
      ))}
      <p className="mt-5">
        <a href={link.href} className="inline-flex min-h-11 items-center font-bold">
          {link.text}
        </a>
      </p>
    </>
  );
}
