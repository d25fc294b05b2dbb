import type { SeasonTexts } from '../../lib/school/season.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';

type StatementProps = { states: SeasonTexts; phone: string };

/** In the opening of a page whose figures or dates are over: which year they are of. It prints. */
export function Statement({ states, phone }: StatementProps) {
  return (
    <OnDays states={states}>
      {(text) =>
        text && (
          <p role="note" className="my-4 max-w-prose print:my-1">
            <WithPhoneLink text={text} phone={phone} />
          </p>
        )
      }
    </OnDays>
  );
}
