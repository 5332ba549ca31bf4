import { style } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

export const section = style({
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
});

export const spaced = style({ '@layer': { [primitivesLayer]: { paddingBlock: vars.space.section } } });

export const container = style({
  '@layer': {
    [primitivesLayer]: {
      boxSizing: 'border-box',
      inlineSize: `min(100% - 2 * ${vars.layout.gutter}, ${vars.layout.content})`,
      marginInline: 'auto',
    },
  },
});
