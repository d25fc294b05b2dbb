/** In the order of `Date.getUTCDay()`. */
export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

type Weekday = (typeof WEEKDAY_NAMES)[number];

/** The weekdays a monthly rule can name, in the same order. Scripts that don't use them are sent without. */
export const WEEKDAYS = /* @__PURE__ */ WEEKDAY_NAMES.map((name) => name.toLowerCase() as Lowercase<Weekday>);

/** `Monday–Friday` or `Mon-Fri` as five days, `Saturday` as one. Empty when the text isn't a day or a range of days. */
export function weekdaysOf(words: string): Weekday[] {
  const mondayFirst: readonly Weekday[] = [...WEEKDAY_NAMES.slice(1), 'Sunday'];
  const isNamed = (name: Weekday, word: string) => name === word || name.slice(0, 3) === word.replace(/\.$/, '');
  const places = words
    .trim()
    .split(/\s*[–-]\s*/)
    .map((word) => mondayFirst.findIndex((name) => isNamed(name, word)));
  const [first = -1, last = first] = places;
  return places.length > 2 || first === -1 || last < first ? [] : mondayFirst.slice(first, last + 1);
}
