/** Plain text responses. */
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { type Headers, plainAnswerHeaders, type Transport } from '../hosting/headers.ts';

/** Sends a status and one line of text. For a HEAD request, Node omits the body. */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  text: string,
  transport: Transport,
  extra: Headers = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, { ...plainAnswerHeaders(transport), 'Content-Length': String(body.length), ...extra });
  response.end(body);
}

/** Responds on a socket for which Node has created no response object, and closes it. */
export function answerOnConnection(connection: Duplex, status: number): void {
  const text = STATUS_CODES[status] ?? '';
  const headers: Headers = {
    ...plainAnswerHeaders({ isHttps: false }),
    Date: new Date().toUTCString(),
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}`, () => connection.destroy());
}
