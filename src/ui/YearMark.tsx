import type { SeasonTexts } from '../lib/school/season.ts';
import { OnDays } from './OnDays.tsx';

type YearMarkProps = { year: SeasonTexts | undefined };

/** The name of the school year after a heading, once that year has ended. */
export function YearMark({ year = [] }: YearMarkProps) {
  return (
    <OnDays states={year} as="span">
      {(name) =>
        name && (
          <>
            {' '}
            <span className="whitespace-nowrap">{name}</span>
          </>
        )
      }
    </OnDays>
  );
}
