import type { Breadcrumb } from '../../lib/site/breadcrumb.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { Breadcrumbs } from '../shared/Breadcrumbs.tsx';
import { StarIcon } from '../shared/StarIcon.tsx';

type StaffOpeningProps = {
  page: PageContent<'staff'>;
  breadcrumb: Breadcrumb;
  members: readonly { department: string }[];
};

/** The first screen of /staff: a band of stars, one for each department that has members, which leads to its people. */
export function StaffOpening({ page, breadcrumb, members }: StaffOpeningProps) {
  return (
    <header>
      <div className="shell pt-6 pb-6 md:pt-21 md:pb-8 lg:grid lg:grid-cols-12 lg:gap-x-12 print:py-3">
        <div className="lg:col-span-6">
          <Breadcrumbs {...breadcrumb} />
          <h1 className="text-h1">{page.heading}</h1>
        </div>
        <p className="mt-4 max-w-prose text-lead text-ink-soft lg:col-span-6 lg:mt-3">{page.subheading}</p>
      </div>
      <nav aria-labelledby="departments-heading" className="on-deep bg-deep text-on-deep print:hidden">
        <div className="shell py-6 lg:py-10">
          <h2 id="departments-heading" className="sr-only">
            {page.jumpHeading}
          </h2>
          <ul role="list" className="grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-4 lg:grid-cols-7">
            {page.groups
              .filter(({ id }) => members.some(({ department }) => department === id))
              .map(({ id, title, shortTitle, icon }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-14 items-center gap-2 text-label text-inherit no-underline hover:underline lg:flex-col lg:text-center lg:text-body"
                  >
                    <StarIcon icon={icon} color="brass" className="size-10 lg:size-28" />
                    {shortTitle ?? title}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </nav>
    </header>
  );
}
