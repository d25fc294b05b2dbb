/** What the checks of this folder may find, and why that is right. Kept short: a defect is mended, not listed. */
type Exception = {
  /** The problem's text, where it begins and what it names. */
  problem: RegExp;
  /** Where it may stand: a part of `address at width`; everywhere when absent. */
  where?: RegExp;
  reason: string;
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    problem: /^name: "Learn More" says nothing by itself/,
    where: /^\/ at/,
    reason: 'The words are specified. The sentence above the link says what more there is (2.4.4, in context).',
  },
  {
    problem: /^order: after <button[^>]* aria-label="Next slide".* <div role="group" aria-label="Slides"/,
    where: /^\/ at/,
    reason: 'The control that stops the slides comes before the slides, wherever it stands (ARIA practices, carousel).',
  },
];

/** Whether a problem is one of the exceptions. */
export function isExcepted(where: string, problem: string): boolean {
  return EXCEPTIONS.some((exception) => exception.problem.test(problem) && (exception.where?.test(where) ?? true));
}
