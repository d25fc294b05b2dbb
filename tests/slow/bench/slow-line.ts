// A slow connection: a TCP proxy that delays and throttles all traffic. The browser's own throttling doesn't affect
// prerendering, so a prerendered page would seem to have a fast connection.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The payload of one Ethernet packet. Sending packets instead of whole buffers lets two responses share the bandwidth
 * evenly.
 */
const PACKET_BYTES = 1_460;

export type Line = {
  roundTripMs: number;
  /** Bits per second in each direction. */
  bitsPerSecond: number;
};

export type SlowLine = {
  port: number;
  close: () => void;
};

/** One direction of the line, shared by all connections. A packet leaves after those before it. */
function direction({ roundTripMs, bitsPerSecond }: Line): (bytes: number, notBefore: number) => number {
  let freeAt = 0;
  return (bytes, notBefore) => {
    freeAt = Math.max(notBefore, freeAt) + (bytes * 8_000) / bitsPerSecond;
    return freeAt + roundTripMs / 2;
  };
}

/** Forwards the data from `from`, and then its end, in order and at the time it would arrive. */
function relay(from: Socket, to: Socket, arrival: (bytes: number, notBefore: number) => number, openAt: number): void {
  const after = (moment: number, action: () => void) => setTimeout(action, moment - performance.now());
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += PACKET_BYTES) {
      const packet = data.subarray(start, start + PACKET_BYTES);
      after(arrival(packet.length, Math.max(performance.now(), openAt)), () => to.writable && to.write(packet));
    }
  });
  from.on('end', () => after(arrival(0, performance.now()), () => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => after(arrival(0, performance.now()), () => to.destroy()));
}

/**
 * Listens on a free port and forwards everything to `target` over the line. A new connection costs one round trip
 * before its first byte, as the TCP handshake does. Slow start and packet loss aren't simulated.
 */
export function openSlowLine(target: number, line: Line): Promise<SlowLine> {
  const up = direction(line);
  const down = direction(line);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const origin = connect({ port: target, host: '127.0.0.1', noDelay: true });
    for (const socket of [client, origin]) sockets.add(socket.once('close', () => sockets.delete(socket)));
    relay(client, origin, up, performance.now() + line.roundTripMs);
    relay(origin, client, down, 0);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () => {
          server.close();
          for (const socket of sockets) socket.destroy();
        },
      });
    });
  });
}
