import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { from, motionSafe, sectionsLayer, vars } from '../../theme/index.js';
import { figureWidths } from './figure-width.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

/** What the place in the layout decides about a figure. */
export const cut = {
  /** `font-stretch` of the digits. */
  stretch: createVar(),
  /** The largest font size. */
  limit: createVar(),
  color: createVar(),
  /** Ink of the plate that stands out from under the digits; transparent without one. */
  plate: createVar(),
};

/** How often the figure 0 is set, side by side. */
const width = createVar();

export const figure = style([
  layered({
    gridRow: 1,
    alignSelf: 'baseline',
    margin: 0,
    containerType: 'inline-size',
    fontFamily: vars.font.display,
    fontStretch: cut.stretch,
    fontWeight: vars.type.numeral.weight,
    letterSpacing: vars.type.numeral.tracking,
    fontVariantNumeric: 'lining-nums',
    color: cut.color,
    '@media': {
      // The box that this mode lays behind every line of text would cover the words around figures of this size.
      '(forced-colors: active)': { color: 'CanvasText', forcedColorAdjust: 'none' },
    },
  }),
  layered({
    selectors: Object.fromEntries(
      figureWidths.map((figures) => [`&[data-width="${figures}"]`, { vars: { [width]: `${figures}` } }]),
    ),
  }),
]);

export const stack = style(
  layered({
    display: 'inline-grid',
    isolation: 'isolate',
    // Numbers run from left to right in every script.
    direction: 'ltr',
    // The bearing of the outer digits, so that they stand flush with the rule below.
    marginInline: '-0.02em',
    // As large as the column is wide. `1em / 1ch` is the shape of the figure 0 in the theme's own face; only the angle
    // functions divide one length by another in every browser.
    fontSize: `min(${cut.limit}, 96cqi / ${width} * tan(atan2(1em, 1ch)))`,
    lineHeight: 0.72,
    // Fits on one line by its size; a reader's own letter spacing may break it, rather than push it off the page.
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
);

export const layer = style(layered({ gridArea: '1 / 1', justifySelf: 'start' }));

/** Separators reach below the line. */
export const separated = style(layered({ paddingBlockEnd: '0.1em' }));

/** Invisible, but in the layout and in the accessibility tree. A page that is printed while it counts shows it. */
export const held = style(layered({ opacity: 0, '@media': { print: { opacity: 1 } } }));

/** The moving digits. */
export const counting = style(layered({ '@media': { print: { display: 'none' } } }));

export const inked = style([
  layered({
    position: 'relative',
    display: 'inline-block',
    '::before': {
      // The empty text keeps the copy from being read out.
      content: 'attr(data-plate) / ""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      color: cut.plate,
      translate: `${vars.plate.small} calc(${vars.plate.small} * 0.8)`,
    },
    '@media': {
      [from.desktop]: { '::before': { translate: `${vars.plate.large} calc(${vars.plate.large} * 0.8)` } },
      '(forced-colors: active)': { '::before': { display: 'none' } },
    },
  }),
  layered({ '@media': { screen: { selectors: { '[data-count="counting"] &::before': { translate: '0 0' } } } } }),
  layered(motionSafe({ transition: `translate ${vars.motion.slow} ${vars.motion.easing}` }, '&::before')),
]);

export const unit = style(
  layered({
    display: 'inline-block',
    marginInlineStart: '0.08em',
    fontSize: '0.44em',
    letterSpacing: 0,
    verticalAlign: '0.66em',
  }),
);

export const column = style(layered({ position: 'relative', display: 'inline-block' }));

export const digit = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: '50%',
    // A transform is not a layout shift; centring by layout would be one in every frame (CLS).
    transform: 'translateX(-50%)',
  }),
);
