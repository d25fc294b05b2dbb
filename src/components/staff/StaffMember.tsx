import type { ReactNode } from 'react';
import type { Picture } from '../../lib/text/content-types.ts';
import { StarPortrait } from '../shared/StarPortrait.tsx';

/** A staff member, whose details may be missing. */
export type StaffMemberFields = {
  name: string;
  role: string;
  picture: Picture;
  education?: string | undefined;
  experience?: string | undefined;
  about?: string | undefined;
};

/** Portrait, name, role and the known details of a staff member. Missing details get no label. */
export function StaffMember({ member, mark }: { member: StaffMemberFields; mark?: ReactNode }) {
  const { name, role, picture, education, experience, about } = member;
  const details = [
    { term: 'Education', value: education },
    { term: 'Experience', value: experience },
  ].filter(({ value }) => value !== undefined);
  return (
    <div className="flex gap-x-5 print:block">
      <StarPortrait picture={picture} />
      <div className="min-w-0 sm:pt-2">
        <h3 className="text-h4">{name}</h3>
        <p className="font-bold text-brass-ink">
          {role}
          {mark}
        </p>
        {details.length > 0 && (
          <dl className="mt-1 text-note">
            {details.map(({ term, value }) => (
              <div key={term}>
                <dt className="sr-only">{term}</dt>
                <dd className="text-ink-soft">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {about && <p className="mt-1 text-note">{about}</p>}
      </div>
    </div>
  );
}
