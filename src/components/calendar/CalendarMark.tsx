import type { Mark } from '../../lib/school/month-marks.ts';

const SHAPES: Partial<Record<Mark, string>> = {
  ends: 'M0-.52l.14.14h.24v.24l.14.14-.14.14v.24h-.24l-.14.14-.14-.14h-.24v-.24l-.14-.14.14-.14v-.24h.24z',
  eid: 'M.25-.43A.5.5 0 1 0 .25 .43 .46 .46 0 1 1 .25-.43z',
};

/** The sign of a mark, in the months, the key and the list. Those without a shape are lines (styles/calendar.css). */
export function CalendarMark({ mark }: { mark: Mark | 'today' }) {
  const shape = mark === 'today' ? undefined : SHAPES[mark];
  return (
    <i className={`mark mark-${mark}`}>
      {shape && (
        <svg aria-hidden="true" viewBox="-.55 -.55 1.1 1.1">
          <path d={shape} />
        </svg>
      )}
    </i>
  );
}
