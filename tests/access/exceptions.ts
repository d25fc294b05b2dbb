/** A problem that the audits may report, and why it's acceptable. Fix defects instead of listing them here. */
type Exception = {
  /** Matches the problem's text. */
  problem: RegExp;
  /** Matches part of `address at width`. Everywhere if absent. */
  where?: RegExp;
  reason: string;
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    problem: /^name: "Learn More" says nothing by itself/,
    where: /^\/ at/,
    reason: 'The specification requires this text. The sentence above the link gives its purpose (2.4.4, in context).',
  },
  {
    problem: /^order: after <button[^>]* aria-label="Next slide".* <div role="group" aria-label="Slides"/,
    where: /^\/ at/,
    reason:
      'The control that stops the slides comes before the slides, whatever its position (ARIA practices, carousel).',
  },
];

export function isExcepted(where: string, problem: string): boolean {
  return EXCEPTIONS.some((exception) => exception.problem.test(problem) && (exception.where?.test(where) ?? true));
}
