/** Short answers in plain text. */
import type { ServerResponse } from 'node:http';

import { type Headers, plainAnswerHeaders, type Transport } from './headers.ts';

/**
 * Sends a status and one line of text. To a HEAD request Node sends the same headers and no body.
 * @param ending `'keep-open'` sends all of the answer but leaves ending the response to the caller.
 */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  text: string,
  transport: Transport,
  extra: Headers = {},
  ending: 'end' | 'keep-open' = 'end',
): void {
  const body = Buffer.from(text);
  response.writeHead(status, { ...plainAnswerHeaders(transport), 'Content-Length': String(body.length), ...extra });
  if (ending === 'end') response.end(body);
  else response.write(body);
}
