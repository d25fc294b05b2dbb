import { SPECULATION_RULES_TEXT } from '../../server/speculation-rules.ts';
import { createTrustedPolicy } from '../lib/trusted-types.ts';

// TypeScript's library does not know what a browser tells of its network.
type Network = { readonly connection?: { readonly saveData: boolean } };

/** Admits nothing but the rules. */
const rules: { createScript: (text: string) => string } = { createScript: () => SPECULATION_RULES_TEXT };

function putRulesIn(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  // Whatever text it is asked about, and a browser demands one.
  script.text = createTrustedPolicy('speculation-rules', rules).createScript('');
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
