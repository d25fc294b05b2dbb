import { useEffect, useEffectEvent } from 'react';
import type { Value } from '../../api.ts';
import { type Fields, textAt, without } from '../../values.ts';
import { useOpenFile, useStart } from '../api-client.ts';
import { Button } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { useForm } from '../form.ts';
import { Screen, SeenBanner } from '../layouts.tsx';
import { useParameter } from '../router.tsx';
import { DAYS_SWAPPED, showDate, weekdayOf } from '../words.ts';

const TYPES = [
  { value: 'info', label: 'Information', hint: 'Blue' },
  { value: 'success', label: 'Good news', hint: 'Green' },
  { value: 'warning', label: 'Important', hint: 'Yellow' },
];
const EMPTY = 'Say what families should know.';
const LINK = ['link'];

/** The file without what belongs to an old message. */
const cleared = (value: Value, ...more: string[]) => without(value as Fields, 'afterwards', 'schoolYear', ...more);

/** Task 2: the line at the top of every page. `?down` takes it down, which is saved at once. */
export function Announcement() {
  const { now } = useStart();
  const form = useForm(useOpenFile('content/announcement.yaml'));
  const isDown = useParameter('down') !== undefined;
  const takeDown = () =>
    form.save({
      words: 'Announcement taken down',
      finish: () => ({ ...cleared(form.original, 'from', 'until', 'link'), message: '' }),
      // Back must not take the next one down.
      after: () => navigation.navigate('/?saved', { history: 'replace' }),
    });
  const takeDownAtOnce = useEffectEvent(takeDown);
  useEffect(() => {
    if (isDown) takeDownAtOnce();
  }, [isDown]);
  const [old, message] = [textAt(form.original, ['message']), form.text('message').trim()];
  const [type = '', from = '', until = ''] = ['type', 'from', 'until'].map((key) => textAt(form.value, [key]));
  const [before, link] = [form.before(LINK), form.get(LINK)] as [Fields | undefined, Fields | undefined];
  const period = `From ${from ? weekdayOf(from) : 'the next publication'} ${until ? `to ${weekdayOf(until)}` : 'until you take it down'}.`;
  // A new message says something else, so the link goes with the old one unless somebody keeps it.
  const write = (text: string | number) => {
    const isFirst = textAt(form.value, ['message']) === old;
    if (isFirst && text !== old && link) form.change({ op: 'delete', path: LINK });
    return form.set(['message'], text);
  };
  const save = () =>
    form.save({
      words: `Announcement: ${message}`,
      checks: [
        [message === '', ['message'], EMPTY],
        [from && until && until < from, ['until'], DAYS_SWAPPED],
        [until && until < now.slice(0, 10), ['until'], `${showDate(until)} is over. Look at the day.`],
      ],
      // What the old message says after its school year is not about the new one.
      finish: (value) => (message === old || message.includes('{') ? value : cleared(value)),
    });
  return (
    <Screen
      title="Announcement"
      onPress={save}
      form={form}
      aside={
        <section className="sheet">
          <h2>What families will see</h2>
          <SeenBanner text={message} type={type || 'success'} period={message ? period : 'Nothing is announced.'} />
          {link && <p className="mt-3">A link follows it: {textAt(link, ['text'])}.</p>}
        </section>
      }
    >
      {old && (
        <p className="note info">
          There is an announcement now. <Button onClick={takeDown}>Take it down</Button>
        </p>
      )}
      <FormField path={['message']} hint="One or two sentences." isLong whenEmpty={EMPTY} onValue={write} />
      {before && (
        <label className="choice mt-3">
          <input
            type="checkbox"
            checked={link !== undefined}
            onChange={() => form.change(link ? { op: 'delete', path: LINK } : { op: 'set', path: LINK, value: before })}
          />
          <span>Keep the link “{textAt(before, ['text'])}”</span>
        </label>
      )}
      <FormField path={['type']} label="What kind is it?" hint={false} options={TYPES} />
      <div className="row">
        <FormField path={['from']} label="First day" hint="Empty: when published" />
        <FormField path={['until']} label="Last day" hint="Empty: until you take it down" />
      </div>
    </Screen>
  );
}
