/** In the order of `Date.getUTCDay()`. */
export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

type Weekday = (typeof WEEKDAY_NAMES)[number];

/** The weekdays a monthly rule can name, in the same order. Scripts that don't use them are sent without. */
export const WEEKDAYS = /* @__PURE__ */ WEEKDAY_NAMES.map((name) => name.toLowerCase() as Lowercase<Weekday>);

/** The place of a day such as `Tuesday`, `Tues.` or `tuesdays` in a list; -1 if it is none. */
const placeOf = (word: string, names: readonly Weekday[]) =>
  names.findIndex((name) => /^(\w{3,5}\.?|\w+days?)$/.test(word) && name.slice(0, 3) === word.slice(0, 3));

/** The days from the first to the last, in a week that begins on Monday, or on Sunday if they do. */
function daysBetween(words: string): readonly Weekday[] {
  const week = words.startsWith('Sun') ? WEEKDAY_NAMES : ([...WEEKDAY_NAMES.slice(1), 'Sunday'] as const);
  const places = words.split(/\s*[–-]\s*|\s+(?:to|through)\s+/).map((word) => placeOf(word, week));
  const [first = -1, last = first] = places;
  return places.length > 2 || first === -1 || last < first ? [] : week.slice(first, last + 1);
}

/** The days of `Monday–Friday` or `Mon, Wed, Fri`, in their order. Empty when the text isn't made of days. */
export function weekdaysOf(words: string): Weekday[] {
  const parts = words
    .trim()
    .split(/\s*(?:,|&|\band\b)\s*/)
    .filter(Boolean)
    .map(daysBetween);
  return parts.some((days) => days.length === 0) ? [] : parts.flat();
}
