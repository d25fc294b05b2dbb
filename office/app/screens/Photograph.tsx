import { useState } from 'react';
import { formatDate } from '../../../src/lib/text/format.ts';
import type { FileChange, UploadResult } from '../../api.ts';
import { listAt, withAt, without } from '../../values.ts';
import { post, useOpenFile, usePlaces, useStart } from '../api-client.ts';
import { Button, Field } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { fieldId, useForm } from '../form.ts';
import { Screen } from '../layouts.tsx';
import { go, useParameter } from '../router.ts';

/** A file can be dropped anywhere on its field. */
const FILE = 'mt-1.5 block w-full rounded-control border border-dashed border-edge bg-paper px-5 py-4';

/** Task 7: a photograph in place of a drawing. Nobody’s picture without a yes. */
export function Photograph() {
  const [places, open, today] = [usePlaces(), useOpenFile('content/photos/photos.yaml'), useStart().now.slice(0, 10)];
  const slot = useParameter('slot') ?? '';
  const [sent, setSent] = useState<Partial<{ upload: string; message: string }>>({});
  const place = places.find((one) => one.slot === slot);
  const photos = listAt(open.value, 'photos');
  const known = photos.findIndex((one) => one['slot'] === slot);
  const path = ['photos', known < 0 ? photos.length : known];
  // Until the end of the school year: the next June 30 that is at least three months away.
  const reviewBy = `${Number(today.slice(0, 4)) + (today.slice(5) < '04-01' ? 0 : 1)}-06-30`;
  const begun = { slot, alt: '', consent: '', reviewBy };
  const form = useForm(open, {
    about: slot,
    start: (value) => (place && known < 0 ? withAt(value, ['photos'], [...photos, begun]) : value),
  });
  const choice = (
    <Field
      id="field-place"
      label="Where does it go?"
      options={[
        { value: '', label: 'Choose a place …' },
        ...places.map((one) => ({ value: one.slot, label: one.name })),
      ]}
      value={slot}
      onChange={(chosen) => go(`/photograph?${new URLSearchParams({ slot: chosen })}`)}
    />
  );
  if (!place) return <Screen title="A photograph">{choice}</Screen>;
  const { name, photo, version } = place;
  const { upload, message } = sent;
  const field = (key: string) => [...path, key];
  const uploadId = fieldId(field('upload'));
  const wrong = message ?? form.problemOf(uploadId);
  const until = form.text(...field('reviewBy'));
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSent({ message: 'Looking at the picture …' });
    const query = new URLSearchParams({ slot, name: file.name });
    setSent(await post<UploadResult>(`upload?${query}`, file).catch((error: Error) => error));
  };
  const gone: FileChange[] = photo ? [{ file: photo, version, deleted: true }] : [];
  const save = () => {
    const file = `content/photos/${slot}${upload?.slice(upload.lastIndexOf('.'))}`;
    const others = gone.filter((one) => one.file !== file);
    const picture = { file, version: others.length > 0 ? '' : version };
    form.save({
      words: `Photograph “${name}”: your own`,
      finish: (value) => withAt(value, path, without(listAt(value, 'photos')[Number(path[1])] ?? {}, 'withdrawn')),
      others: upload ? [{ ...picture, upload }, ...others] : [],
    });
  };
  const withdraw = () =>
    form.save({
      words: `Photograph “${name}”: the drawing is back`,
      finish: () => withAt(form.original, field('withdrawn'), today),
      others: gone,
    });
  return (
    <Screen
      title="A photograph"
      form={form}
      onPress={save}
      means={`Families see it after you publish${until && `, until ${formatDate(until)}`}; then the drawing comes back.`}
    >
      <section className="sheet max-w-[48rem]">
        {choice}
        <h2 className="mt-6">Who said yes?</h2>
        <p className="hint">Without a yes, no photograph. Visitors never see this.</p>
        <div className="row items-start!">
          <FormField path={field('consent')} label="Who agreed, how and when" hint="" />
          <FormField path={field('reviewBy')} hint="" />
        </div>
        <h2 className="mt-6">The photograph</h2>
        <Field
          id={uploadId}
          type="file"
          label={`Choose ${photo ? 'another' : 'a'} file, or drop it here`}
          accept="image/jpeg,image/png,image/webp,image/avif,.heic,.heif"
          className={FILE}
          // Empty, so that the same file can be chosen again.
          value=""
          onChange={() => {}}
          onInput={(event) => void take(event.currentTarget.files?.[0])}
          problem={wrong}
        />
        <output>{upload && 'Large enough. Hidden details removed.'}</output>
        <img
          src={upload ? `/api/picture?slot=${slot}&upload=${upload}` : place.image}
          alt=""
          className="mt-3 max-h-60"
        />
        <h2 className="mt-6">What does it show?</h2>
        <p className="hint">
          For people who can’t see it. No child’s name. A portrait beside a name may leave this empty.
        </p>
        <FormField path={field('alt')} isLong label="The photograph shows" hint="" />
        {photo && (
          <p className="mt-5">
            Has somebody taken the yes back? <Button onClick={withdraw}>Take the photograph down</Button>
          </p>
        )}
      </section>
    </Screen>
  );
}
