import { useState } from 'react';
import { type HijriHoliday, hijriDate, hijriHolidays } from '../../../src/lib/dates/hijri.ts';
import { addDays } from '../../../src/lib/dates/school-day.ts';
import type { Fields as Record, SchoolYear, Value } from '../../api.ts';
import { isFields, listAt, without } from '../../values.ts';
import { factsOf, shortYear } from '../../year.ts';
import { parameter, useOpenFile, useStart } from '../api-client.ts';
import { Button, Field } from '../controls.tsx';
import { Fields, FormField } from '../fields.tsx';
import { fieldId, useForm, useFormContext } from '../form.ts';
import { Line, Lines, Screen } from '../layouts.tsx';
import { weekdayOf } from '../words.ts';

type Month = { month: string; firstDay: string };
const HOLIDAYS = { ramadan: 'Ramadan', eidAlFitr: 'Eid al-Fitr', eidAlAdha: 'Eid al-Adha' };

/** Ramadan or an Eid: expected until the school confirms its day. */
function Holiday({ id, date, isConfirmed, months }: HijriHoliday & { months: Month[] }) {
  const form = useFormContext();
  const on = useStart().now.slice(0, 10);
  const [day, setDay] = useState(date);
  const { year, month: number, day: nth } = hijriDate(date, months);
  const month = `${year}-${String(number).padStart(2, '0')}`;
  const own = { month, firstDay: day && addDays(day, 1 - nth), confirmedBy: 'The office', on };
  const others: Value[] = months.filter((one) => one.month !== month);
  const next = isConfirmed ? others : [...others, own];
  const act = (
    <Button
      kind="second"
      of={HOLIDAYS[id]}
      onClick={() => form.set(['hijriMonths'], next.length > 0 ? next : undefined)}
    >
      {isConfirmed ? 'Change' : 'Confirm'}
    </Button>
  );
  const hint = `${isConfirmed ? 'Confirmed' : 'Expected'}: ${weekdayOf(date)}.`;
  const label = `${HOLIDAYS[id]} begins on`;
  return (
    <Line acts={act}>
      <Field id={fieldId([id])} type="date" {...{ label, hint }} value={day} readOnly={isConfirmed} onChange={setDay} />
    </Line>
  );
}

const SHOWN = ['otherDates', 'daysOff', 'firstDay', 'lastDay', 'instructionalDays', 'hours'];

/** Task 4: the dates of a school year. `?year=` opens another year than the shown one. */
export function Calendar() {
  const { years } = useStart();
  const asked = parameter('year');
  const { file = '' } = years.find(({ id }) => id === asked) ?? years.find(({ isShown }) => isShown) ?? {};
  const form = useForm(useOpenFile(file));
  const months = listAt(form.value, 'hijriMonths') as Month[];
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
        <h2 className="mt-6">Ramadan and Eid</h2>
        <Lines>
          {hijriHolidays(form.text('firstDay', 'date'), form.text('lastDay', 'date'), months).map((holiday) => (
            <Holiday key={holiday.id + holiday.date} {...holiday} months={months} />
          ))}
        </Lines>
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
  if (nextYear) return <NewYear last={last} next={nextYear} />;
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

/** What lasts of a year, its days without their own dates. */
const copied = (value: Value): Record =>
  Object.fromEntries(
    Object.entries(without(value as Record, ...NOT_COPIED)).map(([key, one]) => [
      key,
      isFields(one) ? without(one, 'revision', ...(key.endsWith('Day') ? ['date'] : [])) : one,
    ]),
  );

function NewYear({ last, next }: { last: SchoolYear; next: string }) {
  const [from = '', to = ''] = next.split('-');
  const { schoolYear: _, ...facts } = factsOf({ id: next, firstDay: { date: from }, lastDay: { date: to } });
  const year = { id: next, name: next, ...facts };
  const form = useForm(useOpenFile(last.file), (value) => ({ ...copied(value), ...year }));
  const file = `content/calendar/${from}-${to.slice(2)}.yaml`;
  const save = () =>
    // A file of its own, without what comments say of the last year.
    void form.send({ version: form.version, files: [{ file, value: form.value }] }, { after: '/year' });
  return (
    <Screen
      title="New school year"
      hint={`${shortYear(next)} begins as a copy of ${shortYear(last.id)}, without its dates. They come next.`}
      onPress={save}
      form={form}
      means={`${shortYear(last.id)} stays on the website until its last day; then pages show the new year.`}
    >
      <div className="sheet max-w-[48rem]">
        <FormField path={['firstDay', 'date']} hint={`Last time ${weekdayOf(last.firstDay.date)}`} />
        <FormField path={['lastDay', 'date']} hint={`Last time ${weekdayOf(last.lastDay.date)}`} />
        <FormField path={['instructionalDays']} hint="As in the last year, if you leave it" />
      </div>
    </Screen>
  );
}
