// Draws the social card of every page: the picture that messengers and social networks show with a link. A card has the
// page's title, the school's name and the page's artwork. The output is deterministic.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { type ContentName, contentFiles } from '../src/content/schemas/content-files.ts';
import { today } from '../src/lib/dates/today.ts';
import { colorToken } from '../src/lib/pictures/color-token.ts';
import { LATIN_CHARACTERS } from '../src/lib/pictures/font-characters.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from '../src/lib/pictures/social-card.ts';
import { openTypeface, type Typeface } from '../src/lib/pictures/typeface.ts';
import { resolveContent } from '../src/lib/text/resolve-content.ts';
import { breakLines } from './break-lines.ts';
import { khatam } from './shapes.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGES = 'content/pages';
const NOT_FOUND = 'not-found.yaml';
const TYPEFACE = 'src/assets/fonts/newsreader.woff2';
const MAX_BYTES = 80_000;

/** Artwork for pages without a picture, or whose picture doesn't work when cropped to the upright part of a card. */
const ARTWORK: Readonly<Record<string, string>> = {
  '/': 'program-hifz',
  '/about-us/head-of-school': 'prek-4-03',
  '/about-us/mission-statement': 'slide-02',
  '/admissions/general-info': 'pto-06',
  '/careers': 'slide-09',
  '/history': 'pto-07',
  '/programs': 'elementary-01',
  '/programs/middle': 'science-fair-08',
  '/resources': 'slide-04',
  '/resources/calendar': 'hero-resources',
  '/resources/handbook': 'pto-03',
  '/staff': 'pto-04',
  '/tuition': 'slide-11',
};

const DEEP = colorToken('deep');
const IVORY = colorToken('on-deep');
const SOFT = colorToken('on-deep-soft');
const BRASS = colorToken('brass');
const BRASS_PALE = colorToken('brass-pale');

/** The left edge of the artwork; the page's title is to its left. */
const ARTWORK_X = 720;
const MARGIN = 72;
const TITLE_WIDTH = ARTWORK_X - 2 * MARGIN + 16;
/** The school's name is beside the mark. A longer name is set in smaller type. */
const NAME_SIZE = 32;
const NAME_X = MARGIN + 66;
const NAME_WIDTH = ARTWORK_X - NAME_X - 24;
/** From the largest down; the first one that fits the title in its number of lines is used. */
const TITLE_SIZES = [
  { size: 92, lines: 2 },
  { size: 80, lines: 3 },
  { size: 66, lines: 4 },
] as const;

/** The parts of one card. `source` is the file and field of its title. */
type Card = { path: string; title: string; source: string; school: string; slot: string };

/** The first picture slot in a tree of content. */
function firstSlot(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('slot' in value && typeof value.slot === 'string') return value.slot;
  for (const child of Object.values(value)) {
    const slot = firstSlot(child);
    if (slot) return slot;
  }
  return undefined;
}

/** The title of a page with its tokens, such as {schoolYear}, replaced by facts. */
function resolvedTitle(file: string, title: string, root: string): string {
  const name = (Object.keys(contentFiles) as ContentName[]).find((key) => contentFiles[key].path === `pages/${file}`);
  if (!name || !title.includes('{')) return title;
  const page = resolveContent(name, { folder: join(root, 'content'), day: today() });
  return 'meta' in page ? page.meta.title : title;
}

