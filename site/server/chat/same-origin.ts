/**
 * Whether a request may come from a page of this site. Browsers say where a POST comes from: in `Sec-Fetch-Site`, which
 * no page can forge, or in `Origin`, whose host must be the one that was asked. What says neither is no browser; no
 * page of another site can send it, and the rate limit holds it.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const origin = headers.get('Origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('Host');
}
