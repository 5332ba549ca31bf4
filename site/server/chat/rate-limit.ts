export interface RateLimitOptions {
  /** How many requests an address may make at once. They come back evenly over `windowMs`. */
  requests: number;
  windowMs: number;
  /** The time in ms. @default Date.now */
  now?: (() => number) | undefined;
}

/** How many addresses are remembered; the one unheard of for longest is forgotten first. */
const remembered = 10_000;

/**
 * A network rather than an address: whoever has an IPv6 address mostly has 2^64 of them, and IPv4 may come written as
 * IPv6.
 */
function networkOf(address: string): string {
  const bare = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!bare.includes(':')) return bare;
  const [start = '', end] = bare.replace(/%.*$/, '').split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const before = groups(start);
  const after = groups(end);
  const zeros =
    end === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Counts requests by address, in memory: each address has a bucket that empties with each request and fills with time.
 *
 * @returns a function that takes an address and answers how many seconds it must wait: 0 when it may go on.
 */
export function createRateLimit({ requests, windowMs, now = Date.now }: RateLimitOptions): (address: string) => number {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const perMs = requests / windowMs;
  return (address) => {
    const key = networkOf(address);
    const at = now();
    const bucket = buckets.get(key) ?? { tokens: requests, at };
    const tokens = Math.min(requests, bucket.tokens + (at - bucket.at) * perMs);
    const passes = tokens >= 1;
    // Put in anew, so that the map's order is that of the last request.
    buckets.delete(key);
    buckets.set(key, { tokens: passes ? tokens - 1 : tokens, at });
    if (buckets.size > remembered) buckets.delete(buckets.keys().next().value ?? '');
    return passes ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
  };
}
