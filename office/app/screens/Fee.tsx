import { useState } from 'react';
import { formatDate } from '../../../src/lib/text/format.ts';
import type { Path, Value } from '../../api.ts';
import { type Fields, isSame, textAt, without } from '../../values.ts';
import { useOpenFile, useStart } from '../api-client.ts';
import { Button, ProblemText } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { fieldId, useForm, useFormContext } from '../form.ts';
import { Desk, Line, Lines } from '../layouts.tsx';
import { useParameter } from '../router.tsx';
import { recordsWith } from '../schema.ts';
import { counted, KINDS, readDollars, shortYear, showDate } from '../words.ts';
import { factsOf, middleOf, ofYear, stepAfter, useYearSteps } from '../year-steps.ts';

const FILE = 'content/pages/tuition.yaml';
const { show } = KINDS.dollars;
const COLUMNS: Record<string, readonly [name: string, classes: string]> = {
  dollars: ['', 'md:col-start-3'],
  perMonth: [', per month', 'md:col-start-2'],
  perYear: [', per year', 'md:col-start-3'],
  instead: [', instead of an amount', 'md:col-start-2 col-span-2 text-green'],
};

const ROW = 'grid grid-cols-2 items-center gap-x-5 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_7.75rem_7.75rem]';
const NAME =
  'col-span-full grid grid-cols-[auto_1fr] gap-x-3 after:[grid-area:1/2] after:mt-[0.875em] after:h-0 after:border-t-2 after:border-dotted after:border-hairline md:col-span-1';
const AMOUNT =
  'min-h-11! border-hairline border-b-edge aria-invalid:border-danger! pt-1! pb-0! text-end font-serif text-[1.375rem]! mt-0!';

/** What a fee is called, such as `After June 30, 2025`. */
const nameOf = (record: Value | undefined): string =>
  [textAt(record, ['label']), showDate(textAt(record, ['date']))].filter(Boolean).join(' ');

type RowProps = { path: Path; payments: number; onFocus: () => void };

/** A fee with its amount, or tuition with a year's amount that leads and a month's that follows, or a text instead. */
function FeeRow({ path, payments, onFocus }: RowProps) {
  const form = useFormContext();
  const [record, before] = [form.get(path) as Fields, form.before(path) as Fields];
  const label = nameOf(record);
  const isChanged = !isSame(record, before);
  const keys = Object.keys(COLUMNS).filter((key) => record[key] !== undefined);
  const wrong = keys.map((key) => fieldId([...path, key])).find((id) => form.problemOf(id));
  const become = (next: Value) => {
    form.set(path, next);
    if (wrong) form.judge(wrong);
  };
  const take = (key: string, typed: string | number): string | undefined => {
    const reading = key === 'instead' ? readDollars(`${typed}`) : { value: Number(typed) };
    if (key === 'dollars' || 'problem' in reading) return form.set([...path, key], typed);
    const year = reading.value * (key === 'perMonth' ? payments : 1);
    const low = year - (year % payments);
    if (low === year)
      return form.set(path, { ...without(record, 'instead'), perYear: year, perMonth: year / payments });
    return `${show(year)} doesn’t split into ${payments} equal payments. ${show(low)} or ${show(low + payments)} does.`;
  };
  return (
    <div className={`${ROW} ${isChanged ? '-mx-4 bg-ground px-4 py-2 outline outline-hairline' : 'py-0.5'}`}>
      <span className={`${NAME} ${isChanged ? 'font-bold' : ''}`}>
        {label} <span className="hint col-span-2 font-regular">{textAt(record, ['note'])}</span>
      </span>
      {keys.map((key) => (
        <FormField
          key={key}
          path={[...path, key]}
          label={`${label}${COLUMNS[key]?.[0]}`}
          isBare
          {...(key !== 'dollars' && { whenEmpty: 'Type an amount, or choose Contact office.' })}
          className={`${AMOUNT} ${COLUMNS[key]?.[1]} ${key === 'perMonth' && isChanged ? 'border-dashed' : ''}`}
          onFocus={onFocus}
          onValue={(value) => take(key, value)}
        />
      ))}
      <div className="col-span-full flex flex-wrap justify-end gap-x-4 text-label empty:hidden">
        {wrong && <ProblemText id={`${wrong}-problem`}>{form.problemOf(wrong)}</ProblemText>}
        {isChanged && keys.includes('perYear') && (
          <output className="me-auto">
            {counted(payments, 'payment')} of {show(record['perMonth'])}, {textAt(form.value, ['plan', 'note'])}.{' '}
            {before['perYear'] !== undefined && (
              <span className="hint">
                Was {show(before['perMonth'])} a month, {show(before['perYear'])} a year.
              </span>
            )}
          </output>
        )}
        {isChanged && (
          <Button onClick={() => become(before)}>
            Put back {show(before['dollars'] ?? before['perYear'] ?? before['instead'])}
          </Button>
        )}
        {wrong && !keys.includes('dollars') && (
          <Button onClick={() => become({ ...without(record, 'perYear', 'perMonth'), instead: 'Contact office' })}>
            Contact office instead
          </Button>
        )}
      </div>
    </div>
  );
}

