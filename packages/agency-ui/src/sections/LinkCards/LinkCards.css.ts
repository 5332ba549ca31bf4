import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from, motionSafe, sectionRule, vars } from '../../theme/index.js';

const across = '1 / -1';

/** Offset between a picture and its plate, and how far the arrow moves on hover. */
const shift = createVar();

const row = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const cards = styleVariants({
  pictures: [sectionRule({ '@media': { [from.desktop]: { columnGap: '2rem', rowGap: '3.5rem' } } })],
  index: [sectionRule({ borderBlockStart: `2px solid ${vars.color.text}` })],
});

const card = sectionRule({
  vars: { [shift]: '0px' },
  position: 'relative',
  gridColumn: across,
  display: 'grid',
  alignContent: 'start',
  ':focus-within': { vars: { [shift]: '6px' } },
  '@media': { '(hover: hover)': { ':hover': { vars: { [shift]: '6px' } } } },
});

/** A small picture next to its text. */
const list = sectionRule({
  '@media': {
    [below.desktop]: {
      gridTemplate: '"plate title" auto "plate text" auto / min(6.5rem, 32vw) minmax(0, 1fr)',
      columnGap: 'min(1.25rem, 6vw)',
      paddingBlock: '1.25rem',
      borderBlockStart: row,
    },
    [`${from.tablet} and ${below.desktop}`]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: '2rem' },
  },
});

const columns = (span: string) => [card, list, sectionRule({ '@media': { [from.desktop]: { gridColumn: span } } })];

export const places = styleVariants({
  third: columns('span 4'),
  broad: columns('span 7'),
  narrow: columns('span 5'),
  full: [
    ...columns(across),
    sectionRule({
      '@media': {
        [from.desktop]: {
          gridTemplate: '"plate title" 1fr "plate text" 1fr / minmax(0, 7fr) minmax(0, 5fr)',
          columnGap: '3rem',
        },
      },
    }),
  ],
  line: [
    card,
    sectionRule({
      paddingBlock: '1.25rem',
      borderBlockEnd: row,
      rowGap: vars.space.hair,
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
          columnGap: '2rem',
          alignItems: 'center',
          paddingBlock: '1.625rem',
          paddingInlineEnd: '3.5rem',
        },
      },
    }),
  ],
});

export const plate = style(
  sectionRule({
    position: 'relative',
    gridArea: 'plate',
    aspectRatio: '4 / 3',
    alignSelf: 'start',
    borderRadius: vars.radius.card,
    backgroundColor: vars.spot.three,
    selectors: {
      'li:nth-child(3n + 2) > &': { backgroundColor: vars.spot.one },
      'li:nth-child(3n) > &': { backgroundColor: vars.spot.two },
    },
    '@media': {
      [from.desktop]: {
        gridArea: 'auto',
        selectors: {
          '[data-shape="broad"] > &, [data-shape="narrow"] > &': { aspectRatio: 'auto', blockSize: '22rem' },
          '[data-shape="full"] > &': { gridArea: 'plate', aspectRatio: '16 / 9' },
        },
      },
    },
  }),
);

export const picture = style([
  sectionRule({ position: 'absolute', inset: 0, borderRadius: vars.radius.card }),
  sectionRule(
    motionSafe({
      translate: `calc(-1 * ${shift}) calc(-1 * ${shift})`,
      transition: `translate ${vars.motion.fast} ${vars.motion.easing}`,
    }),
  ),
]);

export const title = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    minInlineSize: 0,
    '@media': { [from.desktop]: { paddingBlockStart: '1.25rem' }, [below.desktop]: { alignSelf: 'end' } },
    selectors: {
      '[data-variant="index"] &': { paddingBlockStart: 0 },
      '[data-shape="full"] > &': { alignSelf: 'end' },
    },
  }),
);

export const link = style(
  sectionRule({
    minInlineSize: 0,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    // Extends the link over the card.
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
        outlineOffset: 6,
        borderRadius: vars.radius.control,
      },
    },
    '@media': {
      '(hover: hover)': {
        ':hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.18em' },
      },
    },
  }),
);

export const arrow = style([
  sectionRule({
    fontSize: '1.375rem',
    color: vars.color.link,
    '@media': {
      [from.desktop]: {
        selectors: {
          '[data-variant="index"] &': {
            position: 'absolute',
            insetInlineEnd: '0.5rem',
            insetBlockStart: 'calc(50% - 0.625em)',
          },
        },
      },
    },
  }),
  sectionRule(
    motionSafe({ translate: `${shift} 0`, transition: `translate ${vars.motion.fast} ${vars.motion.easing}` }),
  ),
  sectionRule(motionSafe({ translate: `calc(-1 * ${shift}) 0` }, '&:dir(rtl)')),
]);

export const text = style(sectionRule({ overflowWrap: 'anywhere' }));
