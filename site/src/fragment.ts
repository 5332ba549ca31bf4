/** The element that the address's fragment names, if there is one. */
export function fragmentTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // A malformed escape sequence, as in "#50%": browsers look for the text as it stands.
    return document.getElementById(id);
  }
}
