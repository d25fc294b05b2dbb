import type { ReactNode } from 'react';
import { DayText, type DayTexts } from './DayText.tsx';

type SectionTone = 'ground' | 'sunk' | 'deep';

type SectionProps = {
  /** The section's id. Its heading's id is derived from it. */
  id: string;
  heading: DayTexts;
  introduction?: string | undefined;
  tone?: SectionTone;
  /** `beside` puts the heading in its own column on the left on wide screens. */
  headingPlace?: 'above' | 'beside';
  children?: ReactNode;
};

const grounds: Record<SectionTone, string> = {
  ground: '',
  sunk: 'bg-sunk',
  deep: 'on-deep bg-deep text-on-deep print:text-ink',
};

/** A landmark with a heading. */
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
      <div className={`shell py-section ${isBeside ? 'lg:grid lg:grid-cols-12 lg:gap-x-12' : ''}`}>
        <header className={isBeside ? 'lg:col-span-4' : 'max-w-prose'}>
          <h2 id={`${id}-heading`} className="text-h2">
            <DayText text={heading} />
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
