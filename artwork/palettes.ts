import { colorToken } from '../src/lib/pictures/color-token.ts';
import { itemAt } from './geometry.ts';

/** A color in the light and dark schemes. */
export type Color = { readonly light: string; readonly dark: string };

/** The roles of a color in a picture. In the SVG, the class `<role>` sets the fill and `s-<role>` the stroke. */
export const ROLES = [
  'ground', // background of the star pattern
  'strap', // the interlaced band
  'line', // the outline of bands and tiles
  'star', // the largest stars
  'star2', // the medium stars
  'star3', // the smallest stars
  'petal', // kites around the largest stars
  'core', // the small star in the center of a large one
  'page', // background of a motif
  'veil', // a shade close to the page
  'band', // medallion borders and frames
  'rule', // fine lines in brass
  'ink', // the outline of motifs
  'deep',
  'mid',
  'soft',
  'pale',
  'gold',
  'cream',
  'lamp', // an opening that is lit in the dark, too
  'trim', // pale stars and teeth of frames
] as const;
export type Role = (typeof ROLES)[number];

/**
 * The materials of motifs, which have the same color in every picture: plants are green, fire and skin clay, metal and
 * the sun brass, glass and water teal, steel indigo. Each has three tones, from dark (1) to light (3).
 */
export type Material = 'green' | 'teal' | 'clay' | 'indigo' | 'brass' | 'plum' | 'paper' | 'wood' | 'stone';
export type Tone = `${Material}${1 | 2 | 3}`;

export type Palette = Readonly<Record<Role | Tone, Color>>;

type Family = Readonly<Record<'night' | 'deep' | 'mid' | 'soft' | 'pale', Color>>;

const family = (light: readonly string[], dark: readonly string[]): Family => {
  const tone = (i: number): Color => ({ light: itemAt(light, i), dark: itemAt(dark, i) });
  return { night: tone(0), deep: tone(1), mid: tone(2), soft: tone(3), pale: tone(4) };
};

/** Five shades per family, from darkest to palest. In the dark scheme, the pale shade is dark too. */
export const FAMILIES = {
  green: family(
    ['#08302A', colorToken('green'), '#2F7A62', '#86B8A2', '#CFE3D8'],
    ['#0A1512', '#15392F', '#2C6B57', '#6FAE93', '#24443A'],
  ),
  teal: family(
    ['#123A4C', '#1F5F7A', '#4389A2', '#7FB4C4', '#DCEBEF'],
    ['#0B181E', '#173F51', '#2F6C82', '#6BA3B5', '#22414C'],
  ),
  clay: family(
    ['#5E2915', '#A4512F', '#C17450', '#D99B7A', '#F4DFD1'],
    ['#1C110C', '#5F2F1D', '#96533A', '#C98C6C', '#4A3026'],
  ),
  indigo: family(
    ['#15203F', '#263A66', '#4C619A', '#7C8FBF', '#E0E5F2'],
    ['#0C1220', '#202F52', '#435688', '#8495C4', '#2B3654'],
  ),
  plum: family(
    ['#3E1B2F', '#6B3552', '#92607C', '#B98BA2', '#F0E1E8'],
    ['#190E15', '#4A273A', '#774A63', '#B0849A', '#442F3B'],
  ),
  brass: family(
    ['#4F3A10', '#8A6A25', colorToken('brass'), '#D2B571', '#EAD9AE'],
    ['#191407', '#6A5426', '#B9984D', '#D9B566', '#4A4026'],
  ),
} as const;
export type FamilyName = keyof typeof FAMILIES;

const IVORY: Color = { light: colorToken('ground'), dark: '#D6CBAE' };
const PAPER: Color = { light: colorToken('paper'), dark: colorToken('paper', 'dark') };
const SHEET: Color = { light: colorToken('ground'), dark: colorToken('ground', 'dark') };

/** In the dark scheme, tone 1 is a middle shade so that it doesn't disappear in a dark niche. */
const TONES: Readonly<Record<Tone, Color>> = {
  green1: { light: '#0F4A3C', dark: '#2C6B57' },
  green2: { light: '#2F7A62', dark: '#519078' },
  green3: { light: '#86B8A2', dark: '#80B79E' },
  teal1: { light: '#1F5F7A', dark: '#2F6C82' },
  teal2: { light: '#4389A2', dark: '#508A9E' },
  teal3: { light: '#7FB4C4', dark: '#7CADBC' },
  clay1: { light: '#A4512F', dark: '#96533A' },
  clay2: { light: '#C17450', dark: '#B27256' },
  clay3: { light: '#D99B7A', dark: '#CF997D' },
  indigo1: { light: '#263A66', dark: '#435688' },
  indigo2: { light: '#4C619A', dark: '#6779A9' },
  indigo3: { light: '#7C8FBF', dark: '#92A1C9' },
  brass1: { light: '#8A6A25', dark: '#8A6C31' },
  brass2: { light: '#B08A3C', dark: '#B9984D' },
  brass3: { light: '#D2B571', dark: '#D9B566' },
  plum1: { light: '#6B3552', dark: '#774A63' },
  plum2: { light: '#92607C', dark: '#966A82' },
  plum3: { light: '#B98BA2', dark: '#B98FA5' },
  paper1: { light: '#D2B571', dark: '#B9984D' },
  paper2: { light: '#DFC78F', dark: '#CDB77F' },
  paper3: { light: '#EEE0BC', dark: '#E9DDBD' },
  wood1: { light: '#7A3A20', dark: '#864A31' },
  wood2: { light: '#A4512F', dark: '#B06A4A' },
  wood3: { light: '#C17450', dark: '#C98C6C' },
  stone1: { light: '#4C4A42', dark: '#6B6A60' },
  stone2: { light: '#78746A', dark: '#8F8C80' },
  stone3: { light: '#AAA597', dark: '#B9B4A5' },
};

