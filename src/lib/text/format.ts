const LOCALE = 'en-US';

/** Words with a full stop, unless they end a sentence already: `is empty` as `is empty.` */
export const asSentence = (words: string): string => words.trim().replace(/[^.?!]$/, '$&.');

/** `840 Providence Street, West Warwick, RI 02893`. */
export function formatAddress(address: { street: string; city: string; state: string; zip: string }): string {
  return `${address.street}, ${address.city}, ${address.state} ${address.zip}`;
}

/** 7250 as `$7,250`. */
export function formatDollars(dollars: number): string {
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    dollars,
  );
}

/** `$495`, or two readings of an amount: `$495 to $1,145`. */
export function formatRange([low, high]: readonly [low: number, high: number]): string {
  return low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`;
}

/** 64210 bytes as `65 kB`, and 1200000 as `1.2 MB`. Rounds kB up. */
export function formatFileSize(bytes: number): string {
  return bytes < 999_001 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `1 figure`, or `2 figures`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

type DateParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>;

const LONG_DATE: DateParts = { month: 'long', day: 'numeric', year: 'numeric' };

/** `2031-08-25` as `August 25, 2031`, or with only the given parts. */
export function formatDate(isoDate: string, parts: DateParts = LONG_DATE): string {
  return new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: 'UTC' }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** `2031-11-27` and `2031-11-28` as `Nov 27–28`; across months, `Dec 22–Jan 2`. */
export function formatDateRange(from: string, to?: string): string {
  const first = formatDate(from, { month: 'short', day: 'numeric' });
  if (!to) return first;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const last = formatDate(to, isSameMonth ? { day: 'numeric' } : { month: 'short', day: 'numeric' });
  return `${first}–${last}`;
}

/** `--03-15` as `March 15`, or `Mar 15` when short. */
export function formatYearlyDate(yearlyDate: string, month: 'long' | 'short' = 'long'): string {
  return formatDate(`2024${yearlyDate.slice(1)}`, { month, day: 'numeric' });
}

/** `March 15`, `Mar. 15`, `3/15` or `03/15` as `--03-15`. Undefined for anything else, such as `April 31`. */
export function readYearlyDate(typed: string): string | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\b0|\./g, '')
    .replace('sept ', 'sep ');
  const date = new Date(text.includes('/') ? `${text}/2024` : `${text} 2024`);
  const names = (['long', 'short', 'numeric'] as const).map((month) =>
    date.toLocaleDateString(LOCALE, { month, day: 'numeric' }).toLowerCase(),
  );
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return names.includes(text) ? `--${parts.join('-')}` : undefined;
}

/** `07:30` as `7:30 AM`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The same within a sentence, where `12:00` is `noon`. */
export const spokenTime = (time: string): string => (time === '12:00' ? 'noon' : formatTime(time));

/** `Monday–Friday: 7:30 AM – 4:00 PM`, the way the school writes its hours. Each time stays on one line. */
export function formatHours({ days, opens, closes }: { days: string; opens: string; closes: string }): string {
  const [from, to] = [opens, closes].map((time) => formatTime(time).replace(' ', '\u00a0'));
  return `${days}: ${from}\u00a0– ${to}`;
}
