/** Plain text responses. */
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { BARE_POLICY, type Headers, headersFor, type Transport } from '../hosting/headers.ts';

/** Those of a text file that nobody may keep. */
const plainHeaders = (transport: Transport): Headers => ({
  ...headersFor('/answer.txt', null, transport),
  'Cache-Control': 'no-store',
  'Content-Security-Policy': BARE_POLICY,
});

/** Sends a status and one line of text. For a HEAD request, Node omits the body. */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  text: string,
  transport: Transport,
  extra: Headers = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, { ...plainHeaders(transport), 'Content-Length': String(body.length), ...extra });
  response.end(body);
}

/** Responds on a socket for which Node has created no response object, and closes it. */
export function answerOnConnection(connection: Duplex, status: number): void {
  const text = STATUS_CODES[status] ?? '';
  const headers: Headers = {
    ...plainHeaders({ isHttps: false }),
    Date: new Date().toUTCString(),
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}`, () => connection.destroy());
}
