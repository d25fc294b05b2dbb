import { type ConfirmedMonth, hijriDate, hijriHolidays, hijriProblem } from '../../../src/lib/dates/hijri.ts';
import { addDays } from '../../../src/lib/dates/school-day.ts';
import { formatDate } from '../../../src/lib/text/format.ts';
import type { Edit, StartState, Value } from '../../api.ts';
import { applyEdits, isSame, listAt, textAt, valueAt } from '../../values.ts';
import { useOpenFile, useStart } from '../api-client.ts';
import { Button, Choices, Field, ProblemText, Select } from '../controls.tsx';
import { FormField, ItemActs } from '../fields.tsx';
import { fieldId, useForm, useFormContext } from '../form.ts';
import { Desk, Line, Lines } from '../layouts.tsx';
import { go, useParameter } from '../router.tsx';
import { nameOf } from '../schema.ts';
import { inOfficeWords, readDate, shortYear, showDate, weekdayOf } from '../words.ts';
import { middleOf } from '../year-steps.ts';

const HOLIDAYS = { ramadan: 'Ramadan', eidAlFitr: 'Eid al-Fitr', eidAlAdha: 'Eid al-Adha' };

/** The lists of a year’s dates. Their first fields are the name, the first day and the last day. */
const LISTS = {
  daysOff: {
    heading: 'Days off',
    none: 'No days off are entered. The calendar says that they haven’t been posted yet.',
    keys: ['name', 'from', 'to', 'office'],
  },
  otherDates: { heading: 'Other dates', none: 'None is entered.', keys: ['title', 'date'] },
};
type List = keyof typeof LISTS;
const KINDS = [
  { value: 'otherDates', label: 'An event', hint: 'Picture day, a fair' },
  { value: 'daysOff', label: 'Days off', hint: 'No school' },
];

/** A new date, with its id, its name and its first day if they are known already. */
const blankOf = (list: List, known: string[] = []): Value =>
  Object.fromEntries(
    ['id', ...LISTS[list].keys].filter((key) => key !== 'to').map((key, index) => [key, known[index] ?? '']),
  );
const UNCONFIRMED = 'Press Confirm, or type the expected day again.';
const DAY_HINT = 'Type it like 2/14, or click a day in the calendar.';

const spanOf = (value: Value) => ['firstDay', 'lastDay'].map((key) => textAt(value, [key, 'date'])) as [string, string];
const nextMonth = (month: string) => `${addDays(month, 31).slice(0, 7)}-01`;
const COLUMNS = 'col-start-1 col-start-2 col-start-3 col-start-4 col-start-5 col-start-6 col-start-7'.split(' ');

