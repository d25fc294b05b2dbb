import { postedYear } from '../../../src/lib/dates/school-years.ts';
import type { Fields as Values } from '../../api.ts';
import { factsOf, shortYear } from '../../values.ts';
import { type StartState, useAskedYear, useForm, useOpenFile, useStart } from '../client.ts';
import { Fields, FormField } from '../fields.tsx';
import { Screen } from '../parts.tsx';
import { blank } from '../words.ts';

type SchoolYear = StartState['years'][number] | undefined;

/** Task 4: the dates of a school year: that of `?year=`, the one that was just entered, or the one of today. */
export function Calendar({ entered }: { entered?: SchoolYear }) {
  const { years, now } = useStart();
  const current = postedYear(years, now.slice(0, 10)) ?? years.at(-1);
  const form = useForm(useOpenFile((useAskedYear() ?? entered ?? current)?.file ?? ''));
  return (
    <Screen
      title="A date"
      hint={years.map(({ id }) => (
        <a key={id} href={`/calendar?year=${id}`}>
          {shortYear(id)}
        </a>
      ))}
      form={form}
      means="Families don’t see it until you publish. Then calendars on their phones follow."
    >
      <Fields path={[]} />
    </Screen>
  );
}

/** Task 5: the next school year, or the calendar of the last one if it hasn’t begun. */
export function Year() {
  const { years, nextYear } = useStart();
  const last = years.at(-1);
  return last && nextYear ? <NewYear last={last} next={nextYear} /> : <Calendar entered={last} />;
}

function NewYear({ last, next }: { last: NonNullable<SchoolYear>; next: string }) {
  const isOver = last.lastDay.date < useStart().now.slice(0, 10);
  const [from = '', to = ''] = next.split('-');
  const { schoolYear: _, ...facts } = factsOf({ id: next, firstDay: { date: from }, lastDay: { date: to } });
  const year = { id: next, name: next, ...facts };
  const open = useOpenFile(last.file);
  const form = useForm(open, (value) => ({ ...(blank(open.schema, value) as Values), ...year }));
  const files = [{ file: `content/calendar/${from}-${to.slice(2)}.yaml`, value: form.value }];
  return (
    <Screen
      title="New school year"
      hint={`${shortYear(next)} begins as a copy of ${shortYear(last.id)}. Its days off and other dates come next.`}
      onPress={() => void form.send({ version: form.version, files }, { after: `/calendar?year=${next}&saved` })}
      form={form}
      means={`Once this is published, pages show the new year${isOver ? '' : ` from the last day of ${shortYear(last.id)} on`}.`}
    >
      <FormField path={['firstDay', 'date']} />
      <FormField path={['lastDay', 'date']} />
      <FormField path={['instructionalDays']} hint="As in the last year, if you leave it" />
    </Screen>
  );
}
