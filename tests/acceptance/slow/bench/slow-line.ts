// A slow connection: a TCP proxy that delays and throttles all traffic. The browser's own throttling doesn't affect
// prerendering, so a prerendered page would seem to have a fast connection.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Lighthouse's slow 4G. */
const ROUND_TRIP_MS = 150;
const BITS_PER_MS = 1600;
/** The payload of one Ethernet packet, so that two responses share the line evenly. */
const PACKET_BYTES = 1_460;

/** Forwards data, and then its end, at the time it would arrive. `line` is one direction, shared by all connections. */
function relay(from: Socket, to: Socket, line: { freeAt: number }, openAt: number): void {
  const later = (bytes: number, act: () => void) => {
    line.freeAt = Math.max(performance.now(), openAt, line.freeAt) + (bytes * 8) / BITS_PER_MS;
    setTimeout(act, line.freeAt + ROUND_TRIP_MS / 2 - performance.now());
  };
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += PACKET_BYTES) {
      const packet = data.subarray(start, start + PACKET_BYTES);
      later(packet.length, () => to.writable && to.write(packet));
    }
  });
  from.on('error', () => to.destroy());
  from.on('close', () => later(0, () => to.destroy()));
}

/** Forwards everything to `port` over the line, until this process ends. A connection costs a round trip more, as in TCP. */
export async function openSlowLine(port: number): Promise<number> {
  const [up, down] = [{ freeAt: 0 }, { freeAt: 0 }];
  const server = createServer({ noDelay: true }, (client) => {
    const origin = connect({ port, host: '127.0.0.1', noDelay: true });
    relay(client, origin, up, performance.now() + ROUND_TRIP_MS);
    relay(origin, client, down, 0);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
