import { style } from '@vanilla-extract/css';
import { inPrint, sectionRule, vars } from '../../theme/index.js';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const groups = style(
  sectionRule({
    // The last group's margin is not needed.
    marginBlockEnd: 'calc(-1 * clamp(2.5rem, 5vw, 4rem))',
  }),
);

/**
 * Up to two columns of equal height: of groups, or of items if there is only one group. Unlike a grid, columns leave no
 * gaps between groups of different lengths.
 */
export const columns = style(
  sectionRule({
    columns: '2 24rem',
    columnGap: 'clamp(2.5rem, 6vw, 6rem)',
  }),
);

/** Positioned, so that it contains the visually hidden meanings of the marks. */
export const group = style([
  sectionRule({
    position: 'relative',
    paddingBlockEnd: 'clamp(2.5rem, 5vw, 4rem)',
    selectors: { [`${columns} > &`]: { breakInside: 'avoid' } },
  }),
  // A long group may continue on the next page.
  inPrint({ breakInside: 'auto' }, `${columns} > &&&`),
]);

export const name = style([sectionRule({ marginBlockEnd: '0.75rem' }), inPrint({ breakAfter: 'avoid' })]);

export const description = style([
  sectionRule({ maxInlineSize: vars.layout.text, marginBlockEnd: '1rem', textWrap: 'pretty' }),
  inPrint({ breakAfter: 'avoid' }),
]);

export const items = style(
  sectionRule({
    margin: 0,
    padding: 0,
    borderBlockStart: `2px solid ${vars.color.text}`,
    listStyle: 'none',
  }),
);

/** Name and price share a baseline. A long price takes up to half of the line. */
export const item = style(
  sectionRule({
    breakInside: 'avoid',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 'clamp(1rem, 4vw, 2rem)',
    alignItems: 'baseline',
    paddingBlock: '0.9375rem',
    borderBlockEnd: line,
    overflowWrap: 'anywhere',
  }),
);

export const itemName = style(
  sectionRule({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.type.subheading.size,
    fontStretch: vars.type.subheading.width,
    fontWeight: vars.type.subheading.weight,
    letterSpacing: vars.type.subheading.tracking,
    lineHeight: 1.35,
    textWrap: 'pretty',
  }),
);

export const price = style(
  sectionRule({
    margin: 0,
    lineHeight: 1.35,
    textAlign: 'end',
  }),
);

/** The unit is beside the description. */
export const priceWithUnit = style(sectionRule({ gridColumn: 2, gridRow: '1 / span 2' }));

/** Never breaks between two digits, so it widens its column if necessary. */
export const amount = style(
  sectionRule({
    fontFamily: vars.font.display,
    fontSize: vars.type.subheading.size,
    fontStretch: vars.type.subheading.width,
    fontWeight: vars.type.subheading.weight,
    fontVariantNumeric: 'lining-nums tabular-nums',
    overflowWrap: 'normal',
  }),
);

/** Text around the amount or in place of it. */
export const words = style(sectionRule({ fontWeight: vars.weight.medium, color: vars.color.textMuted }));

export const unit = style(
  sectionRule({
    display: 'block',
    fontSize: vars.type.small.size,
    color: vars.color.textMuted,
  }),
);

export const itemText = style(
  sectionRule({
    gridColumn: '1 / -1',
    selectors: { [`${priceWithUnit} + &`]: { gridColumn: 1 } },
    maxInlineSize: '34rem',
    margin: 0,
    marginBlockStart: '0.125rem',
    lineHeight: vars.type.body.leading,
    color: vars.color.textMuted,
    textWrap: 'pretty',
  }),
);

export const mark = style(
  sectionRule({
    display: 'inline-block',
    boxSizing: 'border-box',
    minInlineSize: '1.5rem',
    maxInlineSize: '100%',
    paddingInline: '0.3125rem',
    fontSize: '0.8125rem',
    fontWeight: vars.weight.strong,
    lineHeight: '1.375rem',
    textAlign: 'center',
    color: vars.color.text,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
  }),
);

/** Between the items and the legend or note. */
const afterItems = 'clamp(2rem, 4vw, 2.75rem)';

export const legend = style([
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem 1.5rem',
    margin: 0,
    marginBlockStart: afterItems,
    fontSize: vars.type.small.size,
  }),
  inPrint({ breakInside: 'avoid' }),
]);

export const legendEntry = style(
  sectionRule({ display: 'flex', gap: '0.5rem', alignItems: 'baseline', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const meaning = style(sectionRule({ minInlineSize: 0, margin: 0 }));

export const note = style(
  sectionRule({
    maxInlineSize: vars.layout.text,
    marginBlockStart: '1.25rem',
    selectors: { [`${groups} + &`]: { marginBlockStart: afterItems } },
  }),
);
