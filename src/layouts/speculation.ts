import { SPECULATION_RULES_TEXT } from '../../server/speculation-rules.ts';

type ScriptPolicy = { createScript: (text: string) => string };

// TypeScript's library does not know Trusted Types, nor what a browser tells of its network.
declare const trustedTypes: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined;
type Network = { readonly connection?: { readonly saveData: boolean } };

/** Admits nothing but the rules. */
const policy: ScriptPolicy = { createScript: () => SPECULATION_RULES_TEXT };

function putRulesIn(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  const admitted =
    typeof trustedTypes === 'undefined' ? policy : trustedTypes.createPolicy('speculation-rules', policy);
  script.text = admitted.createScript('');
  document.head.append(script);
}

/**
 * Tells the browser which pages it may load ahead, unless its visitor saves data. After the first paint, because the
 * browser then reads every link of the page, which takes a slow phone a while; a page that nobody looks at is not painted.
 */
export function startSpeculation(): void {
  const isSavingData = (navigator as Network).connection?.saveData;
  if (isSavingData || !HTMLScriptElement.supports?.('speculationrules')) return;
  requestAnimationFrame(() => setTimeout(putRulesIn));
}
