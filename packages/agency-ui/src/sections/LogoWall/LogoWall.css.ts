import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from, sectionRule, vars } from '../../theme/index.js';

const rule = `${vars.stroke.hairline} solid ${vars.color.line}`;

/** Largest number of cells in a row. */
const columns = createVar();

/** The narrowest cell, on pages where that is narrower than the wall. */
const narrowest = createVar();

/** Like a sheet of labels. Each cell has a rule at its end, and the sheet clips the rules at its edge. */
export const wall = style(
  sectionRule({
    display: 'grid',
    vars: { [columns]: '2', [narrowest]: '8.5rem' },
    gridTemplateColumns: `repeat(auto-fit, minmax(max(min(${narrowest}, 100%), calc(100% / (${columns} + 1) + 1px)), 1fr))`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'clip',
    border: rule,
    '@media': {
      [from.tablet]: { vars: { [narrowest]: '12rem' } },
      print: { breakInside: 'avoid' },
    },
  }),
);

/** The wall's columns from each width up. */
export const columnsFrom = {
  tablet: styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4] }, ([count]) => columnsRule('tablet', count)),
  desktop: styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4], 5: [5], 6: [6] }, ([count]) =>
    columnsRule('desktop', count),
  ),
};

function columnsRule(width: keyof typeof from, count: number | undefined) {
  return sectionRule({ '@media': { [from[width]]: { vars: { [columns]: `${count}` } } } });
}

export const cell = style(
  sectionRule({
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minInlineSize: 0,
    minBlockSize: 'clamp(6rem, 10vw, 9rem)',
    // Extends one pixel under the sheet's border.
    marginBlockEnd: '-1px',
    marginInlineEnd: '-1px',
    padding: vars.space.medium,
    borderBlockEnd: rule,
    borderInlineEnd: rule,
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.0625rem, 0.95rem + 0.5vw, 1.375rem)',
    fontStretch: vars.type.heading.width,
    fontWeight: vars.type.heading.weight,
    lineHeight: 1.2,
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // Phones have two columns. The last of an odd number of cells takes both.
    '@media': { [below.tablet]: { selectors: { '&:nth-child(odd):last-child': { gridColumn: '1 / -1' } } } },
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
