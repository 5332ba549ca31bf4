import { style } from '@vanilla-extract/css';
import { from, inPrint, sectionRule, vars } from '../../theme/index.js';

/** Each number spans three grid rows, so that labels and sources line up. */
export const statistics = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0 clamp(1.5rem, 3vw, 3rem)',
    margin: 0,
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' } },
  }),
);

export const statistic = style([
  sectionRule({
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: '1.25rem 2rem',
    borderBlockStart: `2px solid ${vars.color.text}`,
    overflowWrap: 'anywhere',
  }),
  inPrint({ breakInside: 'avoid' }),
]);

/** Shown first, although in the HTML the term comes before its value. */
export const value = style(
  sectionRule({
    gridRow: 1,
    alignSelf: 'end',
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: 'clamp(2.75rem, 2rem + 2.6vw, 4.5rem)',
    fontStretch: vars.type.numeral.width,
    fontWeight: vars.type.numeral.weight,
    letterSpacing: '-0.02em',
    lineHeight: 1,
    textWrap: 'balance',
  }),
);

export const label = style(
  sectionRule({
    gridRow: 2,
    marginBlockStart: vars.space.small,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    textWrap: 'pretty',
  }),
);

export const source = style(
  sectionRule({
    gridRow: 3,
    margin: 0,
    marginBlockStart: vars.space.tiny,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.leading,
    color: vars.color.textMuted,
  }),
);

export const link = style(
  sectionRule({
    // At least 24 px high, aligned with sources that are not links.
    display: 'inline-block',
    paddingBlock: '0.125rem',
    marginBlock: '-0.125rem',
    color: 'inherit',
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.25em',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    '@media': { '(hover: hover)': { ':hover': { color: vars.color.text } } },
  }),
);
