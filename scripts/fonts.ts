// Makes the site's web fonts: subsets of the open fonts in devDependencies, and the style sheet that declares them with
// metric-matched fallbacks. Run it (`npm run fonts`) after a change of fonts or characters. The results are committed, so a
// build doesn't need it.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { ARABIC_CHARACTERS, ITALIC_CHARACTERS, LATIN_CHARACTERS } from '../src/lib/pictures/font-characters.ts';
import { withRoundZero } from './round-zero.ts';

type VariationAxes = Record<string, number | { min: number; max: number }>;
/** A system font, with the mean width of its letters in em, and the full name of its italic. */
type Fallback = { family: string; width: number; local?: string };
type Face = {
  family: string;
  file: string;
  source: string;
  characters: string;
  style: 'normal' | 'italic';
  weight: string;
  axes?: VariationAxes;
  /** Whether to draw its zero without the slash. */
  hasRoundZero?: true;
  /**
   * System fonts to use until the font has loaded, most similar first, and the font's own metrics in em. Each fallback is
   * scaled to these metrics.
   */
  fallbacks?: { fonts: readonly Fallback[]; width: number; ascent: number; descent: number };
};

const require = createRequire(import.meta.url);
const FONT_FOLDER = 'src/assets/fonts';
const STYLESHEET = 'src/styles/fonts.css';

/**
 * Mean widths of English letters, weighted by their frequency, from @capsizecss/metrics 4.3.0. Liberation has the same widths
 * as Times and Arial by design.
 */
const SERIF_FALLBACKS: readonly Fallback[] = [
  { family: 'Georgia', width: 913 / 2048 },
  { family: 'Noto Serif', width: 481 / 1000 },
  { family: 'Times New Roman', width: 832 / 2048 },
  { family: 'Liberation Serif', width: 832 / 2048 },
];
/** Noto Serif has no italic of weight 400 in that collection. Its width continues the series of the heavier ones. */
const ITALIC_FALLBACKS: readonly Fallback[] = [
  { family: 'Georgia', local: 'Georgia Italic', width: 931 / 2048 },
  { family: 'Noto Serif', local: 'Noto Serif Italic', width: 468 / 1000 },
  { family: 'Times New Roman', local: 'Times New Roman Italic', width: 836 / 2048 },
  { family: 'Liberation Serif', local: 'Liberation Serif Italic', width: 836 / 2048 },
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
    fallbacks: { fonts: SERIF_FALLBACKS, width: 875 / 2000, ascent: 1470 / 2000, descent: 530 / 2000 },
  },
  {
    family: 'Newsreader',
    file: 'newsreader-italic',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    characters: ITALIC_CHARACTERS,
    style: 'italic',
    weight: '500',
    axes: { opsz: 30, wght: 430 },
    fallbacks: { fonts: ITALIC_FALLBACKS, width: 789 / 2048, ascent: 1470 / 2000, descent: 530 / 2000 },
  },
  {
    family: 'Atkinson Hyperlegible Next',
    file: 'atkinson-hyperlegible-next',
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    characters: LATIN_CHARACTERS,
    style: 'normal',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    hasRoundZero: true,
    fallbacks: { fonts: SANS_FALLBACKS, width: 444 / 1000, ascent: 984 / 1000, descent: 316 / 1000 },
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

/** The weights used in printed documents, one file each, because browsers embed variable fonts in PDFs as drawings. */
const DOCUMENT_WEIGHTS = [400, 700];
const DOCUMENT_FONT_FOLDER = 'documents/fonts';

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** The @font-face rules of a font: the font itself, and a metric-matched fallback for each system font. */
function rulesOf({ family, style, weight, fallbacks }: Face, fileName: string): string {
  const rules = [
    `@font-face {
  font-family: "${family}";
  src: url("../assets/fonts/${fileName}") format("woff2");
  font-style: ${style};
  font-weight: ${weight};
  font-display: fallback;
}`,
  ];
  if (!fallbacks) return rules.join('');
  const { fonts, width, ascent, descent } = fallbacks;
  for (const fallback of fonts) {
    const sizeAdjust = width / fallback.width;
    rules.push(`@font-face {
  font-family: "${family} ${fallback.family}";
  src: local("${fallback.local ?? fallback.family}");${style === 'italic' ? '\n  font-style: italic;' : ''}
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent / sizeAdjust)};
  descent-override: ${percent(descent / sizeAdjust)};
  line-gap-override: ${percent(0)};
}`);
  }
  return rules.join('\n\n');
}

/** Writes the font files, their licenses and the style sheet. */
async function makeFonts(): Promise<void> {
  mkdirSync(FONT_FOLDER, { recursive: true });
  for (const old of readdirSync(FONT_FOLDER)) rmSync(join(FONT_FOLDER, old));
  const sheets = ['/* Made by scripts/fonts.ts: change that, not this. */'];
  for (const face of FACES) {
    const source = require.resolve(face.source);
    const options = face.axes ? { variationAxes: face.axes } : {};
    const subset = await subsetFont(readFileSync(source), face.characters, { targetFormat: 'truetype', ...options });
    const font = await subsetFont(face.hasRoundZero ? withRoundZero(subset) : subset, face.characters, {
      targetFormat: 'woff2',
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

/** Writes the sans-serif font in the weights used by documents. */
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
