import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from, inPrint, type LayerRule, motionSafe, screenOnly, sectionRule, vars } from '../../theme/index.js';
import type { CardShape } from './card-shape.js';

/** Offset between the picture and its plate. */
const shift = createVar();

const corner = `calc(${vars.radius.card} - ${vars.stroke.hairline})`;

const card = style([
  sectionRule({
    vars: { [shift]: '0px' },
    position: 'relative',
    display: 'grid',
    grid: '"picture" auto "text" 1fr / minmax(0, 1fr)',
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    ':focus-within': { vars: { [shift]: '4px' } },
    '@media': { '(hover: hover)': { ':hover': { vars: { [shift]: '4px' } } } },
    selectors: {
      '&[data-agency-tone]': { backgroundColor: vars.color.surface, borderColor: vars.color.lineStrong },
    },
  }),
  inPrint({ grid: '"picture" auto "text" 1fr / minmax(0, 1fr)' }),
]);

const picture = style([
  sectionRule({
    gridArea: 'picture',
    position: 'relative',
    aspectRatio: '4 / 3',
    outline: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    // The plate.
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      backgroundColor: vars.spot.one,
    },
    selectors: {
      'li:nth-child(3n + 2) &::before': { backgroundColor: vars.spot.three },
      'li:nth-child(3n) &::before': { backgroundColor: vars.spot.two },
    },
  }),
  inPrint({ aspectRatio: '16 / 10' }),
]);

const image = style([
  sectionRule({ position: 'absolute', inset: 0 }),
  sectionRule(
    motionSafe({
      translate: `calc(-1 * ${shift}) calc(-1 * ${shift})`,
      transition: `translate ${vars.motion.fast} ${vars.motion.easing}`,
    }),
  ),
  sectionRule(motionSafe({ translate: `${shift} calc(-1 * ${shift})` }, '&:dir(rtl)')),
]);

/** Properties of a shape: the card, the picture's box, and their shared corners. */
interface Layout {
  card: LayerRule;
  picture: LayerRule;
  corners: LayerRule;
}

const upperCorners = { borderStartStartRadius: corner, borderStartEndRadius: corner };

const upright: Layout = { card: {}, picture: {}, corners: upperCorners };

/** Stretches to the height of its row instead of keeping a ratio. */
const filling: Layout = {
  card: { '@media': { [from.desktop]: { gridTemplateRows: 'minmax(22rem, 1fr) auto' } } },
  picture: {
    '@media': {
      [below.tablet]: { aspectRatio: '16 / 10' },
      [below.desktop]: { '@container': { '(inline-size >= 36rem)': { aspectRatio: '16 / 10' } } },
      [from.desktop]: { aspectRatio: 'auto' },
    },
  },
  corners: upperCorners,
};

/** Picture next to the text, from this card width. */
interface Step {
  from: string;
  /** The picture's share of the card. */
  share: string;
  height: string;
}

function beside(side: 'start' | 'end', ...steps: Step[]): Layout {
  const areas = ({ share, height }: Step) =>
    side === 'start'
      ? `"picture text" minmax(${height}, 1fr) / ${share} minmax(0, 1fr)`
      : `"text picture" minmax(${height}, 1fr) / minmax(0, 1fr) ${share}`;
  const corners =
    side === 'start'
      ? { borderStartEndRadius: 0, borderEndStartRadius: corner }
      : { borderStartStartRadius: 0, borderEndEndRadius: corner };
  const fromEach = <Value>(value: (step: Step) => Value) =>
    Object.fromEntries(steps.map((step) => [`(inline-size >= ${step.from})`, value(step)]));
  return {
    card: { '@container': fromEach((step) => ({ grid: areas(step) })) },
    picture: { '@container': fromEach(() => ({ aspectRatio: 'auto' })) },
    corners: { ...upperCorners, '@container': fromEach(() => corners) },
  };
}

const phoneStep = { from: '17rem', share: '31%', height: '12.5rem' };
const narrowSteps = [phoneStep, { from: '26rem', share: '44%', height: '19rem' }];
const wideStep = { from: '36rem', share: '44%', height: '19rem' };

/** On phones a card is a row: a column of tall cards would be two screens longer. */
function rowOnPhones(layout: Layout): Layout {
  const row = beside('start', phoneStep);
  const onPhones = (own: LayerRule, rule: LayerRule): LayerRule => ({
    ...own,
    '@media': { ...own['@media'], [below.tablet]: rule },
  });
  return {
    card: onPhones(layout.card, row.card),
    picture: onPhones(layout.picture, row.picture),
    corners: onPhones(layout.corners, { '@container': row.corners['@container'] ?? {} }),
  };
}

