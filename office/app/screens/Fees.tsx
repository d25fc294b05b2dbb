import { formatDate } from '../../../src/lib/text/format.ts';
import type { Fields, Path, Value } from '../../api.ts';
import { isSame, ofYear, recordsWith, shortYear, textAt, without } from '../../values.ts';
import { fieldId, useAskedYear, useForm, useFormContext, useOpenFile } from '../client.ts';
import { FormField } from '../fields.tsx';
import { Screen } from '../parts.tsx';
import { KINDS } from '../words.ts';

const FILE = 'content/pages/tuition.yaml';
const COLUMNS: Record<string, string> = {
  dollars: '',
  perMonth: ', per month',
  perYear: ', per year',
  instead: ', instead of an amount',
};

/** A fee with its amount, or tuition whose amounts by the month and by the year follow each other, or a text instead. */
function FeeRow({ path, payments }: { path: Path; payments: number }) {
  const form = useFormContext();
  const record = form.get(path) as Fields;
  const [name, date, note] = ['label', 'date', 'note'].map((key) => textAt(record, [key]));
  const label = [name, date && formatDate(date)].filter(Boolean).join(' ');
  const keys = Object.keys(COLUMNS).filter((key) => record[key] !== undefined);
  const take = (key: string, value: string | number) => {
    const amount = key === 'instead' ? KINDS.dollars.read(String(value)) : value;
    if (key === 'dollars' || typeof amount !== 'number') return form.set([...path, key], value);
    const year = amount * (key === 'perMonth' ? payments : 1);
    return form.set(path, { ...without(record, 'instead'), perYear: year, perMonth: year / payments });
  };
  return keys.map((key) => (
    <FormField
      key={key === 'instead' ? 'perYear' : key}
      path={[...path, key]}
      label={`${label}${COLUMNS[key]}`}
      hint={note}
      onValue={(value) => take(key, value)}
    />
  ));
}

/** Task 3: the fee table as it is on the page. `?year=…` also makes the fees those of another school year. */
export function Fees() {
  const next = useAskedYear();
  const form = useForm(useOpenFile(FILE));
  const payments = Number.parseInt(form.text('plan', 'value'), 10) || 1;
  const isFee = (record: Value) =>
    textAt(record, ['label']) !== '' && ['dollars', 'perYear', 'instead'].some((key) => textAt(record, [key]) !== '');
  // As it was opened: an amount that is being deleted keeps its field.
  const sections = Object.entries(form.original as object)
    .map(([key, section]) => ({ heading: textAt(section, ['heading']), paths: recordsWith(section, isFee, [key]) }))
    .filter(({ paths }) => paths.length > 0);
  const year = shortYear(next?.id ?? form.text('schoolYear'));
  const save = () => form.save(next && { finish: (fees) => ofYear(fees, next) });
  const ask = () => form.ask(`All amounts of ${year} as last year?`, { 'Yes, all of them': save });
  return (
    <Screen
      title="A fee"
      hint={`The fees of ${year}; where there are two amounts, by the month and by the year.`}
      onPress={next && isSame(form.value, form.original) ? ask : save}
      form={form}
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
