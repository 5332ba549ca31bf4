import { style, styleVariants } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

const typeStyle = (name: 'poster' | 'sheet' | 'title' | 'feature' | 'heading' | 'subheading') => ({
  '@layer': {
    [primitivesLayer]: {
      fontSize: vars.type[name].size,
      fontStretch: vars.type[name].width,
      fontWeight: vars.type[name].weight,
      lineHeight: vars.type[name].leading,
      letterSpacing: vars.type[name].tracking,
    },
  },
});

export const heading = style({
  '@layer': {
    [primitivesLayer]: {
      margin: 0,
      fontFamily: vars.font.display,
      // Otherwise an application's heading rule, in any layer, would override the colour inherited from the tone.
      color: 'inherit',
      textWrap: 'balance',
      overflowWrap: 'break-word',
      // In condensed faces, the ff ligature looks like a bar at poster sizes.
      fontVariantLigatures: 'no-common-ligatures',
      // Other languages have longer words, which would break without a hyphen in a narrow column.
      selectors: { '&:not(:lang(en))': { hyphens: 'auto', hyphenateLimitChars: '12 5 4' } },
    },
  },
});

export const variants = styleVariants({
  poster: typeStyle('poster'),
  sheet: typeStyle('sheet'),
  title: typeStyle('title'),
  feature: typeStyle('feature'),
  heading: typeStyle('heading'),
  subheading: typeStyle('subheading'),
});
