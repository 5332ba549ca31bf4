import { style } from '@vanilla-extract/css';
import { primitivesLayer } from '../theme/index.js';

/**
 * An element without a box, around caller-supplied content that has siblings. A page translator replaces text nodes,
 * and React then fails when it removes one or inserts something before it (facebook/react#11538).
 */
export const slot = style({ '@layer': { [primitivesLayer]: { display: 'contents' } } });

/**
 * A similar element, for content inside a link or button. It has a box, because Firefox doesn't follow a link that is
 * tapped on text in an element with `display: contents`.
 */
export const linkSlot = style({
  '@layer': {
    [primitivesLayer]: { display: 'inline-flex', alignItems: 'inherit', justifyContent: 'inherit', gap: 'inherit' },
  },
});
