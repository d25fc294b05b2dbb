import { useEffect, useState } from 'react';
import { consentProblem } from '../../../src/content/consent.ts';
import { addDays } from '../../../src/lib/dates/school-day.ts';
import { formatDate } from '../../../src/lib/text/format.ts';
import type { Edit, FileEdits, PhotoPlace, UploadResult, Value } from '../../api.ts';
import { MOST_MEGABYTES } from '../../api.ts';
import { editsBetween, listAt, textAt } from '../../values.ts';
import { post, useOpenFile, usePlaces, useStart } from '../api-client.ts';
import { Button, Field, Select } from '../controls.tsx';
import { FormField } from '../fields.tsx';
import { type Check, fieldId, useForm } from '../form.ts';
import { Halves } from '../layouts.tsx';
import { useParameter } from '../router.tsx';
import { counted } from '../words.ts';

const PHOTOS = 'content/photos/photos.yaml';
/** How long the focal point rests before the server crops the picture. */
const REST_MS = 200;

type Point = { x: number; y: number };

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

/** A numbered heading. */
const STEP =
  'mt-5 text-[1.375rem] [counter-increment:step] before:me-2.5 before:text-brass-ink before:content-[counter(step)]';

/** A file can be dropped anywhere on its field. */
const FILE =
  'mt-1.5 block w-full rounded-control border border-dashed border-edge bg-paper px-5 py-4 aria-invalid:border-2 aria-invalid:border-solid aria-invalid:border-danger';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

type FocalProps = { image: string; alt: string; point: Point; onMove: (point: Point) => void };

