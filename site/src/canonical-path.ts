/** Visible and invisible characters that mail and chat programs append to a URL. */
const trailingMarks = /[\s.,;:!?'"’”»)\]}>…\u200B-\u200D\u2060\uFEFF]+$/u;

/**
 * The canonical spelling of a page's path: lower case, without `index.html`, doubled or trailing slashes, dot segments
 * and trailing punctuation. A path with a malformed escape keeps its spelling.
 *
 * @param pathname - The encoded path of a URL. It may start with several slashes or contain backslashes.
 * @returns a path that starts with exactly one slash.
 */
export function canonicalPath(pathname: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return `/${pathname.replace(/^[\\/]+/, '')}`;
  }
  const segments: string[] = [];
  for (const segment of decoded.toLowerCase().split(/[\\/]+/)) {
    if (segment === '..') segments.pop();
    else segments.push(segment.replace(trailingMarks, ''));
  }
  const names = segments.filter((segment) => segment !== '');
  if (names.at(-1) === 'index.html') names.pop();
  return `/${names.map(encodeURIComponent).join('/')}`;
}
