/** What still belongs to the old school year: the pages to walk through after a new year has been entered. */
import type { StartState, Value } from '../api.ts';
import { fieldLabel } from '../labels.ts';
import { applyEdits, textAt } from '../values.ts';
import { useFoundNow, useOpenFiles, useStart } from './api-client.ts';
import { recordsWith } from './schema.ts';

type Year = Pick<StartState['years'][number], 'id' | 'firstDay' | 'lastDay'>;

const EVERY_PAGE = 'Every page';
const TUITION = 'content/pages/tuition.yaml';

/** What a record says about its school year. */
export const factsOf = ({ id, firstDay, lastDay }: Year) => ({
  schoolYear: id,
  validFrom: `${firstDay.slice(0, 4)}-07-01`,
  validUntil: `${lastDay.slice(0, 4)}-06-30`,
});

/** The middle of a school year: dates without a year are near it. */
export const middleOf = ({ lastDay }: Pick<Year, 'lastDay'>): string => `${lastDay.slice(0, 4)}-01-15`;

/** The records that name an earlier school year, or whose last day is before this one. */
export const oldRecords = (value: Value, year: Year) =>
  recordsWith(value, (record) => {
    const [schoolYear, until] = [textAt(record, ['schoolYear']), textAt(record, ['validUntil'])];
    return (schoolYear !== '' && schoolYear < year.id) || (until !== '' && until < year.firstDay);
  });

/** The file with its old records as those of a school year. */
export const ofYear = (value: Value, year: Year): Value =>
  applyEdits(
    value,
    oldRecords(value, year).flatMap((path) =>
      Object.entries(factsOf(year))
        .filter(([key]) => textAt(value, [...path, key]) !== '')
        .map(([key, fact]) => ({ op: 'set' as const, path: [...path, key], value: fact })),
    ),
  );

/** The pages that still carry an earlier year, those with the most amounts first. Without a year, none. */
export function useYearSteps(year: Year | undefined) {
  const { years, confirm } = useStart();
  const before = years.findLast(({ id }) => year && id < year.id);
  const named = useFoundNow(before?.id ?? '');
  const dated = useFoundNow(year ? factsOf({ ...year, lastDay: year.firstDay }).validUntil : '');
  const due = confirm.lines.filter(({ kind }) => kind.startsWith('lapse') || kind === 'yearOver');
  const files = [...named, ...dated, ...due.flatMap(({ places }) => places)].map(({ file }) => file);
  const open = useOpenFiles(year ? [...new Set(files)].filter((file) => !file.startsWith('content/calendar/')) : []);
  if (!year) return [];
  const amounts = (value: Value) => recordsWith(value, (record) => textAt(record, ['dollars']) !== '').length;
  return open
    .filter(({ value }) => oldRecords(value, year).length > 0)
    .toSorted((a, b) => amounts(b.value) - amounts(a.value))
    .map(({ file, page }) => ({
      file,
      // A file that no page has for itself is called by its own name: the announcement.
      page: page === EVERY_PAGE ? fieldLabel(file.replace(/.*\/|\.yaml$/g, '')) : page,
      href: file === TUITION ? `/fee?year=${year.id}` : `/year?step=${encodeURIComponent(file)}`,
    }));
}

/** Where to go after a page of the walk. */
export const stepAfter = (steps: ReturnType<typeof useYearSteps>, file: string): string =>
  steps[steps.findIndex((step) => step.file === file) + 1]?.href ?? '/?saved';
