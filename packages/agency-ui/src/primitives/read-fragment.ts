/** The URL's decoded fragment, or ''. */
export function readFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A malformed escape sequence, such as "#50%".
    return '';
  }
}
