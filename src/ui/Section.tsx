import type { ReactNode } from 'react';

type SectionTone = 'ground' | 'sunk' | 'deep';

type SectionProps = {
  /** The id of the section; its heading's id is made from it. */
  id: string;
  heading: string;
  introduction?: string | undefined;
  tone?: SectionTone;
  /** `beside` puts the heading in a column of its own at the left on wide screens, as a book's margin heading. */
  headingPlace?: 'above' | 'beside';
  children?: ReactNode;
};

const grounds: Record<SectionTone, string> = {
  ground: '',
  sunk: 'bg-sunk',
  deep: 'on-deep bg-deep text-on-deep print:text-ink',
};

/** One idea of a page: a landmark with its heading, and what belongs to it. */
export function Section({
  id,
  heading,
  introduction,
  tone = 'ground',
  headingPlace = 'above',
  children,
}: SectionProps) {
  const isBeside = headingPlace === 'beside';
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={grounds[tone]}>
      <div className={`shell py-section ${isBeside ? 'lg:grid lg:grid-cols-12 lg:gap-x-10' : ''}`}>
        <header className={isBeside ? 'lg:col-span-4' : 'max-w-prose'}>
          <h2 id={`${id}-heading`} className="text-h2">
            {heading}
          </h2>
          {introduction && (
            <p className={`mt-4 text-lead ${tone === 'deep' ? 'text-on-deep-soft' : 'text-ink-soft'}`}>
              {introduction}
            </p>
          )}
        </header>
        {children && <div className={isBeside ? 'mt-8 lg:col-span-8 lg:mt-2' : 'mt-8 md:mt-12'}>{children}</div>}
      </div>
    </section>
  );
}
