import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

const rule = `${vars.stroke.hairline} solid ${vars.color.line}`;

/** Like a sheet of labels: each cell has a rule at its end, and the sheet clips the rules at its edge. */
export const wall = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'clip',
    border: rule,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))' },
      print: { breakInside: 'avoid' },
    },
  }),
);

export const cell = style(
  sectionRule({
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minInlineSize: 0,
    minBlockSize: 'clamp(6rem, 10vw, 9rem)',
    // One pixel under the border of the sheet.
    marginBlockEnd: '-1px',
    marginInlineEnd: '-1px',
    padding: vars.space.medium,
    borderBlockEnd: rule,
    borderInlineEnd: rule,
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.0625rem, 0.95rem + 0.5vw, 1.375rem)',
    fontStretch: vars.type.title.width,
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const logo = style(
  sectionRule({
    maxInlineSize: '100%',
    inlineSize: 'auto',
    blockSize: 'clamp(2.25rem, 4vw, 3.25rem)',
    objectFit: 'contain',
  }),
);
