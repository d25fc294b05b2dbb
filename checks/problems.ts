/** A problem in content: what the check finds, the command line prints, and the editor shows at its field. */
import type { Path } from '../src/content/walk.ts';
import { asSentence } from '../src/lib/text/format.ts';

/** What is wrong, as one or two sentences. */
type Sentences = {
  /** What the sentence is about, such as `This`. Empty if `says` is a whole sentence. */
  subject: string;
  /** What is wrong, such as `must be whole dollars`. */
  says: string;
  /** What to do about it, such as `correct one of them`. Empty if it’s clear. */
  remedy: string;
};

/** What is wrong with a value, wherever its file is. `path` is its place in the data, and empty for a whole file. */
export type DataProblem = Sentences & {
  path: Path;
  /** It is a probable mistake, and doesn’t stop the build. */
  isWarning?: true;
};

/** A problem in a content file, named from the project’s folder, in a line (from 1). */
export type ContentProblem = DataProblem & { file: string; line: number };

/** Makes the record of a predicate, after whose first semicolon is the remedy: `is empty; fill it in`. */
export function problemAt(path: readonly PropertyKey[], predicate: string, subject = 'This'): DataProblem {
  const [says = '', ...remedies] = predicate.split('; ');
  return { path: path as Path, subject, says, remedy: remedies.join('; ') };
}

/** The same for a probable mistake. */
export const warningAt = (...problem: Parameters<typeof problemAt>): DataProblem => ({
  ...problemAt(...problem),
  isWarning: true,
});

/** A whole sentence that names its subject. */
export const sentence = (says: string): Sentences => ({ subject: '', says, remedy: '' });

/** The problem in whole sentences, for a reader who sees its field: `This must be after the first day. Correct it.` */
export function sentencesOf({ subject, says, remedy }: Sentences): string {
  const sentences = [`${subject} ${says}`, remedy].map((words) => words.trim()).filter(Boolean);
  return sentences.map((words) => asSentence(words.charAt(0).toUpperCase() + words.slice(1))).join(' ');
}

/** Says what is wrong after the name of the field: `must be after the first day; correct it`. */
export const predicateOf = ({ says, remedy }: DataProblem): string => [says, remedy].filter(Boolean).join('; ');

/** A path for people: `['fees', 0, 'dollars']` is `fees[1].dollars`. List items are counted from one. */
export function fieldName(path: Path): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part + 1}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');
}

/** One problem a line: `content/pages/tuition.yaml:12 fees[1].dollars: must be whole dollars`. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  return problems
    .map((problem) => {
      const { file, line, path, isWarning } = problem;
      const parts = [...(isWarning ? ['warning'] : []), predicateOf(problem)];
      return [`${file}:${line} ${fieldName(path)}`.trim(), ...parts].join(path.length > 0 || isWarning ? ': ' : ' ');
    })
    .join('\n');
}
