import { useState } from 'react';
import { typeset } from '../../../src/content/typography.ts';
import { addDays } from '../../../src/lib/dates/school-day.ts';
import { type Closing as ClosingRecord, closingText, closingTitle, endOf } from '../../../src/lib/notices/closings.ts';
import { formatDate, formatTime } from '../../../src/lib/text/format.ts';
import type { Edit, Value } from '../../api.ts';
import { type Fields, listAt, textAt } from '../../values.ts';
import { startJob, useOpenFile, useStart } from '../api-client.ts';
import { Button, Choices, Icon } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { fieldId, useForm } from '../form.ts';
import { Halves, Seen, SeenBanner } from '../layouts.tsx';
import { go, useParameter } from '../router.tsx';
import { idFor, shortDay, spelled, weekdayOf } from '../words.ts';

const MOST_CHARACTERS = 160;
const KINDS = [
  { value: 'closed', label: 'Closed' },
  { value: 'delayed', label: 'Opens late' },
  { value: 'early', label: 'Closes early' },
];
const BUTTONS: Record<string, string> = { delayed: 'Publish late opening', early: 'Publish early closing' };

const EMPTY = <p className="mt-3">Say what happens, and it shows here.</p>;
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
  'Snow and ice': day === today ? 'Snow and ice make the roads unsafe.' : 'Snow and ice are expected overnight.',
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

/** The closings without one. One that has begun ends yesterday and stays in the calendar. */
const without = (closings: readonly ClosingRecord[], id: string, today: string) =>
  closings.flatMap((closing) => {
    if (closing.id !== id) return [closing];
    const { day, revision } = closing;
    // The file may leave the revision out.
    return day < today ? [{ ...closing, lastDay: addDays(today, -1), revision: (revision || 0) + 1 }] : [];
  });

/** What families will see, in the calendar too, and the text for the phone message service. */
function Preview({ record, phone }: { record: ClosingRecord; phone: string }) {
  const { school, announcement } = useStart();
  const [isCopied, setIsCopied] = useState(false);
  const text = closingText(record);
  const sms = `${school}: ${text} Office: ${phone}`;
  const end = record.kind === 'early' && record.until ? `, ${formatTime(record.until)}` : '';
  const then = announcement.message && ` Then “${announcement.message.split(':')[0]}” comes back by itself.`;
  const copy = () => {
    void navigator.clipboard.writeText(sms);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 4000);
  };
  return (
    <>
      <SeenBanner
        text={text}
        type="warning"
        phone={phone}
        period={`From now until ${weekdayOf(endOf(record))}${end}.${then}`}
      />
      <Seen heading="In the calendar, and in families’ phone calendars">
        <div className="border border-hairline bg-ground px-3.5 py-2.5">
          {shortDay(record.day)}
          {record.lastDay && `–${shortDay(record.lastDay)}`} <b className="ms-4">{closingTitle(record)}</b>
          {record.message && <div className="hint">{typeset(record.message)}</div>}
        </div>
      </Seen>
      <h3 className="small-heading">For the phone message service</h3>
      <div className="row">
        <p className="flex-1 rounded-[0.75rem] border border-hairline bg-paper px-3.5 py-2">{sms}</p>
        <Button kind="second" onClick={copy}>
          <Icon name={isCopied ? 'check' : 'copy'} /> {isCopied ? 'Copied' : 'Copy text'}
        </Button>
      </div>
      <p className="hint mt-2">
        {sms.length} of {MOST_CHARACTERS} characters. You send this one yourself.
      </p>
    </>
  );
}

