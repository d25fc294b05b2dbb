import type { IconName } from '../../ui/Icon.tsx';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { type StarColor, StarIcon } from '../shared/StarIcon.tsx';
import { StarOutline } from '../shared/StarPortrait.tsx';
import { StaffMember, type StaffMemberFields } from './StaffMember.tsx';

type StaffDirectoryProps = {
  groups: readonly { id: string; title: string; icon: IconName; color: StarColor }[];
  members: readonly (StaffMemberFields & { id: string; department: string; sample?: true | undefined })[];
  sampleNote: string;
};

/** The staff by department, in the order of the groups. Departments without members are left out. */
export function StaffDirectory({ groups, members, sampleNote }: StaffDirectoryProps) {
  const departments = groups
    .map((group) => ({ ...group, members: members.filter(({ department }) => department === group.id) }))
    .filter((department) => department.members.length > 0);
  return (
    <div className="shell pb-8">
      <StarOutline />
      {members.some(({ sample }) => sample) && (
        <div className="mb-5 print:mb-0">
          <SampleNote records={members}>{sampleNote}</SampleNote>
        </div>
      )}
      {departments.map(({ id, title, icon, color, members: people }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="border-t border-hairline py-7 first:border-t-0 md:py-10 print:py-4"
        >
          <div className="flex items-center gap-4">
            <StarIcon icon={icon} color={color} className="size-14 print:hidden" />
            <h2 id={`${id}-heading`} className="text-h3">
              {title}
            </h2>
          </div>
          {/* Nobody is left over in a row of three. */}
          <ul
            role="list"
            className={`mt-5 grid gap-x-5 gap-y-5 sm:grid-cols-2 md:gap-x-12 print:mt-2 print:grid-cols-2 print:gap-y-3 ${people.length % 3 === 1 ? '' : 'lg:grid-cols-3'}`}
          >
            {people.map((member) => (
              <li key={member.id}>
                <StaffMember member={member} mark={<SampleMark record={member} among={members} />} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
