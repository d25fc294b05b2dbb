/** How many messages one address may send. The table lives in memory, is bounded, and is written nowhere. */

const MINUTE_MS = 60_000;
/** At about 150 bytes an entry this is 1.5 MB. When full, the address seen longest ago is forgotten. */
const TABLE_ENTRIES = 10_000;

export type RateLimit = {
  /** Counts one attempt. Returns 0 when it is allowed, otherwise the seconds until the next one will be. */
  take: (address: string) => number;
};

/**
 * A token bucket for each address: a full bucket allows `perMinute` at once, and it fills evenly.
 * @param now Milliseconds from a clock that never goes back.
 */
export function createRateLimit(
  perMinute: number,
  { tableEntries = TABLE_ENTRIES, now = () => performance.now() } = {},
): RateLimit {
  const buckets = new Map<string, { tokens: number; atMs: number }>();
  const refillMs = MINUTE_MS / perMinute;
  return {
    take(address) {
      const key = networkOf(address);
      const atMs = now();
      const bucket = buckets.get(key);
      const tokens = bucket ? Math.min(perMinute, bucket.tokens + (atMs - bucket.atMs) / refillMs) : perMinute;
      const isAllowed = tokens >= 1;
      // Deleted first so that the order of the map is the order of last use.
      buckets.delete(key);
      buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, atMs });
      if (buckets.size > tableEntries) {
        const oldest = buckets.keys().next();
        if (!oldest.done) buckets.delete(oldest.value);
      }
      return isAllowed ? 0 : Math.max(1, Math.ceil(((1 - tokens) * refillMs) / 1000));
    },
  };
}

/**
 * What counts as one sender: an IPv4 address, or the /64 network of an IPv6 address, which is what one household gets
 * (RFC 6177). `::ffff:192.0.2.1` is the IPv4 address it carries.
 */
export function networkOf(address: string): string {
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length;
    while (groups.length + after < 8) groups.push('0');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
