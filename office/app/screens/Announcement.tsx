import type { Fields } from '../../api.ts';
import { textAt, without } from '../../values.ts';
import { useOpenFile } from '../api-client.ts';
import { Tick } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { useForm } from '../form.ts';
import { Screen, Seen } from '../layouts.tsx';

const TYPES = [
  { value: 'info', label: 'Information (blue)' },
  { value: 'success', label: 'Good news (green)' },
  { value: 'warning', label: 'Important (yellow)' },
];

/** Task 2: the line at the top of every page. */
export function Announcement() {
  const form = useForm(useOpenFile('content/announcement.yaml'));
  const original = form.original as Fields;
  const { link } = original;
  const [old, message] = [textAt(original, ['message']), form.text('message').trim()];
  const isKept = form.get(['link']) !== undefined;
  // A new message says something else, so the link goes with the old one unless somebody keeps it.
  const write = (text: string | number) =>
    form.change((value) => {
      const isFirst = textAt(value, ['message']) === old;
      return { ...without(value as Fields, ...(isFirst ? ['link'] : [])), message: text };
    });
  return (
    <Screen
      title="Announcement"
      onPress={form.save}
      form={form}
      aside={<Seen text={message || 'Nothing is announced.'} type={form.text('type') || 'success'} />}
    >
      <FormField path={['message']} hint="One or two sentences. Empty: nothing is announced." isLong onValue={write} />
      {link && (
        <Tick checked={isKept} onChange={() => form.set(['link'], isKept ? undefined : link)}>
          Keep the link “{textAt(link, ['text'])}”
        </Tick>
      )}
      <FormField path={['type']} label="What kind is it?" hint="" options={TYPES} />
      <div className="row">
        <FormField path={['from']} label="First day" hint="Empty: when published" />
        <FormField path={['until']} label="Last day" hint="Empty: until you take it down" />
      </div>
    </Screen>
  );
}
