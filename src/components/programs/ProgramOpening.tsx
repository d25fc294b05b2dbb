import type { ComponentProps, ReactNode } from 'react';
import { PictureOpening } from '../shared/PictureOpening.tsx';

/** One fact about a program: a label, its value in large type, and perhaps a unit beside it or a note under it. */
type ProgramFact = { id: string; label: string; value: ReactNode; unit?: string; note?: ReactNode };

type ProgramOpeningProps = ComponentProps<typeof PictureOpening> & { facts: readonly ProgramFact[] };

/** The first screen of a program, in its own color: what it is, who it is for, and one or two buttons. */
export function ProgramOpening({ facts, children, ...opening }: ProgramOpeningProps) {
  return (
    <PictureOpening {...opening}>
      <dl className="mt-6 grid grid-cols-[8rem_1fr] gap-x-3 sm:grid-cols-[10rem_1fr] md:mt-10 md:gap-x-12">
        {facts.map(({ id, label, value, unit, note }) => (
          <div key={id}>
            <dt className="text-label font-bold text-on-deep-accent">{label}</dt>
            <dd className="font-serif text-h2 tabular-nums">
              {value}
              {unit && <small className="ms-2 font-sans text-label">{unit}</small>}
            </dd>
            {note && <dd className="text-note text-on-deep-soft">{note}</dd>}
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </PictureOpening>
  );
}
