/** Anything the content can mark as invented. */
type Sampled = { sample?: true | undefined };

type SampleNoteProps = {
  /** The records it is about. */
  records: readonly Sampled[];
  tone?: 'ground' | 'deep';
  /** What to say while all of them are invented. */
  children: string;
};

const PARTLY = 'Those marked “Example” are examples until the school gives its own.';

const isPartly = (records: readonly Sampled[]) => records.some(({ sample }) => !sample);

/**
 * The quiet line under invented people or words. Its own words are true only while all records are invented; as soon as
 * one is real, it explains the marks (`SampleMark`) on the others. Nothing when all are real.
 */
export function SampleNote({ records, tone = 'ground', children }: SampleNoteProps) {
  if (!records.some(({ sample }) => sample)) return null;
  const ink = tone === 'deep' ? 'text-on-deep-soft' : 'text-ink-soft';
  return (
    <p className={`mt-6 border-s-2 border-brass ps-3 text-label ${ink}`}>{isPartly(records) ? PARTLY : children}</p>
  );
}

type SampleMarkProps = { record: Sampled; among: readonly Sampled[] };

/** Marks an invented record among others that are real. Where all are invented, the note says so once. */
export function SampleMark({ record, among }: SampleMarkProps) {
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