/** The months of the school year. A day chooses the date of the new entry, and a second day its last day. */
function Months({ onPick }: { onPick: (day: string) => void }) {
  const { value } = useFormContext();
  const [first, last] = spanOf(value);
  const off = listAt(value, 'daysOff').map((one) => [textAt(one, ['from']), textAt(one, ['to'])] as const);
  const marked = [first, last, ...listAt(value, 'otherDates').map((one) => textAt(one, ['date']))];
  const classOf = (day: string) => {
    if (off.some(([from, to]) => from <= day && day <= (to || from)))
      return 'warning font-bold forced-colors:underline';
    return marked.includes(day) ? 'border-b-3 border-green font-bold' : '';
  };
  const months: string[] = [];
  for (let month = `${first.slice(0, 7)}-01`; month <= last; month = nextMonth(month)) months.push(month);
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-5">
      {months.map((month) => (
        <div key={month}>
          <h2 className="text-[1.125rem]">{formatDate(month, { month: 'long', year: 'numeric' })}</h2>
          <div className="grid grid-cols-7 text-small normal-nums [&>button]:min-h-7">
            {Array.from({ length: Number(addDays(nextMonth(month), -1).slice(8)) }, (_, index) => {
              const day = addDays(month, index);
              const column = index === 0 ? COLUMNS[new Date(`${month}T00:00:00Z`).getUTCDay()] : '';
              return (
                <button
                  key={day}
                  type="button"
                  tabIndex={-1}
                  className={`${classOf(day)} ${column}`}
                  aria-label={formatDate(day)}
                  onClick={() => onPick(day)}
                >
                  {index + 1}
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Dates of a list that are entered already: change or remove them. */
function Entered({ list, count }: { list: List; count: number }) {
  const { value } = useFormContext();
  const { heading, none, keys } = LISTS[list];
  const entered = listAt(value, list).slice(0, count);
  return (
    <>
      <h2 className="mt-6">{heading}</h2>
      {count === 0 && <p className="hint">{none}</p>}
      {entered.map((one, index) => (
        <div className="row border-b border-hairline pb-3" key={textAt(one, ['id'])}>
          {keys.slice(0, 3).map((key) => (
            <FormField key={key} path={[list, index, key]} hint={false} />
          ))}
          <ItemActs path={[list, index]} name={nameOf(one, '')} className="mb-0 self-end" />
        </div>
      ))}
    </>
  );
}

/** Ramadan and the Eids: expected until the school confirms the day. */
function Holidays() {
  const form = useFormContext();
  const today = useStart().now.slice(0, 10);
  const confirmed = listAt(form.value, 'hijriMonths') as unknown as ConfirmedMonth[];
  return (
    <Lines>
      {hijriHolidays(...spanOf(form.value), confirmed).map(({ id, date, isConfirmed }) => {
        const [name, expected] = [HOLIDAYS[id], showDate(date)];
        const { year, month: number, day } = hijriDate(date, confirmed);
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const path = ['hijriMonths', confirmed.findIndex((one) => one.month === month)];
        const place = fieldId(isConfirmed ? [...path, 'firstDay'] : [id]);
        const problem = form.problemOf(place);
        const confirm = () => {
          const reading = readDate(form.typedAt([id]) ?? expected, form.day);
          const firstDay = 'value' in reading ? addDays(reading.value, 1 - day) : '';
          const far = firstDay && hijriProblem({ month, firstDay }, confirmed);
          const wrong = far && `${name} is expected on ${weekdayOf(date)}. Type a day near it.`;
          form.judge(place, 'problem' in reading ? reading.problem : wrong);
          if (!firstDay || far) return;
          form.type([id]);
          const value = { month, firstDay, confirmedBy: 'The office', on: today };
          form.change({ op: 'append', path: ['hijriMonths'], value });
        };
        const act = (
          <Button
            kind="second"
            className="self-end!"
            of={name}
            id={isConfirmed ? place : undefined}
            aria-describedby={isConfirmed && problem ? `${place}-problem` : undefined}
            onClick={isConfirmed ? () => form.remove(path) : confirm}
          >
            {isConfirmed ? 'Change' : 'Confirm'}
          </Button>
        );
        return (
          <Line key={id} acts={act}>
            {isConfirmed ? (
              <>
                <b>{name}</b>: {weekdayOf(date)}. Confirmed.
                {problem && <ProblemText id={`${place}-problem`}>{inOfficeWords(problem)}</ProblemText>}
              </>
            ) : (
              <Field
                id={place}
                label={`${name} begins on`}
                hint={`Expected on ${weekdayOf(date)}.`}
                value={form.typedAt([id]) ?? expected}
                onChange={(text) => form.type([id], text === expected ? undefined : text)}
                problem={problem}
              />
            )}
          </Line>
        );
      })}
    </Lines>
  );
}

/** Task 4: the dates of a school year. `?year=` opens another year than the shown one. */
function Dates() {
  const { years, problems } = useStart();
  const asked = useParameter('year');
  const year = years.find(({ id }) => id === asked) ?? years.find(({ isShown }) => isShown) ?? years.at(-1);
  return year ? <YearDates year={year} /> : <Desk title="A date">{problems[0]}</Desk>;
}

function YearDates({ year }: { year: StartState['years'][number] }) {
  const { years } = useStart();
  const form = useForm(useOpenFile(year.file), {
    start: [{ op: 'append', path: ['otherDates'], value: blankOf('otherDates') }],
    near: middleOf(year),
  });
  const options = years.map(({ id, name }) => ({ value: id, label: shortYear(name) }));
  const open = (id: string) => go(`/date?year=${id}`);
  const choice = <Select id="field-year" label="School year" options={options} value={year.id} onChange={open} />;
  const { value } = form;
  const isNew = (key: List) => form.before([key, listAt(value, key).length - 1]) === undefined;
  const list = listAt(value, 'daysOff').length > 0 && isNew('daysOff') ? 'daysOff' : 'otherDates';
  const at = listAt(value, list).length - 1;
  const { keys } = LISTS[list];
  const path = [list, at];
  const [record, removal] = [valueAt(value, path), { op: 'delete', path: at > 0 ? path : [list] } as Edit];
  const [name = '', from = '', to = ''] = keys.map((key) => textAt(record, [key]));
  /** The file without the new date. */
  const rest = applyEdits(value, [removal]);
  const become = (next: string) =>
    form.change(removal, {
      op: 'append',
      path: [next],
      value: blankOf(next as List, [textAt(record, ['id']), name, from]),
    });
  const pick = (day: string) => form.set([...path, (from && !to && day > from && keys[2]) || String(keys[1])], day);
  const isAdded = !isSame(record, blankOf(list)) || isSame(rest, form.original);
  const save = () =>
    form.save({
      words: isAdded ? `${name}, ${showDate(from)}` : 'Dates of the school year',
      // Whether it is confirmed isn’t guessed: families read “expected” until it is.
      checks: Object.keys(HOLIDAYS).map((id) => [form.typedAt([id]) !== undefined, [id], UNCONFIRMED]),
      finish: (own) => (isAdded ? own : rest),
    });
  const count = (key: List) => listAt(value, key).length - (key === list ? 1 : 0);
  return (
    <Desk
      title="A date"
      hint={years.length > 1 && choice}
      onPress={save}
      form={form}
      means="Nothing goes on the website until you publish. Then families’ phone calendars change too."
      aside={
        <section className="sheet top-4 order-first desk:sticky desk:order-none">
          <h2>Add a date</h2>
          <Choices id="field-kind" label="What is it?" options={KINDS} value={list} onChange={become} />
          {keys.map((key) => (
            <FormField key={key} path={[...path, key]} {...(key === keys[1] && { hint: DAY_HINT })} />
          ))}
        </section>
      }
    >
      <section className="sheet" aria-label="The school year">
        <Months onPick={pick} />
        <h2 className="mt-6">First and last day</h2>
        <div className="row">
          <FormField path={['firstDay', 'date']} />
          <FormField path={['lastDay', 'date']} />
        </div>
        <Entered list="daysOff" count={count('daysOff')} />
        <Entered list="otherDates" count={count('otherDates')} />
        <h2 className="mt-6">Ramadan and Eid</h2>
        <Holidays />
      </section>
    </Desk>
  );
}

export { Dates as Date };
