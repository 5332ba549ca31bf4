import { style, styleVariants } from '@vanilla-extract/css';
import { inPrint, type LayerRule, screenOnly, sectionRule, vars } from '../../theme/index.js';
import { cut } from './Figure.css.js';

export const section = style([
  sectionRule({ isolation: 'isolate', paddingBlock: 'clamp(2.75rem, 5vw, 4rem)' }),
  inPrint({ paddingBlock: vars.space.section }),
]);

const fadeHeight = '6.5rem';

/** The dots at the end must not touch a caption. */
export const dissolving = style([
  sectionRule({ paddingBlockEnd: `calc(${fadeHeight} + 0.5rem)` }),
  inPrint({ paddingBlockEnd: vars.space.section }),
]);

export const fade = style([
  sectionRule({
    position: 'absolute',
    insetInline: 0,
    // Extends one pixel past the section's edge, to hide a seam from rounding.
    insetBlockEnd: '-1px',
    zIndex: -1,
    // Half-size dots.
    blockSize: fadeHeight,
    maskSize: 'auto 100%',
  }),
  screenOnly,
]);

/** Query container, because the layout depends on its width in rem, and therefore also on the reader's text size. */
export const measure = style(sectionRule({ containerType: 'inline-size' }));

const pairs = '(inline-size >= 17rem)';
const rows = '(inline-size >= 36rem)';
const wide = '(inline-size >= 60rem)';

export const head = style([
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space.tiny} ${vars.space.large}`,
    marginBlockEnd: '1.5rem',
    '@container': { [rows]: { marginBlockEnd: '2rem' } },
  }),
  inPrint({ marginBlockEnd: vars.space.medium }),
]);

/** Long words break instead of widening the page. */
export const heading = style(sectionRule({ minInlineSize: 0 }));

export const note = style(
  sectionRule({
    margin: 0,
    minInlineSize: 0,
    fontSize: vars.type.small.size,
    lineHeight: 1.4,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const numbers = style([
  sectionRule({
    vars: { [cut.limit]: '5rem' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '1.5rem',
    '@container': { [pairs]: columns(2), [rows]: { rowGap: '2.5rem' } },
  }),
  inPrint({ display: 'flex', flexWrap: 'wrap', gap: '1rem 2rem' }),
]);

/** One row with as many columns as there are numbers. */
const oneRow = { gridTemplate: 'auto auto / none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' };
const limit = (size: string) => ({ vars: { [cut.limit]: size } });

const queried = (rule: LayerRule['@container']) => [numbers, sectionRule({ '@container': rule ?? {} })];

/** Up to four numbers, five or six, and more than six. */
export const lists = styleVariants({
  row: queried({ [rows]: oneRow, [wide]: limit('9rem') }),
  longRow: queried({ [rows]: columns(3), [wide]: { ...oneRow, ...limit('6rem') } }),
  fours: queried({ [rows]: columns(4), [wide]: limit('9rem') }),
});

/** The same for all numbers, so that baselines in a row align. */
export const separated = style(sectionRule({ vars: { [cut.descent]: '1rem' } }));

const { text, highlight } = vars.color;
const { numeral } = vars.type;
const narrowCut = { [cut.stretch]: numeral.width, [cut.digitWidth]: numeral.digitWidth };
const wideCut = { [cut.stretch]: numeral.wideWidth, [cut.digitWidth]: numeral.wideDigitWidth };

const number = style([
  sectionRule({
    vars: { [cut.color]: text },
    gridRow: 'span 2',
    display: 'grid',
    // Aligns the rules in a row, however long the labels are.
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '0.875rem',
    selectors: {
      '&:nth-child(4n + 3)': { vars: { [cut.color]: highlight } },
    },
    '@container': { [rows]: { rowGap: '1.25rem' } },
  }),
  inPrint({
    flex: '1 1 8rem',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    rowGap: vars.space.tiny,
  }),
]);

/** All numbers use the same digit width, because wide and narrow digits side by side look like two sizes. */
export const items = styleVariants({ wide: wideCut, narrow: narrowCut }, (digits) => [
  number,
  sectionRule({ vars: digits }),
]);

export const label = style(
  sectionRule({
    gridRow: 2,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    paddingBlockStart: vars.space.small,
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '@container': { [wide]: { fontSize: '1.1875rem' } },
  }),
);

/** A number's caption, on its own line. */
export const caption = style(
  sectionRule({
    display: 'block',
    marginBlockStart: vars.space.hair,
    fontSize: vars.type.body.size,
    fontWeight: vars.weight.regular,
    lineHeight: 1.4,
    color: vars.color.textMuted,
  }),
);
