/** Decoded fragment of the URL, or ''. */
export function readFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A malformed escape sequence, such as "#50%".
    return '';
  }
}
