import { style } from '@vanilla-extract/css';
import { motionSafe, sectionsLayer, vars } from '../../theme/index.js';

export const link = style([
  {
    '@layer': {
      [sectionsLayer]: {
        position: 'fixed',
        insetBlockStart: vars.space.small,
        insetInlineStart: vars.layout.gutter,
        // Above the header, whose z-index is 20.
        zIndex: 30,
        display: 'inline-flex',
        alignItems: 'center',
        boxSizing: 'border-box',
        minBlockSize: '3rem',
        maxInlineSize: `calc(100% - 2 * ${vars.layout.gutter})`,
        paddingBlock: '0.5rem',
        paddingInline: '1.25rem',
        fontFamily: vars.font.text,
        fontSize: vars.type.body.size,
        fontWeight: vars.weight.strong,
        lineHeight: 1.2,
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        border: `${vars.stroke.control} solid ${vars.color.text}`,
        borderRadius: vars.radius.control,
        // An inner outline, because the link may lie on top of any picture.
        ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: '-0.5rem' },
        selectors: {
          // Moved off-screen rather than hidden, to keep it in the tab order.
          '&:not(:focus)': { translate: `0 calc(-100% - 2 * ${vars.space.small})` },
        },
        '@media': { print: { display: 'none' } },
      },
    },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `translate ${vars.motion.fast} ${vars.motion.easing}` }) } },
]);
