import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from, inPrint, type LayerRule, motionSafe, screenOnly, sectionRule, vars } from '../../theme/index.js';
import { type CardShape, narrowRowPicture } from './picture-sizes.js';

/** Offset between the picture and its plate. */
const shift = createVar();

/** Width of a row's picture beside wide text. */
export const rowPicture = createVar();

const card = style(
  sectionRule({
    vars: { [shift]: '0px' },
    position: 'relative',
    display: 'grid',
    grid: '"picture" auto "title" auto "text" auto "link" 1fr / minmax(0, 1fr)',
    columnGap: '1rem',
    ':focus-within': { vars: { [shift]: '4px' } },
    '@media': { '(hover: hover)': { ':hover': { vars: { [shift]: '4px' } } } },
  }),
);

const picture = style(
  sectionRule({
    gridArea: 'picture',
    position: 'relative',
    aspectRatio: '4 / 3',
    borderRadius: vars.radius.card,
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
);

export const image = style([
  sectionRule({ position: 'absolute', inset: 0, borderRadius: 'inherit' }),
  sectionRule(
    motionSafe({
      translate: `calc(-1 * ${shift}) calc(-1 * ${shift})`,
      transition: `translate ${vars.motion.fast} ${vars.motion.easing}`,
    }),
  ),
  sectionRule(motionSafe({ translate: `${shift} calc(-1 * ${shift})` }, '&:dir(rtl)')),
]);

/**
 * From the first of these widths up, the picture is beside the text; from the second up, the link is beside the title.
 */
const narrow = '(inline-size >= 17rem)';
const wide = '(inline-size >= 30rem)';

const narrowRow = {
  grid: `"picture title" auto "picture text" auto "picture link" 1fr / ${narrowRowPicture} minmax(0, 1fr)`,
};
const beside = (share: string) => ({
  grid: `"picture title" 1fr "picture text" auto "picture link" auto / ${share} minmax(0, 1fr)`,
  columnGap: '1.75rem',
});

const cardRules: Record<CardShape, LayerRule> = {
  single: { '@container': { '(inline-size >= 36rem)': beside('58%') } },
  lead: {
    '@media': {
      [below.desktop]: { '@container': { '(inline-size >= 36rem)': beside('50%') } },
      [from.desktop]: {
        grid: '"picture picture" minmax(14rem, 1fr) "title link" auto "text text" auto / minmax(0, 1fr) auto',
      },
    },
  },
  row: {
    '@container': {
      [narrow]: narrowRow,
      [wide]: {
        grid: `"picture title link" auto "picture text text" 1fr / ${rowPicture} minmax(0, 1fr) auto`,
        columnGap: '1.25rem',
      },
    },
  },
};

const pictureRules: Record<CardShape, LayerRule> = {
  single: {},
  lead: {
    '@media': {
      [below.tablet]: { aspectRatio: '20 / 9' },
      [from.desktop]: { aspectRatio: 'auto' },
    },
  },
  // Narrow text is taller than a landscape picture, so the picture beside it is square.
  row: { '@container': { [narrow]: { alignSelf: 'start', aspectRatio: '1' }, [wide]: { aspectRatio: '4 / 3' } } },
};

export const cards = styleVariants(cardRules, (rule) => [
  card,
  sectionRule(rule),
  inPrint({ ...narrowRow, columnGap: vars.space.medium }),
]);

export const pictures = styleVariants(pictureRules, (rule) => [
  picture,
  sectionRule(rule),
  inPrint({ aspectRatio: '4 / 3', alignSelf: 'start' }),
]);

const title = style([
  sectionRule({ gridArea: 'title', alignSelf: 'baseline' }),
  inPrint({ marginBlockStart: 0, fontSize: vars.type.heading.size }),
]);

const large: LayerRule = {
  marginBlockStart: '1rem',
  fontSize: `min(${vars.type.heading.size}, 13cqi)`,
};

/** Beside the picture. */
const atBottom: LayerRule = { marginBlockStart: 0, alignSelf: 'end' };

/** In container units, so that the longest word of a title fits its column. */
export const titles = styleVariants({
  single: [title, sectionRule({ ...large, '@container': { '(inline-size >= 36rem)': atBottom } })],
  lead: [
    title,
    sectionRule({
      ...large,
      '@media': {
        [below.desktop]: { '@container': { '(inline-size >= 36rem)': atBottom } },
      },
    }),
  ],
  row: [
    title,
    sectionRule({
      marginBlockStart: '0.75rem',
      fontSize: `calc(${vars.type.heading.size} * 0.78)`,
      '@container': { [narrow]: { marginBlockStart: 0 } },
    }),
  ],
});

/**
 * Hyphenates only English words that are too long for the column; `Heading` handles other languages. Browsers without
 * `hyphenate-limit-chars` do not hyphenate.
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

export const text = style(
  sectionRule({
    gridArea: 'text',
    alignSelf: 'start',
    marginBlockStart: vars.space.hair,
    lineHeight: 1.45,
    textWrap: 'pretty',
  }),
);

/** On its own line, in the text colour. */
export const price = style(
  sectionRule({
    display: 'block',
    marginBlockStart: vars.space.hair,
    fontWeight: vars.weight.medium,
    color: vars.color.text,
    textWrap: 'balance',
  }),
);

const link = style([
  sectionRule({
    gridArea: 'link',
    justifySelf: 'start',
    alignSelf: 'start',
    // Extends the link over the picture. The text stays selectable.
    '::after': { content: '', position: 'absolute', inset: 0, gridArea: 'picture' },
  }),
  screenOnly,
]);

/** On the title's line. The target is taller than the line but must not move it. */
const onTitleLine: LayerRule = { alignSelf: 'baseline', marginBlock: '-0.625rem' };

export const links = styleVariants({
  single: [link],
  lead: [link, sectionRule({ '@media': { [from.desktop]: onTitleLine } })],
  row: [link, sectionRule({ '@container': { [narrow]: { marginBlock: '-0.375rem' }, [wide]: onTitleLine } })],
});
