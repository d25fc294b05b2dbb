import { z } from 'zod';
import { CONTACT_SUBJECTS } from '../../../hosting/contact-fields.ts';
import { embedProblem, FORM_PROVIDERS } from '../form-providers.ts';
import { typeset } from '../typography.ts';
import { weekdaysOf } from '../weekdays.ts';

/** The tokens that text may contain, each for a fact that has one home (src/lib/text/resolve-content.ts). */
export const TOKENS = [
  'schoolYear',
  'schoolYearShort',
  'nextSchoolYear',
  'firstDay',
  'lastDay',
  'validUntil',
  'applications',
  'officePhone',
  'schoolName',
] as const;

const TOKEN = new RegExp(`\\{(${TOKENS.join('|')})\\}`, 'g');

/** What is left of a mistyped token: a bracket, or a name that is no word of English. */
const BRACE_OR_NAME = new RegExp(`[{}]|\\b(${TOKENS.filter((token) => /[A-Z]/.test(token)).join('|')})\\b`);

/** Replaces every token in a text. */
export function replaceTokens(value: string, replacement: (token: (typeof TOKENS)[number]) => string): string {
  return value.replace(TOKEN, (_, token) => replacement(token));
}

/** A text with the name of a school year for its tokens, and “…” for every other one. */
export const withYear = (value: string, year: string): string =>
  replaceTokens(value, (token) => (token.startsWith('schoolYear') ? year : '…'));

/** How a value is typed, wherever people type it. */
export type Kind = 'text' | 'day' | 'yearlyDay' | 'clock' | 'dollars' | 'phone' | 'email' | 'address' | 'page' | 'id';

/**
 * What a field that is about its record means for the office: forms fold it away, and its change is said like any other,
 * in one of two phrases, or not at all.
 */
export type Aside = 'said' | 'silent' | readonly [is: string, isNot: string];
export const SILENT: { aside: Aside } = { aside: 'silent' };

/**
 * Declares a kind of value. `is` completes “must be …” for a wrong value. A field adds its help as `description`, and its
 * label as `title` if its name doesn't say it.
 */
export const ofKind = <Schema extends z.ZodType>(kind: Kind, is: string, make: (error: string) => Schema): Schema =>
  make(`must be ${is}`).meta({ kind });

/** A text of one form. */
export const written = (kind: Kind, is: string, form: RegExp) =>
  ofKind(kind, is, (error) => z.string(error).regex(form, { error, abort: true }));

/** A form that a text must not have, and what is wrong with it. */
type Mistake = [form: RegExp, says: string];

const UNFINISHED = 'is not finished; write what it should say';

/** Refuses texts that contain one of these mistakes. */
const without = <Schema extends z.ZodType<string>>(schema: Schema, mistakes: readonly Mistake[]): Schema =>
  mistakes.reduce((checked, [form, says]) => checked.refine((value) => !form.test(value), says), schema);

/**
 * Text that visitors read exactly as typed, with its own apostrophes and hyphens, because the specification quotes it. It
 * isn't blank and has no leftover placeholders such as `{phone}` and no markup.
 */
