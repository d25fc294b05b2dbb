/** What is probably a mistake in a value that its schema accepts. The content check warns of it, and the editor asks. */
import { fitsGrades } from './grades.ts';
import { contentFiles } from './schemas/content-files.ts';
import { BANNER_TYPES } from './schemas/frame.ts';
import { type Path, walk } from './walk.ts';
import { WEEKDAY_NAMES } from './weekdays.ts';

type Slip = { path: Path; message: string; isWarning: true };

/** The first and the last day on which a record's facts are valid, given the record and what is around it. */
export function validityOf(around: readonly object[]): unknown[] {
  return ['validFrom', 'validUntil'].map((key) =>
    around.map((object) => (object as Record<string, unknown>)[key]).find((day) => day !== undefined),
  );
}

/** The fields with an amount. */
export const PRICE_KEYS: Path = ['dollars', 'perYear', 'perMonth'];
const MOST_CONSENT_YEARS = 10;
/** A name of several words in capitals, or without any. */
const UNUSUAL_NAME = /^(?=.*\p{Lu}{2}.* )\P{Ll}+$|^\P{Lu}*\p{Ll}\P{Lu}*$/u;

/** What is probably wrong with a value that depends on its neighbors: the record around it, its list and its file. */
function slipAmong(at: Path, value: string, around: readonly object[]): string | undefined {
  const key = at.at(-1) ?? '';
  const [from, until] = validityOf(around).map(String);
  if (key === 'date' && from && until && (value > until || value < `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`))
    return `is far from the days on which it is valid, ${from} to ${until}; is the year right?`;
  const siblings = around[1] ?? [];
  if (!Array.isArray(siblings) && key !== 'url') return undefined;
  const values: unknown[] = Object.values(siblings).map((record) => record?.[key]);
  const place = Object.keys(siblings).indexOf(String(at.at(-2)));
  // Days off may share a name.
  const isOnce =
    /^(name|url|portal|term|alt|grade)$/.test(String(key)) && value !== '' && !('from' in (around[0] ?? {}));
  if ((isOnce || value === 'Head of School') && values.indexOf(value) !== place)
    return `is here twice in this list: ${value}; is one too many?`;
  const isBefore = (day: unknown, index: number) => String(day) < String(values.at(index - 1));
  // A list of a whole year may begin in any month, so its dates may start again once.
  const isOutOfOrder = key === 'yearlyDate' && values.filter(isBefore).length > 1;
  return isOutOfOrder && place !== 0 && isBefore(value, place)
    ? 'is before the date above it; is the day right?'
    : undefined;
}

const DATED_WEEKDAY = new RegExp(`\\b(${WEEKDAY_NAMES.join('|')}),? ([A-Z][a-z]+ \\d{1,2})(?:, (\\d{4}))?\\b`);

/** What is wrong with a text such as “Friday, December 3, 2026”, which is a Thursday; `year` is that of a text without one. */
function wrongWeekday(text: string, year: string): string | undefined {
  const [, weekday, date = '', ownYear = year] = DATED_WEEKDAY.exec(text) ?? [];
  const right = ownYear && WEEKDAY_NAMES[new Date(`${date}, ${ownYear}`).getDay()];
  return weekday && right && right !== weekday
    ? `says ${weekday}, but ${date}, ${ownYear}, is a ${right}; is the day right?`
    : undefined;
}

const MONTH_DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g;

