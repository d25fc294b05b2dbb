import { SampleMark } from './SampleNote.tsx';
import { Unbroken } from './Unbroken.tsx';

type Entry = { id: string; title: string; description: string; sample?: true | undefined };

type TitledEntriesProps = {
  entries: readonly Entry[];
  /** The number of columns on a wide screen. */
  columns?: 1 | 2 | 3;
  isNumbered?: boolean;
};

const grids = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3' } as const;

/** Titles with a sentence or two each, in columns. */
export function TitledEntries({ entries, columns = 2, isNumbered = false }: TitledEntriesProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `List` is one of these tags.
    <List role="list" className={`grid gap-x-12 print:grid-cols-2 ${grids[columns]}`}>
      {entries.map(({ id, title, description, sample }, index) => (
        <li key={id} id={id} className="flex gap-x-4 border-t border-hairline py-2.5 md:py-5 print:py-0.5">
          {isNumbered && (
            <span
              aria-hidden="true"
              className="w-7 shrink-0 font-serif text-h3 text-brass-ink tabular-nums print:text-body"
            >
              {index + 1}
            </span>
          )}
          <div>
            <h3 className="text-h3 print:text-body print:leading-tight">{title}</h3>
            <p className="mt-1.5 text-ink-soft print:mt-0">
              <Unbroken text={description} />
              <SampleMark record={{ sample }} among={entries} />
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}
