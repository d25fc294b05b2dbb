import { nextYearName } from '../../../src/lib/dates/school-years.ts';
import { formatDate } from '../../../src/lib/text/format.ts';
import type { Path, Value, Fields as Values } from '../../values.ts';
import { factsOf, isSame, ofYear, recordsWith, shortYear, textAt, without } from '../../values.ts';
import { fieldId, useAskedYear, useForm, useFormContext, useOpenFile, useStart } from '../client.ts';
import { FormField } from '../fields.tsx';
import { Screen } from '../parts.tsx';
import { blank, kindOf } from '../words.ts';

/** Task 5: the school year after the last one, which *Today* offers once that has begun. */
export function Year() {
  const last = useStart().years.at(-1);
  const [begun, next] = [shortYear(last?.id ?? ''), nextYearName(last?.id ?? '')];
  const [from = '', to = ''] = next.split('-');
  const { schoolYear: _, ...facts } = factsOf({ id: next, firstDay: { date: from }, lastDay: { date: to } });
  const year = { id: next, name: next, ...facts };
  const open = useOpenFile(last?.file ?? '');
  const form = useForm(open, (value) => ({ ...(blank(open.schema, value) as Values), ...year }));
  const file = `content/calendar/${from}-${to.slice(2)}.yaml`;
  const request = { version: form.version, files: [{ file, value: form.value }] };
  return (
    <Screen
      title="New school year"
      hint={`${shortYear(next)} begins as a copy of ${begun}. Its days off and other dates come next.`}
      sends={{ request, after: `/text?file=${file}&saved` }}
      form={form}
    >
      <FormField path={['firstDay', 'date']} />
      <FormField path={['lastDay', 'date']} />
      <FormField path={['instructionalDays']} hint="As in the last year, if you leave it" />
    </Screen>
  );
}

const COLUMNS = ['dollars', 'perMonth', 'perYear', 'instead'];

/** A fee with its amount, or tuition whose amounts by the month and by the year follow each other, or a text instead. */
function FeeRow({ path, payments }: { path: Path; payments: number }) {
  const form = useFormContext();
  const record = form.get(path) as Values;
  const [name, date, note] = ['label', 'date', 'note'].map((key) => textAt(record, [key]));
  const label = [name, date && formatDate(date)].filter(Boolean).join(' ');
  const keys = COLUMNS.filter((key) => record[key] !== undefined);
  const labelOf = (key: string) => (key === 'dollars' ? '' : `, ${form.fieldAt([...path, key]).label.toLowerCase()}`);
  const take = (key: string, value: string | number) => {
    const amount = key === 'instead' ? kindOf({ kind: 'dollars' }).read(String(value)) : value;
    if (key === 'dollars' || typeof amount !== 'number') return form.set([...path, key], value);
    const year = amount * (key === 'perMonth' ? payments : 1);
    return form.set(path, { ...without(record, 'instead'), perYear: year, perMonth: year / payments });
  };
  return keys.map((key) => (
    <FormField
      key={key === 'instead' ? 'perYear' : key}
      path={[...path, key]}
      label={label + labelOf(key)}
      hint={note}
      onValue={(value) => take(key, value)}
    />
  ));
}

/** Task 3: the fee table as it is on the page. `?year=…` also makes the fees those of another school year. */
export function Fees() {
  const next = useAskedYear();
  const begin = (fees: Value) => (next ? ofYear(fees, next) : fees);
  const form = useForm(useOpenFile('content/pages/tuition.yaml'), begin);
  const payments = Number.parseInt(form.text('plan', 'value'), 10) || 1;
  const isFee = (record: Value) =>
    textAt(record, ['label']) !== '' && ['dollars', 'perYear', 'instead'].some((key) => textAt(record, [key]) !== '');
  // As it was opened: an amount that is being deleted keeps its field.
  const sections = Object.entries(form.original as object)
    .map(([key, section]) => ({ heading: textAt(section, ['heading']), paths: recordsWith(section, isFee, [key]) }))
    .filter(({ paths }) => paths.length > 0);
  const year = shortYear(next?.id ?? form.text('schoolYear'));
  const ask = () =>
    form.ask(`All amounts of ${year} as last year?`, { 'Yes, all of them': () => form.send(form.saves()) });
  return (
    <Screen
      title="A fee"
      hint={`The fees of ${year}; where there are two amounts, by the month and by the year.`}
      form={next && isSame(form.value, begin(form.original)) ? { ...form, send: ask } : form}
    >
      {sections.map(({ heading, paths }) => (
        <section key={heading} className="amounts border-t border-ink py-4 first:border-0 first:pt-0">
          <h2>{heading}</h2>
          {paths.map((path) => (
            <FeeRow key={fieldId(path)} path={path} payments={payments} />
          ))}
        </section>
      ))}
    </Screen>
  );
}
