type SampleNoteProps = { tone?: 'ground' | 'deep'; children: string };

/** The quiet line under a section that shows invented people or words. */
export function SampleNote({ tone = 'ground', children }: SampleNoteProps) {
  const ink = tone === 'deep' ? 'text-on-deep-soft' : 'text-ink-soft';
  return <p className={`mt-6 border-s-2 border-brass ps-3 text-label ${ink}`}>{children}</p>;
}
