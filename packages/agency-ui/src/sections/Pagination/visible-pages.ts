/** Maximum number of pages before the middle is omitted. */
const maxVisible = 7;

/**
 * The page numbers to show: up to seven, or the first, the last, the current one and its neighbours. A `gap` replaces
 * at least two pages.
 */
export function visiblePages(current: number, count: number): (number | 'gap')[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= maxVisible) return all;
  const from = Math.min(Math.max(current - 1, 3), count - 4);
  const to = Math.max(Math.min(current + 1, count - 2), 5);
  return [1, from > 3 ? 'gap' : 2, ...all.slice(from - 1, to), to < count - 2 ? 'gap' : count - 1, count];
}
