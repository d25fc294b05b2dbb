import { useState } from 'react';
import { addDays } from '../../../src/lib/dates/school-day.ts';
import { type Closing as ClosingRecord, closingText } from '../../../src/lib/notices/closings.ts';
import { formatDate, formatTime } from '../../../src/lib/text/format.ts';
import type { Edit, Value } from '../../api.ts';
import { listAt, textAt } from '../../values.ts';
import { useOpenFile, useStart } from '../api-client.ts';
import { Button, Choices, Icon } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { type Check, fieldId, useForm } from '../form.ts';
import { Screen, SeenBanner } from '../layouts.tsx';
import { useParameter } from '../router.tsx';
import { DAYS_SWAPPED, shortDay, weekdayOf } from '../words.ts';

const KINDS = [
  { value: 'closed', label: 'Closed' },
  { value: 'delayed', label: 'Opens late' },
  { value: 'early', label: 'Closes early' },
];
const BUTTONS: Record<string, string> = { delayed: 'Publish late opening', early: 'Publish early closing' };

const HOURS =
  '*:has-[>label]:m-0 *:has-[>label]:flex *:has-[>label]:flex-none *:has-[>label]:items-center *:has-[>label]:gap-2.5';

const isWeekend = (day: string) => formatDate(day, { weekday: 'short' }).startsWith('S');
const schoolDayFrom = (day: string): string => (isWeekend(day) ? schoolDayFrom(addDays(day, 1)) : day);
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${minutes % 60}`.replace(/\b\d\b/g, '0$&');

/** The times of a day in steps of a quarter of an hour. */
const TIMES = Array.from({ length: 45 }, (_, index) => {
  const value = clock(6 * 60 + index * 15);
  return { value, label: formatTime(value) };
});

/** Ready sentences, by the label of their chip. */
const sentencesFor = ({ day, kind }: ClosingRecord, today: string, opens: string): Record<string, string> => ({
  'Snow and ice': day > today ? 'Snow and ice are expected overnight.' : 'Snow and ice make the roads unsafe.',
  'No power': 'The building has no power.',
  'No heat': 'The building has no heat.',
  'No water': 'The building has no water.',
  ...(kind === 'delayed' && { 'No Hifz class': 'There is no Hifz class before school.' }),
  'Drive carefully': 'Please drive carefully.',
  'Call the office': `The office answers from ${formatTime(opens)}.`,
});

const asSentence = (text: string) => text.trim().replace(/[^.!?]$/, '$&.');
/** A message without one of its sentences. */
const cut = (message: string, sentence: string) => message.replace(sentence, '').replace(/ {2,}/g, ' ').trim();

/** Task 1: school is closed, opens late or closes early. It is published alone, at once. `?id=` changes a closing. */
export function Closing() {
  const { now, years, closings: current } = useStart();
  const today = now.slice(0, 10);
  const tomorrow = schoolDayFrom(addDays(today, 1));
  const offered = isWeekend(today) || now.slice(11) >= '12:00' ? tomorrow : today;
  const open = useOpenFile('content/closings.yaml');
  const others = listAt(open.value, 'closings') as unknown as ClosingRecord[];
  const asked = useParameter('id') ?? '';
  const index = others.findIndex(({ id }) => id === asked);
  const old = others[index];
  const form = useForm(open, {
    about: asked,
    start: old ? [] : [{ op: 'append', path: ['closings'], value: { id: '', kind: '', day: offered } }],
  });
  const school = useOpenFile('content/school.yaml').value;
  const usual = (years.find(({ isShown }) => isShown) ?? years.at(-1))?.hours ?? { from: '08:00', until: '15:00' };
  const path = ['closings', old ? index : others.length];
  const at = (key: string) => [...path, key];
  const message = asSentence(form.text(...at('message')));
  const record = {
    ...(form.get(path) as unknown as ClosingRecord),
    ...(message && { message: message.replace(/\.$/, '') }),
  };
  const { kind, day, lastDay: last = day, from, until } = record;
  const [isOther, setIsOther] = useState(last !== day || ![today, tomorrow].includes(day));
  const opens = textAt(school, ['officeHours', 'weekdays', 'opens']) || '07:30';
  const sentences = sentencesFor(record, today, opens);
  /** Changes the closing. Ready sentences that don’t fit its kind or its day any more go. */
  const put = (values: { [key: string]: Value | undefined }) => {
    const fitting = Object.values(sentencesFor({ ...record, ...values }, today, opens));
    const gone = Object.values(sentences).filter((sentence) => !fitting.includes(sentence));
    const fields = { message: gone.reduce(cut, message) || undefined, ...values };
    return form.change(
      ...Object.entries(fields).map(
        ([key, value]): Edit =>
          value === undefined ? { op: 'delete', path: at(key) } : { op: 'set', path: at(key), value },
      ),
    );
  };
  const [hour, minute] = usual.from.split(':').map(Number) as [number, number];
  const times: Record<string, object> = {
    delayed: { from: clock(hour * 60 + minute + 120) },
    early: { until: '12:00' },
  };
  const choose = (next: string | number) => put({ from: undefined, until: undefined, ...times[next], kind: next });
  const chooseDay = (next: string) => {
    setIsOther(next === '');
    put({ day: next, lastDay: undefined });
  };
  const hoursKey = from ? 'from' : 'until';
  const isBackwards = (from ?? usual.from) >= (until ?? usual.until);
  const press = () => {
    const checks: Check[] = [
      [!kind, at('kind'), 'Say what happens: closed, opens late or closes early.'],
      [!day, at('day'), 'Type the first day, such as Feb 14.'],
      [last < day, at('lastDay'), DAYS_SWAPPED],
      [isBackwards, at(hoursKey), 'School would end before it begins. Look at the hours.'],
    ];
    if (!form.finds(checks)) void form.send({ closing: record }, { to: 'closing', after: '/', at: path });
  };
  const nextDay = tomorrow === addDays(today, 1) ? 'Tomorrow' : 'Next school day';
  const days = Object.entries({ [today]: 'Today', [tomorrow]: nextDay, '': 'Other days' }).map(([value, label]) => ({
    value,
    label,
    hint: value ? shortDay(value) : 'One or several',
  }));
  const isShown = kind && day && ['day', 'lastDay'].every((key) => form.typedAt(at(key)) === undefined);
  return (
    <Screen
      title="School is closed or late"
      aside={
        <section className="sheet">
          <h2>What families will see</h2>
          {isShown ? (
            <SeenBanner text={closingText(record)} type="warning" period={`From now until ${weekdayOf(last)}.`} />
          ) : (
            <p className="mt-3">Say what happens, and it shows here.</p>
          )}
        </section>
      }
      onPress={press}
      form={form}
      button={BUTTONS[kind] ?? 'Publish closing'}
      means="Only this is published, at once."
    >
      {current.map(({ id, text }) => (
        <p key={id} className="note warning">
          {text}{' '}
          <Button className="me-3" href={`/closing?id=${id}`}>
            Change
          </Button>
          <Button onClick={() => void form.send({ down: id }, { to: 'closing', after: '/' })}>Take it down</Button>
        </p>
      ))}
      <FormField path={at('kind')} label="What happens?" options={KINDS} onValue={choose} />
      <Choices
        id={isOther ? 'field-which' : fieldId(at('day'))}
        label="Which day?"
        options={days}
        value={isOther ? '' : day}
        onChange={chooseDay}
        problem={!isOther && form.problemOf(fieldId(at('day')))}
      />
      {isOther && (
        <div className="row">
          <FormField path={at('day')} label="First day" onValue={(next) => put({ day: next })} />
          <FormField path={at('lastDay')} label="Last day, if it is another" hint={false} />
        </div>
      )}
      {(from || until) && (
        <fieldset className="mt-5">
          <legend className="font-bold">School hours that day</legend>
          <div className={`row ${HOURS}`}>
            {until && `From ${formatTime(usual.from)}`}
            <FormField path={at(hoursKey)} label={from ? 'From' : 'until'} hint={false} options={TIMES} />
            {from && `until ${formatTime(usual.until)}`}
            <span className="hint">
              Usually {formatTime(usual.from)} to {formatTime(usual.until)}
            </span>
          </div>
        </fieldset>
      )}
      <FormField path={at('message')} isLong hint="Pick sentences, or write your own.">
        <div className="my-2 flex flex-wrap gap-[0.4375rem]">
          {Object.entries(sentences).map(([label, sentence]) => {
            const isPressed = message.includes(sentence);
            const text = isPressed ? cut(message, sentence) : `${message} ${sentence}`.trim();
            const toggle = () => put({ message: text || undefined });
            return (
              <Button key={label} kind="chip" aria-pressed={isPressed} onClick={toggle}>
                <Icon name={isPressed ? 'check' : 'plus'} /> {label}
              </Button>
            );
          })}
        </div>
      </FormField>
    </Screen>
  );
}
