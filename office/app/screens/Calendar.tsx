import { useState } from 'react';
import { type HijriHoliday, hijriDate, hijriHolidays } from '../../../src/lib/dates/hijri.ts';
import { addDays } from '../../../src/lib/dates/school-day.ts';
import type { Value } from '../../api.ts';
import { listAt } from '../../values.ts';
import { shortYear } from '../../year.ts';
import { parameter, useOpenFile, useStart } from '../api-client.ts';
import { Button, Field } from '../controls.tsx';
import { Fields } from '../fields.tsx';
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
