/** Entries that don't document anybody's consent to a photograph. */
const NO_CONSENT = /^(no(ne|t yet)?|nobody( yet)?|n\/?a|unknown|pending|missing|to do|todo|tb[cd]|yes|ok)\W*$/i;
const NOT_AGREED =
  /^(still )?waiting (for|on)\b|(?<!\b(nobody|none) )\b(refused|declined|denied)\b|\b(no (answer|reply|consent|permission)|not (yet|asked|agreed?|given\W*$))\b(?! needed)|\bsaid no\b|\bwill ask\b/i;

/** Why a text doesn't say who agreed to a photograph, in sentences. Empty if it may say so. */
export function consentProblem(said: string): string {
  const words = said.trim();
  if (words === '') return 'Say who agreed and how. Without a yes, no photograph.';
  const isNo = NO_CONSENT.test(words) || NOT_AGREED.test(words);
  return isNo ? `“${words}” doesn’t say who agreed. Say who and how, or leave the photograph out.` : '';
}
