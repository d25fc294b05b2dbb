import type { Edit, Path, SchoolYear, Value } from '../../api.ts';
import { type Fields, textAt, without } from '../../values.ts';
import { factsOf, middleOf, shortYear } from '../../year.ts';
import { useOpenFile, useStart } from '../api-client.ts';
import { FormField } from '../fields.tsx';
import { useForm } from '../form.ts';
import { Screen } from '../layouts.tsx';
import { showDate, weekdayOf } from '../words.ts';
import { ConfirmLines } from './Confirm.tsx';

const FIRST = ['firstDay', 'date'];
const LAST = ['lastDay', 'date'];
/** What is of one year only: its dates, and how often they moved. */
const NOT_COPIED = ['hijriMonths', 'daysOff', 'otherDates', 'announceOn', 'revision'];

/** Task 5: the next school year from a copy of the last one, and the pages that still carry an earlier one. */
export function Year() {
  const { years, nextYear, problems, lines } = useStart();
  const last = years.at(-1);
  if (!last) return <Screen title="New school year">{problems[0]}</Screen>;
  if (nextYear) return <NewYear last={last} next={nextYear} />;
  return (
    <Screen title={`${shortYear(last.id)} is entered`} tab="New school year">
      <p>
        <a href={`/calendar?year=${last.id}`}>Enter its days off and other dates</a>
      </p>
      <h2 className="mt-6">Pages that still carry the year before</h2>
      <ConfirmLines lines={lines.filter(({ kind }) => kind === 'oldYear')} />
    </Screen>
  );
}

/** The file of a new year: what lasts, with its own days. A file of its own, without what comments say of the last. */
function editsFor(typed: Value, facts: Fields): Edit[] {
  const copied: Fields = { ...without(typed as Fields, ...NOT_COPIED), ...facts };
  for (const key of ['firstDay', 'lastDay']) copied[key] = without(copied[key] as Fields, ...NOT_COPIED);
  return Object.entries(copied).map(([key, value]) => ({ op: 'set', path: [key], value }));
}

function NewYear({ last, next }: { last: SchoolYear; next: string }) {
  const [firstYear = '', lastYear = ''] = next.split('-');
  const entered = { id: next, firstDay: `${firstYear}-08-01`, lastDay: `${lastYear}-06-30` };
  const start = [FIRST, LAST].map((path): Edit => ({ op: 'set', path, value: '' }));
  const form = useForm(useOpenFile(last.file), { about: next, start, near: middleOf(entered) });
  const short = shortYear(next);
  const isIn = (path: Path, year: string) => textAt(form.value, path).startsWith(year);
  const save = () => {
    const isWrong = form.finds([
      [!isIn(FIRST, firstYear), FIRST, `The first day of ${short} is in ${firstYear}.`],
      [!isIn(LAST, lastYear), LAST, `The last day of ${short} is in ${lastYear}.`],
    ]);
    const edits = editsFor(form.value, { ...without(factsOf(entered), 'schoolYear'), id: next, name: next });
    const files = [{ file: `content/calendar/${next.replace(/-\d{2}(\d{2})$/, '-$1')}.yaml`, version: '', edits }];
    if (!isWrong) void form.send({ words: `School year ${short}`, files }, { after: '/year' });
  };
  return (
    <Screen
      title="New school year"
      hint={`${short} begins as a copy of ${shortYear(last.id)}, without its dates. They come next.`}
      onPress={save}
      form={form}
      means={`${shortYear(last.id)} stays on the website until ${showDate(last.lastDay)}; then pages show the new year.`}
    >
      <div className="sheet max-w-[48rem]">
        <FormField path={FIRST} hint={`Last time ${weekdayOf(last.firstDay)}`} />
        <FormField path={LAST} hint={`Last time ${weekdayOf(last.lastDay)}`} />
        <FormField path={['instructionalDays']} hint="As in the last year, if you leave it" />
      </div>
    </Screen>
  );
}