/** What must stay in the picture: a click or the arrow keys move the ring. */
function Focal({ image, alt, point: { x, y }, onMove }: FocalProps) {
  const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
  const move = (toX: number, toY: number) => onMove({ x: percent(toX), y: percent(toY) });
  return (
    <div
      className="relative block cursor-crosshair overflow-hidden"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it moves in two directions
      role="slider"
      tabIndex={0}
      aria-label="What must stay in the picture"
      aria-valuenow={x}
      aria-valuetext={`${x} % from the left, ${y} % from the top`}
      onClick={(event) => {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        move(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
      }}
      onKeyDown={(event) => {
        const { key, shiftKey } = event;
        const [dx = 0, dy = 0] = ARROWS[key as keyof typeof ARROWS] ?? [];
        const step = shiftKey ? 10 : 1;
        if (key === 'Home') move(50, 50);
        else if (key in ARROWS) move(x + dx * step, y + dy * step);
        else return;
        event.preventDefault();
      }}
    >
      <img src={image} alt={alt} />
      <svg aria-hidden="true" fill="none" stroke="white" strokeWidth="2" className="absolute inset-0 size-full">
        <circle cx={`${x}%`} cy={`${y}%`} r="22" stroke="black" strokeWidth="4" />
        <circle cx={`${x}%`} cy={`${y}%`} r="22" />
        <circle cx={`${x}%`} cy={`${y}%`} r="4" />
      </svg>
    </div>
  );
}

/** The picture as the page will show it. */
function Cropped({ src }: { src: string }) {
  const [shown, setShown] = useState(src);
  useEffect(() => {
    const timer = setTimeout(() => setShown(src), REST_MS);
    return () => clearTimeout(timer);
  }, [src]);
  return <img src={shown} alt="" />;
}

const PLACES =
  'mt-3.5 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-2.5 gap-y-3 text-label [&_img]:aspect-3/2 [&_img]:w-full [&_img]:object-cover';
const PLACE =
  'relative block cursor-pointer p-0.5 has-checked:font-bold has-checked:outline-3 has-checked:outline-green has-focus-visible:outline-3 has-focus-visible:outline-focus [&>input]:absolute [&>input]:opacity-0';

type PlacesProps = { places: readonly PhotoPlace[]; chosen?: PhotoPlace | undefined; onChoose: (slot: string) => void };

/** The places for a photograph, page by page. */
function Places({ places, chosen, onChoose }: PlacesProps) {
  const [page = '', setPage] = useState((chosen ?? places.find(({ address }) => address === '/') ?? places[0])?.page);
  const pages = Map.groupBy(places, (place) => place.page);
  const options = [...pages].map(([value, all]) => ({ value, label: `${value}, ${counted(all.length, 'place')}` }));
  return (
    <>
      <h2 className={STEP}>Where does it go?</h2>
      <Select id="field-page" label="Page" options={options} value={page} onChange={setPage} />
      <fieldset className={PLACES}>
        <legend className="sr-only">Place</legend>
        {pages.get(page)?.map(({ slot, image, caption }) => (
          <label key={slot} className={PLACE}>
            <input type="radio" name="place" checked={slot === chosen?.slot} onChange={() => onChoose(slot)} />
            <img src={image} alt="" loading="lazy" />
            {caption}
            <span className="sr-only">, {page}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** Task 7: a photograph in place of a drawing. Nobody’s picture without a yes. */
export function Photograph() {
  const [places, open, today] = [usePlaces(), useOpenFile(PHOTOS), useStart().now.slice(0, 10)];
  const [slot, setSlot] = useState(useParameter('slot') ?? '');
  // The uploads by their places; empty while one is on its way.
  const [sent, setSent] = useState<Record<string, string>>({});
  const place = places.find((one) => one.slot === slot);
  const recordIn = (value: Value) => listAt(value, 'photos').find((one) => one['slot'] === slot);
  // Until the end of the school year: the next June 30 that is at least three months away.
  const reviewBy = `${Number(today.slice(0, 4)) + (today.slice(5) < '04-01' ? 0 : 1)}-06-30`;
  // Each place has a draft of its own. The day of the yes and the file’s name are beside the record.
  const start: Edit[] = [
    { op: 'append', path: ['photos'], value: { slot, alt: '', consent: '', reviewBy } },
    { op: 'set', path: ['on'], value: today },
  ];
  const form = useForm({ ...open, file: `photo ${slot}` }, { start: place && !recordIn(open.value) ? start : [] });
  const seen = <Places places={places} chosen={place} onChoose={setSlot} />;
  if (!place) {
    return (
      <Halves title="A photograph" isSwapped seen={seen}>
        <p>Choose a place first.</p>
      </Halves>
    );
  }
  const { page, photo, version } = place;
  const [old, record = {}] = [recordIn(form.original), recordIn(form.value)];
  const path = ['photos', listAt(form.value, 'photos').indexOf(record)];
  const field = (key: string) => [...path, key];
  const uploadId = fieldId(field('upload'));
  const [until, alt] = [textAt(record, ['reviewBy']), textAt(record, ['alt'])];
  const said = form.text(...field('consent')).trim();
  const point = (record['focalPoint'] ?? { x: 50, y: 50 }) as Point;
  const upload = sent[slot];
  const image = upload ? `/api/picture?slot=${slot}&upload=${upload}` : photo && place.image;
  const wrong = form.problemOf(uploadId);
  const checks: Check[] = [
    [consentProblem(said), field('consent'), consentProblem(said)],
    [until < today, field('reviewBy'), 'The permission ends before today. Ask again first.'],
    [upload === '', field('upload'), 'The picture isn’t ready yet. Try again in a moment.'],
  ];
  const take = async (file: File | undefined) => {
    if (!file || form.finds(checks)) return;
    const problem = problemOf(file);
    form.judge(uploadId, problem);
    if (problem) return;
    setSent({ [slot]: '' });
    form.change({ op: 'set', path: ['name'], value: file.name });
    const query = new URLSearchParams({ slot, name: file.name });
    const result = await post<UploadResult>(`upload?${query}`, file).catch((error: Error) => error);
    setSent('upload' in result ? { [slot]: result.upload } : {});
    form.judge(uploadId, 'message' in result ? result.message : undefined);
  };
  const send = (does: string, edits: Edit[], pictures: FileEdits[]) => {
    const files = [{ file: PHOTOS, version: form.version, from: form.original, edits }, ...pictures];
    void form.send({ words: `“${place.caption}”: ${does}`, files });
  };
  const gone: FileEdits[] = photo ? [{ file: photo, version, edits: [], deleted: true }] : [];
  const save = () => {
    if (form.finds(checks)) return;
    const { withdrawn: _, ...facts } = record;
    const on = textAt(form.value, ['on']) && formatDate(textAt(form.value, ['on']));
    const consent = said.includes(on) ? said : `${said.replace(/\.$/, '')}. On ${on}.`;
    const now = { ...facts, alt, consent };
    const edits = old ? editsBetween(old, now, path) : [{ op: 'append' as const, path: ['photos'], value: now }];
    const file = `content/photos/${slot}${upload?.slice(upload.lastIndexOf('.'))}`;
    const others = gone.filter((one) => one.file !== file);
    const picture = { file, version: others.length > 0 ? '' : version, edits: [] };
    send('your photograph', edits, upload ? [{ ...picture, upload }, ...others] : []);
  };
  return (
    <Halves
      title="A photograph"
      isSwapped
      seen={seen}
      form={form}
      onPress={save}
      says={`${page} shows it after you publish.`}
      means={`On ${formatDate(addDays(until, 1))} the drawing comes back, unless the families agree again.`}
    >
      <section key={slot} className="[counter-reset:step_1]">
        <h2 className={STEP}>Who said yes?</h2>
        <p className="hint">Without a yes, no photograph. Visitors never see this.</p>
        <FormField path={field('consent')} hint={false} whenEmpty={consentProblem('')} />
        <div className="row">
          <FormField path={['on']} kind="date" />
          <FormField path={field('reviewBy')} hint={false} />
        </div>
        <h2 className={STEP}>The photograph</h2>
        <Field
          id={uploadId}
          type="file"
          label={`Choose ${image ? 'another' : 'a'} file, or drop it here`}
          accept="image/jpeg,image/png,image/webp,image/avif,.heic,.heif"
          // The browser would show “No file chosen”, although the line below names the photograph.
          className={`${FILE} ${upload ? 'text-transparent' : ''}`}
          // Empty, so that the same file can be chosen again.
          value=""
          onChange={() => {}}
          onInput={(event) => void take(event.currentTarget.files?.[0])}
          problem={wrong}
        />
        <output className="block">
          {upload === '' && 'Looking at the picture …'}
          {upload && !wrong && `${textAt(form.value, ['name'])}, large enough. Hidden details removed.`}
          {wrong?.includes('iPhone') && EXPORT}
        </output>
        <h2 className={STEP}>What does it show?</h2>
        <p className="hint">
          For people who can’t see it. No child’s name.
          {place.isPortrait && ' A portrait beside a name may leave this empty.'}
        </p>
        <FormField path={field('alt')} isLong label="The photograph shows" hint={false} isOptional />
        <h2 className={STEP}>What must stay in the picture?</h2>
        {image ? (
          <>
            <p className="hint mb-3">Click it, or move the ring with the arrow keys.</p>
            <div className="row items-start! *:min-w-48 *:flex-1">
              <div>
                <b className="hint block">Your photograph</b>
                <Focal {...{ image, alt, point }} onMove={(to) => form.set(field('focalPoint'), to)} />
              </div>
              <div>
                <b className="hint block">As {page} will show it</b>
                <Cropped src={`${image}&x=${point.x}&y=${point.y}`} />
              </div>
            </div>
          </>
        ) : (
          <p className="hint">This comes after the photograph.</p>
        )}
        {old && photo && (
          <p className="mt-5">
            Has somebody taken the yes back?{' '}
            <Button
              onClick={() => send('the drawing is back', [{ op: 'set', path: field('withdrawn'), value: today }], gone)}
            >
              Take the photograph down
            </Button>
          </p>
        )}
      </section>
    </Halves>
  );
}
