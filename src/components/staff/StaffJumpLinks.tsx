import type { PageContent } from '../../lib/content.ts';

type StaffJumpLinksProps = {
  heading: string;
  groups: PageContent<'staff'>['groups'];
  members: readonly { department: string }[];
};

/** Links to the departments that have members. */
export function StaffJumpLinks({ heading, groups, members }: StaffJumpLinksProps) {
  return (
    <nav aria-labelledby="departments-heading" className="print:hidden">
      <h2 id="departments-heading" className="font-sans text-label font-bold tracking-label text-brass-ink">
        {heading}
      </h2>
      <ul className="mt-2 columns-2 gap-x-6">
        {groups
          .filter(({ id }) => members.some(({ department }) => department === id))
          .map(({ id, title, shortTitle }) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className="inline-flex min-h-9 items-center no-underline hover:underline">
                {shortTitle ?? title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
