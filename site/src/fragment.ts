/** The element that the URL's fragment targets, if it exists. */
export function fragmentTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // Malformed escape sequence, as in "#50%": browsers fall back to the raw fragment.
    return document.getElementById(id);
  }
}
