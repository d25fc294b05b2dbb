import type { SchoolYear, Fields as Values } from '../../api.ts';
import { factsOf, shortYear, without } from '../../values.ts';
import { parameter, useAskedYear, useOpenFile, useStart } from '../api-client.ts';
import { Fields, FormField } from '../fields.tsx';
import { useForm } from '../form.ts';
import { Screen } from '../layouts.tsx';

const SHOWN = ['otherDates', 'daysOff', 'firstDay', 'lastDay', 'instructionalDays', 'hours', 'hijriMonths'];

/** Task 4: the dates of a school year. `?year=` opens another year than the shown one. */
export function Calendar() {
  const { years } = useStart();
  const { file = '' } = useAskedYear() ?? years.find(({ isShown }) => isShown) ?? {};
  const form = useForm(useOpenFile(file));
  return (
    <Screen
      title="A date"
      hint={years.map(({ id }) => (
        <a key={id} className="me-4" href={`/calendar?year=${id}`}>
          {shortYear(id)}
        </a>
      ))}
      onPress={() => form.save()}
      form={form}
      means="Families don’t see it until you publish. Then calendars on their phones follow."
    >
      <section className="sheet max-w-[48rem]" aria-label="The school year">
        <Fields path={[]} only={SHOWN} />
      </section>
    </Screen>
  );
}

/** What is of one year only: its dates, and how often they moved. */
const NOT_COPIED = ['hijriMonths', 'daysOff', 'otherDates', 'announceOn', 'revision'];

/** Task 5: the next school year from a copy of the last one, and the pages that still carry an earlier one. */
export function Year() {
  const { years, nextYear, problems } = useStart();
  const last = years.at(-1);
  if (!last) return <Screen title="New school year">{problems[0]}</Screen>;
  if (nextYear && parameter('saved') === undefined) return <NewYear last={last} next={nextYear} />;
  return (
    <Screen title={`${shortYear(last.id)} is entered`}>
      <p>
        <a href={`/calendar?year=${last.id}`}>Enter its days off and other dates</a>
      </p>
      <p className="mt-3">
        <a href="/confirm">Pages that still carry the year before</a>
      </p>
    </Screen>
  );
}

function NewYear({ last, next }: { last: SchoolYear; next: string }) {
  const isOver = last.lastDay.date < useStart().now.slice(0, 10);
  const [from = '', to = ''] = next.split('-');
  const { schoolYear: _, ...facts } = factsOf({ id: next, firstDay: { date: from }, lastDay: { date: to } });
  const year = { id: next, name: next, ...facts };
  const form = useForm(useOpenFile(last.file), (value) => {
    const days = ['firstDay', 'lastDay'].map((key) => [key, without((value as Values)[key] as Values, 'revision')]);
    return { ...without(value as Values, ...NOT_COPIED), ...Object.fromEntries(days), ...year };
  });
  const file = `content/calendar/${from}-${to.slice(2)}.yaml`;
  const save = () =>
    void form.send({ version: form.version, files: [{ file, value: form.value }] }, { after: '/year?saved' });
  return (
    <Screen
      title="New school year"
      hint={`${shortYear(next)} begins as a copy of ${shortYear(last.id)}. Its days off and other dates come next.`}
      onPress={save}
      form={form}
      means={`Once this is published, pages show the new year${isOver ? '' : ` from the last day of ${shortYear(last.id)} on`}.`}
    >
      <div className="sheet max-w-[48rem]">
        <FormField path={['firstDay', 'date']} />
        <FormField path={['lastDay', 'date']} />
        <FormField path={['instructionalDays']} hint="As in the last year, if you leave it" />
      </div>
    </Screen>
  );
}
