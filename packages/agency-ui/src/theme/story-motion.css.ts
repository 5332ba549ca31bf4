import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { motionSafe } from './motion.js';

export const track = style({
  position: 'relative',
  blockSize: '1.5rem',
  marginBlock: '0.5rem 1.25rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const dot = style({
  position: 'absolute',
  insetBlockEnd: '-0.75rem',
  insetInlineStart: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  backgroundColor: vars.spot.one,
  selectors: { '[data-across="true"] &': { insetInlineStart: 'calc(100% - 1.5rem)' } },
});

/** Crosses its track within the token's duration. */
export const dots = styleVariants({ fast: vars.motion.fast, slow: vars.motion.slow }, (duration) => [
  dot,
  motionSafe({ transition: `inset-inline-start ${duration} ${vars.motion.easing}` }),
]);

export const button = style({
  minBlockSize: '3rem',
  marginBlockEnd: '2rem',
  paddingInline: '1.5rem',
  border: 0,
  borderRadius: vars.radius.control,
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });

export const cell = style({
  overflowWrap: 'anywhere',
  padding: '0.625rem 1.5rem 0.625rem 0',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
