import { style } from '@vanilla-extract/css';
import { from, sectionsLayer, vars } from '../../theme/index.js';

export const bleed = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'block',
      inlineSize: '100%',
      marginBlockStart: vars.space.large,
      // Trimmed by the footer's own edge, and only by that.
      overflow: 'visible',
      userSelect: 'none',
      pointerEvents: 'none',
      '@media': {
        // The low drawing of a long name still keeps the last row of links clear of a button in the corner.
        [from.tablet]: { minBlockSize: vars.space.giant },
      },
    },
  },
});

export const letters = style({
  '@layer': {
    [sectionsLayer]: {
      fill: vars.color.highlight,
      fontFamily: vars.font.display,
      // Wide faces are set smaller and narrow ones larger, until a "0" is as wide in each.
      fontSizeAdjust: 'ch-width 0.45',
      fontStretch: vars.type.sheet.width,
      fontWeight: vars.type.sheet.weight,
      letterSpacing: vars.type.sheet.tracking,
      fontVariantLigatures: 'no-common-ligatures',
    },
  },
});

export const accent = style({ '@layer': { [sectionsLayer]: { fill: vars.spot.one } } });
