import { recipe } from '@vanilla-extract/recipes';
import { primitivesLayer, vars } from '../../theme/index.js';

const typeStyle = (name: 'lead' | 'body' | 'small') => ({
  '@layer': {
    [primitivesLayer]: {
      fontSize: vars.type[name].size,
      lineHeight: vars.type[name].leading,
      letterSpacing: vars.type[name].tracking,
    },
  },
});

export const text = recipe({
  base: {
    '@layer': {
      [primitivesLayer]: { margin: 0, fontFamily: vars.font.text, textWrap: 'pretty', overflowWrap: 'break-word' },
    },
  },
  variants: {
    look: { lead: typeStyle('lead'), body: typeStyle('body'), small: typeStyle('small') },
    muted: { true: { '@layer': { [primitivesLayer]: { color: vars.color.textMuted } } } },
  },
});
