/** The search of /find: an index of all pages, and which answers and sections a query leads to. */

/** A question and its answer: a call without an address, its section's without a page. Other languages follow `||`. */
export type SearchAnswer = [title: string, href: string, page: string, line: string, phrases: string];

/** A section of a page. Its text has a line for each row. Without an id, it is the top of its page. */
export type SearchSection = [id: string, heading: string, text: string];

/** The search index. Its words are as `wordsOf` returns them, except in the text of sections. */
export type SearchIndex = {
  answers: SearchAnswer[];
  pages: [path: string, title: string, sections: SearchSection[]][];
  /** Groups of words, `fee cost|job work`: the phrases have the first one instead of the others. */
  synonyms: string;
  /** Words that say nothing about what is looked for. */
  everyday: string;
  /** Where a clause begins, and which clause asks, or only tells of the family. */
  patterns: string[];
};

/** An answer, or a mention: what may not answer all of the query. Without an address, the office has to be called. */
export type FindResult = { href: string; title: string; page: string; line: string; isMention?: boolean };

const RESULTS = 8;
/** How much an everyday word counts, and a word that is in another phrase of the answer. */
const EVERYDAY = 0.1;
const OTHER_WORDS = 0.3;
/** How much a word counts that was said before the question. */
const CONTEXT = 0.5;
/** How much a word that only mentions counts, beside the same word in an answer. */
const MENTION = 0.6;
/** A row with words of at most this weight, such as “day” alone, is no mention. */
const COMMON = 0.3;
/** From this score of its phrase on, an answer isn't doubted for a few unknown words. */
const SURE = 0.5;
/** How many other words may stand between those of a phrase: `before` and `school` of a long question aren't one. */
const APART = 5;
/** An answer is shown with a better one if it has at least this share of its score. */
const WORTH = 0.5;

/** The words of a text in any script, without diacritics, vowel marks, apostrophes, articles and the plural's s. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}\p{Cf}'’‘`]/gu, '')
    .toLowerCase()
    // Letters that families write for one another.
    .replace(/[ىی]/g, 'ي')
    .replace(/[ةہۃ]/g, 'ه')
    .replace(/ک/g, 'ك')
    // An age: `is 4`, `who are 2`.
    .replace(/ (is|are|turns?) \d(?= ?$|[,.?!]| (and|can|what|in) )/, '$& year old')
    .replace(/\bpre[- ]?k(?=\d|\b)/g, 'prek ');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/([^su])s$/, '$1').replace(/^[وب]?[ال]ل/, '') : word,
  );
}

/** A word with single letters for double ones, which are often typed wrong. */
const single = (word: string) => word.replace(/(.)\1/g, '$1');

/** Whether two words differ by one typo: a letter too many, too few, two swapped, or in a longer word a wrong one. */
export function isOneTypoApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  /** Whether the words are the same after these numbers of other letters. */
  const isSameAfter = (inA: number, inB: number) => a.slice(start + inA) === b.slice(start + inB);
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start];
  // Most short words that differ by a letter are other words: pork and park.
  return (a[4] && isSameAfter(1, 1)) || isSameAfter(1, 0) || isSameAfter(0, 1) || (isSwapped && isSameAfter(2, 2));
}

/** A word without the ending of a verb, a person or many: `enrolled`, `middle schoolers`, `تطعيمات`, `ٹیکے`. */
const stem = (word: string) => word.replace(/(e[dr]?|ing|ات|ون|ين|ي?ه|ي?[او]?ں|ے)$/, '');

