import { globalStyle, style } from '@vanilla-extract/css';
import { from, sectionRule, sectionsLayer, vars } from '../../theme/index.js';

const rule = `2px solid ${vars.color.text}`;
const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

const focusRing = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 } as const;

export const head = style(
  sectionRule({
    paddingBlockStart: 'clamp(1.5rem, 3vw, 2.5rem)',
    paddingBlockEnd: 'clamp(2rem, 4vw, 3.5rem)',
    '@media': { print: { paddingBlock: '0 1rem' } },
  }),
);

export const breadcrumbs = style(
  sectionRule({ marginBlockEnd: 'clamp(1rem, 2.5vw, 2rem)', '@media': { print: { display: 'none' } } }),
);

export const category = style(
  sectionRule({ margin: 0, marginBlockEnd: '0.75rem', fontWeight: vars.weight.strong, color: vars.color.eyebrow }),
);

export const title = style(
  sectionRule({
    maxInlineSize: '13em',
    fontSize: 'clamp(2.5rem, 1.4rem + 4.6vw, 5.5rem)',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

export const facts = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.75rem',
    rowGap: '0.25rem',
    margin: 0,
    marginBlockStart: 'clamp(1.25rem, 2.5vw, 2rem)',
    padding: 0,
    paddingBlockStart: '0.875rem',
    listStyle: 'none',
    borderBlockStart: rule,
    fontVariantNumeric: 'lining-nums',
  }),
);

export const fact = style(
  sectionRule({
    minInlineSize: 0,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    selectors: { '&:first-child': { fontWeight: vars.weight.strong, color: vars.color.text } },
  }),
);

/**
 * Article pictures are 4:3, and no wider than their files, because enlarging would blur or double the halftone dots.
 */
export const picture = style(
  sectionRule({
    position: 'relative',
    maxInlineSize: '60rem',
    aspectRatio: '4 / 3',
    backgroundColor: vars.spot.three,
    boxShadow: `calc(-1 * ${vars.plate.large}) ${vars.plate.large} 0 ${vars.spot.three}`,
    selectors: { '&:dir(rtl)': { boxShadow: `${vars.plate.large} ${vars.plate.large} 0 ${vars.spot.three}` } },
    '@media': { [from.tablet]: { aspectRatio: '3 / 2' }, print: { boxShadow: 'none', aspectRatio: '21 / 9' } },
  }),
);

export const image = style(sectionRule({ borderRadius: vars.radius.card }));

export const columns = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.huge,
    paddingBlock: 'clamp(3rem, 6vw, 5.5rem) clamp(3.5rem, 7vw, 6rem)',
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 3.4fr) minmax(0, 8.6fr)',
        columnGap: 'clamp(3.5rem, 5.5vw, 5rem)',
        alignItems: 'start',
      },
      print: { display: 'block', paddingBlock: '1rem 0' },
    },
  }),
);

export const text = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 'clamp(2.5rem, 5vw, 3.5rem)',
    maxInlineSize: vars.layout.text,
    overflowWrap: 'anywhere',
    '@media': { [from.desktop]: { gridColumn: 2, gridRow: 1 }, print: { display: 'block', maxInlineSize: 'none' } },
  }),
);

export const introduction = style(sectionRule({ textWrap: 'pretty' }));

export const section = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.medium,
    '@media': { print: { display: 'block', marginBlockStart: '1.5rem' } },
  }),
);

// Print has no grid, and therefore no gaps.
globalStyle(`${section} > * + *`, {
  '@layer': { [sectionsLayer]: { '@media': { print: { marginBlockStart: '0.75rem' } } } },
});

export const heading = style(
  sectionRule({
    fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem)',
    textWrap: 'balance',
    '@media': { print: { breakAfter: 'avoid' } },
  }),
);

export const steps = style(sectionRule({ margin: 0, paddingInlineStart: '2.25rem' }));

export const step = style(
  sectionRule({
    paddingBlock: '0.5rem',
    paddingInlineStart: '0.5rem',
    '::marker': { fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums', color: vars.color.eyebrow },
  }),
);

export const quote = style(
  sectionRule({
    margin: 0,
    marginBlockStart: vars.space.small,
    paddingInlineStart: 'clamp(1.25rem, 3vw, 1.75rem)',
    borderInlineStart: `6px solid ${vars.spot.one}`,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const words = style(sectionRule({ margin: 0 }));

export const paragraph = style(
  sectionRule({
    margin: 0,
    fontFamily: vars.font.display,
    fontStretch: vars.type.heading.width,
    fontWeight: vars.type.heading.weight,
    fontSize: 'clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem)',
    lineHeight: 1.2,
    letterSpacing: vars.type.heading.tracking,
    textWrap: 'pretty',
    '::before': { content: 'open-quote' },
    '::after': { content: 'close-quote' },
  }),
);

export const name = style(
  sectionRule({ marginBlockStart: vars.space.small, fontWeight: vars.weight.strong, color: vars.color.textMuted }),
);

export const figure = style(
  sectionRule({
    display: 'grid',
    gap: vars.space.small,
    margin: 0,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const figurePicture = style(sectionRule({ aspectRatio: '4 / 3', backgroundColor: vars.spot.two }));

export const caption = style(sectionRule({ fontSize: vars.type.small.size, color: vars.color.textMuted }));

export const scroller = style(
  sectionRule({
    overflowX: 'auto',
    marginBlock: vars.space.small,
    borderBlock: rule,
    ':focus-visible': focusRing,
    '@media': { print: { overflowX: 'visible' } },
  }),
);

export const table = style(
  sectionRule({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    lineHeight: 1.45,
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAlign: 'start',
    overflowWrap: 'normal',
  }),
);

export const tableCaption = style(
  sectionRule({
    paddingBlock: '0.75rem 0.25rem',
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    color: vars.color.eyebrow,
    textAlign: 'start',
  }),
);

const cellBox = {
  paddingBlock: '0.75rem',
  paddingInlineEnd: '1.25rem',
  minInlineSize: '7.5rem',
  textAlign: 'start',
  verticalAlign: 'top',
  hyphens: 'auto',
} as const;

export const column = style(sectionRule({ ...cellBox, fontWeight: vars.weight.strong, borderBlockEnd: hairline }));

const bodyCell = { ...cellBox, selectors: { 'tr:not(:last-child) > &': { borderBlockEnd: hairline } } };

export const rowHead = style(sectionRule({ ...bodyCell, fontWeight: vars.weight.strong }));

export const cell = style(sectionRule(bodyCell));

export const share = style(
  sectionRule({
    borderBlockStart: rule,
    paddingBlockStart: '1rem',
    '@media': {
      [from.desktop]: {
        gridColumn: 1,
        gridRow: 1,
        position: 'sticky',
        insetBlockStart: `calc(${vars.layout.headerHeightSolid} + 1.5rem)`,
      },
      print: { display: 'none' },
    },
  }),
);

export const shareTitle = style(sectionRule({ marginBlockEnd: '0.5rem' }));

export const shareList = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.5rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [from.desktop]: { display: 'block' } },
  }),
);

export const shareLink = style(
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    fontWeight: vars.weight.strong,
    color: vars.color.link,
    textUnderlineOffset: '0.3em',
    borderRadius: vars.radius.control,
    ':focus-visible': focusRing,
  }),
);