const layouts: Record<CardShape, Layout> = {
  lead: filling,
  pictureStart: beside('start', ...narrowSteps),
  pictureEnd: beside('end', ...narrowSteps),
  third: rowOnPhones(upright),
  lastThird: rowOnPhones(beside('end', wideStep)),
  narrow: upright,
  broad: filling,
  full: beside('end', wideStep, { from: '60rem', share: '58%', height: '26rem' }),
};

export const cards = styleVariants(layouts, (layout) => [card, sectionRule(layout.card)]);
export const pictures = styleVariants(layouts, (layout) => [
  picture,
  sectionRule(layout.picture),
  sectionRule(layout.corners),
]);
export const images = styleVariants(layouts, (layout) => [image, sectionRule(layout.corners)]);

const block = style([
  sectionRule({
    gridArea: 'text',
    display: 'grid',
    grid: '"title" auto "text" 1fr "link" auto / minmax(0, 1fr)',
    rowGap: vars.space.tiny,
    padding: '1.25rem 1.25rem 0.75rem',
    '@container': { '(inline-size >= 22rem)': { padding: '1.5rem 1.75rem 1.25rem' } },
  }),
  inPrint({ grid: '"title" auto "text" auto / minmax(0, 1fr)', padding: '0.75rem' }),
]);

/** The title at the bottom of one column, the rest in another. */
const spread = sectionRule({
  '@container': {
    '(inline-size >= 30rem)': {
      // The column of the title grows for a long word.
      grid: '"title text" auto "title link" auto / minmax(min-content, 1fr) minmax(0, 1fr)',
      columnGap: '2rem',
      alignItems: 'end',
      padding: '2rem 2.25rem 1.75rem',
    },
  },
});

/** The same next to a large picture: the title at the top, the rest at the bottom. */
const apart = sectionRule({
  '@container': {
    '(inline-size >= 60rem)': {
      grid: '"title" 1fr "text" auto "link" auto / minmax(0, 1fr)',
      padding: '2rem 2.25rem 1.75rem',
    },
  },
});

/** Type size of a card. */
export const content = styleVariants({
  plain: [block],
  medium: [block],
  large: [block, spread],
  lead: [block, spread],
  wide: [block, apart],
});

const title = style([
  sectionRule({ gridArea: 'title' }),
  inPrint({ maxInlineSize: 'none', fontSize: vars.type.heading.size }),
]);

/**
 * Hyphenates only English words that are too long for the column; `Heading` does other languages. Browsers without `hyphenate-limit-chars` do not hyphenate.
 */
export const divided = style(
  sectionRule({
    '@supports': {
      '(hyphenate-limit-chars: 14 6 5)': {
        selectors: { '&:lang(en)': { hyphens: 'auto', hyphenateLimitChars: '14 6 5' } },
      },
    },
  }),
);

// In container units, so that the longest word of a title fits its column.
const large = { fontSize: 'clamp(2rem, 8.1cqi, 3.5rem)' };
const largeInColumn = { ...large, maxInlineSize: '56cqi' };
const medium = { fontSize: '2.5rem' };

const sized = (size: LayerRule, width: string, wider: LayerRule) => [
  title,
  sectionRule({ ...size, '@container': { [`(inline-size >= ${width})`]: wider } }),
];

const small = { fontSize: 'min(1.75rem, 13cqi)' };
const smallPoster = { fontSize: 'min(2.75rem, 13cqi)' };

export const titles = styleVariants({
  plain: sized({ fontSize: `min(${vars.type.heading.size}, 13cqi)` }, '36rem', medium),
  medium: sized(small, '26rem', medium),
  large: sized(small, '30rem', largeInColumn),
  lead: sized(smallPoster, '30rem', largeInColumn),
  wide: sized(smallPoster, '36rem', large),
});

export const text = style(sectionRule({ gridArea: 'text' }));

export const link = style([
  sectionRule({
    gridArea: 'link',
    justifySelf: 'start',
    // Extends the link over the picture. The text stays selectable.
    '::after': { content: '', position: 'absolute', inset: 0, gridArea: 'picture' },
  }),
  screenOnly,
]);
