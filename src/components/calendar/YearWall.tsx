import {
  gridPoint,
  HALF,
  PAST,
  type Place,
  placeOf,
  type Ribbon,
  type RibbonProps,
  type Tile,
} from '../../lib/dates/year-ribbon.ts';
import { KHATAM } from '../../ui/KhatamMark.tsx';

/** The id of the wall, by which it is drawn a second time. */
export const wallId = ({ monday }: Pick<Ribbon, 'monday'>) => `year-${monday}`;

const onGrid = (place: Place) => `translate(${gridPoint(place).join(' ')})`;

/** One day of school, on the grid of its week. */
function Day({ tile: { row, date, isMeeting }, isPast }: { tile: Tile; isPast: boolean }) {
  const [u, v] = gridPoint({ week: 0, row });
  const isOddMonth = Number(date.slice(5, 7)) % 2 === 1;
  const className = isPast ? PAST : undefined;
  const square = <path className={className} opacity={isOddMonth ? 0.8 : undefined} d={`M${u} ${v}h.9v.9h-.9z`} />;
  if (!isMeeting) return square;
  return (
    <g className={className}>
      {square}
      <path fill="currentColor" transform={`translate(${u + 0.45} ${v + 0.45})`} d={KHATAM} />
    </g>
  );
}

/** The tiles and stars of the ribbon of the year: a group for each week, one for the stars, and the ring of today. */
export function YearWall({ ribbon, day }: Pick<RibbonProps, 'ribbon' | 'day'>) {
  const { monday, firstDay, lastDay, weeks, tiles, stars } = ribbon;
  const today = placeOf(day, monday);
  const ringDays = { 'data-until': lastDay, ...(day < firstDay && { 'data-from': firstDay, hidden: true }) };
  return (
    <g
      id={wallId(ribbon)}
      transform={`matrix(${HALF} ${HALF} -${HALF} ${HALF} ${HALF} ${HALF / 10})`}
      data-monday={monday}
      data-day={day}
    >
      <g fill="var(--color-brass-pale)" className="text-brass-ink">
        {Array.from({ length: weeks }, (_, week) => {
          const inWeek = tiles.slice(week * 5, week * 5 + 5);
          return (
            <g
              key={inWeek[0]?.date}
              className={week < today.week ? PAST : undefined}
              transform={onGrid({ week, row: 0 })}
            >
              {inWeek.map((tile) =>
                tile.isSchoolDay ? (
                  <Day key={tile.date} tile={tile} isPast={week === today.week && tile.row < today.row} />
                ) : (
                  <path key={tile.date} />
                ),
              )}
            </g>
          );
        })}
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
        <g {...ringDays} transform={onGrid(today)}>
          <circle cx=".45" cy=".45" r=".75" fill="none" stroke="var(--color-focus)" strokeWidth=".14" />
        </g>
      )}
    </g>
  );
}
