/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an inline drawing can't be an img element. */
import type { ReactNode } from 'react';
import { HALF, labelsOf, pointOf, type RibbonProps, sideLabelsOf, TURNED } from '../../lib/dates/year-ribbon.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { formatDate } from '../../lib/text/format.ts';
import { KHATAM } from '../../ui/KhatamMark.tsx';
import { wallId, YearWall } from './YearWall.tsx';

type YearRibbonProps = RibbonProps & { words: PageContent<'calendar'>['ribbon'] };

/** Where the turned ribbon begins, and its labels. */
const LEFT = 94;
const RIGHT = 168;
const TILE = 'M0-.5l.5.5-.5.5-.5-.5z';
const dayName = (date: string) => formatDate(date, { month: 'long', day: 'numeric' });

/**
 * The picture of the year under the calendar's heading, with what its marks mean. Not printed, because the calendar is one
 * sheet, and paper doesn't know what day it is.
 */
export function YearRibbon({ words, ...props }: YearRibbonProps) {
  return (
    <div className="shell grid gap-x-8 pb-12 sm:max-lg:grid-cols-2 print:hidden" data-until={props.until}>
      <Drawing {...props} />
      <ul className="mt-4 flex flex-wrap content-start gap-x-6 gap-y-2 text-label text-ink-soft">
        <Mark text={words.dates}>
          <path className="text-green" d={KHATAM} />
        </Mark>
        <Mark text={words.meetings}>
          <path className="text-brass-ink" d={KHATAM} transform="scale(.8)" />
        </Mark>
        <Mark text={words.past}>
          <path fill="var(--color-laid)" d={TILE} />
        </Mark>
        <Mark text={words.ahead}>
          <path fill="var(--color-brass-pale)" d={TILE} />
        </Mark>
        <Mark text={words.today}>
          <circle r=".45" fill="none" stroke="var(--color-focus)" strokeWidth=".1" />
        </Mark>
        <Mark text={words.hijri}>
          <circle r=".2" className="text-brass-ink" />
        </Mark>
      </ul>
    </div>
  );
}

/** A line of the legend: a mark of the picture, and what it means. */
function Mark({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="-.5 -.5 1 1" className="size-4" fill="currentColor" aria-hidden="true">
        {children}
      </svg>
      {text}
    </li>
  );
}

/** The ribbon of a year with its dates and months: wide, or turned on small screens. */
function Drawing({ ribbon, day, label }: Omit<RibbonProps, 'until'>) {
  const labels = labelsOf(ribbon);
  const sideLabels = sideLabelsOf(ribbon);
  const tierHeight = 30 + 18 * Math.max(0, ...labels.map(({ lines }) => lines.length));
  const top = tierHeight * (1 + Math.max(0, ...labels.map(({ tier }) => tier)));
  const band = 6 * HALF;
  const [width, height] = [HALF * (2 * ribbon.weeks + 1), top + band + 98];
  const turnedHeight = Math.max(width * TURNED, ...sideLabels.map(({ bottom }) => bottom)) + 8;
  return (
    // A translating browser would replace the text of the drawing by elements that aren't drawn.
    <div role="img" aria-label={label} translate="no">
      <svg
        viewBox={`-4 0 ${width + 8} ${height}`}
        className="h-auto w-full max-lg:hidden"
        fill="currentColor"
        aria-hidden="true"
      >
        {labels.map(({ date, lines, x, tier, isBefore, ...place }) => {
          const y = top - tierHeight * (tier + 1);
          const textX = x + (isBefore ? -10 : 10);
          const textAnchor = isBefore ? 'end' : undefined;
          return (
            <g key={`${date} ${lines.join(' ')}`} textAnchor={textAnchor}>
              <path d={`M${x} ${y + 2}V${top + pointOf(place)[1]}`} stroke="var(--color-brass)" />
              <text x={textX} y={y + 17} fontSize="20" className="font-serif text-green">
                {dayName(date)}
              </text>
              {lines.map((line, index) => (
                <text key={line} x={textX} y={y + 38 + 18 * index} fontSize="15" className="text-ink-soft">
                  {line}
                </text>
              ))}
            </g>
          );
        })}
        <g transform={`translate(0 ${top})`}>
          <YearWall ribbon={ribbon} day={day} />
          {ribbon.months.map(({ name, ...place }) => (
            <text key={name} x={pointOf(place)[0] - HALF} y={band + 38} fontSize="20" className="font-serif">
              {name}
            </text>
          ))}
          <path d={`M0 ${band + 60}H${width}`} stroke="var(--color-hairline)" />
          {ribbon.hijriMonths.map(({ name, ...place }) => {
            const x = pointOf(place)[0];
            return (
              <g key={name} className="text-brass-ink">
                <circle cx={x} cy={band + 60} r="3.5" />
                {x + 100 < width && (
                  <text x={x - 3} y={band + 82} fontSize="15" className="font-serif">
                    {name}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      </svg>
      <svg
        viewBox={`0 -4 324 ${turnedHeight}`}
        className="h-auto w-full lg:hidden"
        fill="currentColor"
        aria-hidden="true"
      >
        {ribbon.months.map(({ name, ...place }) => (
          <text
            key={name}
            x={LEFT - 10}
            y={pointOf(place)[0] * TURNED + 6}
            fontSize="17"
            textAnchor="end"
            className="font-serif"
          >
            {name}
          </text>
        ))}
        {sideLabels.map(({ date, lines, y, top: labelTop }) =>
          date ? (
            <g key={date + lines.join(' ')}>
              <path d={`M${LEFT + 30} ${y}L${RIGHT - 6} ${labelTop + 10}`} stroke="var(--color-brass)" />
              <text x={RIGHT} y={labelTop + 16} fontSize="18" className="font-serif text-green">
                {dayName(date)}
              </text>
              {lines.map((line, index) => (
                <text key={line} x={RIGHT} y={labelTop + 35 + 18 * index} fontSize="15" className="text-ink-soft">
                  {line}
                </text>
              ))}
            </g>
          ) : (
            <g key={lines.join(' ')} className="text-brass-ink">
              <circle cx={RIGHT - 10} cy={y} r="3" />
              <text x={RIGHT} y={y + 5} fontSize="15" className="font-serif">
                {lines}
              </text>
            </g>
          ),
        )}
        <use href={`#${wallId(ribbon)}`} transform={`matrix(0 ${TURNED} ${TURNED} 0 ${LEFT} 0)`} />
      </svg>
    </div>
  );
}
