/**
 * Whether a request may come from a page of this site. Browsers send the origin of a POST in `Sec-Fetch-Site`, which no
 * page can forge, or in `Origin`, whose host must equal the request's host. A request with neither does not come from a
 * browser: no page of another site can send it, and the rate limit applies.
 *
 * Hono's `csrf` checks forms only, refuses requests with neither header, and compares the origin with the server's own
 * URL, which has another scheme behind a proxy that ends TLS.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const origin = headers.get('Origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('Host');
}
