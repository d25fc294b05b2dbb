import type { PageContent } from '../../lib/text/content.ts';
import { classes } from '../../ui/classes.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

type Member = PageContent<'staffMembers'>['members'][number];
type StaffDirectoryProps = {
  page: Pick<PageContent<'staff'>, 'wallHeading' | 'groups' | 'sampleNote'>;
  members: readonly Member[];
  /** The id of the head of school, whose portrait is larger. */
  head: string;
};

/** The name, the role and the known details of a person, beside the portrait. Missing details get no label. */
function StaffMember({ member, among, isHead }: { member: Member; among: readonly Member[]; isHead: boolean }) {
  const { id, name, role, education, experience, about, picture } = member;
  const details = Object.entries({ Education: education, Experience: experience }).flatMap(([term, value]) =>
    value ? [{ term, value }] : [],
  );
  return (
    <li
      id={id}
      className={classes(
        'flex gap-x-6 gap-y-3 target:border-s-2 target:border-brass target:ps-4',
        isHead ? 'col-span-full max-sm:flex-col sm:items-center' : 'items-start lg:flex-col',
      )}
    >
      <div className={classes('shrink-0 print:hidden', isHead ? 'w-full max-w-64' : 'size-18 md:size-24')}>
        <PictureFrame picture={picture} sizes={isHead ? '16rem' : '6rem'} isFirst={isHead} />
      </div>
      <div className="min-w-0 text-note leading-tight">
        <h3 className={isHead ? 'text-h2 print:text-body' : 'text-h4'}>{name}</h3>
        <p className="mt-1.5">
          {role}
          <SampleMark record={member} among={among} />
        </p>
        {details.length > 0 && (
          <dl className="mt-1.5 text-ink-soft">
            {details.map(({ term, value }) => (
              <div key={term}>
                <dt className="sr-only">{term}</dt>
                <dd>
                  <Unbroken text={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {about && <p className="mt-1.5">{about}</p>}
      </div>
    </li>
  );
}

/** Portraits that link to their people, then the people by department. Empty departments are left out. */
export function StaffDirectory({ page: { wallHeading, groups, sampleNote }, members, head }: StaffDirectoryProps) {
  const departments = groups
    .map((group) => ({ ...group, people: members.filter(({ department }) => department === group.id) }))
    .filter(({ people }) => people.length > 0);
  return (
    <>
      <nav aria-label={wallHeading} className="on-deep bg-deep-strong pb-10 md:-mt-12 print:hidden">
        <ul role="list" className="shell unstacked grid grid-cols-6 md:grid-cols-12">
          {departments
            .flatMap(({ people }) => people)
            .map(({ id, name, picture }) => (
              <li key={id}>
                <a href={`#${id}`} data-tooltip={name} className="-outline-offset-4 block p-0.5">
                  <PictureFrame picture={picture} sizes="(min-width: 48rem) 9vw, 17vw" />
                  <span className="sr-only">{name}</span>
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <div className="shell">
        <SampleNote records={members}>{sampleNote}</SampleNote>
      </div>
      <div className="shell pb-8">
        {departments.map(({ id, title, inFull, people }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="grid gap-x-6 gap-y-5 border-t border-hairline py-6 first:border-t-0 md:py-10 lg:grid-cols-[10.5rem_1fr] print:block print:py-4"
          >
            <h2 id={`${id}-heading`} className="text-h2 lg:text-h3">
              {title}
              {inFull && <span className="block font-sans text-note">{` (${inFull})`}</span>}
            </h2>
            <ul
              role="list"
              className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-5 lg:gap-y-8 print:mt-2 print:grid-cols-2 print:gap-y-3"
            >
              {people.map((member) => (
                <StaffMember key={member.id} member={member} among={members} isHead={member.id === head} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
