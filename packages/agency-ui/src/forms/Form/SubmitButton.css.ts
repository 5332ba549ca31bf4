import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { motionSafe, sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

const turn = keyframes({ to: { rotate: '360deg' } });

export const button = style(
  layered({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-submitting], &[data-submitting]:hover': {
        color: vars.color.textMuted,
        backgroundColor: `color-mix(in srgb, ${vars.color.line} 45%, ${vars.color.surface})`,
        borderColor: 'transparent',
      },
    },
  }),
);

/** An open ring. It stands still where motion is not welcome. */
export const spinner = style([
  layered({
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
