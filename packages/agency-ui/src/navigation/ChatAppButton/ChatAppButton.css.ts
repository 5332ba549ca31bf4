import { fallbackVar, style } from '@vanilla-extract/css';
import { from, motionSafe, sectionsLayer, vars } from '../../theme/index.js';

/** Keeps clear of unsafe areas, such as rounded corners and the home indicator, in both orientations. */
const clear = (gap: string) => ({
  insetBlockEnd: `calc(${gap} + env(safe-area-inset-bottom, 0px))`,
  insetInlineEnd: `calc(${gap} + max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px)))`,
});

const plate = (offset: string) => ({
  boxShadow: fallbackVar(vars.ornament.misregistration, `${offset} ${offset} 0 ${vars.spot.one}`),
});

/** Large enough for a finger but no larger, so that it covers little of a small screen. */
const phoneSize = '48px';
/** At most 68 px, so that the button doesn't cover a quarter of a phone's screen when text is enlarged. */
const size = 'min(3.75rem, 68px)';
/** Room for the app's name, which may be longer than its English form. */
const namedSize = 'min(4.75rem, 84px)';

/** The fixed corner, which doesn't move with the button. */
export const corner = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'fixed',
      // Above the page, but below the header and its menus.
      zIndex: 10,
      ...clear(vars.space.medium),
      inlineSize: phoneSize,
      blockSize: phoneSize,
      pointerEvents: 'none',
      '@media': {
        [from.tablet]: { ...clear(vars.space.large), inlineSize: size, blockSize: size },
        [from.desktop]: { inlineSize: namedSize, blockSize: 'min(4rem, 72px)' },
        print: { display: 'none' },
      },
    },
  },
});

export const button = style([
  {
    '@layer': {
      [sectionsLayer]: {
        ...plate('4px'),
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        boxSizing: 'border-box',
        blockSize: '100%',
        pointerEvents: 'auto',
        color: vars.color.surface,
        textDecoration: 'none',
        backgroundColor: vars.color.link,
        // Keeps the button visible in forced colours, which remove the background and the plate.
        border: '2px solid transparent',
        borderRadius: vars.radius.control,
        ':focus-visible': {
          // The outline is inside the button, on its own background, because the page behind it can be any colour.
          outline: `${vars.stroke.focus} solid ${vars.color.surface}`,
          outlineOffset: -7,
        },
        selectors: {
          // Moves it below the edge of the screen. It can still receive focus, which brings it back.
          '[data-place="aside"] > &:not(:focus-visible)': { translate: `0 calc(100% + 2 * ${vars.space.large})` },
        },
        '@media': {
          [from.tablet]: plate('5px'),
          '(hover: hover)': { ':hover': plate('7px') },
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
      inlineSize: 'min(1.5rem, 28px)',
      blockSize: 'min(1.5rem, 28px)',
      '@media': { [from.tablet]: { inlineSize: 'min(1.75rem, 32px)', blockSize: 'min(1.75rem, 32px)' } },
    },
  },
});

/** Only on wide screens, because on a phone the button must cover as little as possible. */
export const name = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'none',
      fontSize: 'min(0.75rem, 14px)',
      fontWeight: vars.weight.strong,
      lineHeight: 1.2,
      '@media': { [from.desktop]: { display: 'block' } },
    },
  },
});
