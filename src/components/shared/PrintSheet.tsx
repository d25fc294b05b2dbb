import type { ReactNode } from 'react';

/**
 * A page that an office hands out on one sheet: on paper it closes up the space that a screen wants between the parts.
 * On the screen it changes nothing.
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  return <div className={CLOSED_UP}>{children}</div>;
}

const CLOSED_UP = [
  'print:text-label print:leading-tight',
  // The page header and the inside of each section.
  'print:[&_.shell]:gap-y-2 print:[&_.shell]:py-1 print:[&_.shell>div]:mt-1',
  'print:[&>header]:grid-cols-[1fr_auto] print:[&>header]:items-start',
  // The sentence under a heading.
  'print:[&_h1+p]:mt-1 print:[&_h2+p]:mt-0.5 print:[&_h2+p]:leading-tight',
].join(' ');