/** What is wrong with a title that names another day than its record. */
function otherDay(text: string, record: { [key: string]: string }): string | undefined {
  const { date, from = date, to = from, yearlyDate } = record;
  const [first = '', last = ''] = [yearlyDate ?? from, yearlyDate ?? to].map((day) => day?.slice(-5));
  const days = [...text.matchAll(MONTH_DAY)].map(([day]) => new Date(`${day}, 2000 UTC`).toISOString().slice(5, 10));
  if (days.length === 0 || !/^\d\d-\d\d$/.test(first)) return undefined;
  // A break may begin in one year and end in the next.
  const isWithin = (day: string) => (first <= last ? day >= first && day <= last : day >= first || day <= last);
  return days.some(isWithin) ? undefined : 'names another day than its record; correct one of them';
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNTED = new RegExp(`\\b(${NUMBERS.join('|')}) (?:same )?\\w+s\\b`, 'i');

/** What is wrong with a heading such as “Four dates” above a list of five. */
function wrongCount(text: string, record: object): string | undefined {
  const [said, word = ''] = COUNTED.exec(text) ?? [];
  const [list, ...others] = Object.values(record).filter((value) => Array.isArray(value));
  if (!said || !list || others.length > 0 || list.length === NUMBERS.indexOf(word.toLowerCase()) + 2) return undefined;
  return `says “${said}”, but there are ${list.length} in the list below; correct one of them`;
}

/** Shapes of texts that were cut off, or copied from paper. */
const SHAPES: [shape: RegExp, message: string][] = [
  [/^.{50,}(,|\b(and|or|the))$/s, 'ends in the middle; is the rest missing?'],
  [/[^.]\.\.$/, 'ends with two full stops; delete one'],
  [/\p{Ll}- (?!and |or |to |.*\p{Ll}-\p{Ll})\p{Ll}/u, 'has a hyphen and a space inside a word; delete them'],
];

/** The fields with sentences of their own. The first words of a letter end with a comma, and a button’s with anything. */
const isSentence = (key: PropertyKey) =>
  typeof key === 'number' || /^(text|description|introduction|note|quote)$/.test(String(key));

/** What is wrong with a text of a page that names an earlier school year than its figures. */
function earlierYear(text: string, around: readonly object[]): string | undefined {
  const { schoolYear = '' } = (around.at(-1) ?? {}) as { schoolYear?: string };
  const [named = ''] = /\b20\d\d[-–](20)?\d\d\b/.exec(text) ?? [];
  if (!named || named.slice(0, 4) >= schoolYear.slice(0, 4)) return undefined;
  return `names ${named}, but the file is about ${schoolYear}; write {schoolYearShort}`;
}

const AFTERNOON = /^(officeHours\..*\.opens|hours\.from|schedule\..*\.from)$/;

/** What is probably wrong with a day or an hour. */
function slipInTime(path: string, at: Path, value: string, day: string): string | undefined {
  const [key, field] = [String(at.at(-1)), at.join('.')];
  const weekday = WEEKDAY_NAMES[new Date(value).getUTCDay()] ?? '';
  if (/^(first|last)Day\.date$/.test(field) && ['Saturday', 'Sunday'].includes(weekday))
    return `is a ${weekday}; is the day right?`;
  const isPast = /^confirmed(On)?$/.test(key) || (path === contentFiles.history.path && /^(year|date)$/.test(key));
  if (isPast && value > day) return 'is in the future; is the year right?';
  const isFar = key === 'reviewBy' && Number(value.slice(0, 4)) > Number(day.slice(0, 4)) + MOST_CONSENT_YEARS;
  if (isFar) return `is more than ${MOST_CONSENT_YEARS} years away; is the year right?`;
  if (AFTERNOON.test(field) && value.padStart(5, '0') >= '12:00') return 'is in the afternoon; is the time right?';
  const isHour = /^(from|until|opens|closes)$/.test(key);
  return isHour && /^0?[0-5]:\d\d$/.test(value) ? 'is at night; the clock has 24 hours: 3:00 PM is "15:00"' : undefined;
}

/** What is probably wrong with the banner on every page. */
function slipInBanner(key: PropertyKey, value: string): string | undefined {
  if (key === 'message' && /^(none|no|off|nothing|n\/a)\.?$/i.test(value))
    return 'is shown to visitors; to take the banner down, leave nothing after “message:”';
  if (/\b(tomorrow|tonight|yesterday)\b/i.test(value)) return 'is true on one day only; name the day';
  const isType = key !== 'type' || BANNER_TYPES.some((type) => type === value);
  return isType ? undefined : `${value} is shown as success; choose info, warning or success`;
}

/** What is probably wrong with a value that the schema accepts, as the specification requires. */
function slipOf(path: string, at: Path, value: unknown, around: readonly object[], day: string): string | undefined {
  const key = at.at(-1) ?? '';
  if (value === 0 && PRICE_KEYS.includes(key)) return 'is $0; if it is not free, correct it';
  const slip = slipInTime(path, at, String(value), day);
  if (slip || typeof value !== 'string') return slip;
  const record = (around[0] ?? {}) as { [key: string]: string };
  const isDenied = (value === 'family' ? /\bper (child|student)\b/i : /\bper family\b/i).test(record['note'] ?? '');
  if (key === 'per' && isDenied) return `is ${value}, but the note says otherwise; correct one of them`;
  if (key === 'grades' && !fitsGrades(record['label'] ?? '', value))
    return 'names other grades than the label; is one wrong?';
  const isPerson = key === 'name' && (path.startsWith('people/') || at[0] === 'testimonials');
  if (isPerson && /\b(teacher|principal|assistant|secretary)\b/i.test(value))
    return 'is a role; are the two exchanged?';
  if (isPerson && UNUSUAL_NAME.test(value)) return 'is in capitals or small letters; write it as usual';
  if (key === 'alt' && /^(an? )?(image|picture|photo(graph)?) of\b/i.test(value))
    return 'begins with what a screen reader says by itself; begin with what is shown';
  if (/^(name|role|title|heading)$/.test(String(key)) && /[,:;]$/.test(value))
    return 'ends with a mark that nothing follows; delete it';
  const shape = isSentence(key) && SHAPES.find(([pattern]) => pattern.test(value));
  if (shape) return shape[1];
  return (
    (path === contentFiles.announcement.path ? slipInBanner(key, value) : undefined) ??
    (/^(heading|title|subheading|introduction)$/.test(String(key)) ? earlierYear(value, around) : undefined) ??
    wrongWeekday(value, path === contentFiles.announcement.path ? (record['until'] ?? day).slice(0, 4) : '') ??
    (/^(heading|introduction)$/.test(String(key)) ? wrongCount(value, record) : undefined) ??
    (/^(title|name)$/.test(String(key)) ? otherDay(value, record) : undefined) ??
    slipAmong(at, value, around)
  );
}

/** Warns of items in a list that differ in nothing but their id, or have the same picture. */
function twins(list: readonly (null | { picture?: { slot?: string } })[], at: Path): Slip[] {
  const words = list.map((item) => JSON.stringify(item, (key, value) => (key === 'id' ? undefined : value)));
  const slots = list.map((item) => item?.picture?.slot);
  return words.flatMap((said, index) => {
    const slot = slots[index];
    const isSeen = slot !== undefined && slots.indexOf(slot) < index;
    if (!isSeen && words.indexOf(said) === index) return [];
    const message = isSeen
      ? `has the picture of another record in this list: ${slot}; is it the right one?`
      : 'is here twice in this list; is one too many?';
    return { path: [...at, index], message, isWarning: true };
  });
}

/** Warns of each value in a file that is probably a mistake. `day` is today, as an ISO date. */
export function slips(path: string, data: unknown, day: string): Slip[] {
  const problems: Slip[] = [];
  walk(data, (value, at, around) => {
    if (Array.isArray(value)) problems.push(...twins(value, at));
    const message = slipOf(path, at, value, around, day);
    if (message) problems.push({ path: at, message, isWarning: true });
  });
  return problems;
}
