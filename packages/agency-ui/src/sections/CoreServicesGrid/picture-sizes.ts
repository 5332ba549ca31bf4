import { breakpoints } from '../../theme/index.js';
import type { RowsBesideLead } from './rows-beside-lead.js';

/** `lead` has the large picture, `single` spans the page, `row` is an entry of the register. */
export type CardShape = 'single' | 'lead' | 'row';

/**
 * Width of a row's picture beside wide text, depending on the number of rows beside the first service. The fewer there
 * are, the taller they are.
 */
export const rowPictures = {
  0: '7.5rem',
  1: '7.5rem',
  2: '17rem',
  3: '12.5rem',
  4: '9.5rem',
  5: '7.5rem',
} satisfies Record<RowsBesideLead, string>;

/** Width of a row's picture beside narrow text, where it is a square. */
export const narrowRowPicture = '6.5rem';

/** Content width of the agency theme. Browsers evaluate `sizes` before any stylesheet, so it cannot use tokens. */
const content = 'min(clamp(75rem, 60vw, 96rem), 100vw - 2 * clamp(1.25rem, 4vw, 3rem))';

/** The `sizes` attribute of a service's picture. */
export function pictureSizes(shape: CardShape, rows: RowsBesideLead): string {
  if (shape === 'row')
    return `(width >= ${breakpoints.tablet}) ${rowPictures[rows]}, calc(${narrowRowPicture} * 4 / 3)`;
  const half = `calc(${content} / 2)`;
  return `(width >= ${breakpoints.desktop}) ${half}, (width >= ${breakpoints.tablet}) ${half}, calc(${content})`;
}