/** Which parts of a picture are dark and which are pale. */
export type Mood = 'night' | 'day' | 'paper' | 'tile' | 'brass';

/** A color over another, in the dark scheme. */
const veiled = (over: Color, share: number, under: Color): string =>
  `#${[1, 3, 5]
    .map((i) => {
      const channel = ({ dark }: Color): number => Number.parseInt(dark.slice(i, i + 2), 16);
      return Math.round(channel(over) * share + channel(under) * (1 - share))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const cross = (light: Color, dark: Color): Color => ({ light: light.light, dark: dark.dark });

/**
 * The palette of a picture, from a leading and a companion family. Moods: `night`, pale straps on a dark background;
 * `day`, dark straps on a pale background; `paper`, subtle straps on ivory; `tile`, glazed tiles with pale grout;
 * `brass`, brass straps on a dark background.
 */
export const paletteOf = (mood: Mood, lead: FamilyName, companion: FamilyName): Palette => {
  const a = FAMILIES[lead];
  const b = FAMILIES[companion];
  const brass = FAMILIES.brass;
  const motif = {
    ...TONES,
    // The site's paper color is green in the dark scheme and would clash with other families.
    page: lead === 'green' ? PAPER : cross(PAPER, a.night),
    veil: cross(a.pale, a.deep),
    // Brass frames have brass ornaments, which need a darker band for contrast.
    band: lead === 'brass' ? a.night : a.deep,
    rule: brass.mid,
    ink: cross(a.night, { light: '', dark: '#EFE9D9' }),
    deep: cross(a.deep, a.mid),
    mid: cross(a.mid, a.mid),
    soft: a.soft,
    pale: a.pale,
    gold: brass.mid,
    cream: cross(brass.pale, brass.deep),
    trim: { light: brass.pale.light, dark: veiled(brass.mid, 0.7, a.deep) },
    lamp: { light: colorToken('ground'), dark: '#E4D9BA' },
  };
  switch (mood) {
    case 'night':
      return {
        ...motif,
        ground: a.deep,
        strap: IVORY,
        line: a.night,
        star: a.mid,
        star2: b.mid,
        star3: a.soft,
        petal: a.night,
        core: brass.soft,
      };
    case 'day':
      return {
        ...motif,
        ground: cross(a.pale, a.night),
        strap: cross(a.deep, a.soft),
        line: cross(PAPER, a.night),
        star: cross(b.pale, b.deep),
        star2: a.soft,
        star3: cross(b.soft, b.mid),
        petal: cross(PAPER, a.deep),
        core: cross(b.mid, b.soft),
      };
    case 'paper':
      return {
        ...motif,
        ground: SHEET,
        strap: cross(a.pale, a.deep),
        line: cross(a.mid, a.mid),
        star: cross(PAPER, a.night),
        star2: cross(b.pale, b.deep),
        star3: cross(a.pale, a.deep),
        petal: cross(b.pale, b.night),
        core: brass.soft,
      };
    case 'tile':
      return {
        ...motif,
        ground: a.mid,
        strap: cross(a.deep, a.soft),
        line: cross(IVORY, a.night),
        star: a.deep,
        star2: b.mid,
        star3: cross(b.pale, b.soft),
        petal: a.soft,
        core: brass.soft,
      };
    case 'brass':
      return {
        ...motif,
        ground: a.deep,
        strap: brass.soft,
        // The straps' own darker tone separates them from dark stars too.
        line: { light: '#6B5118', dark: '#4D3A12' },
        star: a.night,
        star2: a.mid,
        star3: b.mid,
        petal: a.mid,
        core: brass.soft,
      };
  }
};

const NIGHT_TONES = Object.fromEntries(
  Object.entries(TONES).map(([tone, { dark }]) => [tone, { light: dark, dark }]),
) as typeof TONES;

/** The same palette with a dark page, for night scenes. */
export const withNightPage = (palette: Palette, lead: FamilyName): Palette => {
  const a = FAMILIES[lead];
  return {
    ...palette,
    ...NIGHT_TONES,
    page: a.night,
    veil: a.deep,
    ink: { light: colorToken('on-deep'), dark: '#EFE9D9' },
    deep: a.deep,
    pale: a.soft,
    cream: FAMILIES.brass.soft,
  };
};

const CLASSES = [...ROLES, ...(Object.keys(TONES) as Tone[])];

/** The class of a role or tone in a finished drawing: a capital letter, or two. The names would be a tenth of its bytes. */
const shortClass = (name: Role | Tone): string => {
  const index = CLASSES.indexOf(name);
  return String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : 'x');
};

/** The markup with short classes, and its stylesheet: the light and dark colors of its roles and tones. */
export const styled = (palette: Palette, markup: string): { css: string; markup: string } => {
  const used = CLASSES.flatMap((role) => [
    { role, className: role, property: 'fill' },
    { role, className: `s-${role}`, property: 'stroke' },
  ]).filter(({ className }) => new RegExp(`class="(?:[^"]* )?${className}[ "]`).test(markup));
  const rules = (scheme: keyof Color): string =>
    used
      .map(
        ({ role, property }) =>
          `.${property === 'stroke' ? 's-' : ''}${shortClass(role)}{${property}:${palette[role][scheme]}}`,
      )
      .join('');
  // Stroked shapes have no fill unless they also have a fill role.
  const css = `[class^=s-]{fill:none}${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}`;
  const roles = new RegExp(`(?<=[ "-])(?:${CLASSES.join('|')})(?=[ "])`, 'g');
  return {
    css,
    markup: markup.replace(/class="[^"]+"/g, (names) =>
      names.replace(roles, (name) => shortClass(name as Role | Tone)),
    ),
  };
};
