/** Two crossed squares, the khatam, in a box of 1 unit around the origin. */
export const KHATAM = 'M-.35-.35h.7v.7h-.7zM0-.5l.5.5-.5.5-.5-.5z';

/** The school's mark: the khatam, two crossed squares that form an eight-pointed star. Decorative. */
export function KhatamMark({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={`shrink-0 ${className}`}>
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="miter">
        <rect x="9" y="9" width="30" height="30" />
        <rect x="9" y="9" width="30" height="30" transform="rotate(45 24 24)" />
      </g>
      <circle cx="24" cy="24" r="5.5" className="fill-brass" />
    </svg>
  );
}
