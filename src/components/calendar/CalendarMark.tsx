import type { Mark } from '../../lib/school/month-marks.ts';

const SHAPES: Partial<Record<Mark, string>> = {
  ends: 'M0-.5l.146.146h.208v.208l.146.146-.146.146v.208h-.208l-.146.146-.146-.146h-.208v-.208l-.146-.146.146-.146v-.208h.208z',
  eid: 'M.26-.427A.5.5 0 1 0 .26.427.465.465 0 1 1 .26-.427z',
};

/** The sign of a mark, in the months, the key and the list. Those without a shape are lines (styles/calendar.css). */
export function CalendarMark({ mark }: { mark: Mark | 'today' }) {
  const shape = mark === 'today' ? undefined : SHAPES[mark];
  return (
    <i className={`mark mark-${mark}`}>
      {shape && (
        <svg aria-hidden="true" viewBox="-.47 -.47 .94 .94" className="overflow-visible">
          <path d={shape} className="fill-brass" />
        </svg>
      )}
    </i>
  );
}
