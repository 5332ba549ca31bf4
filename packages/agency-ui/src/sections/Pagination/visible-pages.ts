/** Maximum number of pages before the middle is omitted. */
const maxVisible = 7;

/**
 * The page numbers to show: up to seven, or the first, the last, the current one and its neighbours. A `gap` replaces
 * at least two pages.
 */
export function visiblePages(current: number, count: number): (number | 'gap')[] {
  const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (count <= maxVisible) return range(1, count);
  const from = Math.min(Math.max(current - 1, 3), count - 4);
  const to = Math.max(Math.min(current + 1, count - 2), 5);
  return [1, from > 3 ? 'gap' : 2, ...range(from, to), to < count - 2 ? 'gap' : count - 1, count];
}
