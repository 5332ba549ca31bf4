/**
 * Layout of a project in the grid. From tablet width up, `broad` takes seven of twelve columns, `narrow` five and
 * `full` all. `third` takes four columns on desktops; on tablets three of them are a pair and a `full`.
 */
export type ProjectShape = 'broad' | 'narrow' | 'third' | 'full';

/**
 * A project's shape, given its index. Projects form pairs, with the broad one alternately first and second. The last
 * three of an odd number share a row. A single project takes all columns.
 *
 * @param index - Index of the project, from 0.
 * @param count - Number of projects.
 */
export function projectShape(index: number, count: number): ProjectShape {
  if (count === 1) return 'full';
  if (count % 2 === 1 && index >= count - 3) return 'third';
  const broadFirst = Math.floor(index / 2) % 2 === 0;
  const isFirst = index % 2 === 0;
  return broadFirst === isFirst ? 'broad' : 'narrow';
}
