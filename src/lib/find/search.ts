/** The search of /find: an index of all pages, and which answers and sections a query leads to. */

/** A question that families ask, and its answer: by phone, if it has no address. Other languages' phrases follow `||`. */
export type SearchAnswer = [title: string, href: string, page: string, line: string, phrases: string];

/** A section of a page. Its text has a line for each row. Without an id, it is the top of its page. */
export type SearchSection = [id: string, heading: string, text: string];

/** The search index. Its words are as `wordsOf` returns them, except in the text of sections. */
export type SearchIndex = {
  answers: SearchAnswer[];
  pages: [path: string, title: string, sections: SearchSection[]][];
  /** Words, and the word that the phrases have instead. */
  synonyms: Record<string, string>;
  /** Words that say nothing about what is looked for. */
  everyday: string[];
};

/** An answer, or a mention: what may not answer all of the query. Without an address, the office has to be called. */
export type FindResult = { href: string; title: string; page: string; line: string; isMention?: boolean };

const RESULTS = 8;
/** How much an everyday word counts, and a word that is in another phrase of the answer. */
const EVERYDAY = 0.1;
const OTHER_WORDS = 0.3;
/** How much a word that only mentions counts, beside the same word in an answer. */
const MENTION = 0.6;
/** An answer is shown with a better one if it has at least this share of its score. */
const WORTH = 0.5;

/** The words of a text in any script, without diacritics, vowel marks, apostrophes, articles and the plural's s. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʿʾʼ`]/gu, '')
    .toLowerCase()
    // Letters that families write for one another.
    .replace(/[ىی]/g, 'ي')
    .replace(/[ةہۃ]/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/\bpre[- ]?k(?=\d|\b)/g, 'prek ');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/([^su])s$/, '$1').replace(/^[وب]?[ال]ل/, '') : word,
  );
}

/** A word with single letters for double ones, which are often typed wrong. */
const single = (word: string) => word.replace(/(.)\1/g, '$1');

/** Whether two words differ by one typo: a letter too many, too few, wrong, or two letters swapped. */
export function isOneTypoApart(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [inA, inB] = [a, b].map((word) => word.slice(start, word.length - end)) as [string, string];
  return Math.max(inA.length, inB.length) < 2 || (inA.length === 2 && inA === `${inB[1]}${inB[0]}`);
}

/** What answers a query, the best first: answers with all words of one of their phrases, rows with all words. */
export function find({ answers, pages, synonyms, everyday }: SearchIndex, query: string): FindResult[] {
  const oneOf = (word: string) => synonyms[word] ?? word;
  const phrases = answers.map(([, , , , texts]) => texts.split('|').map((text) => text.split(' ')));
  // Typos are corrected to English: the words after `||` are of other languages.
  const spelled = answers.flatMap(([, , , , texts]) => (texts.split('||')[0] as string).split(/[| ]/));
  const vocabulary = [...spelled, ...Object.keys(synonyms), ...everyday];
  const rows = pages.flatMap(([path, page, sections]) =>
    sections.flatMap(([id, title, text]) =>
      text.split('\n').map((line) => ({
        result: { href: id ? `${path}#${id}` : path, title, page, line, isMention: true },
        words: wordsOf(`${page} ${title} ${line}`),
      })),
    ),
  );
  const words = [...vocabulary, ...phrases.flat(2), ...rows.flatMap((row) => row.words)];
  // Words of three letters have too many neighbors.
  const corrected = (word: string) =>
    (word[3] &&
      !words.includes(word) &&
      vocabulary.find((other) => other[3] && other[0] === word[0] && isOneTypoApart(single(word), single(other)))) ||
    word;

  const asked = [...new Set(wordsOf(query).map(corrected))];
  const telling = asked.filter((word) => !everyday.includes(word));
  const meant = asked.map(oneOf);
  // A word that few answers have says more than one that many have.
  const weight = (words: string[]) =>
    words.reduce((total, word) => {
      const among = phrases.filter((texts) => texts.flat().includes(word)).length;
      return total + (everyday.includes(word) ? EVERYDAY : 1 / Math.sqrt(among || 1));
    }, 0);
  const wanted = telling.map(oneOf);
  /** How many of the words that are asked for a row has, or others that mean the same. */
  const countIn = (words: string[]) => {
    const phraseWords = words.map(oneOf);
    return wanted.filter((word) => phraseWords.includes(word)).length;
  };

  const ranked = [
    ...answers.map(([title, href, page, answer], place) => {
      const ownPhrases = phrases[place] as string[][];
      const phrase = Math.max(
        ...ownPhrases.map((words) => (words.every((word) => meant.includes(word)) ? weight(words) : 0)),
      );
      const own = rows
        .filter((row) => row.result.href === href)
        .toSorted((a, b) => countIn(b.words) - countIn(a.words));
      const known = [...ownPhrases.flat(), ...wordsOf(answer), ...own.flatMap((row) => row.words)];
      const isWhole = countIn(known) === wanted.length;
      const score = phrase && phrase + OTHER_WORDS * weight(meant.filter((word) => ownPhrases.flat().includes(word)));
      return {
        // A call is honest about what else the question has in it.
        result: { href, title, page, line: answer || own[0]?.result.line || '', isMention: !(isWhole || !href) },
        score: isWhole ? score : MENTION * score,
      };
    }),
    ...rows.map(({ result, words }) => ({
      result,
      score: telling.every((word) => words.includes(word)) ? MENTION * weight(wanted) : 0,
    })),
  ].toSorted((a, b) => b.score - a.score);
  const least = ranked[0] ? ranked[0].score * WORTH : 0;
  const results = new Map<string, FindResult>();
  for (const { result, score } of ranked) {
    const key = result.href || result.title;
    if (score && score >= least && !results.has(key)) results.set(key, result);
  }
  return [...results.values()].slice(0, RESULTS);
}
