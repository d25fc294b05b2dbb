import type { Fields } from '../../api.ts';
import { isSame, recordsWith, textAt, valueAt, withAt, without } from '../../values.ts';
import { useForm, useOpenFile } from '../client.ts';
import { FormField } from '../fields.tsx';
import { Screen, Tick } from '../parts.tsx';

/** Task 2: the line at the top of every page. */
export function Announcement() {
  const { value: navigation } = useOpenFile('content/navigation.yaml');
  const form = useForm(useOpenFile('content/announcement.yaml'));
  const { link, message: old = '' } = form.original as Fields;
  const isKept = isSame(form.get(['link']), link);
  const pages = [[], ...recordsWith(navigation, (one) => textAt(one, ['title']) !== '')].map((path) => {
    const [value, label] = ['href', 'title'].map((key) => textAt(navigation, [...path, key])) as [string, string];
    return { value, label: label || 'None' };
  });
  const nameOf = (page: string) => pages.find(({ value }) => value === page)?.label;
  // A new message says something else, so the link goes with the old one unless somebody keeps it.
  const write = (text: string | number) =>
    form.change((value) => {
      const isLeft = textAt(value, ['message']) === old && isSame(valueAt(value, ['link']), link);
      return withAt(isLeft ? without(value as Fields, 'link') : value, ['message'], text || undefined);
    });
  return (
    <Screen title="Announcement" form={form}>
      <FormField path={['message']} isLong onValue={write} />
      {link && (
        <Tick checked={isKept} onChange={() => form.set(['link'], isKept ? undefined : link)}>
          Keep the link “{textAt(link, ['text'])}”
        </Tick>
      )}
      <FormField
        path={['link', 'href']}
        label="Link to a page"
        hint="Optional"
        options={pages}
        onValue={(page) => form.set(['link'], page ? { href: page, text: `Go to ${nameOf(`${page}`)}` } : undefined)}
      />
      {form.get(['link']) !== undefined && <FormField path={['link', 'text']} label="What the link says" />}
      <FormField path={['type']} />
      <div className="row">
        <FormField path={['from']} />
        <FormField path={['until']} />
      </div>
    </Screen>
  );
}
