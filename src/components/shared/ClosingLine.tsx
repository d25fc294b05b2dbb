import type { ReactNode } from 'react';
import { closingStates, closingWords } from '../../lib/school/announcement.ts';
import { DayText } from '../../ui/DayText.tsx';

type ClosingLineProps = { className: string; isAboveHours?: boolean; children?: ReactNode };

/**
 * The closing that is in force, in one line, and what follows from it for what is below. Without a closing, it isn't shown
 * (styles/closing.css). The script says it shorter and with the newest (src/islands/office-hours.ts).
 */
export function ClosingLine({ className, isAboveHours = false, children }: ClosingLineProps) {
  const { usualHours } = closingWords();
  return (
    <p className={`only-closing ${isAboveHours ? 'above' : ''} font-bold print:hidden ${className}`}>
      <span data-school-today={isAboveHours ? 'closing' : 'strip'}>
        <DayText text={closingStates(isAboveHours ? 'message' : 'short')} closed="" />
      </span>
      {isAboveHours && ` ${usualHours} `}
      {children}
    </p>
  );
}
