import { useState } from 'react';
import type { Upload } from '../../api.ts';
import type { photoPlaces } from '../../server/saved-content.ts';
import { listAt, withAt } from '../../values.ts';
import { fieldId, parameter, post, useAnswer, useForm, useOpenFile, useStart } from '../client.ts';
import { Fields } from '../fields.tsx';
import { Field, Links, Screen } from '../parts.tsx';

const FILE = 'mt-1.5 block w-full rounded-control border border-dashed border-edge bg-paper px-5 py-4';

/** Task 7: a photograph in place of a drawing. Nobody’s picture without a yes. */
export function Photograph() {
  const places = useAnswer<ReturnType<typeof photoPlaces>>('places');
  const open = useOpenFile('content/photos/photos.yaml');
  const { today } = useStart();
  const slot = parameter('slot') ?? '';
  const [sent, setSent] = useState<{ looking?: Promise<string>; isLarge?: boolean; message?: string }>({});
  const place = places.find((one) => one.slot === slot);
  const photos = listAt(open.value, 'photos');
  const index = photos.findIndex((one) => one['slot'] === slot);
  const path = ['photos', index < 0 ? photos.length : index] as const;
  // Until the end of the school year: the next June 30 that is at least three months away.
  const reviewBy = `${Number(today.slice(0, 4)) + (today.slice(5) < '04-01' ? 0 : 1)}-06-30`;
  const begun = { slot, alt: '', consent: {}, reviewBy };
  const form = useForm(open, (value) => (place && index < 0 ? withAt(value, ['photos'], [...photos, begun]) : value));
  if (!place)
    return (
      <Screen title="A photograph" hint="Where does it go?">
        {[...Map.groupBy(places, ({ page }) => page)].map(([page, shown]) => (
          <details key={page}>
            <summary>{page}</summary>
            <Links
              lines={shown.map(({ slot: to, name }) => ({ page: '', says: name, href: `/photograph?slot=${to}` }))}
            />
          </details>
        ))}
      </Screen>
    );
  const { looking, isLarge, message } = sent;
  const fileId = fieldId([...path, 'photograph']);
  const look = async (file: File) => {
    const answer = await post<Upload>(`upload?${new URLSearchParams({ slot, name: file.name })}`, file);
    if ('message' in answer) throw new Error(answer.message);
    return answer.upload;
  };
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return setSent({});
    const next = look(file);
    setSent({ looking: next });
    const refuse = (error: Error) => {
      // Empty, so that the same file can be chosen again.
      input.value = '';
      setSent({ message: error.message });
    };
    next.then(() => setSent({ looking: next, isLarge: true }), refuse);
  };
  const value = looking ? withAt(form.value, [...path, 'withdrawn'], undefined) : form.value;
  // A press waits until the picture is looked at.
  const sends = { request: async () => form.saves({ photo: { slot, upload: await looking } }, value).request };
  return (
    <Screen title="A photograph" hint={`${place.page}: ${place.name}`} form={form} sends={sends}>
      <Field
        id={fileId}
        type="file"
        label="Choose a file, or drop it here"
        // Without HEIC, Safari makes a JPEG of a picture from an iPhone.
        accept="image/jpeg,image/png,image/webp,image/avif"
        className={FILE}
        onInput={(event) => take(event.currentTarget)}
        hint={isLarge ? 'Large enough. Hidden details removed.' : looking && 'Looking at the picture …'}
        problem={message ?? (!looking && form.problemOf(fileId))}
      />
      <Fields path={path} />
    </Screen>
  );
}
