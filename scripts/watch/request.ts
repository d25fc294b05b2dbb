/** Requests of the watch: with a time limit, and with reasons in plain words when they fail. */

/** How long to wait for an answer, if the caller doesn't say. */
export const TIMEOUT_MS = 20_000;

export const noAnswer = (timeoutMs: number): string => `no answer within ${timeoutMs / 1000} s`;

function reasonOf({ name, message, cause }: Error, timeoutMs: number): string {
  if (name === 'TimeoutError') return noAnswer(timeoutMs);
  const { code = '', message: reason = '' } = (cause ?? {}) as { code?: string; message?: string };
  if (code === 'ENOTFOUND') return 'the name doesn’t exist';
  if (code === 'ECONNREFUSED') return 'nothing answers there';
  if (reason === 'redirect count exceeded') return 'it redirects in a circle';
  return /CERT|SELF_SIGNED|ISSUER/.test(code) ? `browsers refuse its certificate (${code})` : reason || message;
}

/** Sends a request. Rejects with an error whose message can be shown to people. */
export function request(
  address: string | URL,
  { timeoutMs = TIMEOUT_MS, ...options }: RequestInit & { timeoutMs?: number } = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = new Headers(options.headers);
  headers.set('User-Agent', 'school-site-watch');
  return fetch(address, { cache: 'no-store', ...options, headers, signal }).catch((error: Error) => {
    throw new Error(reasonOf(error, timeoutMs), { cause: error });
  });
}
