import type { Path, Value } from '../../api.ts';
import { type Fields, isSame, recordsWith, textAt, without } from '../../values.ts';
import { middleOf, ofYear, shortYear } from '../../year.ts';
import { useOpenFile, useStart } from '../api-client.ts';
import { ProblemText } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { fieldId, useForm, useFormContext } from '../form.ts';
import { Screen } from '../layouts.tsx';
import { useParameter } from '../router.tsx';
import { KINDS, readDollars, showDate } from '../words.ts';

const FILE = 'content/pages/tuition.yaml';
const { show } = KINDS.dollars;
const COLUMNS: Record<string, string> = {
  dollars: '',
  perMonth: ', per month',
  perYear: ', per year',
  instead: ', instead of an amount',
};

/** A fee with its amount, or tuition with a year's amount that leads and a month's that follows, or a text instead. */
function FeeRow({ path, payments }: { path: Path; payments: number }) {
  const { lines } = useStart();
  const form = useFormContext();
  const [record, before] = [form.get(path) as Fields, form.before(path) as Fields];
  const label = [textAt(record, ['label']), showDate(textAt(record, ['date']))].filter(Boolean).join(' ');
  const keys = Object.keys(COLUMNS).filter((key) => record[key] !== undefined);
  const wrong = keys.map((key) => fieldId([...path, key])).find((id) => form.problemOf(id));
  const isSide = (side: { file: string; path: Path }) => side.file === FILE && isSame(side.path, path);
  const dispute = lines.find(({ kind, sides }) => kind === 'dispute' && sides.some(isSide));
  const take = (key: string, typed: string | number): string | undefined => {
    const reading = key === 'instead' ? readDollars(`${typed}`) : { value: Number(typed) };
    if (key === 'dollars' || 'problem' in reading) return form.set([...path, key], typed);
    const year = reading.value * (key === 'perMonth' ? payments : 1);
    const low = year - (year % payments);
    if (low !== year)
      return `${show(year)} doesn’t split into ${payments} equal payments. ${show(low)} or ${show(low + payments)} does.`;
    return form.set(path, { ...without(record, 'instead'), perYear: year, perMonth: year / payments });
  };
  const was = before?.['dollars'] ?? before?.['perYear'] ?? before?.['instead'];
  return (
    <div className="fee-row">
      <span className="flex-1">
        {label} <span className="hint">{textAt(record, ['note'])}</span>{' '}
        {!isSame(record, before) && <b className="hint">Was {show(was)}</b>}{' '}
        {dispute && <a href={dispute.href}>Pages disagree</a>}
      </span>
      {keys.map((key) => (
        <FormField
          key={key}
          path={[...path, key]}
          label={`${label}${COLUMNS[key]}`}
          isBare
          {...(key !== 'dollars' && { whenEmpty: 'Type an amount, or “Contact office”.' })}
          onValue={(value) => take(key, value)}
        />
      ))}
      {wrong && <ProblemText id={`${wrong}-problem`}>{form.problemOf(wrong)}</ProblemText>}
    </div>
  );
}

/** Task 3: the fee table as it is on the page. `?year=…` also makes the fees those of another school year. */
export function Fees() {
  const { years } = useStart();
  const asked = useParameter('year');
  const next = years.find(({ id }) => id === asked);
  const form = useForm(useOpenFile(FILE), { about: asked ?? '', ...(next && { near: middleOf(next) }) });
  const { value } = form;
  const payments = Number.parseInt(textAt(value, ['plan', 'value']), 10) || 1;
  const isFee = (record: Value) =>
    textAt(record, ['label']) !== '' && ['dollars', 'perYear', 'instead'].some((key) => textAt(record, [key]) !== '');
  const sections = Object.entries(value as object)
    .map(([key, section]) => ({ heading: textAt(section, ['heading']), paths: recordsWith(section, isFee, [key]) }))
    .filter(({ paths }) => paths.length > 0);
  const year = next ?? years.find(({ id }) => id === textAt(value, ['schoolYear']));
  const words = next && { words: `Fees for ${shortYear(next.id)}`, finish: (own: Value) => ofYear(own, next) };
  return (
    <Screen
      title="A fee"
      hint={`The fees of ${shortYear(year?.id ?? '')}; where there are two amounts, by the month and by the year.`}
      onPress={() => form.save({ ...words })}
      form={form}
    >
      <div className="sheet max-w-[56rem]">
        {sections.map(({ heading, paths }) => (
          <section key={heading} className="border-t border-ink py-4 first:border-0 first:pt-0">
            <h2>{heading}</h2>
            {paths.map((path) => (
              <FeeRow key={fieldId(path)} path={path} payments={payments} />
            ))}
          </section>
        ))}
      </div>
    </Screen>
  );
}
