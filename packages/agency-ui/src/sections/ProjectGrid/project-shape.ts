/**
 * Layout of a project in the grid. From tablet width up, `broad` takes seven of twelve columns, `narrow` five and
 * `full` all.
 */
export type ProjectShape = 'broad' | 'narrow' | 'full';

/**
 * Shape of a project by its index. Projects form pairs, with the broad one alternately first and second. A single
 * remaining project takes all columns.
 *
 * @param index - Index of the project, from 0.
 * @param count - Number of projects.
 */
export function projectShape(index: number, count: number): ProjectShape {
  if (index === count - 1 && count % 2 === 1) return 'full';
  const broadFirst = Math.floor(index / 2) % 2 === 0;
  const isFirst = index % 2 === 0;
  return broadFirst === isFirst ? 'broad' : 'narrow';
}
