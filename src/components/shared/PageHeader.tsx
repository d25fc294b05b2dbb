import type { ReactNode } from 'react';
import type { Link } from '../../lib/content-types.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

type PageHeaderProps = {
  heading: string;
  subheading: string;
  /** The pages above this one; left out, the page shows no breadcrumb. */
  trail?: readonly Link[];
  /** What answers the page's question at once: facts, a date, the next step. Stands in the margin on wide screens. */
  children?: ReactNode;
};

/** The first screen of a content page: where it stands, what it is, and the answer most visitors came for. */
export function PageHeader({ heading, subheading, trail, children }: PageHeaderProps) {
  return (
    <header className="shell grid gap-x-12 gap-y-8 pt-8 pb-12 md:pt-12 md:pb-16 lg:grid-cols-12">
      <div className={children ? 'lg:col-span-8' : 'lg:col-span-9'}>
        {trail && <Breadcrumbs trail={trail} current={heading} />}
        <h1 className={`text-h1 ${trail ? 'mt-4' : ''}`}>{heading}</h1>
        <p className="mt-5 max-w-prose text-lead text-ink-soft">{subheading}</p>
      </div>
      {children && <div className="lg:col-span-4 lg:border-s lg:border-hairline lg:ps-8">{children}</div>}
    </header>
  );
}
