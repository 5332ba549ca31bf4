import { fallbackVar, style } from '@vanilla-extract/css';
import { from, sectionsLayer, vars } from '../../theme/index.js';

export const bleed = style({
  '@layer': {
    [sectionsLayer]: {
      display: fallbackVar(vars.ornament.name, 'block'),
      inlineSize: '100%',
      marginBlockStart: vars.space.large,
      // Clipped only at the footer's own edge.
      overflow: 'visible',
      userSelect: 'none',
      pointerEvents: 'none',
      '@media': {
        // Even the shorter drawing of a long name keeps the last row of links clear of a floating button.
        [from.tablet]: { marginBlockStart: vars.space.small, minBlockSize: vars.space.giant },
      },
    },
  },
});

export const letters = style({
  '@layer': {
    [sectionsLayer]: {
      fill: vars.color.highlight,
      fontFamily: vars.font.display,
      // Normalises font sizes, so that "0" is equally wide in every typeface.
      fontSizeAdjust: 'ch-width 0.45',
      fontStretch: vars.type.sheet.width,
      fontWeight: vars.type.sheet.weight,
      letterSpacing: vars.type.sheet.tracking,
      fontVariantLigatures: 'no-common-ligatures',
    },
  },
});

export const highlight = style({ '@layer': { [sectionsLayer]: { fill: vars.spot.one } } });
