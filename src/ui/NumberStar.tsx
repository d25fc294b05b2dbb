import { KHATAM } from './KhatamMark.tsx';

/** The khatam with a number as a point on a timeline. It is gold, also in the dark, and covers the line behind it. */
export function NumberStar({ className, children }: { className: string; children: number }) {
  return (
    <span className={`relative grid shrink-0 place-items-center ${className}`}>
      <svg aria-hidden="true" viewBox="-.6 -.6 1.2 1.2" className="absolute inset-0 size-full">
        <path d={KHATAM} className="stroke-brass" strokeWidth=".075" />
        <path d={KHATAM} className="fill-on-deep-accent" />
      </svg>
      <span className="relative bg-on-deep-accent font-serif text-h4 text-deep tabular-nums print:bg-transparent print:text-ink">
        {children}
      </span>
    </span>
  );
}
