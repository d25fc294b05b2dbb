type NumberStarProps = { className: string; children?: number };

/** The khatam as a point on a timeline, with or without a number. It covers the line behind it. */
export function NumberStar({ className, children }: NumberStarProps) {
  return (
    <span className={`relative grid shrink-0 place-items-center ${className}`}>
      <svg aria-hidden="true" viewBox="0 0 48 48" className="absolute inset-0 size-full">
        <g className="stroke-brass" strokeWidth="3">
          <rect x="10" y="10" width="28" height="28" />
          <rect x="10" y="10" width="28" height="28" transform="rotate(45 24 24)" />
        </g>
        <g className="fill-ground">
          <rect x="10" y="10" width="28" height="28" />
          <rect x="10" y="10" width="28" height="28" transform="rotate(45 24 24)" />
        </g>
      </svg>
      {children !== undefined && (
        <span className="relative font-serif text-h4 text-green tabular-nums">{children}</span>
      )}
    </span>
  );
}
