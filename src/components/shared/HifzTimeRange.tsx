import { formatTime } from '../../lib/text/format.ts';

type HifzTimeRangeProps = {
  from: string;
  to: string;
  /** False if AM or PM is clear from the context. */
  hasHalf?: boolean;
};

/** `07:00` to `07:55` as `7:00–7:55 AM`. AM or PM appears once if both times share it. */
export function HifzTimeRange({ from, to, hasHalf = true }: HifzTimeRangeProps) {
  const [start, end] = [formatTime(from), formatTime(to)];
  const isSameHalf = start.slice(-2) === end.slice(-2);
  const withoutHalf = (time: string) => time.slice(0, -3);
  return (
    <span className="whitespace-nowrap">
      <time dateTime={from}>{hasHalf && !isSameHalf ? start : withoutHalf(start)}</time>–
      <time dateTime={to}>{hasHalf ? end : withoutHalf(end)}</time>
    </span>
  );
}
