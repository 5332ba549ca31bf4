export interface RateLimitOptions {
  /** Burst size per address. Tokens refill evenly over `windowMs`. */
  requests: number;
  windowMs: number;
  /** Monotonic time in ms. @default performance.now, which is unaffected by clock changes */
  now?: (() => number) | undefined;
}

/** Maximum number of tracked addresses. The least recently used one is evicted first. */
const maxAddresses = 10_000;

/** The network of an address, because IPv6 clients usually control 2^64 addresses. IPv4 may be written as IPv6. */
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
 * In-memory token bucket rate limit per address: each request takes a token, and tokens refill over time.
 *
 * `hono-rate-limiter` and `rate-limiter-flexible` count in fixed windows, which allow twice the limit around a window
 * boundary; they also don't group the addresses of an IPv6 network, and keep every address in memory until its window
 * ends.
 *
 * @returns a function that takes an address and returns how many seconds it must wait, or 0 if the request is allowed.
 */
export function createRateLimit({
  requests,
  windowMs,
  now = () => performance.now(),
}: RateLimitOptions): (address: string) => number {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const perMs = requests / windowMs;
  return (address) => {
    const key = networkOf(address);
    const at = now();
    const bucket = buckets.get(key) ?? { tokens: requests, at };
    const tokens = Math.min(requests, bucket.tokens + (at - bucket.at) * perMs);
    const passes = tokens >= 1;
    // Reinserting keeps the map in order of last use.
    buckets.delete(key);
    buckets.set(key, { tokens: passes ? tokens - 1 : tokens, at });
    if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value ?? '');
    return passes ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
  };
}
