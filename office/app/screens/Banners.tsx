import { addDays, isWeekend } from '../../../src/lib/dates/school-day.ts';
import type { Closing as ClosingRecord } from '../../../src/lib/notices/closing-list.ts';
import { formatDate, formatTime } from '../../../src/lib/text/format.ts';
import { type Fields, isSame, recordsWith, textAt, valueAt, withAt, without } from '../../values.ts';
import { useForm, useOpenFile, useStart } from '../client.ts';
import { FormField } from '../fields.tsx';
import { Button, Screen } from '../parts.tsx';

const BUTTONS: Record<string, string> = { delayed: 'Publish late opening', early: 'Publish early closing' };
const REASONS = Object.fromEntries(['Snow and ice', 'No power', 'No heat', 'No water'].map((one) => [one, one]));

const schoolDayFrom = (day: string): string => (isWeekend(day) ? schoolDayFrom(addDays(day, 1)) : day);
const later = (time: string, hours: number) =>
  String(Number(time.slice(0, 2)) + hours).padStart(2, '0') + time.slice(2);

const PATH = ['closings', 0];

/** Task 1: school is closed, opens late or closes early. It is published alone, at once. */
export function Closing() {
  const { today, time, years, closings, shown = years.at(-1) } = useStart();
  const tomorrow = addDays(today, 1);
  const begun = { id: 'new', kind: '', day: schoolDayFrom(time >= '12:00' ? tomorrow : today) };
  const form = useForm(useOpenFile('content/closings.yaml'), () => ({ closings: [begun] }));
  const record = form.get(PATH) as ClosingRecord;
  const { kind, day, from, until } = record;
  const pathOf = (key: string) => [...PATH, key];
  const usual = shown?.hours ?? { from: '08:00', until: '15:00' };
  const times: Record<string, Fields> = { delayed: { from: later(usual.from, 2) }, early: { until: '12:00' } };
  const choose = (chosen: string | number) =>
    form.set(PATH, { ...without(form.get(PATH) as Fields, 'from', 'until'), ...times[chosen], kind: chosen });
  const sending = (request: object) => ({ request, to: 'closing', after: '/?sent' });
  const takeDown = (id: string) =>
    form.ask('Families then read the usual hours again.', {
      'Yes, take it down': () => form.send(sending({ down: id })),
    });
  return (
    <Screen
      title="School is closed or late"
      sends={sending({ closing: record })}
      form={form}
      button={BUTTONS[kind] ?? 'Publish closing'}
      means="Only this is published, at once."
    >
      {closings.map(({ id, text: says }) => (
        <p key={id} className="mt-4 bg-warning-ground text-warning p-4 text-label">
          {says} <Button onClick={() => takeDown(id)}>Take it down</Button>
        </p>
      ))}
      <FormField path={pathOf('kind')} onValue={choose} />
      <FormField
        path={pathOf('day')}
        hint={day && formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' })}
        options={{ [today]: 'Today', [tomorrow]: 'Tomorrow' }}
        isOpen
      />
      <FormField path={pathOf('lastDay')} />
      {(from || until) && (
        <FormField
          path={pathOf(from ? 'from' : 'until')}
          hint={`Usually ${formatTime(usual.from)} to ${formatTime(usual.until)}`}
        />
      )}
      <FormField path={pathOf('message')} hint="Pick one, or write your own." options={REASONS} isOpen />
    </Screen>
  );
}

/** Task 2: the line at the top of every page. */
export function Announcement() {
  const { value: navigation } = useOpenFile('content/navigation.yaml');
  const form = useForm(useOpenFile('content/announcement.yaml'));
  const { link, message: old = '' } = form.original as Fields;
  const paths = recordsWith(navigation, (one) => textAt(one, ['title']) !== '');
  const named = paths.map((path) => ['href', 'title'].map((key) => textAt(navigation, [...path, key])));
  const pages: Record<string, string> = { '': 'None', ...Object.fromEntries(named) };
  // A new message says something else, so the link goes with the old one. A click gives it one.
  const write = (text: string | number) =>
    form.change((value) => {
      const isLeft = textAt(value, ['message']) === old && isSame(valueAt(value, ['link']), link);
      return withAt(isLeft ? without(value as Fields, 'link') : value, ['message'], text || undefined);
    });
  return (
    <Screen title="Announcement" form={form}>
      <FormField path={['message']} isLong onValue={write} />
      <FormField
        path={['link', 'href']}
        label="Link to a page"
        hint="Optional"
        options={pages}
        onValue={(page) => form.set(['link'], page ? { href: page, text: `Go to ${pages[page]}` } : undefined)}
      />
      {form.get(['link']) !== undefined && <FormField path={['link', 'text']} label="What the link says" />}
      {['type', 'from', 'until'].map((key) => (
        <FormField key={key} path={[key]} />
      ))}
    </Screen>
  );
}
