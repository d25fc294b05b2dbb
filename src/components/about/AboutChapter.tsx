import type { ReactNode } from 'react';

type AboutChapterProps = {
  id: string;
  heading: string;
  /** Content for the margin, under the heading. */
  margin?: ReactNode;
  children: ReactNode;
};

/** A section with its heading and notes in the margin. */
export function AboutChapter({ id, heading, margin, children }: AboutChapterProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="shell">
      <div className="grid gap-x-12 gap-y-6 border-t border-hairline py-12 md:py-16 lg:grid-cols-12 print:py-2">
        <div className="lg:col-span-4">
          <h2 id={`${id}-heading`} className="text-h2">
            {heading}
          </h2>
          {margin}
        </div>
        <div className="max-w-prose lg:col-span-8 lg:pt-2">{children}</div>
      </div>
    </section>
  );
}
