import { style } from '@vanilla-extract/css';
import { sectionsLayer } from '../../theme/index.js';

/** As tall as the header, which is its containing block. */
export const probe = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 0,
      visibility: 'hidden',
      pointerEvents: 'none',
      '@media': { print: { display: 'none' } },
    },
  },
});
