import { style } from '@vanilla-extract/css';
import { from, inPrint, type LayerRule, sectionRule, vars } from '../../theme/index.js';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const strongLine = `2px solid ${vars.color.text}`;

/** Container width at which a table with `narrowLayout="stack"` puts each row's name above its values. */
const narrow = '(width < 36rem)';

/** A rule that applies only when the table is stacked. */
const whenStacked = (rule: LayerRule) => ({
  '@container': { [narrow]: { selectors: { '[data-narrow-layout="stack"] &': rule } } },
});

/** Tint of the recommended column. Mixed with the surface, so that it is opaque. */
const tint = `color-mix(in srgb, ${vars.color.accent} 18%, ${vars.color.surface})`;

/** Positioned, so that it also clips the visually hidden text inside. */
export const scroller = style([
  sectionRule({
    position: 'relative',
    containerType: 'inline-size',
    overflowX: 'auto',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 3 },
  }),
  inPrint({ overflow: 'visible' }),
]);

export const after = style(sectionRule({ marginBlockStart: vars.space.huge }));

export const table = style(
  sectionRule({
    inlineSize: '100%',
    // Separate borders move with a sticky cell; collapsed ones don't.
    borderCollapse: 'separate',
    borderSpacing: 0,
    lineHeight: 1.4,
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAlign: 'start',
    // Columns are equally wide if five fit.
    '@container': {
      '(width >= 64rem)': { tableLayout: 'fixed' },
      [narrow]: { selectors: { '&[data-narrow-layout="stack"]': { display: 'block' } } },
    },
  }),
);

/** Replaces the table display of a row group, of a row's name or of the caption when stacked. */
const block = whenStacked({ display: 'block' });

export const caption = style(
  sectionRule({
    ...block,
    paddingBlockEnd: '1rem',
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    color: vars.color.textMuted,
    textAlign: 'start',
  }),
);

/** Stays in view while the table scrolls sideways. */
const pinned = { position: 'sticky', insetInlineStart: 0 } as const;

export const captionText = style([
  sectionRule({ ...pinned, display: 'inline-block' }),
  inPrint({ position: 'static' }),
]);

const cellBox = {
  padding: '0.875rem clamp(0.5rem, 2.5vw, 1rem)',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  hyphens: 'auto',
} as const;

const firstColumn = {
  ...pinned,
  zIndex: 1,
  boxSizing: 'border-box',
  inlineSize: '9rem',
  minInlineSize: '8rem',
  maxInlineSize: '40vw',
  paddingInlineStart: 0,
  backgroundColor: vars.color.surface,
  '@media': {
    // With only two columns of values beside it, it can be wider.
    [from.tablet]: {
      inlineSize: '32%',
      maxInlineSize: 'none',
      selectors: { '&:nth-last-child(3)': { inlineSize: '45%' } },
    },
    // On pages too narrow for a second column beside it, for example with large text, it would cover the other columns.
    '(width < 20rem)': { position: 'static' },
    print: { position: 'static' },
  },
} as const;

export const corner = style(
  sectionRule({
    ...cellBox,
    ...firstColumn,
    borderBlockEnd: strongLine,
    ...whenStacked({ display: 'none' }),
  }),
);

/** Two columns of short text fit beside the first one on a phone. More columns, or longer words, scroll sideways. */
const columnWidth = 'clamp(6rem, 26vw, 8.5rem)';

/**
 * A cell in a stacked row. All columns are equally wide, so that values line up across rows; with large text they go on
 * separate lines. A value wraps only if it is wider than the table.
 */
const stackedBox = {
  flex: '1 1 0',
  minInlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingInline: 0,
} as const;

const highlighted = { '&[data-highlighted]': { backgroundColor: tint } };

export const headRow = style(sectionRule(whenStacked({ display: 'flex', flexWrap: 'wrap', gap: '0 1rem' })));

export const column = style(
  sectionRule({
    ...cellBox,
    ...whenStacked(stackedBox),
    minInlineSize: columnWidth,
    paddingBlockEnd: '1.125rem',
    borderBlockEnd: strongLine,
    selectors: {
      '&[data-highlighted]': { backgroundColor: tint, boxShadow: `inset 0 4px 0 ${vars.color.accent}` },
    },
  }),
);

export const columnName = style(
  sectionRule({
    display: 'block',
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
    fontWeight: vars.type.heading.weight,
    lineHeight: 1.15,
  }),
);

export const columnDetail = style(
  sectionRule({
    display: 'block',
    marginBlockStart: vars.space.hair,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.regular,
    color: vars.color.textMuted,
    selectors: { '[data-highlighted] > &': { color: vars.color.text } },
  }),
);

/** As wide as the table when stacked, because a row group inside a block is only as wide as its text. */
export const rowGroup = style(sectionRule(block));

/** Keeps a group's name with its first row. */
export const groupRow = style([sectionRule(block), inPrint({ breakAfter: 'avoid' })]);

export const group = style(
  sectionRule({
    ...block,
    padding: 0,
    paddingBlock: '2rem 0.625rem',
    fontWeight: vars.weight.strong,
    color: vars.color.eyebrow,
    textAlign: 'start',
    borderBlockEnd: line,
  }),
);

export const groupName = style([sectionRule({ ...pinned, display: 'inline-block' }), inPrint({ position: 'static' })]);

/** When stacked, draws the border in place of its two cells, which would each draw one. */
export const valueRow = style(
  sectionRule(
    whenStacked({
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0.25rem 1rem',
      paddingBlock: '0.875rem',
      borderBlockEnd: line,
    }),
  ),
);

export const row = style(
  sectionRule({
    ...cellBox,
    ...firstColumn,
    fontWeight: vars.weight.medium,
    borderBlockEnd: line,
    ...whenStacked({ position: 'static', flex: '1 0 100%', maxInlineSize: 'none', padding: 0, borderBlockEnd: 0 }),
  }),
);

export const rowName = style(sectionRule({ display: 'block' }));

export const rowDetail = style(
  sectionRule({
    display: 'block',
    // Keeps the text's line breaks.
    whiteSpace: 'pre-line',
    marginBlockStart: '0.125rem',
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.regular,
    color: vars.color.text,
  }),
);

export const cell = style(
  sectionRule({
    ...cellBox,
    minInlineSize: columnWidth,
    borderBlockEnd: line,
    selectors: highlighted,
    ...whenStacked({ ...stackedBox, paddingBlock: 0, borderBlockEnd: 0 }),
  }),
);

/** Wraps only if it is wider than its column. */
export const prominent = style(
  sectionRule({
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.125rem, 1rem + 0.4vw, 1.375rem)',
    fontWeight: vars.type.heading.weight,
    lineHeight: 1.25,
  }),
);

export const value = style(
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    selectors: {
      '&[data-included="true"]': { fontWeight: vars.weight.strong },
      '&[data-included="false"]': { color: vars.color.textMuted },
      '[data-highlighted] > &[data-included="false"]': { color: vars.color.text },
    },
  }),
);

export const icon = style(
  sectionRule({
    flex: 'none',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    selectors: { '[data-included="true"] > &': { color: vars.color.positive } },
    // In forced colours, browsers leave icon colours as they are.
    '@media': {
      '(forced-colors: active)': { selectors: { '[data-included] > &': { color: 'CanvasText' } } },
    },
  }),
);
