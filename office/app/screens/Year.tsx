import { addDays, daysBetween } from '../../../src/lib/dates/school-day.ts';
import { formatDate } from '../../../src/lib/text/format.ts';
import type { Edit, Path, StartState, Value } from '../../api.ts';
import { type Fields, isSame, listAt, textAt, valueAt } from '../../values.ts';
import { useOpenFile, useStart } from '../api-client.ts';
import { FormField, Fields as FormFields } from '../fields.tsx';
import { fieldId, useForm } from '../form.ts';
import { Desk, Line, Lines } from '../layouts.tsx';
import { useParameter } from '../router.tsx';
import { ABOUT, kindOf, nameAt, nameOf, recordsWith } from '../schema.ts';
import { shortYear, showDate, weekdayOf } from '../words.ts';
import { factsOf, middleOf, ofYear, oldRecords, stepAfter, useYearSteps } from '../year-steps.ts';

type SchoolYear = StartState['years'][number];

/** Task 5: the next school year from a copy of the last one, then every page that carries the old year. */
export function Year() {
  const { years, nextYear, problems } = useStart();
  const step = useParameter('step');
  const last = years.at(-1);
  if (!last) return <Desk title="New school year">{problems[0]}</Desk>;
  if (step) return <YearStep year={last} file={step} />;
  return nextYear ? <NewYear last={last} next={nextYear} /> : <YearPages year={last} />;
}

/** What is left to do for a year that has been entered. */
function YearPages({ year }: { year: SchoolYear }) {
  const steps = useYearSteps(year);
  return (
    <Desk title="New school year">
      <p className="my-4">
        {shortYear(year.name)} is entered already. <a href={`/date?year=${year.id}`}>Change its dates</a>, or{' '}
        <a href={`/fee?year=${year.id}`}>enter its fees</a>.
      </p>
      {steps.length > 0 && <h2>Pages of the year before</h2>}
      <Lines>
        {steps.map(({ file, page, href }) => (
          <Line key={file}>
            <a href={href}>{page}</a>
          </Line>
        ))}
      </Lines>
    </Desk>
  );
}

