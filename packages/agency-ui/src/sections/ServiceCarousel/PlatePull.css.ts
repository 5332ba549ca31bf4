import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motionSafe, sectionRule, vars } from '../../theme/index.js';

/** View timeline of the picture's frame. */
export const timeline = '--agency-plates';

export const plates = style(sectionRule({ display: 'contents' }));

/** Position past the frame's lower edge. */
const away = '0 101%';

/** The part of the picture's journey across the screen, in per cent, during which the plates are printed. */
const printed = 42;

/** Pulls a sheet away between two points of that journey. */
const pull = (from: number, to: number) =>
  keyframes({
    [`0%, ${((100 * from) / printed).toFixed(1)}%`]: { translate: '0 0' },
    [`${((100 * to) / printed).toFixed(1)}%`]: { translate: away },
    to: { translate: away },
  });

/**
 * A sheet over the picture for each ink that is not printed yet. Printed colours are the complement of what an ink
 * absorbs, so blending a sheet in that light removes the ink: red light removes the blue plate. The red plate is
 * removed only in part, so that the yellow one alone looks like marigold. The blend modes need no second picture.
 */
const sheets = {
  yellow: { backgroundColor: vars.color.surface, animationName: pull(3, 14) },
  red: { backgroundColor: 'rgb(0 172 0)', mixBlendMode: 'screen', animationName: pull(13, 24) },
  blue: { backgroundColor: 'rgb(251 0 0)', mixBlendMode: 'screen', animationName: pull(23, 34) },
  // Before the key, dark areas are brown, like three overprinted inks.
  key: { backgroundColor: 'rgb(74 62 48)', mixBlendMode: 'lighten', animationName: pull(33, printed) },
} as const;

export const plate = styleVariants(sheets, ({ animationName, ...sheet }) => [
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
        animationName,
        animationTimingFunction: 'linear',
        // Below the fold, the picture is complete, because a full-page screenshot never scrolls.
        animationFillMode: 'forwards',
        animationTimeline: timeline,
        animationRange: `cover 0% cover ${printed}%`,
      }),
    },
  }),
  // Doubles the class, because `@supports` rules come after `@media` rules.
  sectionRule({ '@media': { 'print, (forced-colors: active)': { selectors: { '&&': { display: 'none' } } } } }),
]);
