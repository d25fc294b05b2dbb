/** A record that may be marked as sample content. */
type Sampled = { sample?: true | undefined };

type SampleNoteProps = {
  records: readonly Sampled[];
  tone?: 'ground' | 'deep';
  /** The text to show if all the records are samples. */
  children: string;
};

const PARTLY = 'Those marked “Example” are examples until the school gives its own.';

const isPartly = (records: readonly Sampled[]) => records.some(({ sample }) => !sample);

/** The note under samples: its own text if all records are, else what the marks mean. Nothing if all are real. */
export function SampleNote({ records, tone = 'ground', children }: SampleNoteProps) {
  if (!records.some(({ sample }) => sample)) return null;
  const ink = tone === 'deep' ? 'text-on-deep-soft' : 'text-ink-soft';
  return (
    <p className={`mt-6 max-w-none border-s-2 border-brass ps-3 text-note ${ink} print:mt-2`}>
      {isPartly(records) ? PARTLY : children}
    </p>
  );
}

/** Marks a sample record among real ones. If all are samples, the note says so once. */
export function SampleMark({ record, among }: { record: Sampled; among: readonly Sampled[] }) {
  if (!record.sample || !isPartly(among)) return null;
  return (
    <>
      {' '}
      <span className="ms-1 inline-block rounded-control border border-brass px-2 font-sans text-label font-regular">
        Example
      </span>
    </>
  );
}
