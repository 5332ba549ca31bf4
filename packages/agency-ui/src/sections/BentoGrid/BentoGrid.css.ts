import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from, inPrint, motionSafe, screenOnly, sectionRule, vars } from '../../theme/index.js';
import { tileSpans } from './tile-shapes.js';

/** How far the arrow moves on hover and focus. */
const shift = createVar();

const gap = 'clamp(0.75rem, 1.4vw, 1.25rem)';

const padding = '1.375rem';

/** One column on phones, two on tablets, twelve on wide pages. */
export const tiles = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoRows: 'minmax(11rem, auto)' },
      [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gridAutoRows: 'minmax(12.5rem, auto)' },
    },
  }),
  // In print, the layout has two columns, and pages break between rows.
  inPrint({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoRows: 'auto' }),
]);

const tile = [
  sectionRule({
    vars: { [shift]: '0px' },
    position: 'relative',
    containerType: 'inline-size',
    boxSizing: 'border-box',
    minInlineSize: 0,
    overflow: 'clip',
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    ':focus-within': { vars: { [shift]: '6px' } },
    selectors: { '&[data-agency-tone]': { backgroundColor: vars.color.surface } },
    '@media': {
      [from.tablet]: { selectors: { '&[data-whole-row]': { gridColumn: '1 / -1' } } },
      '(hover: hover)': { ':hover': { vars: { [shift]: '6px' } } },
    },
  }),
];

export const places = styleVariants(tileSpans, ([columns, rows]) => [
  ...tile,
  sectionRule({
    '@media': {
      [from.desktop]: {
        gridRow: `span ${rows}`,
        selectors: { '&, &[data-whole-row]': { gridColumn: `span ${columns}` } },
      },
    },
  }),
  inPrint({ gridColumn: 'auto', gridRow: 'auto', breakInside: 'avoid' }),
  inPrint({ gridColumn: '1 / -1' }, '&&&[data-whole-row]'),
]);

/** Wide tiles one row high have their picture beside the text, if there is space for both. */
const isWide = (part: string) => `[data-shape="full"] > ${part}, [data-shape="broad"] > ${part}`;
const roomForTwo = '(inline-size >= 36rem)';

/** Every tile that spans the row on tablets. */
const tabletAlone = `${from.tablet} and ${below.desktop}`;
const isWholeRow = (part: string) => `[data-whole-row] > ${part}`;

export const inside = style([
  sectionRule({
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    blockSize: '100%',
    '@media': { [tabletAlone]: { selectors: { [isWholeRow('&')]: { flexDirection: 'row' } } } },
    '@container': { [roomForTwo]: { selectors: { [isWide('&')]: { flexDirection: 'row' } } } },
  }),
  inPrint({ flexDirection: 'column' }),
]);

export const picture = style([
  sectionRule({
    position: 'relative',
    flex: '1 0 auto',
    aspectRatio: '3 / 2',
    '@media': {
      // The picture takes the space that the text leaves, and does not enlarge the tile.
      [from.tablet]: { flex: '1 1 9.5rem', aspectRatio: 'auto', minBlockSize: '9.5rem' },
      [tabletAlone]: { selectors: { [isWholeRow(`${inside} > &`)]: { flex: '0 0 55%', minBlockSize: '18rem' } } },
    },
    '@container': { [roomForTwo]: { selectors: { [isWide(`${inside} > &`)]: { flex: '0 0 50%' } } } },
  }),
  inPrint({ flex: 'none', aspectRatio: '3 / 2', minBlockSize: 0 }),
]);

export const image = style(sectionRule({ position: 'absolute', inset: 0 }));

export const words = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // At the end of the tile, in line with the text below a picture.
    alignContent: 'end',
    gap: vars.space.hair,
    boxSizing: 'border-box',
    minInlineSize: 0,
    padding,
    overflowWrap: 'anywhere',
    selectors: {
      // Without a picture, the text fills the tile.
      '&:only-child': { flex: '1 1 auto' },
      // Space for the arrow.
      '&:has(a)': { paddingInlineEnd: '3.5rem' },
    },
    '@media': { [tabletAlone]: { selectors: { [isWholeRow(`${inside} > &`)]: { flex: '1 1 0' } } } },
    '@container': { [roomForTwo]: { selectors: { [isWide(`${inside} > &`)]: { flex: '1 1 0' } } } },
  }),
  inPrint({ padding: '1rem' }),
]);

export const title = style(sectionRule({ maxInlineSize: '22em', overflowWrap: 'anywhere', textWrap: 'balance' }));

export const figure = style(
  sectionRule({
    display: 'block',
    marginBlockEnd: '0.125em',
    fontSize: 'clamp(3.25rem, 21cqi, 5.5rem)',
    fontStretch: vars.type.numeral.width,
    fontWeight: vars.type.numeral.weight,
    letterSpacing: '-0.02em',
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
  }),
);

/** A title that continues a figure. */
export const continuation = style(
  sectionRule({
    display: 'block',
    fontFamily: vars.font.text,
    fontSize: vars.type.lead.size,
    fontStretch: 'normal',
    fontWeight: vars.weight.medium,
    letterSpacing: 0,
    lineHeight: 1.35,
  }),
);

export const link = style(
  sectionRule({
    color: 'inherit',
    textDecoration: 'none',
    // Extends the link over the tile.
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
        // The tile clips whatever is outside it.
        outlineOffset: `calc(-1 * ${vars.stroke.focus} - 2px)`,
        borderRadius: vars.radius.card,
      },
    },
    '@media': {
      '(hover: hover)': {
        ':hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.18em' },
      },
    },
  }),
);

export const text = style(sectionRule({ maxInlineSize: '36em', textWrap: 'pretty' }));

/** In the corner of the tile, in line with those of adjacent tiles. */
export const arrow = style([
  sectionRule({
    position: 'absolute',
    insetInlineEnd: padding,
    insetBlockEnd: padding,
    fontSize: '1.375rem',
    color: vars.color.link,
  }),
  sectionRule(
    motionSafe({ translate: `${shift} 0`, transition: `translate ${vars.motion.fast} ${vars.motion.easing}` }),
  ),
  sectionRule(motionSafe({ translate: `calc(-1 * ${shift}) 0` }, '&:dir(rtl)')),
  screenOnly,
]);
