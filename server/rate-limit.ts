/** Limits how many messages a sender may send. The table is bounded and kept only in memory. */

const MINUTE_MS = 60_000;
/** About 150 bytes an entry, 1.5 MB in total. When the table is full, the least recently used address is removed. */
const TABLE_ENTRIES = 10_000;

export type RateLimit = {
  /** Counts an attempt. Returns 0 if it's allowed, otherwise the seconds until the next one is. */
  take: (address: string) => number;
};

/**
 * Creates a token bucket for each address. A full bucket allows `most` attempts at once and refills evenly in `periodMs`.
 * @param now Milliseconds from a monotonic clock.
 */
export function createRateLimit(
  most: number,
  { periodMs = MINUTE_MS, tableEntries = TABLE_ENTRIES, now = () => performance.now() } = {},
): RateLimit {
  const buckets = new Map<string, { tokens: number; atMs: number }>();
  const refillMs = periodMs / most;
  return {
    take(address) {
      const key = networkOf(address);
      const atMs = now();
      const bucket = buckets.get(key);
      const tokens = bucket ? Math.min(most, bucket.tokens + (atMs - bucket.atMs) / refillMs) : most;
      const isAllowed = tokens >= 1;
      // Deleting first keeps the map in order of last use.
      buckets.delete(key);
      buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, atMs });
      const [oldest = ''] = buckets.keys();
      if (buckets.size > tableEntries) buckets.delete(oldest);
      return isAllowed ? 0 : Math.max(1, Math.ceil(((1 - tokens) * refillMs) / 1000));
    },
  };
}

/**
 * The key that identifies a sender: an IPv4 address, or the /64 network of an IPv6 address, which is what a household
 * gets (RFC 6177). `::ffff:192.0.2.1` is treated as the IPv4 address in it. Some proxies append the port, which is new
 * for each connection.
 */
export function networkOf(address: string): string {
  const plain = address
    .replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  if (!plain.includes(':')) return plain;
  const missing = 8 - plain.split(':').filter(Boolean).length;
  const groups = plain
    .replace('::', `:${'0:'.repeat(missing)}`)
    .replace(/^:/, '')
    .split(':');
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
