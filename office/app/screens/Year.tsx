import type { Fields, SchoolYear, Value } from '../../api.ts';
import { isFields, without } from '../../values.ts';
import { factsOf, shortYear } from '../../year.ts';
import { useOpenFile, useStart } from '../api-client.ts';
import { FormField } from '../fields.tsx';
import { useForm } from '../form.ts';
import { Screen } from '../layouts.tsx';
import { weekdayOf } from '../words.ts';
import { ConfirmLines } from './Confirm.tsx';

/** What is of one year only: its dates, and how often they moved. */
const NOT_COPIED = ['hijriMonths', 'daysOff', 'otherDates', 'announceOn', 'revision'];

/** Task 5: the next school year from a copy of the last one, and the pages that still carry an earlier one. */
export function Year() {
  const { years, nextYear, problems, lines } = useStart();
  const last = years.at(-1);
  if (!last) return <Screen title="New school year">{problems[0]}</Screen>;
  if (nextYear) return <NewYear last={last} next={nextYear} />;
  return (
    <Screen title={`${shortYear(last.id)} is entered`}>
      <p>
        <a href={`/calendar?year=${last.id}`}>Enter its days off and other dates</a>
      </p>
      <h2 className="mt-6">Pages that still carry the year before</h2>
      <ConfirmLines lines={lines.filter(({ kind }) => kind === 'oldYear')} />
    </Screen>
  );
}

/** What lasts of a year, its days without their own dates. */
const copied = (value: Value): Fields =>
  Object.fromEntries(
    Object.entries(without(value as Fields, ...NOT_COPIED)).map(([key, one]) => [
      key,
      isFields(one) ? without(one, 'revision', ...(key.endsWith('Day') ? ['date'] : [])) : one,
    ]),
  );

function NewYear({ last, next }: { last: SchoolYear; next: string }) {
  const [from = '', to = ''] = next.split('-');
  const { schoolYear: _, ...facts } = factsOf({ id: next, firstDay: from, lastDay: to });
  const year = { id: next, name: next, ...facts };
  const form = useForm(useOpenFile(last.file), (value) => ({ ...copied(value), ...year }));
  const file = `content/calendar/${from}-${to.slice(2)}.yaml`;
  const save = () =>
    // A file of its own, without what comments say of the last year.
    void form.send(
      { words: `School year ${shortYear(next)}`, version: form.version, files: [{ file, value: form.value }] },
      { after: '/year' },
    );
  return (
    <Screen
      title="New school year"
      hint={`${shortYear(next)} begins as a copy of ${shortYear(last.id)}, without its dates. They come next.`}
      onPress={save}
      form={form}
      means={`${shortYear(last.id)} stays on the website until its last day; then pages show the new year.`}
    >
      <div className="sheet max-w-[48rem]">
        <FormField path={['firstDay', 'date']} hint={`Last time ${weekdayOf(last.firstDay)}`} />
        <FormField path={['lastDay', 'date']} hint={`Last time ${weekdayOf(last.lastDay)}`} />
        <FormField path={['instructionalDays']} hint="As in the last year, if you leave it" />
      </div>
    </Screen>
  );
}
