/**
 * Whether an address leads out of the application: another scheme (`https:`, `tel:`, `mailto:`), another host
 * (`//host`), or a fragment, which the browser follows better than a router does.
 */
export function leavesSite(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);
}
