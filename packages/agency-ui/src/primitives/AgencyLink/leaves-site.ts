/**
 * Whether a URL leaves the application's router: another scheme (`https:`, `tel:`, `mailto:`), another host (`//host`),
 * or a fragment, which browsers handle better than routers.
 */
export function leavesSite(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);
}
