/** The quiet line under a section that shows invented people or words. */
export function SampleNote({ children }: { children: string }) {
  return (
    <p data-sample-note="" className="mt-6 border-s-2 border-brass ps-3 text-label text-ink-soft">
      {children}
    </p>
  );
}
