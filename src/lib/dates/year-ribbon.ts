/**
 * The ribbon of the year: a picture of a school year with one tile for each day of school. A week is a column of five
 * tiles. Tuesday and Thursday are half a step on, so the weeks lock together.
 */
import { formatDate } from '../text/format.ts';
import { isPtoMeeting } from './school-dates.ts';
import { addDays, daysBetween } from './school-day.ts';

/** Weeks from the ribbon's first Monday; row 0 is Monday, and row 5 is the weekend, below the tiles. */
export type Place = { week: number; row: number };

/** Where a day is in the ribbon that begins on `monday`. */
export function placeOf(day: string, monday: string): Place {
  const days = daysBetween(monday, day);
  const week = Math.floor(days / 7);
  return { week, row: Math.min(days - 7 * week, 5) };
}

/** The classes of a week or a day that has gone by, with the color of its tiles and of the stars on them. */
export const PAST = 'fill-laid text-on-deep-accent';

/** A place on the diagonal grid of the tiles, whose steps go right and down, and left and down. */
export const gridPoint = ({ week, row }: Place): [number, number] => [
  week + Math.ceil(row / 2),
  Math.floor(row / 2) - week,
];

/** Half of a week's width, and the distance of two rows, in the units of the drawing. */
export const HALF = 13.5;

/** The middle of a place in the drawing. */
export function pointOf(place: Place): [number, number] {
  const [u, v] = gridPoint(place);
  return [HALF * (u - v + 1), HALF * (u + v + 1)];
}

/** A weekday of the ribbon. It is drawn if there is school. */
export type Tile = Place & { date: string; isSchoolDay: boolean; isMeeting: boolean };

/** A day with a name in the ribbon: a date of the school or of admissions. */
export type Star = Place & { date: string; title: string };

type RibbonDate = { id: string; date: string; kind: string; title: string; status?: string | undefined };

type RibbonYear = {
  firstDay: { date: string };
  lastDay: { date: string };
  daysOff?: readonly { from: string; to?: string | undefined }[] | undefined;
};

/** Everything the ribbon of a school year shows. */
export type Ribbon = {
  monday: string;
  firstDay: string;
  lastDay: string;
  weeks: number;
  /** Five for each week. */
  tiles: readonly Tile[];
  stars: readonly Star[];
  /** Months and Hijri months, where their names are. */
  months: readonly (Place & { name: string })[];
  hijriMonths: readonly (Place & { name: string })[];
};

/** What the drawings of a ribbon need. */
export type RibbonProps = {
  ribbon: Ribbon;
  /** The day it shows until the page script knows the visitor's (layouts/frame.ts). */
  day: string;
  /** The last day on which the page shows it. */
  until?: string | undefined;
  /** What it is, for screen readers. */
  label: string;
};

/** The ribbon of a school year with its dates and Hijri months. */
export function yearRibbon(
  { firstDay: { date: firstDay }, lastDay: { date: lastDay }, daysOff = [] }: RibbonYear,
  dates: readonly RibbonDate[],
  hijriMonths: readonly { name: string; date: string }[],
): Ribbon {
  const monday = addDays(firstDay, -((new Date(`${firstDay}T00:00:00Z`).getUTCDay() + 6) % 7));
  const weeks = placeOf(lastDay, monday).week + 1;
  const held = dates.filter(({ status }) => status !== 'CANCELLED');
  const meetings = new Set(held.filter(isPtoMeeting).map(({ date }) => date));
  const isSchoolDay = (date: string) =>
    date >= firstDay && date <= lastDay && !daysOff.some(({ from, to = from }) => from <= date && date <= to);
  const tiles = Array.from({ length: weeks * 5 }, (_, index): Tile => {
    const place = { week: Math.floor(index / 5), row: index % 5 };
    const date = addDays(monday, place.week * 7 + place.row);
    return { ...place, date, isSchoolDay: isSchoolDay(date), isMeeting: meetings.has(date) };
  });
  const inYear = ({ date }: { date: string }) => date >= firstDay && date <= lastDay;
  const months = [
    ...new Map(
      tiles
        .filter((tile) => tile.isSchoolDay)
        .toReversed()
        .map((tile) => [tile.date.slice(0, 7), tile]),
    ).values(),
  ].toReversed();
  return {
    monday,
    firstDay,
    lastDay,
    weeks,
    tiles,
    stars: held
      .filter(({ kind }) => kind === 'school' || kind === 'admissions')
      .map(({ date, title }) => ({ ...placeOf(date, monday), date, title })),
    months: months
      .map(({ date, week, row }) => ({
        week: week + (row > 2 ? 1 : 0),
        row: 0,
        name: formatDate(date, { month: 'long' }),
      }))
      // A month of a few days has no room for its name.
      .filter(({ week }, index, all) => (all[index + 1]?.week ?? weeks) - week > 2),
    hijriMonths: hijriMonths.filter(inYear).map(({ name, date }) => ({ ...placeOf(date, monday), name })),
  };
}

