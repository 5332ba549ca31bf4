import { fallbackVar, style } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

const { one, two, three } = vars.spot;

export const eyebrow = style({
  '@layer': {
    [primitivesLayer]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.small,
      margin: 0,
      fontFamily: vars.font.text,
      fontSize: vars.type.small.size,
      fontWeight: vars.weight.strong,
      lineHeight: 1.3,
      // A flex item is at least as wide as its longest word, unless that word may break anywhere.
      overflowWrap: 'anywhere',
      color: vars.color.eyebrow,
      '@media': {
        print: { breakAfter: 'avoid' },
        // Forced colours don't draw its gradient, which would leave a gap.
        '(forced-colors: active)': { '::before': { display: 'none' } },
      },
      '::before': {
        content: fallbackVar(vars.ornament.eyebrow, '""'),
        flex: 'none',
        inlineSize: '1.75rem',
        blockSize: '0.625rem',
        background: `linear-gradient(90deg, ${two} 0 33.3%, ${one} 0 66.6%, ${three} 0)`,
      },
      selectors: {
        // The third swatch would be invisible on a background of the third ink.
        '[data-agency-tone="accent"] &::before': {
          background: `linear-gradient(90deg, ${vars.color.text} 0 33.3%, ${one} 0 66.6%, ${vars.color.surfaceRaised} 0)`,
        },
      },
    },
  },
});
