import { style } from '@vanilla-extract/css';
import { from, inPrint, sectionRule, vars } from '../../theme/index.js';

/** Two or three in a row. A single one takes the full width. */
export const list = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [from.tablet]: {
        selectors: { '&[data-many]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' } },
      },
    },
  }),
  inPrint({ display: 'block' }),
]);

export const item = style([sectionRule({ minInlineSize: 0 }), inPrint({ marginBlockEnd: vars.space.large })]);

export const empty = style(
  sectionRule({
    maxInlineSize: '30em',
    paddingBlockStart: vars.space.large,
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);