/** One card for each page of the content. */
export function plannedCards(root = ROOT): Card[] {
  const read = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'));
  const school = read('content/school.yaml') as { name: { value: string }; tagline: string };
  return globSync('**/*.yaml', { cwd: join(root, PAGES) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== NOT_FOUND)
    .sort()
    .map((file) => {
      const page = read(join(PAGES, file)) as { meta: { title: string } };
      const path = file === 'home.yaml' ? '/' : `/${file.replace(/\.yaml$/, '')}`;
      // "Home" says nothing on a card, so Home uses the school's tagline.
      const [title, source] =
        path === '/'
          ? [school.tagline, 'content/school.yaml tagline']
          : [resolvedTitle(file, page.meta.title, root), join(PAGES, file).replaceAll('\\', '/').concat(' meta.title')];
      return {
        path,
        title,
        source,
        school: school.name.value,
        slot: ARTWORK[path] ?? firstSlot(page) ?? 'program-hifz',
      };
    });
}

/** The title in the largest size that fits. Throws an error that names its file and field when none does. */
function setTitle({ title, source }: Card, set: Typeface): { size: number; lines: string[] } {
  const settings = TITLE_SIZES.map(({ size, lines: allowed }) => {
    const lines = breakLines(title, TITLE_WIDTH, (line) => set(line, size).width);
    const isWithin = lines.length <= allowed && lines.every((line) => set(line, size).width <= TITLE_WIDTH);
    return { size, lines, isWithin };
  });
  const chosen = settings.find(({ isWithin }) => isWithin) ?? settings.at(-1);
  if (!chosen?.isWithin) throw new Error(`${source}: is too long for a social card: “${title}”; shorten it`);
  return chosen;
}

/** The card without its artwork, as SVG. */
function cardGround(card: Card, set: Typeface): string {
  const { size, lines } = setTitle(card, set);
  const leading = size * 1.08;
  const foot = CARD_HEIGHT - MARGIN;
  const middle = (CARD_HEIGHT - 96) / 2;
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.32;
  const name = set(card.school, Math.min(NAME_SIZE, (NAME_SIZE * NAME_WIDTH) / set(card.school, NAME_SIZE).width));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="100%" height="100%" fill="${DEEP}"/>
<rect x="${MARGIN}" y="${MARGIN}" width="96" height="4" fill="${BRASS}"/>
<g fill="${IVORY}">${lines.map((line, index) => `<path transform="translate(${MARGIN - 4} ${first + index * leading})" d="${set(line, size).d}"/>`).join('')}</g>
<g transform="translate(${MARGIN} ${foot - 46})"><path fill="${IVORY}" fill-rule="evenodd" d="${khatam(23.5, 24, 24)}${khatam(16.2, 24, 24)}"/><path fill="${BRASS_PALE}" d="${khatam(11.2, 24, 24)}"/></g>
<path fill="${SOFT}" transform="translate(${NAME_X} ${foot - 12})" d="${name.d}"/>
</svg>`;
}

/** The card as a PNG with a reduced palette. */
async function drawCard(card: Card, artwork: Buffer, set: Typeface): Promise<Buffer> {
  const width = CARD_WIDTH - ARTWORK_X;
  const picture = await sharp(artwork, { density: 144 })
    .resize(width, CARD_HEIGHT, { fit: 'cover' })
    .flatten({ background: IVORY })
    .png()
    .toBuffer();
  const edge = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="6" height="${CARD_HEIGHT}"><rect width="6" height="100%" fill="${BRASS}"/></svg>`,
  );
  const composed = await sharp(Buffer.from(cardGround(card, set)))
    .composite([
      { input: picture, left: ARTWORK_X, top: 0 },
      { input: edge, left: ARTWORK_X - 3, top: 0 },
    ])
    .removeAlpha()
    .png()
    .toBuffer();
  for (const colors of [128, 32, 16]) {
    const png = await sharp(composed)
      .png({ palette: true, colors, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= MAX_BYTES) return png;
  }
  throw new Error(`The social card of ${card.path} is larger than ${MAX_BYTES / 1000} kB even in 16 colors.`);
}

type CardsResult = { total: number; written: number };

/**
 * Writes `cards/<path>.png` in `.generated/` for every page whose title, artwork, font or drawing code has changed, and
 * deletes the cards of deleted pages. Call it after the artwork.
 */
export async function makeCards({
  root = ROOT,
  outDir = join(root, '.generated'),
  stampFile = join(root, '.cache/cards.json'),
}: {
  root?: string;
  outDir?: string;
  stampFile?: string;
} = {}): Promise<CardsResult> {
  const shared = createHash('sha256');
  shared.update(readFileSync(join(root, TYPEFACE)));
  for (const file of ['cards.ts', 'break-lines.ts', 'shapes.ts', '../src/lib/pictures/typeface.ts']) {
    shared.update(readFileSync(join(import.meta.dirname, file)));
  }
  const common = shared.digest('hex');
  const known = existsSync(stampFile) ? (JSON.parse(readFileSync(stampFile, 'utf8')) as Record<string, string>) : {};
  const cards = plannedCards(root).map((card) => {
    const artwork = readFileSync(join(root, `.generated/artwork/${card.slot}.svg`));
    const stamp = createHash('sha256').update(common).update(JSON.stringify(card)).update(artwork).digest('hex');
    return { card, artwork, stamp, file: join(outDir, cardPath(card.path)) };
  });

  const wanted = new Set(cards.map(({ file }) => file));
  for (const old of globSync('cards/**/*.png', { cwd: outDir }).map((file) => join(outDir, file))) {
    if (!wanted.has(old)) rmSync(old);
  }
  const changed = cards.filter(({ card, stamp, file }) => known[card.path] !== stamp || !existsSync(file));
  if (changed.length > 0) {
    const set = await openTypeface(join(root, TYPEFACE), LATIN_CHARACTERS);
    for (const { card, artwork, file } of changed) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await drawCard(card, artwork, set));
    }
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, JSON.stringify(Object.fromEntries(cards.map(({ card, stamp }) => [card.path, stamp]))));
  }
  return { total: cards.length, written: changed.length };
}

if (import.meta.main) {
  const { total, written } = await makeCards();
  console.log(`cards: ${total}, ${written} drawn`);
}
