import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../lib/site/breadcrumb.ts';
import { classes } from '../../ui/classes.ts';
import { DayText, type DayTexts } from '../../ui/DayText.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

type PageHeaderProps = {
  page: { heading: DayTexts; subheading: string };
  breadcrumb?: Breadcrumb;
  /** The answer to the page's main question: facts, a date or the next step. In the right column on wide screens. */
  children?: ReactNode;
  /** What follows the answer, under the subheading on wide screens. */
  more?: ReactNode;
};

/** The first screen of a content page: breadcrumb, heading, and the answer most visitors came for. */
export function PageHeader({ page, breadcrumb, children, more }: PageHeaderProps) {
  return (
    <header
      className={classes(
        'shell grid grid-cols-1 gap-x-12 pt-6 pb-8 md:pt-21 md:pb-12 lg:grid-cols-12 gap-y-6',
        children ? 'print:grid-cols-2 print:items-start print:gap-x-8' : '',
      )}
    >
      <div className={children ? 'lg:col-span-7 print:col-span-1' : 'lg:col-span-9'}>
        {breadcrumb && <Breadcrumbs {...breadcrumb} />}
        <h1 className="text-h1">
          <DayText text={page.heading} />
        </h1>
        <p className="mt-4 text-lead text-balance text-ink-soft [.on-deep_&]:text-on-deep-soft">
          <Unbroken text={page.subheading} />
        </p>
      </div>
      {children && (
        <div className="self-start lg:col-span-5 lg:row-span-2 print:col-span-1 print:row-span-2">{children}</div>
      )}
      {more && <div className="self-start lg:col-span-7 print:col-span-1">{more}</div>}
    </header>
  );
}