/** What answers a query, the best first: each of its questions that has an answer, or what answers it as a whole. */
export function find(index: ReadIndex, query: string): FindResult[] {
  const whole = answersOf(index, query);
  const [best] = whole;
  const [next, asks, tells] = index.patterns;
  const clauses = query.split(next).filter((clause) => wordsOf(clause).some((word) => !index.everyday.includes(word)));
  const start = clauses.findIndex((clause) => asks.test(clause));
  // What a family tells before it asks, or of why, only helps to understand.
  const asked = clauses.filter((own, place) => start < 0 || (place >= start && (asks.test(own) || !tells.test(own))));
  if (!clauses[1]) return whole;
  const saidBefore = (clause = '') => query.slice(0, query.indexOf(clause));
  const firsts = asked.flatMap((clause) => {
    const context = asks.test(clause) ? saidBefore(clause) : '';
    return answersOf(index, clause, saidBefore(asked[0]), context).filter((one, place) => !place && !one.isMention);
  });
  const each = firsts.filter((one, place) => place === firsts.findIndex(({ title }) => title === one.title));
  if (each[0] && (asked.length < clauses.length || best?.isMention)) return each;
  // An answer that isn't that of a part is about both, such as a price for two children.
  const isOfAll = best?.href && !each.some(({ title }) => title === best.title);
  return each[1] && firsts.length === asked.length && !isOfAll ? each : whole;
}

/** What gives the one word for all that mean the same. */
export function meaningIn({ synonyms }: Pick<SearchIndex, 'synonyms'>): (word: string) => string {
  const groups = synonyms.split('|').map((group) => group.split(' '));
  const same = new Map(groups.flatMap((words) => words.map((word) => [word, words[0] as string])));
  return (word) => same.get(word) ?? word;
}

/** An index as `readIndex` returns it. */
export type ReadIndex = ReturnType<typeof readIndex>;

/** Takes an index apart into what is the same for every question: a phone needn't do that at each keystroke. */
export function readIndex(index: SearchIndex) {
  const oneOf = meaningIn(index);
  const meaningsOf = (text: string) => wordsOf(text).map(oneOf);
  const everyday = index.everyday.split(' ');
  const texts = index.answers.map(([, , , , ownTexts]) => ownTexts.split('|'));
  const phrases = texts.map((ownTexts) => ownTexts.map((text) => text.split(' ')));
  // Typos are corrected to English: the words after `||` are of other languages.
  const spelled = index.answers.flatMap(([, , , , ownTexts]) => (ownTexts.split('||')[0] as string).split(/[| ]/));
  const vocabulary = [...spelled, ...index.synonyms.split(/[| ]/), ...everyday];
  const rows = index.pages.flatMap(([path, page, sections]) =>
    sections.flatMap(([id, title, text]) =>
      text.split('\n').map((line) => ({
        result: { href: id ? `${path}#${id}` : path, title, page, line, isMention: true },
        said: meaningsOf(line),
        words: meaningsOf(`${page} ${title} ${line}`),
      })),
    ),
  );
  const inPhrases = phrases.flat(2);
  const words = [...vocabulary, ...inPhrases, ...rows.flatMap((row) => row.words)];
  const patterns = index.patterns.map((pattern) => new RegExp(pattern, 'iu')) as [RegExp, RegExp, RegExp];
  return { ...index, oneOf, meaningsOf, everyday, texts, phrases, vocabulary, rows, inPhrases, words, patterns };
}

