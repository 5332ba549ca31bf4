import { keyframes, style } from '@vanilla-extract/css';
import { motionSafe, sectionRule, vars } from '../../theme/index.js';

const turn = keyframes({ to: { rotate: '360deg' } });

export const button = style(
  sectionRule({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-submitting], &[data-submitting]:hover': {
        color: vars.color.textMuted,
        backgroundColor: `color-mix(in srgb, ${vars.color.line} 45%, ${vars.color.surface})`,
        borderColor: 'transparent',
      },
      // A ring that shows while `queuePresses` marks the button as pending before hydration.
      '&[aria-busy="true"]::before': {
        content: '""',
        inlineSize: '0.75rem',
        blockSize: '0.75rem',
        border: '3px dotted',
        borderRadius: '50%',
      },
    },
  }),
);

/** An open ring. With reduced motion, it doesn't rotate. */
export const spinner = style([
  sectionRule({
    flex: 'none',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    boxSizing: 'border-box',
    border: `2px solid ${vars.color.line}`,
    borderBlockStartColor: 'currentColor',
    borderInlineEndColor: 'currentColor',
    borderRadius: '50%',
  }),
  motionSafe({ animation: `${turn} 900ms linear infinite` }),
]);
