import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const breadcrumbs = style(
  sectionRule({
    fontFamily: vars.font.text,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.medium,
    lineHeight: 1.3,
    color: vars.color.text,
  }),
);

export const list = style(
  sectionRule({ display: 'flex', flexWrap: 'wrap', columnGap: '0.6rem', margin: 0, padding: 0, listStyle: 'none' }),
);

export const step = style(
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '0.6rem',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    overflowWrap: 'anywhere',
    selectors: {
      // A border rather than text, because a slash would be announced.
      '& + &::before': { content: '"/" / ""' },
    },
  }),
);

export const link = style(
  sectionRule({
    // Makes the target 44 px high without moving the underline.
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    textDecorationLine: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.3em',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '3px' } } },
  }),
);
