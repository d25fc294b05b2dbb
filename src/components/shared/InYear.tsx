import type { ReactNode } from 'react';
import type { SeasonTexts } from '../../lib/school/season.ts';
import { OnDays } from '../../ui/OnDays.tsx';

type InYearProps = {
  /** The name of the school year and when it ended. Nothing while it runs. */
  strip: SeasonTexts;
  /** The figures of that year. */
  children: ReactNode;
};

/** Figures of a school year. Once it has ended, a strip under the header names it (styles/year-strip.css). */
export function InYear({ strip, children }: InYearProps) {
  return (
    <div className="in-year">
      <div className="year-strip">
        <OnDays states={strip}>{(text) => text && <p className="shell">{text}</p>}</OnDays>
      </div>
      {children}
    </div>
  );
}
