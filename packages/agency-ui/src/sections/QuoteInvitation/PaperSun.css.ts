import { keyframes, style } from '@vanilla-extract/css';
import { motionSafe, sectionsLayer, vars } from '../../theme/index.js';

const turn = keyframes({ from: { rotate: '-6deg' }, to: { rotate: '6deg' } });

export const sun = style([
  { '@layer': { [sectionsLayer]: { pointerEvents: 'none' } } },
  {
    // Rotates slightly on scroll, in browsers with scroll-driven animations.
    '@layer': {
      [sectionsLayer]: {
        '@supports': {
          '(animation-timeline: view())': motionSafe({
            animationName: turn,
            animationTimingFunction: 'linear',
            animationFillMode: 'both',
            animationTimeline: 'view()',
          }),
        },
      },
    },
  },
]);

export const paper = style({ '@layer': { [sectionsLayer]: { fill: vars.spot.one } } });

/** A ring of the key ink, out of register. */
export const ring = style({
  '@layer': { [sectionsLayer]: { fill: 'none', stroke: vars.color.text, strokeWidth: 3 } },
});

export const stitches = style({
  '@layer': {
    [sectionsLayer]: {
      fill: 'none',
      stroke: vars.color.surface,
      strokeWidth: 3,
      strokeDasharray: '3 9',
      strokeLinecap: 'round',
    },
  },
});
