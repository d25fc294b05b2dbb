import type { ComponentProps, ReactNode } from 'react';
import { PictureOpening } from '../shared/PictureOpening.tsx';

/** One fact about a program: a label, its value in large type, and an optional note. */
type ProgramFact = { id: string; label: string; value: ReactNode; note?: ReactNode };

type ProgramOpeningProps = ComponentProps<typeof PictureOpening> & { facts: readonly ProgramFact[] };

/** The first screen of a program, in its own color: what it is, who it is for, and one or two buttons. */
export function ProgramOpening({ facts, children, ...opening }: ProgramOpeningProps) {
  return (
    <PictureOpening {...opening}>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4 md:mt-10">
        {facts.map(({ id, label, value, note }) => (
          <div key={id}>
            <dt className="text-label font-bold text-on-deep-accent">{label}</dt>
            <dd className="font-serif text-h2 tabular-nums">{value}</dd>
            {note && <dd className="text-note text-on-deep-soft">{note}</dd>}
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </PictureOpening>
  );
}
