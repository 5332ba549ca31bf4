import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, primitivesLayer } from '../../theme/index.js';

export const picture = style({ '@layer': { [primitivesLayer]: { display: 'contents' } } });

// In a grid or flex container, each `source` would become an item, because browsers display them.
globalStyle(`${picture} > source`, { '@layer': { [primitivesLayer]: { display: 'none' } } });

const across = createVar();
const down = createVar();

export const image = style({
  '@layer': {
    [primitivesLayer]: {
      vars: { [across]: '50%', [down]: '50%' },
      display: 'block',
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      objectPosition: `${across} ${down}`,
      // A style attribute would need an exception in a strict Content Security Policy. Browsers without typed `attr()`
      // show no placeholder colour.
      selectors: {
        '&[data-placeholder]': {
          backgroundColor: 'attr(data-placeholder type(<color>), transparent)',
          // Alternative text of a picture that fails to load: black or white, whichever has more contrast. At a
          // lightness of 49.4, both have 4.6:1.
          color: 'lab(from attr(data-placeholder type(<color>)) clamp(0, (49.4 - l) * 1000, 100) 0 0)',
        },
      },
    },
  },
});

/** Focal point in tenths of the picture's width or height. */
const tenths = Object.fromEntries(Array.from({ length: 11 }, (_, tenth) => [tenth, `${tenth * 10}%`]));

const focusOn = (axis: string) =>
  styleVariants(tenths, (share) => ({ '@layer': { [primitivesLayer]: { vars: { [axis]: share } } } }));

export const focusAcross = focusOn(across);
export const focusDown = focusOn(down);

/** Overrides `focusDown`. */
export const phoneFocus = styleVariants({ top: '10%', bottom: '85%', whole: '0%' }, (share) => ({
  '@layer': { [primitivesLayer]: { '@media': { [below.tablet]: { vars: { [down]: share } } } } },
}));
