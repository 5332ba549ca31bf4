import { style } from '@vanilla-extract/css';
import { screenOnly, sectionRule, vars } from '../../theme/index.js';

export const languages = style([sectionRule({ fontFamily: vars.font.text }), screenOnly]);

export const list = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.hair} ${vars.space.small}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const link = style(
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    color: 'inherit',
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    selectors: {
      // Marked by bold text and a thick line, not by colour alone.
      '&[aria-current]': {
        fontWeight: vars.weight.strong,
        textDecorationColor: vars.color.highlight,
        textDecorationThickness: '3px',
      },
    },
    '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '3px' } } },
  }),
);
