import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { NumberStar } from './NumberStar.tsx';

type Step = {
  id: string;
  title: string;
  text: string /** Shown beside the step: who it is for, or its dates. */;
  aside?: ReactNode;
};

/** Numbered steps on a vertical line. On wide screens each step has its dates beside it. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ id, title, text, aside }, index) => (
        <li
          key={id}
          className={classes(
            'relative grid grid-cols-[3.5rem_1fr] gap-x-5 pb-10',
            'before:absolute before:inset-y-2 before:start-7 before:w-px before:bg-brass last:pb-0 last:before:hidden',
            'md:gap-x-7',
            'print:pb-2 print:before:hidden',
          )}
        >
          <NumberStar className="size-14 print:size-9">{index + 1}</NumberStar>
          <div className="pt-3 print:pt-1">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-prose print:mt-0">{text}</p>
            {aside && <div className="mt-3 text-label print:mt-1 text-ink-soft">{aside}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
