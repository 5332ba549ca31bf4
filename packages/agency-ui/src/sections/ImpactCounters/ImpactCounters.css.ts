import { style } from '@vanilla-extract/css';
import { below, inPrint, screenOnly, sectionRule, vars } from '../../theme/index.js';
import { cut } from './Figure.css.js';

export const section = style(sectionRule({ isolation: 'isolate' }));

/** The dots at the end must not touch a caption. */
export const dissolving = style([
  sectionRule({
    paddingBlockEnd: 'clamp(12.5rem, 9vw + 9.5rem, 19rem)',
    '@media': { [below.tablet]: { paddingBlockEnd: '9rem' } },
  }),
  inPrint({ paddingBlockEnd: vars.space.section }),
]);

export const fade = style([
  sectionRule({
    position: 'absolute',
    insetInline: 0,
    // Extends one pixel past the edge of the section, to hide a seam from rounding.
    insetBlockEnd: '-1px',
    zIndex: -1,
    // Smaller dots on a smaller page.
    '@media': { [below.tablet]: { blockSize: '9rem', maskSize: 'auto 100%' } },
  }),
  screenOnly,
]);

/** Query container: the layout depends on its width in rem, hence also on the reader's text size. */
export const measure = style(sectionRule({ containerType: 'inline-size' }));

const pairs = '(inline-size >= 17rem)';
const rowsOfTwo = '(inline-size >= 36rem)';

export const head = style([
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    marginBlockEnd: '2rem',
    '@container': { [rowsOfTwo]: { marginBlockEnd: '4.5rem' } },
  }),
  inPrint({ marginBlockEnd: vars.space.medium }),
]);

/** With text at 200 % the swatches would be wider than a phone. */
export const bar = style(sectionRule({ maxInlineSize: '100%' }));

export const numbers = style([
  sectionRule({
    // Lets a later number take the first column of its row.
    gridAutoFlow: 'row dense',
    rowGap: '1.75rem',
    '@container': { [rowsOfTwo]: { rowGap: '4.5rem' } },
  }),
  inPrint({ display: 'flex', flexWrap: 'wrap', gap: '1rem 2rem' }),
]);

/** The same for all numbers, so that the baselines of a row agree. */
export const separated = style(sectionRule({ vars: { [cut.descent]: 'max(1rem, 3cqi)' } }));

const { text, highlight } = vars.color;
const { numeral } = vars.type;
const narrow = { [cut.stretch]: numeral.width, [cut.digitWidth]: numeral.digitWidth };
const wide = { [cut.stretch]: numeral.wideWidth, [cut.digitWidth]: numeral.wideDigitWidth };

/** Rows of two: wide and narrow, then narrow and wide. A last odd number has its own row. */
const place = {
  first: '&:nth-child(4n + 1)',
  second: '&:nth-child(4n + 2)',
  third: '&:nth-child(4n + 3)',
  fourth: '&:nth-child(4n + 4)',
};
const hasFourth = ':not(:nth-last-child(-n + 2))';
const leftOver = '&:nth-child(odd):last-child';

const cutAs = (shape: typeof narrow, limit: string, color: string, plate: string) => ({
  vars: { ...shape, [cut.limit]: limit, [cut.color]: color, [cut.plate]: plate },
});
const at = (gridColumn: string, limit: string) => ({ gridColumn, vars: { [cut.limit]: limit } });

const across = '1 / -1';
const large = 'min(34rem, 37.7vw)';
const medium = 'min(28rem, 31vw)';

export const number = style([
  sectionRule({
    gridColumn: across,
    gridRow: 'span 2',
    display: 'grid',
    // Aligns the rules of a row, regardless of the length of the labels.
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '1.25rem',
    selectors: {
      [place.first]: cutAs(wide, '62vw', text, vars.spot.one),
      [place.second]: cutAs(narrow, '48vw', text, 'transparent'),
      [place.third]: cutAs(wide, '54vw', highlight, vars.spot.two),
      [place.fourth]: cutAs(narrow, '48vw', text, 'transparent'),
    },
    '@container': {
      [pairs]: {
        selectors: {
          // The two narrow numbers of four share a row, above the wide number between them.
          [place.second + hasFourth]: { gridColumn: '1 / 8' },
          [place.fourth]: { gridColumn: '8 / -1' },
        },
      },
      [rowsOfTwo]: {
        rowGap: '1.5rem',
        selectors: {
          [place.first]: at('1 / 9', large),
          [place.second]: at('9 / -1', medium),
          // The same specificity as the rule of `pairs` that it overrides.
          [place.second + hasFourth]: at('9 / -1', medium),
          [place.third]: at('5 / -1', medium),
          [place.fourth]: at('1 / 5', medium),
          [leftOver]: { gridColumn: across },
        },
      },
    },
  }),
  inPrint({
    flex: '1 1 8rem',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    rowGap: vars.space.tiny,
  }),
]);

export const label = style(
  sectionRule({
    gridRow: 2,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    paddingBlockStart: vars.space.medium,
    fontSize: '1.125rem',
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '@container': { [rowsOfTwo]: { fontSize: '1.375rem' } },
  }),
);

/** The caption of a number, on its own line. */
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
