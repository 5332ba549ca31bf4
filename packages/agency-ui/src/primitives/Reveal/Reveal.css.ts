import { style } from '@vanilla-extract/css';
import { motionSafe, primitivesLayer, vars } from '../../theme/index.js';

const waiting = '&[data-reveal="waiting"]:not(:focus-within)';

/** Stays still when a press focuses a control inside, which would otherwise move out from under the pointer. */
const displaced = '&[data-reveal="waiting"]:not(:has(:focus-visible))';

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
      [primitivesLayer]: motionSafe({ opacity: 0 }, waiting),
    },
  },
  { '@layer': { [primitivesLayer]: motionSafe({ translate: '0 1.5rem' }, displaced) } },
  {
    // Shows everything in print, because paper doesn't scroll.
    '@layer': {
      [primitivesLayer]: {
        '@media': { print: { selectors: { [waiting]: { opacity: 1 }, [displaced]: { translate: 'none' } } } },
      },
    },
  },
]);
