import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { from, inPrint, type LayerRule, sectionRule, vars } from '../../theme/index.js';

/** Approximate height of the text under the number, if they are in one column. */
const wordsHeight = createVar();

export const section = style(
  sectionRule({
    vars: { [wordsHeight]: '10rem' },
    display: 'grid',
    // The halftone takes the rest of the first screen.
    gridTemplateRows: 'auto minmax(clamp(3rem, 8svh, 5rem), 1fr)',
    rowGap: 'clamp(1.5rem, 4svh, 2.5rem)',
    overflow: 'clip',
    isolation: 'isolate',
    // As tall as the screen, including the header.
    minBlockSize: `calc(100svh - ${vars.layout.headerHeightSolid})`,
    paddingBlockStart: 'clamp(1.75rem, 5svh, 4rem)',
  }),
);

export const withWays = style(sectionRule({ vars: { [wordsHeight]: '15rem' } }));

/** The form, below the home link, adds its own height. */
export const withSearch = style(sectionRule({ vars: { [wordsHeight]: '22rem' } }));

export const content = style(
  sectionRule({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 'clamp(2.25rem, 6svh, 3.5rem)',
  }),
);

/** Height of the first screen without the number: header, gaps and the minimum of the halftone. */
const otherHeight = `(${vars.layout.headerHeight} + ${wordsHeight} + 23svh)`;

/** Screen of the third plate: two lattices of dots, each in the gaps of the other. */
const dot = 'radial-gradient(circle, #000 34%, transparent 37%)';

const plate: LayerRule = {
  content: fallbackVar(vars.ornament.misregistration, 'attr(data-plate) / ""'),
  position: 'absolute',
  inset: 0,
  zIndex: -1,
};

export const code = style([
  sectionRule({
    position: 'relative',
    inlineSize: 'fit-content',
    // The font size fits it on one line. With wider letter spacing set by the reader, it wraps instead of overflowing
    // the page.
    overflowWrap: 'anywhere',
    margin: 0,
    marginInlineStart: '-0.02em',
    fontFamily: vars.font.display,
    fontSize: '58cqi',
    fontStretch: vars.type.numeral.wideWidth,
    fontWeight: vars.type.numeral.weight,
    fontVariantNumeric: 'lining-nums',
    letterSpacing: vars.type.numeral.tracking,
    lineHeight: 0.74,
    '::before': { ...plate, color: vars.color.surfaceRaised, translate: '0.06em 0.045em' },
    '::after': {
      ...plate,
      color: vars.spot.one,
      translate: '0.085em 0.065em',
      maskImage: `${dot}, ${dot}`,
      maskSize: '16px 16px',
      maskPosition: '0 0, 8px 8px',
    },
    '@media': {
      // As wide as the content, but short enough to keep the text on the first screen.
      [from.desktop]: { fontSize: `max(12rem, min(58cqi, (100svh - ${otherHeight}) / 0.74))` },
      '(forced-colors: active)': {
        // In forced colours, the backplate of figures this large would cover the text below.
        color: 'CanvasText',
        forcedColorAdjust: 'none',
        '::before': { display: 'none' },
        '::after': { display: 'none' },
      },
    },
  }),
  // In print, anything past the edge of the text area is cut off.
  inPrint({ marginInlineStart: 0 }),
]);

const across = '1 / -1';

export const text = style(sectionRule({ alignItems: 'end', rowGap: '1.25rem' }));

export const heading = style(
  sectionRule({
    gridColumn: across,
    fontSize: 'clamp(2.75rem, 2.2rem + 3.4vw, 5.25rem)',
    '@media': { [from.desktop]: { gridColumn: '1 / 8' } },
  }),
);

export const onwards = style(
  sectionRule({
    gridColumn: across,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1.5rem',
    maxInlineSize: '32em',
    '@media': { [from.desktop]: { gridColumn: '8 / -1' } },
  }),
);

export const search = style(
  sectionRule({
    gridColumn: across,
    '@media': { [from.desktop]: { gridColumn: '8 / -1' }, print: { display: 'none' } },
  }),
);

export const ways = style(
  sectionRule({
    gridColumn: across,
    marginBlockStart: '1.25rem',
    '@media': {
      [from.desktop]: {
        display: 'flex',
        alignItems: 'baseline',
        gap: vars.space.huge,
        borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
      },
    },
  }),
);

export const waysName = style(
  sectionRule({ margin: 0, marginBlockEnd: vars.space.tiny, fontWeight: vars.weight.strong }),
);

export const wayList = style(
  sectionRule({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [from.desktop]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.huge } },
  }),
);

export const way = style(
  sectionRule({
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    '@media': { [from.desktop]: { borderBlockStart: 0 } },
  }),
);

export const wayLink = style(
  sectionRule({ display: 'flex', justifyContent: 'space-between', minBlockSize: '3rem', color: vars.color.text }),
);

export const fade = style(
  sectionRule({ alignSelf: 'end', blockSize: '100%', maxBlockSize: '13rem', maskPosition: '50% 0' }),
);