/** A star's label in the drawing. `tier` counts from the ribbon upward; `isBefore` is left of its line. */
export type Label = Star & { lines: string[]; x: number; tier: number; isBefore: boolean };

const DATE_SIZE = 20;
const TITLE_SIZE = 15;
/** The average width of a character of each font, in font sizes. */
const DATE_CHARACTER = 0.53;
const TITLE_CHARACTER = 0.46;
/** From the line to its label. */
const GAP = 10;
/** Above, a label would be too far from its date. Its star stays. */
const MOST_TIERS = 4;

/** A text in lines of about `length` characters. */
export function wrapWords(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < length) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const widthOf = (date: string, lines: readonly string[]) =>
  GAP +
  Math.max(
    date.length * DATE_SIZE * DATE_CHARACTER,
    ...lines.map((line) => line.length * TITLE_SIZE * TITLE_CHARACTER),
  );

/**
 * The labels above the ribbon. A label goes above all those that its text would meet, so that no text is on another
 * or crosses a line to a higher one. Where the drawing ends, the text is on the other side of its line.
 */
export function labelsOf({ stars, weeks }: Pick<Ribbon, 'stars' | 'weeks'>): Label[] {
  const end = HALF * (2 * weeks + 1);
  const placed: (Label & { from: number; to: number })[] = [];
  const labels = stars.map((star) => {
    const [x] = pointOf(star);
    const lines = wrapWords(star.title, 22);
    const width = widthOf(formatDate(star.date, { month: 'long', day: 'numeric' }), lines);
    const isBefore = x + width > end;
    return { ...star, lines, x, isBefore, from: isBefore ? x - width : x, to: isBefore ? x : x + width };
  });
  // Those before their line come last, because they must be above everything they meet.
  for (const label of labels.toReversed().toSorted((a, b) => Number(a.isBefore) - Number(b.isBefore))) {
    const met = placed.filter(({ from, to }) => from < label.to && label.from < to);
    placed.push({ ...label, tier: Math.max(-1, ...met.map(({ tier }) => tier)) + 1 });
  }
  return placed.filter(({ tier }) => tier < MOST_TIERS);
}

/** The size of the turned ribbon, in which a week is a row. */
export const TURNED = 0.58;

/** A label beside the turned ribbon, from `top` to `bottom`; `y` is its day. A Hijri month has no date. */
export type SideLabel = { date?: string; lines: string[]; y: number; top: number; bottom: number };

/** The labels beside the turned ribbon, from top to bottom: the stars, and Hijri months where there is room. */
export function sideLabelsOf({ stars, hijriMonths }: Pick<Ribbon, 'stars' | 'hijriMonths'>): SideLabel[] {
  const labels: SideLabel[] = [];
  for (const star of stars) {
    const y = pointOf(star)[0] * TURNED;
    const lines = wrapWords(star.title, 20);
    const top = Math.max(y - 10, labels.at(-1)?.bottom ?? 0);
    // Further away, it would no longer belong to its day.
    if (top < y + 60) labels.push({ date: star.date, lines, y, top, bottom: top + 26 + 18 * lines.length });
  }
  for (const { name, ...place } of hijriMonths) {
    const y = pointOf(place)[0] * TURNED;
    const [top, bottom] = [y - 9, y + 9];
    if (labels.every((label) => label.bottom <= top || label.top >= bottom)) {
      labels.push({ lines: [name], y, top, bottom });
    }
  }
  return labels;
}