/** What answers one question, after a context: answers with all words of one of their phrases, rows with all words. */
function answersOf(index: ReadIndex, query: string, told = '', context = told): FindResult[] {
  const { answers, oneOf, meaningsOf, everyday, texts, phrases, vocabulary, rows, inPhrases, words } = index;
  /** The words that an unknown word may be: another form of one, a typo in one, or two without a space. */
  const corrected = (word: string): string[] => {
    // Words of three letters have too many neighbors.
    if (!word[3] || words.includes(word)) return [word];
    const isTypo = (other: string) => other[3] && other[0] === word[0] && isOneTypoApart(single(word), single(other));
    const known = [...vocabulary, ...inPhrases].find((other) => stem(other) === stem(word)) ?? vocabulary.find(isTypo);
    const halves = Array.from(word, (_, end) => [word.slice(0, end), word.slice(end)]);
    return known
      ? [known]
      : (halves.find((both) => both.every((half) => half[1] && vocabulary.includes(half))) ?? [word]);
  };
  const correctedIn = (text: string) => [...new Set(wordsOf(text).flatMap(corrected))];
  const asked = correctedIn(query);
  const inQuestion = asked.map(oneOf);
  const meant = [...inQuestion, ...correctedIn(context).map(oneOf)];
  // A word that few answers have says more than one that many have.
  const weight = (words: string[]) =>
    words.reduce((total, word) => {
      const among = phrases.filter((own) => own.flat().includes(word)).length;
      const rarity = everyday.includes(word) ? EVERYDAY : 1 / Math.sqrt(among || 1);
      return total + (inQuestion.includes(word) ? rarity : CONTEXT * rarity);
    }, 0);
  const wanted = inQuestion.filter((word) => !everyday.includes(word));
  const topics = [...wanted, ...correctedIn(told).map(oneOf)];
  const isTopic = (word: string) => word !== 'when' && !everyday.includes(word) && topics.includes(word);
  // A word that answers have only beside others, such as “time” or “year”, doesn’t say that another thing is asked.
  const typed = meaningsOf(query);
  const subjects = wanted.filter(
    (word) => texts.flat().includes(word) || !inPhrases.includes(word) || !typed.includes(word),
  );
  /** Whether the words of a phrase are near one another in the question. */
  const areNear = (words: string[]) => {
    const places = words.flatMap((word) => inQuestion.indexOf(word) + 1 || []);
    return Math.max(...places) - Math.min(...places) < words.length + APART;
  };
  const ofMention = weight(wanted) > COMMON ? MENTION * weight(wanted) : 0;
  /** How many of the words that are asked for a row has, or others that mean the same. */
  const countIn = (words: string[]) => wanted.filter((word) => words.includes(word)).length;
  /** What a row counts: only one with all words does. */
  const scoreOf = ({ words }: { words: string[] }) => (countIn(words) === wanted.length ? ofMention : 0);

  const ranked = [
    ...answers.map(([title, href, page, answer], number) => {
      const ownPhrases = phrases[number] as string[][];
      const ownWords = ownPhrases.flat();
      const phrase = Math.max(
        ...ownPhrases
          .filter((words) => words.every((word) => meant.includes(word)) && areNear(words))
          .filter((words) => !context || words.some(isTopic))
          .map(weight),
        0,
      );
      const own = rows.filter((row) => row.result.href === href).toSorted((a, b) => countIn(b.said) - countIn(a.said));
      const part = own[0]?.result;
      const place = page || (part ? `${part.page}: ${part.title}` : '');
      const known = [...ownWords, ...meaningsOf(answer), ...own.flatMap((row) => row.words)];
      const others = subjects.filter((word) => !known.includes(word));
      // In a long question, few words that no answer has are no other subject.
      const isAside =
        phrase >= SURE && others.length * 3 <= wanted.length && !others.some((word) => inPhrases.includes(word));
      // A call is honest about what else the question has in it.
      const isWhole = !href || !others[0] || isAside;
      // A row of its section isn't before it.
      const score =
        phrase &&
        Math.max(phrase + OTHER_WORDS * weight(meant.filter((word) => ownWords.includes(word))), ...own.map(scoreOf));
      return {
        result: { href, title, page: place, line: answer || part?.line || '', isMention: !isWhole },
        score: isWhole ? score : MENTION * score,
      };
    }),
    ...rows.map((row) => ({ result: row.result, score: scoreOf(row) })),
  ].toSorted((a, b) => b.score - a.score);
  // Every call is to the same number.
  const addresses = ranked.map(({ result }) => result.href);
  const [best] = ranked as [(typeof ranked)[0]];
  // Below a sure answer, a call would say that the site doesn’t have it.
  const isAnswered = best.result.href && !best.result.isMention;
  return ranked
    .filter(
      ({ score, result }, place) =>
        score > WORTH * best.score && (result.href || !isAnswered) && addresses.indexOf(result.href) === place,
    )
    .map(({ result }) => result)
    .slice(0, RESULTS);
}
