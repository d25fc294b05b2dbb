/** What is probably a mistake in a value that its schema accepts. The content check warns of it, and the editor asks. */
import { fitsGrades } from './grades.ts';
import { contentFiles } from './schemas/content-files.ts';
import { BANNER_TYPES } from './schemas/frame.ts';
import { type Path, walk } from './walk.ts';
import { WEEKDAY_NAMES } from './weekdays.ts';

type Slip = { path: Path; message: string; isWarning: true };

/** A text in its place: its file, field and record, and today as an ISO date. */
type Text = {
  value: string;
  path: string;
  at: Path;
  key: string;
  record: { [field: string]: string };
  /** The record, and what is around it, from the inside to the whole file. */
  around: readonly object[];
  day: string;
};
/** Says what is probably wrong with a text. */
type Rule = (text: Text) => string | undefined;

/** The first and the last day on which a record's facts are valid, given the record and what is around it. */
export function validityOf(around: readonly object[]): unknown[] {
  return ['validFrom', 'validUntil'].map((key) =>
    around.map((object) => (object as Record<string, unknown>)[key]).find((day) => day !== undefined),
  );
}

/** The fields with an amount. */
const PRICE_KEYS: Path = ['dollars', 'perYear', 'perMonth'];
const MOST_CONSENT_YEARS = 10;

const AFTERNOON = /^(officeHours\..*\.opens|hours\.from|schedule\..*\.from)$/;

const wrongTime: Rule = ({ path, at, key, value, day }) => {
  const field = at.join('.');
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
};

