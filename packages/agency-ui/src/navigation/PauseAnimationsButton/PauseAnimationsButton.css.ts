import { style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

export const button = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.tiny,
      minBlockSize: '2.75rem',
      margin: 0,
      padding: 0,
      border: 0,
      font: 'inherit',
      fontFamily: vars.font.text,
      fontWeight: vars.weight.strong,
      color: 'inherit',
      textAlign: 'start',
      background: 'none',
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      textUnderlineOffset: '0.25em',
      ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
      '@media': { '(hover: hover)': { ':hover': { textDecorationLine: 'underline' } } },
      selectors: { '&[data-pause-animations="unavailable"]': { visibility: 'hidden' } },
    },
  },
});

export const icon = style({ '@layer': { [sectionsLayer]: { flexShrink: 0 } } });
