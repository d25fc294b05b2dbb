import { KHATAM } from '../../ui/KhatamMark.tsx';

/** Subjects in large type, one after the other, each after a star. The first star of a line is clipped. */
export function SubjectLine({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <div className="overflow-x-clip">
      <ul role="list" aria-label={label} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 font-serif -ms-6.5">
        {names.map((name) => (
          <li key={name} className="unstacked flex items-center gap-x-4">
            <svg aria-hidden="true" viewBox="-.5 -.5 1 1" className="size-2.5 shrink-0 text-brass">
              <path fill="currentColor" d={KHATAM} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
