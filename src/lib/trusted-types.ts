// TypeScript's library does not know Trusted Types yet.
declare const trustedTypes: { createPolicy: <Rules>(name: string, rules: Rules) => Rules } | undefined;

/**
 * Makes a Trusted Types policy, once for each name, which the pages' policy must know (`server/headers.ts`). In a browser
 * without Trusted Types the rules stand for themselves: call them as methods of what is given back.
 */
export const createTrustedPolicy = <Rules>(name: string, rules: Rules): Rules =>
  typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(name, rules);
