import { recipe } from '@vanilla-extract/recipes';
import { primitivesLayer, vars } from '../../theme/index.js';

const gap = (size: 'tiny' | 'small' | 'medium' | 'large' | 'huge') => ({
  '@layer': { [primitivesLayer]: { gap: vars.space[size] } },
});

export const stack = recipe({
  base: { '@layer': { [primitivesLayer]: { display: 'flex' } } },
  variants: {
    direction: {
      block: { '@layer': { [primitivesLayer]: { flexDirection: 'column', alignItems: 'flex-start' } } },
      inline: { '@layer': { [primitivesLayer]: { flexWrap: 'wrap', alignItems: 'center' } } },
    },
    gap: { tiny: gap('tiny'), small: gap('small'), medium: gap('medium'), large: gap('large'), huge: gap('huge') },
  },
});
