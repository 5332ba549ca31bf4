import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motionSafe, sectionRule, vars } from '../../theme/index.js';

/** View timeline of the picture's frame. */
export const timeline = '--agency-plates';

export const plates = style(sectionRule({ display: 'contents' }));

/** Past the lower edge of the frame. */
const away = '0 101%';
const pull = keyframes({ from: { translate: '0 0' }, to: { translate: away } });

/**
 * A sheet over the picture for each ink that is not printed yet. Printed colours are the complement of what an ink
 * absorbs, so blending a sheet in that light removes the ink: red light removes the blue plate. The red plate goes only
 * in part, so that the yellow one alone looks like marigold. The blend modes need no second picture.
 */
const sheets = {
  yellow: { backgroundColor: vars.color.surface, animationRange: 'cover 3% cover 14%' },
  red: { backgroundColor: 'rgb(0 172 0)', mixBlendMode: 'screen', animationRange: 'cover 13% cover 24%' },
  blue: { backgroundColor: 'rgb(251 0 0)', mixBlendMode: 'screen', animationRange: 'cover 23% cover 34%' },
  // Before the key, darks are as brown as three inks on each other.
  key: { backgroundColor: 'rgb(74 62 48)', mixBlendMode: 'lighten', animationRange: 'cover 33% cover 42%' },
} as const;

export const plate = styleVariants(sheets, ({ animationRange, ...sheet }) => [
  sectionRule({
    display: 'none',
    position: 'absolute',
    zIndex: 2,
    inset: 0,
    pointerEvents: 'none',
    translate: away,
    ...sheet,
  }),
  sectionRule({
    '@supports': {
      '(animation-timeline: view())': motionSafe({
        display: 'block',
        animationName: pull,
        animationTimingFunction: 'linear',
        animationFillMode: 'both',
        animationTimeline: timeline,
        animationRange,
      }),
    },
  }),
  // Twice the class, since rules of `@supports` come after those of `@media`.
  sectionRule({ '@media': { 'print, (forced-colors: active)': { selectors: { '&&': { display: 'none' } } } } }),
]);
