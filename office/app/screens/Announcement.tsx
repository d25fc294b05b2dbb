import type { Fields } from '../../api.ts';
import { textAt, without } from '../../values.ts';
import { useOpenFile } from '../api-client.ts';
import { Tick } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { useForm } from '../form.ts';
import { Screen, Seen } from '../layouts.tsx';

/** Task 2: the line at the top of every page. */
export function Announcement() {
  const form = useForm(useOpenFile('content/announcement.yaml'));
  const { link, message: old = '' } = form.original as Fields;
  const message = form.text('message');
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
      form={form}
      aside={<Seen text={message || 'Nothing is announced.'} type={form.text('type') || 'success'} />}
    >
      <FormField path={['message']} isLong onValue={write} />
      {link && (
        <Tick checked={isKept} onChange={() => form.set(['link'], isKept ? undefined : link)}>
          Keep the link “{textAt(link, ['text'])}”
        </Tick>
      )}
      <FormField path={['type']} />
      <div className="row">
        <FormField path={['from']} />
        <FormField path={['until']} />
      </div>
    </Screen>
  );
}
