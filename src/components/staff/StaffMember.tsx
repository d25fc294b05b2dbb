import type { ReactNode } from 'react';
import type { Picture } from '../../lib/content-types.ts';
import { StarPortrait } from '../shared/StarPortrait.tsx';

/** What may be said of somebody on the staff. Anything empty, blank or missing counts as not said. */
export type StaffMemberFields = {
  name: string;
  role: string;
  picture: Picture;
  education?: string | null | undefined;
  experience?: string | null | undefined;
  about?: string | null | undefined;
};

type Detail = { term: string; value: string | null | undefined };

const isSaid = (detail: Detail): detail is Detail & { value: string } => Boolean(detail.value?.trim());

/** One person of the directory: portrait, name, role, and only those details that are known, none with an empty label. */
export function StaffMember({ member, mark }: { member: StaffMemberFields; mark?: ReactNode }) {
  const { name, role, picture, education, experience, about } = member;
  const details = [
    { term: 'Education', value: education },
    { term: 'Experience', value: experience },
  ].filter(isSaid);
  return (
    <div className="flex gap-5 print:block">
      <StarPortrait picture={picture} />
      <div className="min-w-0 pt-2">
        <h3 className="text-h4">{name}</h3>
        <p className="font-bold text-brass-ink">
          {role}
          {mark}
        </p>
        {details.length > 0 && (
          <dl className="mt-2 text-label">
            {details.map(({ term, value }) => (
              <div key={term}>
                <dt className="sr-only">{term}</dt>
                <dd className="text-ink-soft">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {about?.trim() && <p className="mt-2 text-label">{about}</p>}
      </div>
    </div>
  );
}
