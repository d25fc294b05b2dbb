import { type ConfirmedMonth, hijriDate, hijriHolidays, hijriProblem } from '../../../src/lib/dates/hijri.ts';
import { addDays } from '../../../src/lib/dates/school-day.ts';
import { listAt, textAt } from '../../values.ts';
import { middleOf, shortYear } from '../../year.ts';
import { useOpenFile, useStart } from '../api-client.ts';
import { Button, Field } from '../controls.tsx';
import { Fields } from '../fields.tsx';
import { fieldId, useForm, useFormContext } from '../form.ts';
import { Line, Lines, Screen } from '../layouts.tsx';
import { useParameter } from '../router.tsx';
import { readDate, showDate, weekdayOf } from '../words.ts';

const HOLIDAYS = { ramadan: 'Ramadan', eidAlFitr: 'Eid al-Fitr', eidAlAdha: 'Eid al-Adha' };

/** Ramadan and the Eids: expected until the school confirms the day. */
function Holidays() {
  const form = useFormContext();
  const today = useStart().now.slice(0, 10);
  const confirmed = listAt(form.value, 'hijriMonths') as unknown as ConfirmedMonth[];
  const [first = '', last = ''] = ['firstDay', 'lastDay'].map((key) => textAt(form.value, [key, 'date']));
  return (
    <Lines>
      {hijriHolidays(first, last, confirmed).map(({ id, date, isConfirmed }) => {
        const [name, expected, place] = [HOLIDAYS[id], showDate(date), fieldId([id])];
        const { year, month: number, day } = hijriDate(date, confirmed);
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const confirm = () => {
          const reading = readDate(form.typedAt([id]) ?? expected, form.day);
          const firstDay = 'value' in reading ? addDays(reading.value, 1 - day) : '';
          const isFar = firstDay && hijriProblem({ month, firstDay }, confirmed);
          const far = isFar ? `${name} is expected on ${weekdayOf(date)}. Type a day near it.` : undefined;
          form.judge(place, 'problem' in reading ? reading.problem : far);
          if (!firstDay || isFar) return;
          form.type([id]);
          const value = { month, firstDay, confirmedBy: 'The office', on: today };
          form.change({ op: 'append', path: ['hijriMonths'], value });
        };
        const change = () => form.remove(['hijriMonths', confirmed.findIndex((one) => one.month === month)]);
        const act = (
          <Button kind="second" of={name} onClick={isConfirmed ? change : confirm}>
            {isConfirmed ? 'Change' : 'Confirm'}
          </Button>
        );
        return (
          <Line key={id} acts={act}>
            {isConfirmed ? (
              `${name}: ${weekdayOf(date)}. Confirmed.`
            ) : (
              <Field
                id={place}
                label={`${name} begins on`}
                hint={`Expected on ${weekdayOf(date)}.`}
                value={form.typedAt([id]) ?? expected}
                onChange={(text) => form.type([id], text === expected ? undefined : text)}
                problem={form.problemOf(place)}
              />
            )}
          </Line>
        );
      })}
    </Lines>
  );
}

/** Task 4: the dates of a school year. `?year=` opens another year than the shown one. */
export function Calendar() {
  const { years, problems } = useStart();
  const asked = useParameter('year');
  const year = years.find(({ id }) => id === asked) ?? years.find(({ isShown }) => isShown) ?? years.at(-1);
  return year ? <YearDates file={year.file} near={middleOf(year)} /> : <Screen title="A date">{problems[0]}</Screen>;
}

const SHOWN = ['otherDates', 'daysOff', 'firstDay', 'lastDay', 'instructionalDays', 'hours'];
const UNCONFIRMED = 'Press Confirm, or type the expected day again.';

function YearDates({ file, near }: { file: string; near: string }) {
  const { years } = useStart();
  const form = useForm(useOpenFile(file), { near });
  // Whether it is confirmed isn’t guessed: families read “expected” until it is.
  const checks = Object.keys(HOLIDAYS).map((id) => [form.typedAt([id]) !== undefined, [id], UNCONFIRMED] as const);
  return (
    <Screen
      title="A date"
      hint={years.map(({ id }) => (
        <a key={id} className="me-4" href={`/calendar?year=${id}`}>
          {shortYear(id)}
        </a>
      ))}
      onPress={() => form.save({ checks })}
      form={form}
      means="Families don’t see it until you publish. Then calendars on their phones follow."
    >
      <section className="sheet max-w-[48rem]" aria-label="The school year">
        <Fields path={[]} only={SHOWN} />
        <h2 className="mt-6">Ramadan and Eid</h2>
        <Holidays />
      </section>
    </Screen>
  );
}