export const quoted = without(
  z
    .string()
    .trim()
    .min(1, 'must not be empty; fill it in')
    // What follows would take minutes on a pasted picture.
    .max(4000, { error: 'is longer than 4,000 characters; split it into paragraphs', abort: true })
    .refine(
      (value) => !value.includes('${') && !BRACE_OR_NAME.test(replaceTokens(value, () => ' ')),
      `contains a placeholder or a curly bracket; replace it with the real value, or with one of ${TOKENS.map((token) => `{${token}}`).join(' ')}`,
    ),
  [
    [/<\/?[a-z!?]|&(#\w+|[a-z]{2,});|&nbsp/i, 'contains HTML; write plain text'],
    [
      /\*\*|\*\w[^*]*\*|`|__|~~|(^|\s)_\w[^_]*_|^(#{1,6}|[*+-]) |\]\(/m,
      'contains Markdown, which the site shows as typed; write plain text',
    ],
    [/^([•·–]|\d{1,2}[.)] )/m, 'has a line with a bullet, a dash or a number, which a list has already; delete it'],
    [/^(n\/a|none|unknown)\.?$/i, 'says nothing; leave it out'],
    // In small letters, “todo” is Spanish.
    [/\bTODO\b/, UNFINISHED],
    [/\b(fixme|tba|tbd|xxx+)\b|lorem ipsum|\?{3}/i, UNFINISHED],
    [/^(sub)?heading$|^insert .* here$|\[insert /i, UNFINISHED],
    [/â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/, 'contains damaged characters; type them anew'],
    [/^[^\p{L}\p{N}]+$/u, 'must contain a letter or a number'],
    // No real word is this long: a space is missing, or it is an address.
    [/\S{61}/, 'contains a word of more than 60 characters; put a space in it'],
  ],
).meta({ kind: 'text' });

/** Text that visitors read, as `quoted`. Typed apostrophes, quotation marks and hyphens become the printed ones. */
export const text = quoted.overwrite(typeset);

/** A text of at most so many characters, and why. */
export const upTo = (most: number, why = 'it must fit on one line') =>
  text.max(most, `is longer than ${most} characters; ${why}`);

/** Who did something. */
export const somebody = text.refine((who) => !/^(no|nobody|no one|none|not)( yet)?\W*$/i.test(who), 'must say who');

/** The id of another record. */
export const ref = written(
  'id',
  'lowercase words joined by hyphens, such as application-fee',
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
).max(60, 'is longer than 60 characters; choose a shorter name');

/** A record's own, permanent id: lowercase words joined by hyphens, such as `application-fee`. */
export const id = ref.meta({
  ...SILENT,
  title: 'Lasting name',
  description: 'Never change it: other records name it.',
});

/** The name of a school year: `2031-2032`. */
export const yearName = written('text', 'two years such as 2031-2032', /^\d{4}-\d{4}$/).refine(
  (name) => Number(name.slice(0, 4)) + 1 === Number(name.slice(5)),
  { error: 'must be two years in a row, such as 2031-2032', abort: true },
);

const isRealDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** A calendar date, ISO 8601: `2031-08-25`. It has no time zone: it is the date at the school. */
export const isoDate = written('day', 'a date (in a file, such as 2031-08-25)', /^\d{4}-\d{2}-\d{2}$/)
  .refine(isRealDate, { error: 'is not a day of the calendar', abort: true })
  .refine((value) => value >= '1950' && value < '2101', { error: 'must be in a year from 1950 to 2100', abort: true });

/** How often a date has been moved. Calendar programs update an event whose number has grown (`SEQUENCE`). */
export const revision = z
  .int()
  .min(0)
  .default(0)
  .meta({
    ...SILENT,
    description:
      'How often this date has been moved. Add 1 each time, so that calendars that families subscribe to follow.',
  });

/** A yearly date, `--MM-DD` (ISO 8601, as in vCard): `--03-15` is March 15 of any year. */
export const yearlyDate = written('yearlyDay', 'a day of the year, such as --03-15 for March 15', /^--\d{2}-\d{2}$/)
  .refine((value) => isRealDate(`2023${value.slice(1)}`), 'is not a day of every year')
  .meta({ title: 'Day of the year' });

/** What is meant by most times that are wrong. The office chooses PM, and a file has 24 hours. */
export const AFTERNOON = '3:00 in the afternoon is 3:00 PM, in a file "15:00"';
/** A time of day at the school, 24-hour: `07:30`. `7:30` is also accepted. */
export const time = written('clock', 'a time such as 07:30', /^([01]?\d|2[0-3]):[0-5]\d$/)
  .refine((value) => Number.parseInt(value, 10) > 5, `is at night; ${AFTERNOON}`)
  .overwrite((value) => value.padStart(5, '0'));

/** A price in whole US dollars. */
export const dollars = ofKind('dollars', 'whole dollars in digits alone, such as 250', z.int)
  // -0 would be shown as -$0.
  .refine((value) => value >= 0 && !Object.is(value, -0), 'must not be negative')
  .max(50_000, 'is more than $50,000; is a digit too many?')
  .meta({ title: 'Amount' });

/** A percentage: 10 is 10%. */
export const percent = z.int('must be a whole number of percent, such as 10').min(1).max(100);

const IS_ADDRESS = { kind: 'address', title: 'Address' } as const;

/** An address with https, a valid host, no credentials, and no character that would end it in running text. */
const fullUrl = without(
  z
    .url({
      protocol: /^https$/,
      hostname: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
      error: ({ input }) =>
        String(input).includes('<iframe')
          ? 'is a whole embed code; paste only the address in src="…"'
          : 'must be a full address that starts with https://',
    })
    .regex(
      /^https:\/\/[^/@?#]+([/?#]|$)/,
      'must start with https:// and the name of the site, without a user name or password (before an @)',
    ),
  [
    [/[^\w\-.~:/?#[\]@!$&()*+,;=%]|[^/=]https?:\/\//i, 'contains a space, a second address or the like; copy it anew'],
    [/[.,;]$|^[^(]*\)$/, 'ends with a punctuation mark; delete it, or copy the whole address if this is a part'],
    [/safelinks\.|google\.com\/url\?|[?&](fbclid|gclid|mc_eid)=/, 'tracks its readers; copy the page’s own address'],
    [
      /^https:\/\/\d+(\.\d+){3}\b/,
      'is the number of a computer, which families may not reach; use the name of the site',
    ],
  ],
).meta(IS_ADDRESS);

/** Pages that only the owner of a form or a folder can open. */
const OWNERS_PAGES = [
  /^https:\/\/docs\.google\.com\/forms\/.*\/edit\b/i,
  /^https:\/\/drive\.google\.com\/drive\/.*my-drive/i,
  /^https:\/\/forms\.(office|microsoft)\.com\/pages\/design/i,
  /^https:\/\/[a-z]+\.jotform\.com\/build\b/i,
];

/** An external URL, as copied from a browser. */
export const outsideUrl = without(
  fullUrl,
  OWNERS_PAGES.map((page) => [page, 'is a page of its owner alone; copy the link for others, under Send or Share']),
).meta(IS_ADDRESS);

/** The address of a form that a page embeds. */
export const formUrl = fullUrl
  .refine((value) => !embedProblem(value), { error: ({ input }) => embedProblem(String(input)) })
  .meta({
    ...IS_ADDRESS,
    description: `What the form’s embed code has in src="…". ${FORM_PROVIDERS.map(({ name, menu }) => `${name}: ${menu}.`).join(' ')}`,
  });

/** The name of a host. */
export const host = written('text', 'the name of a host, such as forms.example.org', /^[a-z0-9-]+(\.[a-z0-9-]+)+$/);

/** The contact form with a subject chosen, `/?subject=tours#contact`. */
const CHOSEN_SUBJECT = new RegExp(`^/\\?subject=(${CONTACT_SUBJECTS.join('|')})#contact$`);

/** A URL on this site: `/tuition`, `#achievements` on the same page, or `/?subject=tours#contact`. */
export const insidePath = ofKind(
  'page',
  'a page’s address from its / on, in small letters, without .html and spaces, such as /tuition',
  (error) =>
    z.string().refine((value) => /^(\/[a-z0-9-]+)*(\/)?(#[a-z0-9-]+)?$/.test(value) || CHOSEN_SUBJECT.test(value), {
      error,
      abort: true,
    }),
)
  .refine((value) => value !== '' && (value === '/' || !/\/(#|$)/.test(value) || value.startsWith('/#')), {
    error: 'must be the address of a page of this site, without a slash at its end, such as /tuition',
  })
  .meta({ title: 'Page' });

/** A word of a file's name. */
const FILE_WORD = '([a-z0-9]+|\\{schoolYearShort\\})';

/** A PDF on this site: `/documents/hifz-policy.pdf`. */
export const documentPath = written(
  'text',
  'a PDF of this site, such as /documents/hifz-policy.pdf',
  new RegExp(`^/documents/${FILE_WORD}(-${FILE_WORD})*\\.pdf$`),
)
  .refine((value) => !/\d{4}/.test(value), 'has a year of its own; write {schoolYearShort}')
  .meta({ title: 'Document', description: '{schoolYearShort} is the school year, such as 2031-32.' });

export const email = ofKind('email', 'an e-mail address such as office@example.org', z.email).meta({ title: 'E-mail' });

/** A North American phone number as the site shows it: `401-555-0142`. `(401) 555-0142` is also accepted. */
export const phone = written(
  'phone',
  'a phone number such as 401-555-0142',
  /^(\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])[2-9]\d{2}[-. ]\d{4}$/,
).overwrite((value) => value.replace(/^\(?(\d{3})\D+(\d{3})\D(\d{4})$/, '$1-$2-$3'));

const SAYS_NOTHING = 'is the name of a file or of nothing; say what the picture shows';

/** Alt text: what a picture shows. */
export const alt = without(text.max(250), [
  [/^\S+\.(jpe?g|png|heic|webp|avif|gif|svg|tiff?)$/i, SAYS_NOTHING],
  [/^(IMG|DSC|PXL|slide|photo|image|picture)?[_-]?\d*$/i, SAYS_NOTHING],
])
  .or(z.literal(''))
  .meta({ title: 'What it shows' });

/** Days of the week, as `weekdaysOf` reads them. */
export const weekdays = text.refine(
  (days) => weekdaysOf(days).length > 0,
  'must be days in full or in short, such as Monday–Friday or Mon, Wed',
);

/** A text in Arabic. */
export const arabic = text.refine(
  (words) => /\p{Script=Arabic}/u.test(words) && !/\p{Script=Latin}/u.test(words),
  'must be in Arabic letters',
);
