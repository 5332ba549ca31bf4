import { style } from '@vanilla-extract/css';
import { breakpoints, from, inPrint, sectionRule, vars } from '../../theme/index.js';

const { content, gutter } = vars.layout;

const tabletOnly = `(${breakpoints.tablet} <= width < ${breakpoints.desktop})`;

export const section = style(sectionRule({ overflow: 'clip', paddingBlockEnd: '1rem' }));

/** The page's twelve columns and its two edges, without gaps. */
export const card = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '3rem',
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: `minmax(${gutter}, 1fr) repeat(12, minmax(0, calc(${content} / 12))) minmax(${gutter}, 1fr)`,
        gridTemplateRows: 'auto 1fr',
        rowGap: '2rem',
      },
    },
  }),
);

const row = (...names: string[]) => `"${names.join(' ')}"`;
const times = (count: number, name: string) => Array.from({ length: count }, () => name);

export const first = style(
  sectionRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"picture" "text"',
    '@media': {
      [from.desktop]: {
        gridColumn: '1 / -1',
        gridRow: '1 / 3',
        gridTemplateColumns: 'subgrid',
        gridTemplateRows: 'subgrid',
        // Not in a grid area of its own, because the text overlaps it.
        gridTemplateAreas: [1, 2].map(() => row(...times(8, 'picture'), ...times(6, '.'))).join(' '),
      },
    },
  }),
);

export const firstPicture = style(
  sectionRule({
    gridArea: 'picture',
    position: 'relative',
    blockSize: '20rem',
    '@media': {
      [tabletOnly]: { blockSize: '30rem' },
      // The card overlaps its lower edge.
      [from.desktop]: { blockSize: 'auto', minBlockSize: '43.5rem', marginBlockEnd: '4rem' },
    },
  }),
);

export const image = style(sectionRule({ position: 'absolute', inset: 0 }));

/** A solid plate under the card, towards the page's near edge. */
const plate = (size: string, sign: 1 | -1 = -1) => `calc(${sign} * ${size}) ${size} 0 ${vars.spot.three}`;

/** Not positioned, because the link inside must cover the picture relative to the whole article. */
export const firstText = style([
  sectionRule({
    gridArea: 'text',
    zIndex: 1,
    margin: `-3.5rem ${gutter} 0`,
    padding: '1.5rem',
    fontFamily: vars.font.text,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    borderRadius: vars.radius.card,
    boxShadow: plate(vars.plate.small),
    selectors: { '[dir="rtl"] &': { boxShadow: plate(vars.plate.small, 1) } },
    '@media': {
      [from.tablet]: {
        padding: '2.5rem clamp(2rem, 3.4vw, 3rem)',
        boxShadow: plate(vars.plate.large),
        selectors: { '[dir="rtl"] &': { boxShadow: plate(vars.plate.large, 1) } },
      },
      [tabletOnly]: { marginBlockStart: '-6rem', marginInlineStart: '28%' },
      [from.desktop]: { gridColumn: '8 / 14', gridRow: '2', alignSelf: 'end', margin: 0 },
    },
  }),
  inPrint({ margin: 0, padding: '1rem 0' }),
]);

export const firstTitle = style(
  sectionRule({
    marginBlock: '1rem',
    fontSize: 'clamp(2rem, 3.2vw, 2.875rem)',
    fontStretch: vars.type.heading.width,
    lineHeight: 1.04,
  }),
);

export const firstExcerpt = style(sectionRule({ marginBlockEnd: '1.25rem', fontSize: '1.125rem' }));

export const firstFooter = style(sectionRule({ marginBlockStart: '0.75rem' }));

export const second = style(
  sectionRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"picture" "text"',
    marginInline: gutter,
    fontFamily: vars.font.text,
    color: vars.color.text,
    '@media': {
      [tabletOnly]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateAreas: '"picture text"',
        columnGap: vars.space.large,
        alignItems: 'center',
      },
      [from.desktop]: { gridColumn: '9 / 14', gridRow: '1', alignSelf: 'start', margin: 0, marginInlineStart: '2rem' },
    },
  }),
);

export const secondPicture = style(
  sectionRule({ gridArea: 'picture', position: 'relative', aspectRatio: '2 / 1', marginBlockEnd: '1rem' }),
);

export const secondText = style(sectionRule({ gridArea: 'text', minInlineSize: 0 }));

export const secondTitle = style(
  sectionRule({ marginBlock: '0.5rem 0.75rem', fontSize: '1.625rem', lineHeight: 1.12 }),
);

export const others = style(sectionRule({ marginBlockStart: vars.space.giant }));
