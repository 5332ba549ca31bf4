import { style } from '@vanilla-extract/css';
import { motionSafe, primitivesLayer, vars } from '../../theme/index.js';

const waiting = '&[data-reveal="waiting"]:not(:focus-within)';

export const reveal = style([
  {
    '@layer': {
      [primitivesLayer]: motionSafe(
        {
          transition: `opacity ${vars.motion.slow} ${vars.motion.easing}, translate ${vars.motion.slow} ${vars.motion.easing}`,
        },
        '&[data-reveal="shown"]',
      ),
    },
  },
  {
    '@layer': {
      [primitivesLayer]: motionSafe({ opacity: 0, translate: '0 1.5rem' }, waiting),
    },
  },
  {
    // Print shows everything: paper does not scroll.
    '@layer': {
      [primitivesLayer]: { '@media': { print: { selectors: { [waiting]: { opacity: 1, translate: 'none' } } } } },
    },
  },
]);
