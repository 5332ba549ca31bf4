import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motionSafe, screenOnly, sectionsLayer, vars } from '../../theme/index.js';

const tilt = '-10deg';
const settle = keyframes({ from: { rotate: '-16deg' }, to: { rotate: tilt } });

export const badge = style([
  {
    '@layer': {
      [sectionsLayer]: {
        position: 'absolute',
        zIndex: 3,
        display: 'grid',
        placeItems: 'center',
        inlineSize: '3rem',
        blockSize: '3rem',
        rotate: tilt,
        pointerEvents: 'none',
        '@media': {
          [from.tablet]: { inlineSize: '4rem', blockSize: '4rem' },
          [from.desktop]: { inlineSize: '6rem', blockSize: '6rem' },
        },
      },
    },
  },
  {
    // Rotates slightly on scroll, in browsers with scroll-driven animations.
    '@layer': {
      [sectionsLayer]: {
        '@supports': {
          '(animation-timeline: view())': motionSafe({
            animationName: settle,
            animationTimingFunction: 'ease-out',
            animationFillMode: 'both',
            animationTimeline: 'view()',
            animationRange: 'entry 0% cover 40%',
          }),
        },
      },
    },
  },
  screenOnly,
]);

export const sticker = style({
  '@layer': {
    [sectionsLayer]: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
  },
});

export const ink = styleVariants({ one: vars.spot.one, two: vars.spot.two, three: vars.spot.three }, (fill) => ({
  '@layer': { [sectionsLayer]: { fill } },
}));

export const stitch = style({
  '@layer': { [sectionsLayer]: { fill: 'none', stroke: vars.spot.four, strokeDasharray: '2 3' } },
});

export const glyph = style({
  '@layer': {
    [sectionsLayer]: { position: 'relative', inlineSize: '42%', blockSize: '42%', color: vars.spot.four },
  },
});

/** An emoji without a glyph: blended with the ink below. */
export const emoji = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'relative',
      fontSize: '1.25rem',
      lineHeight: 1,
      filter: 'grayscale(1) contrast(1.4)',
      mixBlendMode: 'multiply',
      '@media': { [from.tablet]: { fontSize: '1.625rem' }, [from.desktop]: { fontSize: '2.375rem' } },
    },
  },
});
