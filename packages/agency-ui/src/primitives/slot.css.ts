import { style } from '@vanilla-extract/css';
import { primitivesLayer } from '../theme/index.js';

/**
 * An element without a box, around content of the caller that has siblings. A page translator replaces text nodes, and
 * React fails when it removes one, or inserts something before it (facebook/react#11538).
 */
export const slot = style({ '@layer': { [primitivesLayer]: { display: 'contents' } } });

/**
 * The same inside a link or button. It has a box: Firefox follows no link that is tapped on the text of an element with
 * `display: contents`.
 */
export const linkSlot = style({
  '@layer': {
    [primitivesLayer]: { display: 'inline-flex', alignItems: 'inherit', justifyContent: 'inherit', gap: 'inherit' },
  },
});
