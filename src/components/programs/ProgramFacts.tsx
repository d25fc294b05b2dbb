import type { ReactNode } from 'react';

/** One fact in the margin: a label, its value in large type, and an optional note. */
export type ProgramFact = { id: string; label: string; value: ReactNode; note?: ReactNode };

const scales = { figures: 'text-h2', words: 'text-h3' } as const;

export type ProgramFactsProps = {
  facts: readonly ProgramFact[];
  /** `figures` for values of a few characters, `words` for longer ones. */
  scale?: keyof typeof scales;
  /** One or two buttons for the next step. */
  children?: ReactNode;
};

/** The facts in the margin of a program's header, and the next step under them. */
export function ProgramFacts({ facts, scale = 'figures', children }: ProgramFactsProps) {
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-5 lg:grid-cols-1">
        {facts.map(({ id, label, value, note }) => (
          <div key={id}>
            <dt className="text-label font-bold tracking-label text-brass-ink">{label}</dt>
            <dd className={`font-serif tabular-nums ${scales[scale]}`}>{value}</dd>
            {note && <dd className="text-label text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
      {children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
    </>
  );
}
