/** Decoded fragment of the URL, or ''. */
export function readFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A malformed escape sequence, as in "#50%".
    return '';
  }
}
