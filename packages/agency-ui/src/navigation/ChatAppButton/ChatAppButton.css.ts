import { style } from '@vanilla-extract/css';
import { from, motionSafe, sectionsLayer, vars } from '../../theme/index.js';

/** Clear of safe areas: rounded corners and the home indicator, in both orientations. */
const clear = (gap: string) => ({
  insetBlockEnd: `calc(${gap} + env(safe-area-inset-bottom, 0px))`,
  insetInlineEnd: `calc(${gap} + max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px)))`,
});

const plate = (offset: string) => ({ boxShadow: `${offset} ${offset} 0 ${vars.spot.three}` });

export const button = style([
  {
    '@layer': {
      [sectionsLayer]: {
        position: 'fixed',
        // Above the page, below the header and its menus.
        zIndex: 10,
        ...clear(vars.space.medium),
        ...plate('4px'),
        display: 'grid',
        placeItems: 'center',
        boxSizing: 'border-box',
        inlineSize: '3.25rem',
        blockSize: '3.25rem',
        color: vars.color.surface,
        backgroundColor: vars.color.link,
        // Visible in forced colours, which remove the background and the plate.
        border: '2px solid transparent',
        borderRadius: vars.radius.control,
        ':focus-visible': {
          // Inside the button, on its own background: the page behind it can have any colour.
          outline: `${vars.stroke.focus} solid ${vars.color.surface}`,
          outlineOffset: -7,
        },
        '@media': {
          [from.tablet]: { ...clear(vars.space.large), ...plate('5px'), inlineSize: '3.75rem', blockSize: '3.75rem' },
          '(hover: hover)': { ':hover': plate('7px') },
          print: { display: 'none' },
        },
      },
    },
  },
  {
    '@layer': {
      [sectionsLayer]: motionSafe({
        transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}, translate ${vars.motion.fast} ${vars.motion.easing}`,
      }),
    },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ translate: '-2px -2px' }, '&:hover') } },
]);

export const icon = style({
  '@layer': {
    [sectionsLayer]: {
      inlineSize: '1.5rem',
      blockSize: '1.5rem',
      '@media': { [from.tablet]: { inlineSize: '1.75rem', blockSize: '1.75rem' } },
    },
  },
});