const farFromItsYear: Rule = ({ key, value, around }) => {
  const [from, until] = key === 'date' ? (validityOf(around) as string[]) : [];
  if (!from || !until) return undefined;
  const isFar = value > until || value < `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;
  return isFar ? `is far from the days on which it is valid; is the year right?` : undefined;
};

const wrongBanner: Rule = ({ path, key, value }) => {
  if (path !== contentFiles.announcement.path) return undefined;
  if (key === 'message' && /^(none|no|off|nothing|n\/a)\.?$/i.test(value))
    return 'is shown to visitors; to take the banner down, leave nothing after “message:”';
  if (/\b(tomorrow|tonight|yesterday)\b/i.test(value)) return 'is true on one day only; name the day';
  const isType = key !== 'type' || BANNER_TYPES.some((type) => type === value);
  return isType ? undefined : `${value} is shown as success; choose info, warning or success`;
};

/** A name of several words in capitals, or without any. */
const UNUSUAL_NAME = /^(?=.*\p{Lu}{2}.* )\P{Ll}+$|^\P{Lu}*\p{Ll}\P{Lu}*$/u;

const wrongName: Rule = ({ path, at, key, value }) => {
  if (key !== 'name' || !(path.startsWith('people/') || at[0] === 'testimonials')) return undefined;
  if (/\b(teacher|principal|assistant|secretary)\b/i.test(value)) return 'is a role; are the two exchanged?';
  return UNUSUAL_NAME.test(value) ? 'is in capitals or small letters; write it as usual' : undefined;
};

/** Shapes of texts that were cut off, or copied from paper. */
const SHAPES: [shape: RegExp, message: string][] = [
  [/^.{50,}(,|\b(and|or|the))$/s, 'ends in the middle; is the rest missing?'],
  [/[^.]\.\.$/, 'ends with two full stops; delete one'],
  [/\p{Ll}- (?!and |or |to |.*\p{Ll}-\p{Ll})\p{Ll}/u, 'has a hyphen and a space inside a word; delete them'],
];

const wrongShape: Rule = ({ at, key, value }) => {
  if (key === 'alt' && /^(an? )?(image|picture|photo(graph)?) of\b/i.test(value))
    return 'begins with what a screen reader says by itself; begin with what is shown';
  if (/^(name|role|title|heading)$/.test(key) && /[,:;]$/.test(value))
    return 'ends with a mark that nothing follows; delete it';
  // The first words of a letter end with a comma, and a button’s with anything.
  const isSentence = typeof at.at(-1) === 'number' || /^(text|description|introduction|note|quote)$/.test(key);
  return isSentence ? SHAPES.find(([pattern]) => pattern.test(value))?.[1] : undefined;
};

const earlierYear: Rule = ({ key, value, around }) => {
  const { schoolYear = '' } = (around.at(-1) ?? {}) as { schoolYear?: string };
  const [named = ''] = /\b20\d\d[-–](20)?\d\d\b/.exec(value) ?? [];
  const isEarlier = named && named.slice(0, 4) < schoolYear.slice(0, 4);
  return isEarlier && /^(heading|title|subheading|introduction)$/.test(key)
    ? `names ${named}, but the file is about ${schoolYear}; write {schoolYearShort}`
    : undefined;
};

const DATED_WEEKDAY = new RegExp(`\\b(${WEEKDAY_NAMES.join('|')}),? ([A-Z][a-z]+ \\d{1,2})(?:, (\\d{4}))?\\b`);

/** Finds “Friday, December 3, 2026”, which is a Thursday. A banner without a year means that of its last day, or this one. */
const wrongWeekday: Rule = ({ path, value, record, day }) => {
  const ofBanner = path === contentFiles.announcement.path ? (record['until'] ?? day).slice(0, 4) : '';
  const [, weekday, date = '', year = ofBanner] = DATED_WEEKDAY.exec(value) ?? [];
  const right = year && WEEKDAY_NAMES[new Date(`${date}, ${year}`).getDay()];
  return weekday && right && right !== weekday
    ? `says ${weekday}, but ${date}, ${year}, is a ${right}; is the day right?`
    : undefined;
};

const MONTH_DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g;

/** Finds a title that names another day than its record. */
const otherDay: Rule = ({ key, value, record: { date, from = date, to = from, yearlyDate } }) => {
  const [first = '', last = ''] = [yearlyDate ?? from, yearlyDate ?? to].map((day) => String(day).slice(-5));
  if (!/^(title|name)$/.test(key) || !/^\d\d-\d\d$/.test(first)) return undefined;
  const days = [...value.matchAll(MONTH_DAY)].map(([day]) => new Date(`${day}, 2000 UTC`).toISOString().slice(5, 10));
  // A break may begin in one year and end in the next.
  const isWithin = (day: string) => (first <= last ? day >= first && day <= last : day >= first || day <= last);
  return days.length === 0 || days.some(isWithin)
    ? undefined
    : 'names another day than its record; correct one of them';
};

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNTED = new RegExp(`\\b(${NUMBERS.join('|')}) (?:same )?\\w+s\\b`, 'i');

/** Finds a heading such as “Four dates” above a list of five. */
const wrongCount: Rule = ({ key, value, record }) => {
  const [said, word = ''] = COUNTED.exec(value) ?? [];
  const [list, ...others] = Object.values<unknown>(record).filter((field) => Array.isArray(field));
  if (!said || !list || others.length > 0 || !/^(heading|introduction)$/.test(key)) return undefined;
  return list.length === NUMBERS.indexOf(word.toLowerCase()) + 2
    ? undefined
    : `says “${said}”, but there are ${list.length} in the list below; correct one of them`;
};

const otherFees: Rule = ({ key, value, record: { label = '', note = '' } }) => {
  if (key === 'grades' && !fitsGrades(label, value)) return 'names other grades than the label; is one wrong?';
  const denial = value === 'family' ? /\bper (child|student)\b/i : /\bper family\b/i;
  return key === 'per' && denial.test(note)
    ? `is ${value}, but the note says otherwise; correct one of them`
    : undefined;
};

/** Finds what is here twice in a list, or in a wrong place. */
const wrongPlace: Rule = ({ at, key, value, record, around }) => {
  const siblings = around[1] ?? [];
  if (!Array.isArray(siblings) && key !== 'url') return undefined;
  const values: unknown[] = Object.values(siblings).map((sibling) => sibling?.[key]);
  const place = Object.keys(siblings).indexOf(String(at.at(-2)));
  // Days off may share a name.
  const isOnce = /^(name|url|portal|term|alt|grade)$/.test(key) && value !== '' && !('from' in record);
  if ((isOnce || value === 'Head of School') && values.indexOf(value) !== place)
    return `is here twice in this list: ${value}; is one too many?`;
  const isBefore = (day: unknown, index: number) => String(day) < String(values.at(index - 1));
  // A list of a whole year may begin in any month, so its dates may start again once.
  const isOutOfOrder = key === 'yearlyDate' && values.filter(isBefore).length > 1;
  return isOutOfOrder && place !== 0 && isBefore(value, place)
    ? 'is before the date above it; is the day right?'
    : undefined;
};

const RULES: readonly Rule[] = [
  wrongTime,
  farFromItsYear,
  wrongBanner,
  wrongName,
  wrongShape,
  earlierYear,
  wrongWeekday,
  otherDay,
  wrongCount,
  otherFees,
  wrongPlace,
];

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
    const warn = (message: string) => problems.push({ path: at, message, isWarning: true });
    const key = String(at.at(-1));
    if (Array.isArray(value)) problems.push(...twins(value, at));
    if (value === 0 && PRICE_KEYS.includes(key)) warn('is $0; if it is not free, correct it');
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const text = { value: String(value), path, at, key, record: (around[0] ?? {}) as Text['record'], around, day };
    const rules = typeof value === 'string' ? RULES : [wrongTime];
    const message = rules.map((rule) => rule(text)).find((said) => said !== undefined);
    if (message) warn(message);
  });
  return problems;
}