/** Task 3: the fee table as it is on the page. `?year=…` also makes the fees those of another school year. */
export function Fee() {
  const { years, confirm } = useStart();
  const yearId = useParameter('year');
  const next = years.find(({ id }) => id === yearId);
  const form = useForm(useOpenFile(FILE), next && { near: middleOf(next) });
  const after = stepAfter(useYearSteps(next), FILE);
  const [focused, setFocused] = useState<Path>();
  const { value } = form;
  const payments = Number.parseInt(textAt(value, ['plan', 'value']), 10);
  const isFee = (record: Value) =>
    textAt(record, ['label']) !== '' && ['dollars', 'perYear', 'instead'].some((key) => textAt(record, [key]) !== '');
  const sections = Object.entries(value as object)
    .map(([key, section]) => ({ heading: textAt(section, ['heading']), paths: recordsWith(section, isFee, [key]) }))
    .filter(({ paths }) => paths.length > 0);
  const year = next ?? years.find(({ id }) => id === textAt(value, ['schoolYear']));
  const until = next ? factsOf(next).validUntil : textAt(value, ['validUntil']);
  const changed = sections.flatMap(({ paths }) => paths).filter((path) => !isSame(form.get(path), form.before(path)));
  const names = new Intl.ListFormat('en').format(changed.map((path) => nameOf(form.get(path))));
  const save = () =>
    form.save({
      words: `${names || 'Fees'}${next ? ` for ${shortYear(next.name)}` : ''}`,
      checks: [[!form.isDirty && !next, sections[0]?.paths[0]?.concat('perYear') ?? [], 'Change an amount first.']],
      finish: (own) => (next ? ofYear(own, next) : own),
      after,
    });
  const disputes = confirm.lines.filter(
    ({ sides }) => focused && sides.some((side) => side.file === FILE && isSame(side.path, focused)),
  );
  return (
    <Desk
      title="A fee"
      isNarrow
      hint={
        <>
          These are the fees for <b>{shortYear(year?.name ?? '')}</b>, good until {formatDate(until)}.{' '}
          {next ? (
            <a href={after}>Not decided yet</a>
          ) : (
            <>
              For next year’s, use <a href="/year">New school year</a>.
            </>
          )}
        </>
      }
      onPress={save}
      form={form}
      says={changed.length > 0 && `${counted(changed.length, 'amount')} changed.`}
      noun="amount"
      aside={
        <aside>
          <h2 className="text-h4">Where {focused ? nameOf(form.get(focused)) : 'a fee'} shows</h2>
          <Lines className="mt-3 border-ink *:font-bold">
            <Line>Tuition &amp; Fees</Line>
            <Line>The printed fee sheet</Line>
          </Lines>
          {disputes.map(({ id, sides }) => (
            <div className="note warning" key={id}>
              {sides
                .filter(({ file, figure }) => file !== FILE && figure)
                .map((side) => (
                  <b key={`${side.file} ${fieldId(side.path)}`} className="block">
                    {side.page} says {side.figure} for {side.label}.
                  </b>
                ))}
              Families can read both pages. You’ll be asked which is right before you publish.
              <p className="mt-3">
                <a href={`/confirm?line=${encodeURIComponent(id)}`}>Decide now</a>
              </p>
            </div>
          ))}
        </aside>
      }
    >
      <div className="sheet">
        {sections.map(({ heading, paths }, index) => (
          <section
            key={heading}
            className="grid gap-x-5.5 border-t border-ink py-4 first:border-0 first:pt-0 md:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <h2 className="text-h4">{heading}</h2>
            <div>
              {index === 0 && (
                <div className={`${ROW} border-b border-hairline pb-2 text-end text-label font-bold max-md:hidden`}>
                  <span className="text-start">Program</span>
                  <span>Per month</span>
                  <span>Per year</span>
                </div>
              )}
              {paths.map((path) => (
                <FeeRow key={fieldId(path)} path={path} payments={payments} onFocus={() => setFocused(path)} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </Desk>
  );
}
