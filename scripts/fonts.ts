// Makes the web fonts the site serves: subsets of the open fonts in devDependencies, and the stylesheet that declares
// them with fallbacks of the same metrics. Run by hand (`npm run fonts`) after a change of face or characters; the
// results are committed, so a build needs none of this.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import helveticaNeue from '@capsizecss/metrics/helveticaNeue';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { ARABIC_CHARACTERS, FIRST_WORD_CHARACTERS, LATIN_CHARACTERS } from '../src/lib/font-characters.ts';

type VariationAxes = Record<string, number | { min: number; max: number }>;
type Fallback = { family: string; metrics: { xWidthAvg: number; unitsPerEm: number } };
type Face = {
  family: string;
  file: string;
  source: string;
  characters: string;
  style: 'normal' | 'italic';
  weight: string;
  axes?: VariationAxes;
  /** Nearest in shape first; each becomes a fallback of the same metrics. */
  fallbacks: readonly Fallback[];
};

const require = createRequire(import.meta.url);
const FONT_FOLDER = 'src/assets/fonts';
const STYLESHEET = 'src/styles/fonts.css';

/** Fonts that most systems have, with the metrics of their published files. Debian's Liberation fonts share Times' and
 * Arial's widths by design. */
const SERIF_FALLBACKS: Fallback[] = [
  { family: 'Georgia', metrics: georgia },
  { family: 'Noto Serif', metrics: notoSerif },
  { family: 'Times New Roman', metrics: timesNewRoman },
  { family: 'Liberation Serif', metrics: timesNewRoman },
];
const SANS_FALLBACKS: Fallback[] = [
  { family: 'Helvetica Neue', metrics: helveticaNeue },
  { family: 'Arial', metrics: arial },
  { family: 'Roboto', metrics: roboto },
  { family: 'Liberation Sans', metrics: arial },
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
    fallbacks: SERIF_FALLBACKS,
  },
  {
    family: 'Newsreader',
    file: 'newsreader-italic',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    characters: LATIN_CHARACTERS,
    style: 'italic',
    weight: '500',
    axes: { opsz: 30, wght: 430 },
    fallbacks: SERIF_FALLBACKS,
  },
  {
    family: 'Atkinson Hyperlegible Next',
    file: 'atkinson-hyperlegible-next',
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    characters: LATIN_CHARACTERS,
    style: 'normal',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: SANS_FALLBACKS,
  },
  {
    family: 'Amiri Word',
    file: 'amiri-word',
    source: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    characters: FIRST_WORD_CHARACTERS,
    style: 'normal',
    weight: '400',
    fallbacks: [],
  },
  {
    family: 'Amiri',
    file: 'amiri',
    source: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    characters: ARABIC_CHARACTERS,
    style: 'normal',
    weight: '400',
    fallbacks: [],
  },
];

/** The weights of the printed documents. Each is a font file: of a variable font a browser embeds drawings, not a font. */
const DOCUMENT_WEIGHTS = [400, 700];
const DOCUMENT_FONT_FOLDER = 'documents/fonts';

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** The @font-face rules of one face: the face itself, then one metric-matched fallback per system font. */
async function rulesOf(face: Face, fileName: string, woff2: string): Promise<string> {
  const metrics = await fromFile(woff2);
  const rules = [
    `@font-face {
  font-family: "${face.family}";
  src: url("../assets/fonts/${fileName}") format("woff2");
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: optional;
}`,
  ];
  for (const fallback of face.style === 'normal' ? face.fallbacks : []) {
    const own = metrics.xWidthAvg / metrics.unitsPerEm;
    const sizeAdjust = own / (fallback.metrics.xWidthAvg / fallback.metrics.unitsPerEm);
    const em = metrics.unitsPerEm * sizeAdjust;
    rules.push(`@font-face {
  font-family: "${face.family} ${fallback.family}";
  src: local("${fallback.family}");
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(metrics.ascent / em)};
  descent-override: ${percent(Math.abs(metrics.descent) / em)};
  line-gap-override: ${percent(metrics.lineGap / em)};
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
    const font = await subsetFont(readFileSync(require.resolve(face.source)), face.characters, {
      targetFormat: 'woff2',
      ...(face.axes && { variationAxes: face.axes }),
    });
    const fileName = `${face.file}.woff2`;
    const path = join(FONT_FOLDER, fileName);
    writeFileSync(path, font);
    sheets.push(await rulesOf(face, fileName, path));
    console.log(`${path}  ${(font.length / 1024).toFixed(1)} kB`);
  }
  writeFileSync(STYLESHEET, `${sheets.join('\n\n')}\n`);
}

/** Writes the sans-serif font at the documents' weights. */
async function makeDocumentFonts(): Promise<void> {
  mkdirSync(DOCUMENT_FONT_FOLDER, { recursive: true });
  const name = 'atkinson-hyperlegible-next';
  const source = readFileSync(join(FONT_FOLDER, `${name}.woff2`));
  for (const wght of DOCUMENT_WEIGHTS) {
    const font = await subsetFont(source, LATIN_CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght } });
    writeFileSync(join(DOCUMENT_FONT_FOLDER, `${name}-${wght}.woff2`), font);
  }
}

await makeFonts();
await makeDocumentFonts();
