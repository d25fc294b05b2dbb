import type { ReactNode } from 'react';

/**
 * A page that the office hands out on one sheet of paper. It reduces the spacing in print and changes nothing on
 * screen.
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  return <div className={CLOSED_UP}>{children}</div>;
}

const CLOSED_UP = [
  'print:text-label print:leading-tight',
  // The page header and the padding of each section.
  'print:[&_.shell]:gap-y-2 print:[&_.shell]:py-1 print:[&_.shell>div]:mt-1',
  'print:[&>header]:grid-cols-[1fr_auto] print:[&>header]:items-start',
  'print:[&_h1+p]:mt-1 print:[&_h2+p]:mt-0.5 print:[&_h2+p]:leading-tight',
].join(' ');
