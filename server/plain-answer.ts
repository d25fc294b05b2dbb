/** Short answers in plain text. */
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

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

/** Answers on a connection on which Node has made no response, and closes it. */
export function answerOnConnection(
  connection: Duplex,
  status: number,
  text: string,
  transport: Transport,
  extra: Headers = {},
): void {
  const headers: Headers = {
    ...plainAnswerHeaders(transport),
    Date: new Date().toUTCString(),
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
    ...extra,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`, () =>
    connection.destroy(),
  );
}
