import { style, styleVariants } from '@vanilla-extract/css';
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

export const text = style({
  '@layer': {
    [primitivesLayer]: { margin: 0, fontFamily: vars.font.text, textWrap: 'pretty', overflowWrap: 'break-word' },
  },
});

export const variants = styleVariants({ lead: typeStyle('lead'), body: typeStyle('body'), small: typeStyle('small') });

export const muted = style({ '@layer': { [primitivesLayer]: { color: vars.color.textMuted } } });
