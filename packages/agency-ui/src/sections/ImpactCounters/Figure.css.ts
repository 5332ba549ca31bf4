import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { inPrint, sectionRule, vars } from '../../theme/index.js';
import { figureWidths } from './figure-width.js';
import { fitProperty } from './useFittedNumber.js';

/** Set for each figure, depending on its position in the layout. */
export const cut = {
  /** `font-stretch` of the digits. */
  stretch: createVar(),
  /** Width of the digit 0 at that stretch, in em without the unit. */
  digitWidth: createVar(),
  /** The largest font size. */
  limit: createVar(),
  /** Room below the baseline for the commas in large numbers. */
  descent: createVar(),
  color: createVar(),
};

/** Width of the number, as a multiple of the digit 0. */
const width = createVar();

export const figure = style([
  sectionRule({
    gridRow: 1,
    // Lines of 0.72em end at the baseline. In a subgrid of size containers, baseline alignment makes Firefox and WebKit
    // add up to 740 px to the rows.
    alignSelf: 'end',
    paddingBlockEnd: fallbackVar(cut.descent, '0'),
    margin: 0,
    containerType: 'inline-size',
    fontFamily: vars.font.display,
    fontStretch: cut.stretch,
    fontWeight: vars.type.numeral.weight,
    letterSpacing: vars.type.numeral.tracking,
    fontVariantNumeric: 'lining-nums',
    color: cut.color,
    '@media': {
      // Forced colours draw a backplate behind each line of text. At this size it would cover the surrounding text.
      '(forced-colors: active)': { color: 'CanvasText', forcedColorAdjust: 'none' },
    },
  }),
  sectionRule({
    selectors: Object.fromEntries(
      figureWidths.map((figures) => [`&[data-width="${figures}"]`, { vars: { [width]: `${figures}` } }]),
    ),
  }),
  inPrint({ fontSize: '3rem', alignSelf: 'start', inlineSize: '100%' }),
]);

export const stack = style([
  sectionRule({
    display: 'inline-grid',
    isolation: 'isolate',
    // Numbers run from left to right in every script.
    direction: 'ltr',
    // Cancels the side bearings of the outer digits, to align them with the rule below.
    marginInline: '-0.02em',
    // As large as the column's width allows. The width of the digit 0 is a token, because CSS cannot divide 1em by 1ch
    // in every browser: WebKit computes `tan(atan2(1em, 1ch))` as 0.
    fontSize: `min(${cut.limit}, 96cqi / (${width} * ${cut.digitWidth} * var(${fitProperty}, 1)))`,
    lineHeight: 0.72,
    // The font size fits it on one line. Before hydration, a number in a wider typeface wraps instead of overflowing
    // the page.
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
  inPrint({ fontSize: '3rem' }),
]);

export const layer = style(sectionRule({ gridArea: '1 / 1', justifySelf: 'start' }));

/** Invisible, but part of the layout and of the accessibility tree. A page printed during a count shows it. */
export const held = style(sectionRule({ opacity: 0, '@media': { print: { opacity: 1 } } }));

/** The moving digits. */
export const counting = style(
  sectionRule({
    // Aligned to the edge that the number shares with its label.
    selectors: { '&:dir(rtl)': { justifySelf: 'end' } },
    '@media': { print: { display: 'none' } },
  }),
);

export const unit = style(
  sectionRule({
    display: 'inline-block',
    marginInlineStart: '0.08em',
    fontSize: '0.44em',
    letterSpacing: 0,
    verticalAlign: '0.66em',
  }),
);

export const column = style(sectionRule({ position: 'relative', display: 'inline-block' }));

export const digit = style(
  sectionRule({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: '50%',
    // A transform causes no layout shift; centring by layout would cause one in every frame (CLS).
    transform: 'translateX(-50%)',
    selectors: {
      // The first digit starts where the whole number starts.
      [`${column}:first-child &`]: { insetInlineStart: 0, transform: 'none' },
    },
  }),
);
