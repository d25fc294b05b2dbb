/** Finds what contradicts the value beside it. The content check warns of it, and the editor asks. */
import { MONTH } from './typography.ts';
import { type Path, valuesIn } from './walk.ts';
import { WEEKDAY_NAMES } from './weekdays.ts';

type Slip = { path: Path; message: string };
type Fields = Readonly<Record<string, unknown>>;
/** Says what is probably wrong with a text, given its record, and what is around it up to the whole file. */
type Rule = (text: string, record: Fields, around: readonly object[]) => string | undefined;

/** The first and the last day on which a record's facts are valid, given the record and what is around it. */
export function validityOf(around: readonly object[]): unknown[] {
  return ['validFrom', 'validUntil'].map((key) =>
    around.map((object) => (object as Fields)[key]).find((day) => day !== undefined),
  );
}

/** The fields with an amount. */
const PRICE_KEYS: Path = ['dollars', 'perYear', 'perMonth'];

/** The days that a record is about, in order, without the days of its facts and of its confirmation. */
const daysOf = (record: Fields): string[] =>
  ['date', 'day', 'from', 'yearlyDate', 'lastDay', 'to', 'until']
    .map((key) => String(record[key]))
    .filter((day) => /^(\d{4}|-)-\d\d-\d\d$/.test(day));

const YEAR = /\b(20\d\d)[-–](20)?\d\d\b(?!-)/;

const earlierYear: Rule = (text, _, around) => {
  const { schoolYear } = around.at(-1) as { schoolYear?: string };
  const [named, year = ''] = YEAR.exec(text) ?? [];
  return named && schoolYear && year < schoolYear.slice(0, 4)
    ? `names ${named}, but the file is about ${schoolYear}; write {schoolYearShort}`
    : undefined;
};

const DATED_WEEKDAY = new RegExp(`\\b(${WEEKDAY_NAMES.join('|')}),? ([A-Z][a-z]+ \\d{1,2})(?:, (\\d{4}))?\\b`);

/** Finds “Friday, December 3, 2026”, which is a Thursday. Without a year, the record’s own is meant. */
const wrongWeekday: Rule = (text, record) => {
  const [, weekday, date = '', year = daysOf(record).at(-1)?.slice(0, 4)] = DATED_WEEKDAY.exec(text) ?? [];
  const right = weekday && year && WEEKDAY_NAMES[new Date(`${date}, ${year}`).getDay()];
  return right && right !== weekday
    ? `says ${weekday}, but ${date}, ${year}, is a ${right}; is the day right?`
    : undefined;
};

const WEEKDAY = new RegExp(`\\b(${WEEKDAY_NAMES.join('|')})\\b`);
const DAY_MS = 86_400_000;

/** Finds “Snow on Tuesday” in a record of a Monday. A text about several days may name any of them. */
const otherWeekday: Rule = (text, record) => {
  const days = daysOf(record).map((day) => Date.parse(day));
  const [from = NaN, to = from] = [days[0], days.at(-1)];
  const [named] = DATED_WEEKDAY.test(text) ? [] : (WEEKDAY.exec(text) ?? []);
  const first = new Date(from).getUTCDay();
  const ahead = ((WEEKDAY_NAMES as readonly string[]).indexOf(named ?? '') - first + 7) % 7;
  return named && ahead > (to - from) / DAY_MS
    ? `says ${named}, but its day is a ${WEEKDAY_NAMES[first]}; correct one of them`
    : undefined;
};

const MONTH_DAY = new RegExp(`\\b${MONTH} [123]?\\d\\b`, 'g');

/** Finds a text that names other days than that of its record. */
const otherDay: Rule = (text, record) => {
  const [first, last = first] = daysOf(record).map((day) => day.slice(-5));
  const named = text.match(MONTH_DAY)?.map((day) => Date.parse(`${day}, 2000 UTC`)) ?? [];
  const days = named.filter(Number.isFinite).map((day) => new Date(day).toISOString().slice(5, 10));
  if (first === undefined || last === undefined || days.length === 0) return undefined;
  // A break may begin in one year and end in the next.
  const isWithin = (day: string) => (first <= last ? day >= first && day <= last : day >= first || day <= last);
  return days.some(isWithin) ? undefined : 'names another day than its record; correct one of them';
};

const farFromItsYear: Rule = (text, { date }, around) => {
  const [from, until] = (text === date ? validityOf(around) : []) as string[];
  if (!from || !until) return undefined;
  const isFar = text > until || text < `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;
  return isFar ? 'is far from the days on which it is valid; is the year right?' : undefined;
};

const strayQuotes: Rule = (text, record) => {
  if (text.split(/["“”]/).length % 2 === 0) return 'has half a pair of quotation marks; correct it';
  const isWhole = !('reference' in record) && /^["“]\p{Lu}[^"“”]*["”]$/u.test(text);
  return isWhole ? 'is in quotation marks, which visitors see; delete them if nobody is quoted' : undefined;
};

const RULES = [strayQuotes, farFromItsYear, earlierYear, wrongWeekday, otherWeekday, otherDay];

/** Finds items of a list that differ in nothing but their id and one figure, or have the same name. Days off may share one. */
function twins(list: readonly unknown[], at: Path): Slip[] {
  const isPlain = (key: string, value: unknown) => key !== 'id' && typeof value !== 'number';
  const texts = list.map((item) => JSON.stringify(item, (key, value) => (isPlain(key, value) ? value : undefined)));
  const names = list.map((item) => {
    const { name, from } = Object(item) as { name?: string; from?: string };
    return from ? undefined : name?.toLowerCase().split(/\s+/).join(' ');
  });
  const isSecond = (values: readonly (string | undefined)[], index: number) =>
    values[index] && values[index] !== '{}' && values.indexOf(values[index]) < index;
  return list.flatMap((_, index) => {
    if (isSecond(names, index))
      return { path: [...at, index, 'name'], message: 'is here twice in this list; is it somebody else?' };
    return isSecond(texts, index)
      ? { path: [...at, index], message: 'is here twice in this list; is one too many?' }
      : [];
  });
}

/** Finds each value in a file that is probably a mistake. */
export function slips(data: unknown): Slip[] {
  const found: Slip[] = [];
  for (const { value, path, around } of valuesIn(data)) {
    const [record = {}] = around;
    if (Array.isArray(value)) found.push(...twins(value, path));
    if (value === 0 && PRICE_KEYS.includes(path.at(-1) ?? ''))
      found.push({ path, message: 'is $0; if it is not free, correct it' });
    if (typeof value !== 'string') continue;
    const message = RULES.map((rule) => rule(value, record as Fields, around)).find(Boolean);
    if (message) found.push({ path, message });
  }
  return found;
}
