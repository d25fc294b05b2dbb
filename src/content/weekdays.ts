/** In the order of `Date.getUTCDay()`. */
export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

type Weekday = (typeof WEEKDAY_NAMES)[number];

/** The weekdays a monthly rule can name, in the same order. */
export const WEEKDAYS = WEEKDAY_NAMES.map((name) => name.toLowerCase() as Lowercase<Weekday>);

const MONDAY_FIRST: readonly Weekday[] = [...WEEKDAY_NAMES.slice(1), 'Sunday'];

/** `Monday–Friday` as five days, `Saturday` as one. Empty when the text isn't a day or a range of days. */
export function weekdaysOf(words: string): Weekday[] {
  const places = words.split(/\s*[–-]\s*/).map((word) => MONDAY_FIRST.indexOf(word.trim() as Weekday));
  const [first = -1, last = first] = places;
  return places.length > 2 || first === -1 || last < first ? [] : MONDAY_FIRST.slice(first, last + 1);
}
