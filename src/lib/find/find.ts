/** The search of /find: a small index of all pages, and the order of its sections for a query. */

/** A section of a page, as the index file has it. Without an id, it is the top of its page. */
export type SearchSection = [id: string, heading: string, line: string, keywords: string, words: string];

/** `/find-index.json`: every page with its sections, and groups of words that parents use for the same thing. */
export type SearchIndex = {
  pages: [path: string, title: string, sections: SearchSection[]][];
  synonyms: string[][];
};

/** A section that answers a query. */
export type FindResult = { href: string; page: string; heading: string; line: string };

/** How much a word counts, by where it is: keyword, heading, page title, first line, other text. */
const FIELD_WEIGHTS = [7, 5, 3, 2, 1];
/** How much a match counts if it isn't the same word: the start of a word, a typo, a synonym. */
const PREFIX = 0.6;
const TYPO = 0.5;
const SYNONYM = 0.7;
const TYPO_MIN_LENGTH = 4;
const PREFIX_MIN_LENGTH = 3;
const RESULTS = 12;
/** A result is worth showing if it scores at least this share of the best one. */
const WORTH = 0.2;

const IGNORED = new Set(
  'a about an and are at be can do doe for from get have how i in is it me much my of on or our the their there this to we what when where which who will with you your'.split(
    ' ',
  ),
);

/** The words of a text in any script, without diacritics, vowel marks, apostrophes and the plural's s. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʿʾʼ`]/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/([^su])s$/, '$1') : word,
  );
}

/** The words of a query that matter. If none does, all of them. */
function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !IGNORED.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether two words differ by one typo: a letter too many, too few, wrong, or two letters swapped. */
export function isOneTypoApart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.slice(at) === long.slice(at + 1)) return true;
  if (short.length !== long.length) return false;
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2))
  );
}

/** How well a word of a page matches one of the query, from 0 to 1. */
function similarity(asked: string, word: string): number {
  if (word === asked) return 1;
  if (asked.length >= PREFIX_MIN_LENGTH && word.startsWith(asked)) return PREFIX;
  return asked.length >= TYPO_MIN_LENGTH && isOneTypoApart(asked, word) ? TYPO : 0;
}

/** The sections that answer a query, the best first. */
export function find({ pages, synonyms }: SearchIndex, query: string): FindResult[] {
  const asked = queryWords(query);
  const groups = synonyms.map((group) => group.flatMap(wordsOf));
  const candidates = pages.flatMap(([path, page, sections]) =>
    sections.map(([id, heading, line, keywords, words]) => ({
      result: { href: id ? `${path}#${id}` : path, page, heading, line },
      fields: [keywords, heading, page, line, words].map(wordsOf),
      scores: [] as number[],
    })),
  );
  for (const word of asked) {
    const terms = groups
      .filter((group) => group.some((other) => similarity(word, other) === 1 || similarity(word, other) === TYPO))
      .flat()
      .map((other) => [other, SYNONYM] as const);
    const best = candidates.map(({ fields }) =>
      Math.max(
        ...fields.map(
          (field, place) =>
            (FIELD_WEIGHTS[place] ?? 0) *
            Math.max(
              0,
              ...field.flatMap((other) => [
                similarity(word, other),
                ...terms.map(([term, weight]) => (term === other ? weight : 0)),
              ]),
            ),
        ),
      ),
    );
    // A word that few sections have says more than one that is everywhere.
    const rarity = Math.log(1 + candidates.length / (1 + best.filter(Boolean).length));
    for (const [place, { scores }] of candidates.entries()) scores.push((best[place] ?? 0) * rarity);
  }
  const scored = candidates
    .map(({ result, scores }) => {
      const share = scores.filter(Boolean).length / scores.length;
      return { result, score: scores.reduce((sum, score) => sum + score, 0) * share * share };
    })
    .toSorted((a, b) => b.score - a.score);
  const least = (scored[0]?.score ?? 0) * WORTH;
  return scored
    .filter(({ score }) => score > 0 && score >= least)
    .slice(0, RESULTS)
    .map(({ result }) => result);
}
