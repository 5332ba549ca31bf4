import { keyframes, style } from '@vanilla-extract/css';
import { headerHeight, motionSafe, screenOnly, sectionRule, vars } from '../../theme/index.js';

/** Below the header, and above it in the stacking order, so that neither hides the other. */
export const viewport = style([
  sectionRule({
    position: 'fixed',
    zIndex: 25,
    insetBlockStart: `calc(${headerHeight} + 1.25rem)`,
    insetInlineEnd: vars.layout.gutter,
    display: 'grid',
    gap: '1.25rem',
    inlineSize: `min(26rem, 100vw - 2 * ${vars.layout.gutter})`,
    maxBlockSize: `calc(100vh - ${headerHeight} - 2.5rem)`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    outline: 'none',
    ':empty': { display: 'none' },
  }),
  screenOnly,
]);

const arrive = keyframes({ from: { opacity: 0, translate: '0 -0.75rem' } });
const leave = keyframes({ to: { opacity: 0 } });

export const toast = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr) 2.75rem',
    columnGap: '1rem',
    alignItems: 'center',
    boxSizing: 'border-box',
    paddingInlineEnd: '0.5rem',
    fontFamily: vars.font.text,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 ${vars.stroke.hairline} ${vars.color.line}, ${vars.plate.small} ${vars.plate.small} 0 ${vars.spot.three}`,
    // Forced colours remove shadows, so an outline replaces them.
    outline: '1px solid transparent',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    selectors: { '&[data-swipe="move"]': { translate: 'var(--radix-toast-swipe-move-x) 0' } },
  }),
  motionSafe({ animation: `${arrive} ${vars.motion.fast} ${vars.motion.easing}` }),
  motionSafe({ animation: `${leave} ${vars.motion.fast} ${vars.motion.easing}` }, '&[data-state="closed"]'),
]);

export const sign = style(
  sectionRule({
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    color: vars.color.surface,
    backgroundColor: vars.color.link,
    borderStartStartRadius: vars.radius.card,
    borderEndStartRadius: vars.radius.card,
  }),
);

export const check = style(sectionRule({ inlineSize: '1.75rem', blockSize: '1.75rem', strokeWidth: 2.5 }));

export const text = style(sectionRule({ minInlineSize: 0, paddingBlock: '1rem', overflowWrap: 'anywhere' }));

export const title = style(
  sectionRule({
    fontFamily: vars.font.display,
    fontSize: vars.type.subheading.size,
    fontWeight: vars.type.subheading.weight,
    lineHeight: 1.3,
    letterSpacing: vars.type.subheading.tracking,
  }),
);

export const description = style(sectionRule({ fontSize: '1rem', lineHeight: 1.4 }));

export const close = style(
  sectionRule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    margin: 0,
    padding: 0,
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    '@media': {
      '(hover: hover)': { ':hover': { backgroundColor: `color-mix(in srgb, ${vars.color.text} 10%, transparent)` } },
    },
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -2 },
  }),
);
