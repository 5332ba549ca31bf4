/** Whether a media query matches. False if the browser can't tell. */
export const matchesMedia = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

/** Calls a function when the result of a media query changes. Returns a function that unsubscribes. */
export function subscribeToMedia(query: string, onChange: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
