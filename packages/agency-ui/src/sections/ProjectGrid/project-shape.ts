/**
 * How a project stands in the grid. From the tablet width on `broad` takes seven columns of twelve, `narrow` five and
 * `full` all of them.
 */
export type ProjectShape = 'broad' | 'narrow' | 'full';

/**
 * The shape of a project by its place. They stand in pairs, the broad one first in one row and second in the next; what
 * is left over closes the page across all columns.
 *
 * @param index - Place of the project, from 0.
 * @param count - How many there are.
 */
export function projectShape(index: number, count: number): ProjectShape {
  if (index === count - 1 && count % 2 === 1) return 'full';
  const broadFirst = Math.floor(index / 2) % 2 === 0;
  const isFirst = index % 2 === 0;
  return broadFirst === isFirst ? 'broad' : 'narrow';
}
