import { style } from '@vanilla-extract/css';
import { motionSafe, primitivesLayer, vars } from '../theme/index.js';

const onHover = (direction: 'ltr' | 'rtl') => `:is(a, button):hover > &:dir(${direction})`;

/** An arrow inside a link or button that moves slightly on hover. */
export const nudgingArrow = style([
  {
    '@layer': { [primitivesLayer]: motionSafe({ transition: `translate ${vars.motion.fast} ${vars.motion.easing}` }) },
  },
  { '@layer': { [primitivesLayer]: motionSafe({ translate: '4px 0' }, onHover('ltr')) } },
  { '@layer': { [primitivesLayer]: motionSafe({ translate: '-4px 0' }, onHover('rtl')) } },
]);
