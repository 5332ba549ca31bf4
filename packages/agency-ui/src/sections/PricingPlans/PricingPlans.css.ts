import { style } from '@vanilla-extract/css';
import { inPrint, motionSafe, screenOnly, sectionRule, sectionsLayer, vars } from '../../theme/index.js';

/** Browsers without `:has()` show the prices of both periods, and no switch. */
const canSwitch = 'selector(:has(*))';

/** Contains the switch and the prices. */
export const switcher = style({});

export const periods = style([
  sectionRule({
    display: 'none',
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    marginBlockEnd: 'clamp(2.25rem, 4vw, 3rem)',
    padding: 0,
    border: `${vars.stroke.hairline} solid ${vars.color.text}`,
    borderRadius: vars.radius.control,
    '@supports': { [canSwitch]: { display: 'inline-flex', flexWrap: 'wrap' } },
  }),
  screenOnly,
]);

export const period = style(
  sectionRule({ position: 'relative', flex: '1 1 auto', minInlineSize: 0, fontWeight: vars.weight.strong }),
);

export const radio = style(
  sectionRule({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    appearance: 'none',
    borderRadius: `calc(${vars.radius.control} - ${vars.stroke.hairline})`,
    cursor: 'pointer',
    ':checked': { backgroundColor: vars.color.text },
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 3 },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:not(:checked):hover': { backgroundColor: `color-mix(in srgb, ${vars.color.text} 10%, transparent)` },
        },
      },
      '(forced-colors: active)': { ':checked': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  }),
);

export const periodName = style([
  sectionRule({
    position: 'relative',
    display: 'block',
    padding: '0.6875rem 1.25rem',
    lineHeight: 1.3,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    selectors: { [`${radio}:checked + &`]: { color: vars.color.surface } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [`${radio}:checked + &`]: { color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `color ${vars.motion.fast} ${vars.motion.easing}` }) } },
]);

/** Each plan's head, price, link and list line up with the same parts of adjacent plans. */
export const plans = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    gap: '2.5rem 1.5rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
]);

export const plan = style([
  sectionRule({
    position: 'relative',
    boxSizing: 'border-box',
    minInlineSize: 0,
    gridRow: 'span 4',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    rowGap: '1.5rem',
    padding: '2.25rem clamp(1.25rem, 2.4vw, 2rem)',
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    ':only-child': { maxInlineSize: '30rem' },
    '@media': {
      // In two columns, the last of an odd number spans the row.
      'screen and (40rem <= width < 56rem)': {
        selectors: { '&:nth-child(odd):last-child:not(:only-child)': { gridColumn: '1 / -1' } },
      },
    },
  }),
  inPrint({ breakInside: 'avoid' }),
]);

export const highlighted = style([
  sectionRule({
    backgroundColor: vars.color.surface,
    // In a dark scheme, the page already has this colour.
    borderColor: vars.color.lineStrong,
    boxShadow: `${vars.plate.large} ${vars.plate.large} 0 ${vars.spot.three}`,
    selectors: {
      '&:dir(rtl)': { boxShadow: `calc(-1 * ${vars.plate.large}) ${vars.plate.large} 0 ${vars.spot.three}` },
    },
  }),
  inPrint({ boxShadow: 'none', borderColor: 'currentColor' }),
]);

export const head = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: vars.space.small,
    overflowWrap: 'anywhere',
  }),
);

/** A tag on the card's edge. */
export const highlight = style(
  sectionRule({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 'clamp(1.25rem, 2.4vw, 2rem)',
    maxInlineSize: 'calc(100% - 2.5rem)',
    translate: '0 -50%',
    padding: '0.25rem 0.75rem',
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    color: vars.color.onAccent,
    backgroundColor: vars.color.accent,
    // Visible in forced colours, and in print.
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    '@media': { print: { borderColor: 'currentColor' } },
  }),
);

export const description = style(sectionRule({ color: vars.color.textMuted, textWrap: 'pretty' }));

export const prices = style(
  sectionRule({
    containerType: 'inline-size',
    paddingBlockStart: '1.25rem',
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);

const hiddenIf = (chosen: number, other: number) => ({
  [`${switcher}:has([data-period="${chosen}"]:checked) &[data-price="${other}"]`]: { display: 'none' },
});

export const price = style(
  sectionRule({
    margin: 0,
    lineHeight: 1.3,
    selectors: { '& + &': { marginBlockStart: vars.space.small } },
    '@media': {
      // Both periods' prices are printed.
      screen: {
        '@supports': {
          [canSwitch]: { selectors: { ...hiddenIf(1, 2), ...hiddenIf(2, 1), '& + &': { marginBlockStart: 0 } } },
        },
      },
    },
  }),
);

const figure = {
  display: 'inline-block',
  fontFamily: vars.font.display,
  fontStretch: vars.type.feature.width,
  fontWeight: vars.type.feature.weight,
  letterSpacing: vars.type.feature.tracking,
  // Keeps the spaces between the words of a price.
  marginInlineEnd: '0.12em',
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
} as const;

export const amount = style(sectionRule({ ...figure, fontSize: 'clamp(1.75rem, 12.5cqi, 2.625rem)' }));

/** As tall as a price. */
export const onRequest = style(sectionRule({ ...figure, fontSize: 'clamp(1.75rem, 12.5cqi, 2.625rem)' }));

/** Text before and after the amount. */
export const words = style(
  sectionRule({ fontWeight: vars.weight.medium, color: vars.color.textMuted, whiteSpace: 'pre-wrap' }),
);

export const priceNote = style(
  sectionRule({
    display: 'block',
    marginBlockStart: vars.space.tiny,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    color: vars.color.positive,
  }),
);

export const action = style(sectionRule({ justifySelf: 'stretch', alignSelf: 'start', overflowWrap: 'anywhere' }));

export const included = style(
  sectionRule({
    display: 'grid',
    alignContent: 'start',
    rowGap: '0.75rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '1.125rem minmax(0, 1fr)',
    columnGap: '0.75rem',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  }),
);

export const tick = style(
  sectionRule({
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    marginBlockStart: '0.15em',
    color: vars.color.positive,
    // Browsers do not force the colours of icons.
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  }),
);

export const note = style(
  sectionRule({ maxInlineSize: vars.layout.text, marginBlockStart: 'clamp(2rem, 4vw, 2.75rem)' }),
);
