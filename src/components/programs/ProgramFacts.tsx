import type { ReactNode } from 'react';

/** One fact in the margin: a word, its value set large, and where needed a line under it. */
export type ProgramFact = { id: string; label: string; value: ReactNode; note?: ReactNode };

const scales = { figures: 'text-h2', words: 'text-h3' } as const;

export type ProgramFactsProps = {
  facts: readonly ProgramFact[];
  /** `figures` for values of a few signs, `words` for longer ones. */
  scale?: keyof typeof scales;
  /** The thing to do from here: one or two buttons. */
  children?: ReactNode;
};

/** The margin of a program's first screen: whom it is for and what it takes, and under that the next step. */
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
