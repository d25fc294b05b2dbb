import type { ReactNode } from 'react';
import type { SeasonTexts } from '../../lib/school/season.ts';
import { OnDays } from '../../ui/OnDays.tsx';

type InYearProps = {
  /** The name of the school year and when it ended. Nothing while it runs. */
  strip: SeasonTexts;
  /** The figures of that year. */
  children: ReactNode;
};

/** Figures of a school year. Once it has ended, a strip under the header names it, from where the opening is out of sight. */
export function InYear({ strip, children }: InYearProps) {
  return (
    <div className="in-year">
      <div className="year-strip pointer-events-none sticky top-header z-30 print:hidden [@media(max-height:30rem)]:top-0">
        <OnDays states={strip}>
          {(text) =>
            text && (
              <div className="border-y border-hairline bg-brass-pale">
                <p className="shell flex min-h-8 items-center text-(length:--text-label) font-bold">{text}</p>
              </div>
            )
          }
        </OnDays>
      </div>
      {children}
    </div>
  );
}