/** A page that carries the old year: its figures and dates, or if it has none, all of it. */
function YearStep({ year, file }: { year: SchoolYear; file: string }) {
  const form = useForm(useOpenFile(file), { near: middleOf(year) });
  const steps = useYearSteps(year);
  const after = stepAfter(steps, file);
  const page = steps.find((step) => step.file === file)?.page ?? form.page;
  const { value } = form;
  const short = shortYear(year.name);
  const isFigure = (path: Path) => !ABOUT.includes(String(path.at(-1))) && kindOf(form.schemaAt(path).node) !== 'text';
  const figures = oldRecords(value, year)
    .flatMap((path) => recordsWith(valueAt(value, path), () => true, path))
    .map((path) => ({
      path,
      fields: Object.keys(valueAt(value, path) as object)
        .map((key) => [...path, key])
        .filter(isFigure),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <Desk
      title="New school year"
      hint={
        <>
          {page}: are these right for <b>{short}</b>? <a href={after}>Not decided yet</a>
        </>
      }
      onPress={() => form.save({ words: `${page} for ${short}`, finish: (own) => ofYear(own, year), after })}
      form={form}
      says={`The page becomes that of ${short}.`}
    >
      <div className="sheet mt-4 max-w-[48rem]">
        <h2>{page}</h2>
        {figures.length === 0 && <FormFields path={[]} />}
        {figures.map(({ path, fields }) => (
          <fieldset key={fieldId(path)} className="mt-4 border-t border-hairline">
            <legend className="pe-3 font-serif text-h4">{nameAt(value, path)}</legend>
            <div className="row">
              {fields.map((at) => (
                <FormField key={fieldId(at)} path={at} />
              ))}
            </div>
          </fieldset>
        ))}
        {figures.length > 0 && (
          <p className="mt-5">
            Does its text change too? <a href={`/everything?file=${encodeURIComponent(file)}`}>All of this page</a>
          </p>
        )}
      </div>
    </Desk>
  );
}

/** The lists of a year’s dates, and the field of their first day. */
const LISTS = { daysOff: 'from', otherDates: 'date' };
const FIRST = ['firstDay', 'date'];
const LAST = ['lastDay', 'date'];
/** What is of one year only. */
const NOT_COPIED = ['hijriMonths', 'revision'];

const datesOf = (value: Value): { path: Path; date: Fields }[] =>
  Object.entries(LISTS).flatMap(([list, from]) =>
    listAt(value, list).map((date, index) => ({ path: [list, index, from], date })),
  );

/** The file of a new year as it is typed: empty dates are left out, and a day off lasts as long as it did. */
function finished(typed: Value, last: Value, facts: object): Value {
  const lists = Object.entries(LISTS).map(([list, from]) => {
    const items = listAt(typed, list).map((date) => {
      const old = listAt(last, list).find(({ id }) => id === date['id']);
      const [day, start, end] = [textAt(date, [from]), textAt(old, [from]), textAt(old, ['to'])];
      return { ...date, ...(day && end && { to: addDays(day, daysBetween(start, end)) }) };
    });
    return [list, items.filter((date) => textAt(date, [from]) !== '')];
  });
  const year = { ...(typed as Fields), ...Object.fromEntries(lists), ...facts };
  const isLeftOut = (key: string, value: unknown) => NOT_COPIED.includes(key) || value === '' || isSame(value, []);
  return JSON.parse(JSON.stringify(year, (key, value) => (isLeftOut(key, value) ? undefined : value)));
}

/** The dates of the new year. Each date of the last one is looked at; an empty one is left out. */
function NewYear({ last, next }: { last: SchoolYear; next: string }) {
  const open = useOpenFile(last.file);
  const [firstYear = '', lastYear = ''] = next.split('-');
  const entered = { id: next, firstDay: `${firstYear}-08-01`, lastDay: `${lastYear}-06-30` };
  const paths = [FIRST, LAST, ['announceOn'], ...datesOf(open.value).map(({ path }) => path)];
  const form = useForm(open, {
    start: paths.map((path): Edit => ({ op: 'set', path, value: '' })),
    near: middleOf(entered),
  });
  const [firstStep] = useYearSteps(entered);
  const short = shortYear(next);
  const { validFrom, validUntil } = factsOf(entered);
  const isIn = (path: Path, year: string) => textAt(form.value, path).startsWith(year);
  const save = () =>
    form.save({
      words: `School year ${short}`,
      checks: [
        [!isIn(FIRST, firstYear), FIRST, `The first day of ${short} is in ${firstYear}.`],
        [!isIn(LAST, lastYear), LAST, `The last day of ${short} is in ${lastYear}.`],
      ],
      finish: (typed) => finished(typed, form.original, { validFrom, validUntil, id: next, name: next }),
      as: `content/calendar/${next.replace(/-\d{2}(\d{2})$/, '-$1')}.yaml`,
      after: firstStep?.href ?? '/?saved',
    });
  const dates = datesOf(form.value).map(({ path, date }) => {
    const old = form.before(path.slice(0, -1));
    const to = textAt(old, ['to']);
    const was = `${formatDate(textAt(old, path.slice(-1)))}${to && ` to ${formatDate(to)}`}`;
    const hint = `Last time ${was}. Empty: not in the new year.`;
    return <FormField key={textAt(date, ['id'])} path={path} label={nameOf(date, '')} hint={hint} isOptional />;
  });
  return (
    <Desk
      title="New school year"
      hint={`${short} begins as a copy of ${shortYear(last.name)}. Look at each date; leave out what isn’t known yet.`}
      onPress={save}
      form={form}
      aside={
        <aside className="sheet *:mt-3">
          <h2>What happens</h2>
          <p>
            {shortYear(last.name)} stays on the website until {showDate(last.lastDay)}. Then pages show the new year.
          </p>
          <p>The hours of school stay as they are. Ramadan and Eid are worked out and wait to be confirmed.</p>
          <p>After Save come the fees of {short}, and the other pages of the old year. Leave what isn’t decided.</p>
        </aside>
      }
    >
      <div className="sheet">
        <h2>The year</h2>
        <div className="row">
          <FormField path={FIRST} hint={`Last time ${weekdayOf(last.firstDay)}`} />
          <FormField path={LAST} hint={`Last time ${weekdayOf(last.lastDay)}`} />
        </div>
        <div className="row">
          <FormField path={['instructionalDays']} hint="As in the last year, if you leave it" />
          <FormField path={['announceOn']} label="Show the new year from" hint="Empty: as soon as you publish" />
        </div>
        <h2 className="mt-6">Its days off and other dates</h2>
        {dates.length > 0 ? (
          dates
        ) : (
          <p className="hint">The last year had none. Enter them under “A date” after saving.</p>
        )}
      </div>
    </Desk>
  );
}
