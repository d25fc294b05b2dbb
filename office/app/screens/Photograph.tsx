import { useState } from 'react';
import { consentProblem } from '../../../src/content/consent.ts';
import { formatDate } from '../../../src/lib/text/format.ts';
import type { Edit, FileEdits, UploadResult, Value } from '../../api.ts';
import { MOST_MEGABYTES } from '../../api.ts';
import { editsBetween, listAt, textAt, without } from '../../values.ts';
import { post, useOpenFile, usePlaces, useStart } from '../api-client.ts';
import { Button, Field, Select } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { type Check, fieldId, useForm } from '../form.ts';
import { Screen } from '../layouts.tsx';
import { useParameter } from '../router.tsx';

const PHOTOS = 'content/photos/photos.yaml';
/** Why a file isn’t taken, before it is sent. */
function problemOf({ name, size }: File): string | undefined {
  const megabytes = Math.round(size / 1024 / 1024);
  if (/\.hei[cf]s?$/i.test(name))
    return `${name} can’t be used yet. It’s an iPhone format that many browsers can’t show.`;
  if (megabytes <= MOST_MEGABYTES) return undefined;
  return `${name} has ${megabytes} MB; at most ${MOST_MEGABYTES} MB can be used. Export it smaller, as a JPG.`;
}

/** How to export an iPhone picture. */
const EXPORT = (
  <p className="hint mt-2">
    <b>On the iPhone:</b> open it in Photos, tap Share, then Options, then Most Compatible. Send it again.
    <br />
    <b>On this computer:</b> open it in Photos, choose Save as, and pick JPG.
  </p>
);

/** A file can be dropped anywhere on its field. */
const FILE =
  'mt-1.5 block w-full rounded-control border border-dashed border-edge bg-paper px-5 py-4 aria-invalid:border-2 aria-invalid:border-solid aria-invalid:border-danger';

/** A date, however it is written. */
const DATED = /\d[./-]\d|\b\d{1,2}(st|nd|rd|th)?\b.*|\b\d{4}\b/;

/** Task 7: a photograph in place of a drawing. Nobody’s picture without a yes. */
export function Photograph() {
  const [places, open, today] = [usePlaces(), useOpenFile(PHOTOS), useStart().now.slice(0, 10)];
  const asked = useParameter('slot') ?? '';
  const [slot, setSlot] = useState(asked);
  // The uploads by their places; empty while one is on its way.
  const [sent, setSent] = useState<Record<string, string>>({});
  const place = places.find((one) => one.slot === slot);
  const recordIn = (value: Value) => listAt(value, 'photos').find((one) => one['slot'] === slot);
  // Until the end of the school year: the next June 30 that is at least three months away.
  const reviewBy = `${Number(today.slice(0, 4)) + (today.slice(5) < '04-01' ? 0 : 1)}-06-30`;
  const start: Edit[] = [{ op: 'append', path: ['photos'], value: { slot, alt: '', consent: '', reviewBy } }];
  const form = useForm(open, { about: slot, start: place && !recordIn(open.value) ? start : [] });
  const options = places.map(({ slot: value, page, caption }) => ({ value, label: `${page}: ${caption}` }));
  const choice = (
    <Select
      id="field-place"
      label="Where does it go?"
      options={[{ value: '', label: 'Choose a place …' }, ...options]}
      value={slot}
      onChange={setSlot}
    />
  );
  if (!place) return <Screen title="A photograph">{choice}</Screen>;
  const { page, photo, version, isPortrait } = place;
  const [old, record = {}] = [recordIn(form.original), recordIn(form.value)];
  const path = ['photos', listAt(form.value, 'photos').indexOf(record)];
  const field = (key: string) => [...path, key];
  const uploadId = fieldId(field('upload'));
  const [until, said] = [textAt(record, ['reviewBy']), form.text(...field('consent')).trim()];
  const upload = sent[slot];
  const image = upload ? `/api/picture?slot=${slot}&upload=${upload}` : place.image;
  const wrong = form.problemOf(uploadId);
  const checks: Check[] = [
    [consentProblem(said), field('consent'), consentProblem(said)],
    [!DATED.test(said), field('consent'), 'Say when, too, such as on September 2, 2026.'],
    [until < today, field('reviewBy'), 'The permission ends before today. Ask again first.'],
    [upload === '', field('upload'), 'The picture isn’t ready yet. Try again in a moment.'],
  ];
  const take = async (file: File | undefined) => {
    if (!file || form.finds(checks)) return;
    const problem = problemOf(file);
    form.judge(uploadId, problem);
    if (problem) return;
    setSent({ [slot]: '' });
    const query = new URLSearchParams({ slot, name: file.name });
    const result = await post<UploadResult>(`upload?${query}`, file).catch((error: Error) => error);
    setSent('upload' in result ? { [slot]: result.upload } : {});
    form.judge(uploadId, 'message' in result ? result.message : undefined);
  };
  const send = (does: string, edits: Edit[], pictures: FileEdits[]) => {
    const files = [{ file: PHOTOS, version: form.version, edits }, ...pictures];
    void form.send({ words: `Photograph “${place.caption}”: ${does}`, files });
  };
  const gone: FileEdits[] = photo ? [{ file: photo, version, edits: [], deleted: true }] : [];
  const save = () => {
    if (form.finds(checks)) return;
    const now = { ...without(record, 'withdrawn'), alt: textAt(record, ['alt']), consent: said };
    const edits = old ? editsBetween(old, now, path) : [{ op: 'append' as const, path: ['photos'], value: now }];
    const file = `content/photos/${slot}${upload?.slice(upload.lastIndexOf('.'))}`;
    const others = gone.filter((one) => one.file !== file);
    const picture = { file, version: others.length > 0 ? '' : version, edits: [] };
    send('your own', edits, upload ? [{ ...picture, upload }, ...others] : []);
  };
  const withdraw = () => send('the drawing is back', [{ op: 'set', path: field('withdrawn'), value: today }], gone);
  return (
    <Screen
      title="A photograph"
      form={form}
      onPress={save}
      means={`${page} shows it after you publish, until ${formatDate(until)}; then the drawing comes back.`}
    >
      <section key={slot} className="sheet max-w-[48rem]">
        {choice}
        <h2 className="mt-6">Who said yes?</h2>
        <p className="hint">Without a yes, no photograph. Visitors never see this.</p>
        <div className="row items-start!">
          <FormField
            path={field('consent')}
            label="Who agreed, how and when"
            hint={false}
            whenEmpty={consentProblem('')}
          />
          <FormField path={field('reviewBy')} hint={false} />
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
        <output className="block">
          {upload === '' && 'Looking at the picture …'}
          {upload && !wrong && 'Large enough. Hidden details removed.'}
          {wrong?.includes('iPhone') && EXPORT}
        </output>
        <img src={image} alt="" className="mt-3 max-h-60" />
        <h2 className="mt-6">What does it show?</h2>
        <p className="hint">
          For people who can’t see it. No child’s name.
          {isPortrait && ' A portrait beside a name may leave this empty.'}
        </p>
        <FormField path={field('alt')} isLong label="The photograph shows" hint={false} isOptional />
        {old && photo && (
          <p className="mt-5">
            Has somebody taken the yes back? <Button onClick={withdraw}>Take the photograph down</Button>
          </p>
        )}
      </section>
    </Screen>
  );
}
