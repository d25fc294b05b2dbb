import type { ReactNode } from 'react';
import { closingWords } from '../../lib/school/announcement.ts';

type CallsOfficeProps = { children: ReactNode; instead?: string | undefined };

/** What asks to call the office. On a day when the office is closed with the school, it says so instead. */
export function CallsOffice({ children, instead = closingWords().officeClosed }: CallsOfficeProps) {
  return (
    <>
      <div className="calls">{children}</div>
      <p className="only-office-closed font-bold">{instead}</p>
    </>
  );
}
