// Makes the web fonts the site serves: subsets of the open fonts in devDependencies, and the stylesheet that declares
// them with fallbacks of the same metrics. Run by hand (`npm run fonts`) after a change of face or characters; the
// results are committed, so a build needs none of this.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { ARABIC_CHARACTERS, FIRST_WORD_CHARACTERS, LATIN_CHARACTERS } from '../src/lib/font-characters.ts';

type VariationAxes = Record<string, number | { min: number; max: number }>;
/** A system font, with its letters' mean width as a share of its em. */
type Fallback = { family: string; width: number };
type Face = {
  family: string;
  file: string;
  source: string;
  characters: string;
  style: 'normal' | 'italic';
  weight: string;
  axes?: VariationAxes;
  /**
   * System fonts that are shown until the file has come, nearest in shape first. Each is scaled so that it takes the same
   * room; for that, the face's own measures as shares of its em.
   */
  standIns?: { fonts: readonly Fallback[]; width: number; ascent: number; descent: number };
};

const require = createRequire(import.meta.url);
const FONT_FOLDER = 'src/assets/fonts';
const STYLESHEET = 'src/styles/fonts.css';

/**
 * Mean widths are those of English letters, weighted by how often they occur, as @capsizecss/metrics 4.3.0 gives them for
 * the published files. Liberation has the widths of Times and Arial by design.
 */
const SERIF_FALLBACKS: readonly Fallback[] = [
  { family: 'Georgia', width: 913 / 2048 },
  { family: 'Noto Serif', width: 481 / 1000 },
  { family: 'Times New Roman', width: 832 / 2048 },
  { family: 'Liberation Serif', width: 832 / 2048 },
];
const SANS_FALLBACKS: readonly Fallback[] = [
  { family: 'Helvetica Neue', width: 450 / 1000 },
  { family: 'Arial', width: 913 / 2048 },
  { family: 'Roboto', width: 911 / 2048 },
  { family: 'Liberation Sans', width: 913 / 2048 },
];

const FACES: readonly Face[] = [
  {
    family: 'Newsreader',
    file: 'newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    characters: LATIN_CHARACTERS,
    style: 'normal',
    weight: '500',
    axes: { opsz: 44, wght: 480 },
    standIns: { fonts: SERIF_FALLBACKS, width: 875 / 2000, ascent: 1470 / 2000, descent: 530 / 2000 },
  },
  {
    family: 'Newsreader',
    file: 'newsreader-italic',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    characters: LATIN_CHARACTERS,
    style: 'italic',
    weight: '500',
    axes: { opsz: 30, wght: 430 },
  },
  {
    family: 'Atkinson Hyperlegible Next',
    file: 'atkinson-hyperlegible-next',
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    characters: LATIN_CHARACTERS,
    style: 'normal',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    standIns: { fonts: SANS_FALLBACKS, width: 444 / 1000, ascent: 984 / 1000, descent: 316 / 1000 },
  },
  {
    family: 'Amiri Word',
    file: 'amiri-word',
    source: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    characters: FIRST_WORD_CHARACTERS,
    style: 'normal',
    weight: '400',
  },
  {
    family: 'Amiri',
    file: 'amiri',
    source: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    characters: ARABIC_CHARACTERS,
    style: 'normal',
    weight: '400',
  },
];

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** The @font-face rules of one face: the face itself, then one metric-matched fallback per system font. */
function rulesOf({ family, style, weight, standIns }: Face, fileName: string): string {
  const rules = [
    `@font-face {
  font-family: "${family}";
  src: url("../assets/fonts/${fileName}") format("woff2");
  font-style: ${style};
  font-weight: ${weight};
  font-display: optional;
}`,
  ];
  if (!standIns) return rules.join('');
  const { fonts, width, ascent, descent } = standIns;
  for (const fallback of fonts) {
    const sizeAdjust = width / fallback.width;
    rules.push(`@font-face {
  font-family: "${family} ${fallback.family}";
  src: local("${fallback.family}");
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent / sizeAdjust)};
  descent-override: ${percent(descent / sizeAdjust)};
  line-gap-override: ${percent(0)};
}`);
  }
  return rules.join('\n\n');
}

/** Writes every font file and the stylesheet that declares them. */
async function makeFonts(): Promise<void> {
  mkdirSync(FONT_FOLDER, { recursive: true });
  for (const old of readdirSync(FONT_FOLDER)) rmSync(join(FONT_FOLDER, old));
  const sheets = ['/* Made by scripts/fonts.ts: change that, not this. */'];
  for (const face of FACES) {
    const source = require.resolve(face.source);
    const font = await subsetFont(readFileSync(source), face.characters, {
      targetFormat: 'woff2',
      ...(face.axes && { variationAxes: face.axes }),
    });
    const fileName = `${face.file}.woff2`;
    const path = join(FONT_FOLDER, fileName);
    writeFileSync(path, font);
    const packageFolder = join(dirname(source), '..');
    copyFileSync(join(packageFolder, 'LICENSE'), join(FONT_FOLDER, `${basename(packageFolder)}.license.txt`));
    sheets.push(rulesOf(face, fileName));
    console.log(`${path}  ${(font.length / 1024).toFixed(1)} kB`);
  }
  writeFileSync(STYLESHEET, `${sheets.join('\n\n')}\n`);
}

await makeFonts();
