/** Typographic marks for text that was typed on a keyboard. */

const NO_BREAK_SPACE = '\u00a0';

const anyOf = (words: string) => `(?:${words})`;
/** The name of a month, in full or in short, as part of a regular expression. */
export const MONTH = anyOf(
  '(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\\b\\.?|January|February|March|April|May|June?|July?|August|September|October|November|December',
);
const WEEKDAY = anyOf('(?:Mon|Tue|Tues|Wed|Wednes|Thu|Thurs|Fri|Sat|Satur|Sun)(?:days?)?');
const NUMBER = '\\$?\\d+(?:[.,:]\\d+)*(?:st|nd|rd|th|am|pm|%)?';
const END_OF_RANGE = anyOf(`${NUMBER}|${MONTH}|${WEEKDAY}|[AaPp]\\.?[Mm]\\.?|(?:Pre-?)?K`);

/** Two ends of a range. A part of a longer code, date, number, address or file name is none. */
const RANGE = new RegExp(`(?<![\\w./@#=&?-])(${END_OF_RANGE})( ?)-\\2(${END_OF_RANGE})(?![\\w/@-]|\\.\\w)`, 'g');

/** Phone numbers, nine-digit ZIP codes and tax numbers; and PreK-3 and PreK-4, which are names of classes. */
const NO_RANGE = /^(\d{3}-\d{4}|\d{5}-\d{4}|\d{2}-\d{7}|Pre-?K-[34])$/;

/** A space at which a line must not break: `by July 1`, `7:30 AM`. */
const NO_BREAK = new RegExp(
  `(?<=\\d) (?=[AaPp]\\.?[Mm]\\b)|(?<=\\b${MONTH}) (?=\\d)|(?<=\\b(?:[Bb]y|[Oo]n|[Aa]fter|[Bb]efore|[Uu]ntil|[Ff]rom|[Ss]ince|[Tt]hrough)) (?=${MONTH}\\s\\d)`,
  'g',
);

/** An address of a page or an e-mail address, which stays as it was typed. */
const ADDRESS = /(\S*(?:@|:\/\/|www\.)\S*)/;

function setMarks(text: string): string {
  return (
    text
      .replace(/(?<=^|[\s([—–/‘'-])"/g, '“')
      .replaceAll('"', '”')
      // A quotation in single marks begins before a letter and ends after one: 'Read', but not the '90s or families'.
      .replace(/(?<=^|[\s([—–/“-])'(?=\p{L}[^']*[\p{L}.,!?]'(?!\p{L}))/gu, '‘')
      .replaceAll("'", '’')
      .replace(RANGE, (range, from: string, space: string, to: string) => {
        const gap = space && NO_BREAK_SPACE;
        return NO_RANGE.test(range) ? range : `${from}${gap}–${gap}${to}`;
      })
      .replace(/(?<=\S) -(?= \S)/g, `${NO_BREAK_SPACE}–`)
      .replace(NO_BREAK, NO_BREAK_SPACE)
  );
}

/** Sets curly quotation marks, en dashes in ranges and no-break spaces. Each character is replaced by one other. */
export function typeset(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 0 ? setMarks(part) : part))
    .join('');
}
