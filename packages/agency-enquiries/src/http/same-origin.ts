/**
 * Whether a request may come from a page of this site. Browsers send the origin of a POST in `Sec-Fetch-Site`, which
 * no page can forge, or in `Origin`, whose host must equal the request's host. A request with neither header doesn't
 * come from a browser, so no page on another site can have sent it, and the rate limit applies.
 *
 * Hono's `csrf` checks forms only, refuses requests with neither header, and compares the origin with the server's
 * own URL, whose scheme differs behind a proxy that terminates TLS.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const origin = headers.get('Origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('Host');
}
