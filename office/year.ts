/** What belongs to a school year, and what still belongs to an earlier one. Used by the app and the server. */
import type { Path, Value } from './api.ts';
import { recordsWith, textAt, withAt } from './values.ts';

type Year = { id: string; firstDay: { date: string }; lastDay: { date: string } };

/** What a record says about its school year. */
export const factsOf = ({ id, firstDay, lastDay }: Year) => ({
  schoolYear: id,
  validFrom: `${firstDay.date.slice(0, 4)}-07-01`,
  validUntil: `${lastDay.date.slice(0, 4)}-06-30`,
});

/** The records that name an earlier school year, or whose last day is before this one. */
export const oldRecords = (value: Value, year: Year): Path[] =>
  recordsWith(value, (record) => {
    const [schoolYear, until] = [textAt(record, ['schoolYear']), textAt(record, ['validUntil'])];
    return (schoolYear !== '' && schoolYear < year.id) || (until !== '' && until < year.firstDay.date);
  });

/** The file with its old records as those of a school year. */
export const ofYear = (value: Value, year: Year): Value =>
  oldRecords(value, year)
    .flatMap((path) => Object.entries(factsOf(year)).map(([key, fact]) => [[...path, key], fact] as const))
    .filter(([path]) => textAt(value, path) !== '')
    .reduce((now, [path, fact]) => withAt(now, path, fact), value);

/** `2025-2026` as `2025–26`. */
export const shortYear = (name: string): string => name.replace(/^(\d{4})-\d{2}(\d{2})$/, '$1–$2');
