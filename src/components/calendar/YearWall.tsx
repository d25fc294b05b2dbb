import { gridPoint, HALF, placeOf, type Ribbon, weekdaysBefore } from '../../lib/year-ribbon.ts';
import { KHATAM } from '../../ui/KhatamMark.tsx';

/** The id of the wall, by which it is drawn a second time. */
export const wallId = ({ monday }: Pick<Ribbon, 'monday'>) => `year-${monday}`;

type YearWallProps = {
  ribbon: Ribbon;
  /** The day it shows until the page script knows the visitor's (layouts/frame.ts). */
  day: string;
};

const onGrid = (place: { week: number; row: number }) => `translate(${gridPoint(place).join(' ')})`;

/**
 * The tiles and stars of the ribbon of the year. The tiles of the days before today are in the first group, the others in
 * the second one, and today has a ring.
 */
export function YearWall({ ribbon, day }: YearWallProps) {
  const { monday, firstDay, lastDay, tiles, stars } = ribbon;
  const today = placeOf(day, monday);
  const count = Math.max(0, weekdaysBefore(today));
  const shownDays = { 'data-until': lastDay, ...(day < firstDay && { 'data-from': firstDay, hidden: true }) };
  const drawn = tiles.map((tile) => {
    const [u, v] = gridPoint(tile);
    if (!tile.isSchoolDay) return <path key={tile.date} />;
    const isOddMonth = Number(tile.date.slice(5, 7)) % 2 === 1;
    const square = <path key={tile.date} opacity={isOddMonth ? 0.8 : undefined} d={`M${u} ${v}h.9v.9h-.9z`} />;
    if (!tile.isMeeting) return square;
    return (
      <g key={tile.date}>
        {square}
        <path fill="currentColor" transform={`translate(${u + 0.45} ${v + 0.45})`} d={KHATAM} />
      </g>
    );
  });
  return (
    <g
      id={wallId(ribbon)}
      transform={`matrix(${HALF} ${HALF} -${HALF} ${HALF} ${HALF} ${HALF / 10})`}
      data-monday={monday}
    >
      <g fill="var(--color-laid)" className="text-on-deep-accent">
        {drawn.slice(0, count)}
      </g>
      <g fill="var(--color-brass-pale)" className="text-brass-ink">
        {drawn.slice(count)}
      </g>
      <g transform="translate(.45 .45)">
        {stars.map((star) => (
          <path
            key={star.date + star.title}
            className="text-green"
            fill="currentColor"
            stroke="var(--color-ground)"
            strokeWidth=".16"
            paintOrder="stroke"
            transform={`${onGrid(star)}scale(1.5)`}
            d={KHATAM}
          />
        ))}
      </g>
      {day <= lastDay && (
        <g {...shownDays} transform={onGrid(today)}>
          <circle cx=".45" cy=".45" r=".75" fill="none" stroke="var(--color-focus)" strokeWidth=".14" />
        </g>
      )}
    </g>
  );
}
