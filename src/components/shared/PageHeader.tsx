import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../lib/breadcrumb.ts';
import { classes } from '../../ui/classes.ts';
import { DayText, type DayTexts } from '../../ui/DayText.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

type PageHeaderProps = {
  heading: DayTexts;
  subheading: string;
  /** Defaults to no breadcrumb. */
  breadcrumb?: Breadcrumb;
  /** The answer to the page's main question: facts, a date or the next step. In the margin on wide screens. */
  children?: ReactNode;
};

/** The first screen of a content page: breadcrumb, heading, and the answer most visitors came for. */
export function PageHeader({ heading, subheading, breadcrumb, children }: PageHeaderProps) {
  return (
    <header
      className={classes(
        'shell grid gap-x-12 gap-y-8 pt-8 pb-12',
        'md:pt-12 md:pb-16 lg:grid-cols-12',
        'print:gap-y-3 print:pt-3 print:pb-3',
      )}
    >
      <div className={children ? 'lg:col-span-8' : 'lg:col-span-9'}>
        {breadcrumb && <Breadcrumbs {...breadcrumb} />}
        <h1 className={`text-h1 ${breadcrumb ? 'mt-4' : ''}`}>
          <DayText text={heading} />
        </h1>
        <p className="mt-5 print:mt-1 max-w-prose text-lead text-ink-soft">{subheading}</p>
      </div>
      {children && <div className="lg:col-span-4 lg:border-s lg:border-hairline lg:ps-8">{children}</div>}
    </header>
  );
}