/** Task 1: school is closed, opens late or closes early. It is published alone, at once. `?id=` changes a closing. */
export function Closing() {
  const { now, years, changes, published, publishing, closings: current } = useStart();
  const today = now.slice(0, 10);
  const tomorrow = schoolDayFrom(addDays(today, 1));
  const offered = isWeekend(today) || now.slice(11) >= '12:00' ? tomorrow : today;
  const open = useOpenFile('content/closings.yaml');
  const others = listAt(open.value, 'closings') as unknown as ClosingRecord[];
  const ids = others.map(({ id }) => id);
  const index = ids.indexOf(useParameter('id') ?? '');
  const old = others[index];
  const form = useForm(open, {
    start: old ? [] : [{ op: 'append', path: ['closings'], value: { id: offered, kind: '', day: offered } }],
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
  const publish = async () => {
    await startJob('closing');
    go('/publish', true);
  };
  // Before the first publication, a closing is saved like any change.
  const after = published ? publish : '/?saved';
  const clash = others.find((one) => one !== old && one.day <= last && endOf(one) >= day);
  const wrongDay = () => {
    if (last < today) return `${weekdayOf(last)} is over. Look at the day.`;
    const [weekday, date] = weekdayOf(day).split(', ');
    if (day === last && isWeekend(day)) return `${date} is a ${weekday}. There is no school to close.`;
    return clash && `${weekdayOf(clash.day)} already has a closing. Change it, or take it down.`;
  };
  const dayProblem = day ? wrongDay() : 'Type the first day, such as Feb 14.';
  const hoursKey = from ? 'from' : 'until';
  const isBackwards = (from ?? usual.from) >= (until ?? usual.until);
  const press = () =>
    form.save({
      words: kind ? closingText(record) : '',
      checks: [
        [!kind, at('kind'), 'Say what happens: closed, opens late or closes early.'],
        [dayProblem, at('day'), dayProblem ?? ''],
        [isBackwards, at(hoursKey), 'School would end before it begins. Look at the hours.'],
      ],
      finish: () => {
        // The moment of the click, to the second.
        const postedAt = new Date().toISOString().replace(/\.\d+/, '');
        const known = old ? { id: old.id, revision: (old.revision || 0) + 1 } : { id: idFor(day, ids) };
        const posted = { ...record, ...known, postedAt };
        return { closings: (old ? others.with(index, posted) : [...others, posted]) as Fields[] };
      },
      after,
    });
  const takeDown = ({ id, text }: { id: string; text: string }) =>
    form.save({
      words: `Taken down: ${text}`,
      finish: () => ({ closings: without(others, id, today) as Fields[] }),
      after,
    });
  const { seconds } = published ?? {};
  const minutes = Math.round((seconds ?? 0) / 60);
  const wait = seconds === undefined ? 'a few minutes' : minutes < 2 ? 'about a minute' : `about ${minutes} minutes`;
  const left = changes.length === 1 ? 'other change stays' : `${changes.length} other changes stay`;
  const more = publishing.canPublishClosingAlone
    ? `Only this. Your ${left} unpublished.`
    : `Publishes your ${spelled(changes.length, 'other change').toLowerCase()} too.`;
  const nextDay = tomorrow === addDays(today, 1) ? 'Tomorrow' : 'Next school day';
  const days = Object.entries({ [today]: 'Today', [tomorrow]: nextDay, '': 'Other days' }).map(([value, label]) => ({
    value,
    label,
    hint: value ? shortDay(value) : 'One or several',
  }));
  const isShown = kind && day && ['day', 'lastDay'].every((key) => form.typedAt(at(key)) === undefined);
  const phone = textAt(school, ['phone', 'value']);
  return (
    <Halves
      title="School is closed or late"
      seen={isShown ? <Preview record={record} phone={phone} /> : EMPTY}
      onPress={press}
      form={form}
      {...(published && {
        button: BUTTONS[kind] ?? 'Publish closing',
        says: publishing.byHand ?? `Families see it in ${wait}.`,
        means: changes.length > 0 ? more : 'Only this.',
      })}
    >
      {current.map((closing) => (
        <p key={closing.id} className="note warning">
          {closing.text}{' '}
          <Button className="me-3" href={`/closing?id=${closing.id}`}>
            Change
          </Button>
          <Button onClick={() => takeDown(closing)}>Take it down</Button>
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
    </Halves>
  );
}
