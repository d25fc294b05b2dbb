/** Entries that don't document anybody's consent to a photograph. */
const NO_CONSENT = /^(no(ne|t yet)?|n\/?a|unknown|pending|missing|to do|todo|tb[cd]|yes|ok)\W*$/i;

/** Why a text doesn't say who agreed to a photograph, in sentences. Empty if it may say so. */
export function consentProblem(said: string): string {
  const words = said.trim();
  if (words === '') return 'Say who agreed and how. Without a yes, no photograph.';
  return NO_CONSENT.test(words) ? `“${words}” isn’t a yes. Say who agreed and how, or leave the photograph out.` : '';
}
