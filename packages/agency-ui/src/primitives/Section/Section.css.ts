import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitivesLayer, vars } from '../../theme/index.js';

export const section = recipe({
  base: {
    '@layer': {
      [primitivesLayer]: {
        position: 'relative',
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        fontFamily: vars.font.text,
        fontSize: vars.type.body.size,
        lineHeight: vars.type.body.leading,
      },
    },
  },
  variants: {
    space: {
      regular: { '@layer': { [primitivesLayer]: { paddingBlock: vars.space.section } } },
      none: {},
    },
  },
});

export const container = style({
  '@layer': {
    [primitivesLayer]: {
      boxSizing: 'border-box',
      inlineSize: `min(100% - 2 * ${vars.layout.gutter}, ${vars.layout.content})`,
      marginInline: 'auto',
    },
  },
});
