import type { ReactNode } from 'react';
import { Unbroken } from './Unbroken.tsx';

const GROUNDS = { sunk: 'bg-sunk', deep: 'on-deep bg-deep text-on-deep print:text-ink' };

type SectionProps = {
  /** The section's id. Its heading's id is derived from it. */
  id: string;
  heading: string;
  introduction?: string | undefined;
  tone?: keyof typeof GROUNDS;
  /** On wide screens, `beside` puts the heading in a column on the left. */
  headingPlace?: 'above' | 'beside';
  children?: ReactNode;
};

/** A landmark with a heading. */
export function Section({ id, heading, introduction, tone, headingPlace = 'above', children }: SectionProps) {
  const isBeside = headingPlace === 'beside';
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={tone && GROUNDS[tone]}>
      <div className={`shell py-section ${isBeside ? 'lg:grid lg:grid-cols-12 lg:gap-x-12' : ''}`}>
        <header className={isBeside ? 'lg:col-span-4' : 'lg:w-3/4'}>
          <h2 id={`${id}-heading`} className="text-h2">
            <Unbroken text={heading} />
          </h2>
          {introduction && (
            <p className="mt-3 text-lead text-balance text-ink-soft">
              <Unbroken text={introduction} />
            </p>
          )}
        </header>
        {children && <div className={isBeside ? 'mt-4 lg:col-span-8 lg:mt-2' : 'mt-4 md:mt-10'}>{children}</div>}
      </div>
    </section>
  );
}
