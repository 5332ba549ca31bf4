import { style, styleVariants } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

const gap = (size: 'tiny' | 'small' | 'medium' | 'large' | 'huge') => ({
  '@layer': { [primitivesLayer]: { gap: vars.space[size] } },
});

export const stack = style({ '@layer': { [primitivesLayer]: { display: 'flex' } } });

export const directions = styleVariants({
  block: { '@layer': { [primitivesLayer]: { flexDirection: 'column', alignItems: 'flex-start' } } },
  inline: { '@layer': { [primitivesLayer]: { flexWrap: 'wrap', alignItems: 'center' } } },
});

export const gaps = styleVariants({
  tiny: gap('tiny'),
  small: gap('small'),
  medium: gap('medium'),
  large: gap('large'),
  huge: gap('huge'),
});
