import { addDays, isWeekend } from '../../../src/lib/dates/school-day.ts';
import { type Closing as ClosingRecord, closingText } from '../../../src/lib/notices/closings.ts';
import { formatTime } from '../../../src/lib/text/format.ts';
import type { Fields, Value } from '../../api.ts';
import { listAt, withAt } from '../../values.ts';
import { parameter, useOpenFile, useStart } from '../api-client.ts';
import { Button } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { useForm } from '../form.ts';
import { Screen, Seen } from '../layouts.tsx';
import { weekdayOf } from '../words.ts';

const KINDS = [
  { value: 'closed', label: 'Closed' },
  { value: 'delayed', label: 'Opens late' },
  { value: 'early', label: 'Closes early' },
];
const BUTTONS: Record<string, string> = { delayed: 'Publish late opening', early: 'Publish early closing' };
const REASONS = Object.fromEntries(['Snow and ice', 'No power', 'No heat', 'No water'].map((one) => [one, one]));

const schoolDayFrom = (day: string): string => (isWeekend(day) ? schoolDayFrom(addDays(day, 1)) : day);
const later = (time: string, hours: number) =>
  String(Number(time.slice(0, 2)) + hours).padStart(2, '0') + time.slice(2);

/** Task 1: school is closed, opens late or closes early. It is published alone, at once. `?id=` changes a closing. */
export function Closing() {
  const { now, years, closings } = useStart();
  const today = now.slice(0, 10);
  const tomorrow = addDays(today, 1);
  const open = useOpenFile('content/closings.yaml');
  const asked = parameter('id') ?? '';
  const others = listAt(open.value, 'closings');
  const place = others.findIndex(({ id }) => id === asked);
  const path = ['closings', place < 0 ? others.length : place];
  const begun = { id: '', kind: '', day: schoolDayFrom(now.slice(11) >= '12:00' ? tomorrow : today) };
  const form = useForm(open, (value) => (place < 0 ? withAt(value, ['closings'], [...others, begun]) : value));
  const record = form.get(path) as ClosingRecord;
  const { kind, day, lastDay = day, from, until, message = '' } = record;
  const at = (key: string) => [...path, key];
  const usual = (years.find(({ isShown }) => isShown) ?? years.at(-1))?.hours ?? { from: '08:00', until: '15:00' };
  const times: Record<string, Fields> = { delayed: { from: later(usual.from, 2) }, early: { until: '12:00' } };
  const put = (fields: Partial<ClosingRecord>) =>
    form.set(path, JSON.parse(JSON.stringify({ ...record, ...fields })) as Value);
  const send = () =>
    void form.send(
      { closing: { ...record, ...(message && { message: message.trim() }) } },
      { to: 'closing', after: '/', at: path },
    );
  const text = kind && day ? closingText(record) : '';
  const period = text ? `From now until ${weekdayOf(lastDay)}.` : 'Say what happens, and it shows here.';
  return (
    <Screen
      title="School is closed or late"
      aside={<Seen text={text} type="warning" period={period} />}
      onPress={send}
      form={form}
      button={BUTTONS[kind] ?? 'Publish closing'}
      means="Only this is published, at once."
    >
      {closings.map(({ id, text: says }) => (
        <p key={id} className="note warning">
          {says}{' '}
          <Button className="me-3" href={`/closing?id=${id}`}>
            Change
          </Button>
          <Button onClick={() => void form.send({ down: id }, { to: 'closing', after: '/' })}>Take it down</Button>
        </p>
      ))}
      <FormField
        path={at('kind')}
        label="What happens?"
        options={KINDS}
        onValue={(chosen) =>
          put({ from: undefined, until: undefined, ...times[String(chosen)], kind: chosen as ClosingRecord['kind'] })
        }
      />
      <FormField
        path={at('day')}
        label="First day"
        hint={day && weekdayOf(day)}
        presets={{ Today: today, Tomorrow: tomorrow }}
      />
      <FormField path={at('lastDay')} label="Last day, if it is another" hint="" />
      {(from || until) && (
        <FormField
          path={at(from ? 'from' : 'until')}
          label={from ? 'School begins at' : 'School ends at'}
          hint={`Usually ${formatTime(usual.from)} to ${formatTime(usual.until)}`}
        />
      )}
      <FormField path={at('message')} label="Why" hint="Pick one, or write your own." presets={REASONS} />
    </Screen>
  );
}
