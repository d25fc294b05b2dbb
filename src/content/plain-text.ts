/** An address, a phone number or a day in figures, which a word processor may have typeset. */
const FIGURES = /@|:\/\/|www\.|^\D?\d{3,4}–\d\d\d?–\d{2,4}\b/;

/** What programs put on a clipboard, in plain form. An override of the direction stays where text reads wrong without it. */
const FORMS: readonly [form: RegExp, plain: (found: string) => string][] = [
  [/\r\n?|[\v\f\u0085\u2028\u2029]/g, () => '\n'],
  [/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, () => ' '],
  // A word divided at the end of a printed line.
  [/\s*\u00ad\s*\n\s*/g, () => ''],
  // Address books put it around a number.
  [/\u202d(?!.*[\u0590-\u08ff])/g, () => ''],
  // Whatever nobody sees, and the place of a picture.
  [/(?!\u200c|\u200d|[\u202d\u202e])[\p{Default_Ignorable_Code_Point}\ufffc]/gu, () => ''],
  // Between Arabic letters, a joiner is part of the word.
  [/(?<!\p{Script=Arabic})[\u200c\u200d]/gu, () => ''],
  [/[\u200c\u200d](?!\p{Script=Arabic})/gu, () => ''],
  // Not all Arabic marks: their order in a verse stays.
  [/[\p{Script=Latin}اوي][\u0300-\u036f\u0653-\u0655]+/gu, (found) => found.normalize('NFC')],
  // Ligatures and Arabic letters as they were printed (not ﷺ), then full-width and mathematical letters and digits.
  [/[\ufb00-\ufb06\ufb50-\ufdcf\ufe70-\ufefc]/g, (found) => found.normalize('NFKC')],
  [/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu, (found) => found.normalize('NFKC')],
  [/[٠-٩۰-۹]/g, (found) => String(found.charCodeAt(0) & 15)],
  // Quotation marks and dashes of Windows in other encodings; the bullets of Word.
  [/(?<!Ã)[\u0091-\u0097]/g, (found) => '‘’“”•–—'.charAt(found.charCodeAt(0) - 0x91)],
  [/[\uf0a7\uf0b7\uf0d8‣▪●◦➢]/g, () => '•'],
  [/[\u2010-\u2012\u2043\u2212\ufe63]/g, () => '-'],
  [/\u2015/g, () => '—'],
  [/[\u02bc\u00b4\u201b]/g, () => '’'],
  [/[\u201e\u201f]/g, () => '“'],
  [/^\s+|\s+$/g, () => ''],
  [/\S+/g, (word) => (FIGURES.test(word) ? word.replace(/[‘’]/g, "'").replaceAll('–', '-') : word)],
];

/** Puts pasted text into its plain form. Curly quotes, dashes and Arabic stay. What has no plain form stays too. */
export const plainText = (text: string): string =>
  FORMS.reduce((plain, [form, replacement]) => plain.replace(form, replacement), text);

/** A YAML file without what only looks like the spaces between its texts, like a line end, or like nothing. */
export const plainYaml = (body: string): string =>
  body
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/\r\n?/g, '\n');

/** Puts every text of a YAML file into its plain form, as the file is read. */
export const plainly = (_key: unknown, value: unknown): unknown =>
  typeof value === 'string' ? plainText(value) : value;
