/** Two crossed squares, the khatam, in a box of 1 unit around the origin. */
export const KHATAM = 'M-.35-.35h.7v.7h-.7zM0-.5l.5.5-.5.5-.5-.5z';

/** The school's mark: the khatam, two crossed squares that form an eight-pointed star. Decorative. */
export function KhatamMark({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="-.56 -.56 1.12 1.12" className={`shrink-0 ${className}`}>
      <path d={KHATAM} fill="none" stroke="currentColor" strokeWidth=".058" />
      <circle r=".128" className="fill-brass" />
    </svg>
  );
}
