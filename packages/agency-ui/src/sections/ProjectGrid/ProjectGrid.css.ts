import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from, type LayerRule, motionSafe, sectionRule, vars } from '../../theme/index.js';

/** Offset of the plate under the picture, its colour, and the visibility of the link. */
const plate = createVar();
const ink = createVar();
const seen = createVar();

const attended = { vars: { [plate]: vars.plate.large, [seen]: '1' } };

export const empty = style(
  sectionRule({ paddingBlockStart: vars.space.large, borderBlockStart: `2px solid ${vars.color.text}` }),
);

export const projects = style(
  sectionRule({
    rowGap: '3rem',
    '@media': { [from.tablet]: { rowGap: '4rem' }, [from.desktop]: { columnGap: '2rem', rowGap: '5.5rem' } },
  }),
);

const project = sectionRule({
  vars: { [plate]: '0px', [seen]: '0' },
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplate: '"frame" auto "text" auto / minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: '1.25rem',
  ':focus-within': attended,
  '@media': {
    '(hover: hover)': { ':hover': attended },
    // Always visible without a hovering pointer.
    '(hover: none)': { vars: { [seen]: '1' } },
    print: { breakInside: 'avoid' },
  },
});

/** The text is beside the picture, which would otherwise be cropped to a strip across the page. */
const beside: LayerRule = {
  gridTemplate: '"frame text" auto / minmax(0, 7fr) minmax(0, 5fr)',
  alignContent: 'normal',
  alignItems: 'center',
  columnGap: '2rem',
};

export const places = styleVariants({
  broad: [project, sectionRule({ '@media': { [from.tablet]: { gridColumn: 'span 7' } } })],
  narrow: [
    project,
    sectionRule({ '@media': { [from.tablet]: { gridColumn: 'span 5', marginBlockStart: 'clamp(2rem, 6vw, 6rem)' } } }),
  ],
  third: [
    project,
    sectionRule({
      '@media': {
        [`${from.tablet} and ${below.desktop}`]: {
          gridColumn: 'span 6',
          selectors: { '&:last-child': { gridColumn: '1 / -1', ...beside } },
        },
        [from.desktop]: { gridColumn: 'span 4' },
      },
    }),
  ],
  full: [project, sectionRule({ '@media': { [from.tablet]: beside } })],
});

export const frame = style([
  sectionRule({
    gridArea: 'frame',
    position: 'relative',
    // The link is as large as its picture.
    containerType: 'size',
    aspectRatio: '4 / 3',
    vars: { [ink]: vars.spot.one },
    boxShadow: `calc(-1 * ${plate}) ${plate} 0 ${ink}`,
    selectors: {
      'li:nth-child(3n + 2) > &': { vars: { [ink]: vars.spot.three } },
      'li:nth-child(3n) > &': { vars: { [ink]: vars.spot.two } },
      '&:dir(rtl)': { boxShadow: `${plate} ${plate} 0 ${ink}` },
    },
  }),
  sectionRule(motionSafe({ transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}` })),
]);

export const picture = style(sectionRule({ position: 'absolute', inset: 0 }));

export const view = style([
  // Always shown without a hovering pointer. Paper-coloured, so that a column of pictures doesn't become a column of
  // yellow slabs.
  sectionRule({
    '@media': {
      '(hover: none)': {
        minBlockSize: '2.75rem',
        paddingBlock: 0,
        paddingInline: vars.space.medium,
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        borderColor: vars.color.surface,
      },
    },
  }),
  sectionRule({
    position: 'absolute',
    insetBlockEnd: vars.space.medium,
    insetInlineStart: vars.space.medium,
    maxInlineSize: `calc(100% - 2 * ${vars.space.medium})`,
    overflowWrap: 'anywhere',
    opacity: seen,
    selectors: {
      // Extends the link over the picture. The text stays selectable.
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: `calc(-1 * ${vars.space.medium} - ${vars.stroke.control})`,
        insetInlineStart: `calc(-1 * ${vars.space.medium} - ${vars.stroke.control})`,
        inlineSize: '100cqi',
        blockSize: '100cqb',
      },
    },
  }),
  sectionRule(
    motionSafe({
      translate: `0 calc(8px * (1 - ${seen}))`,
      transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, translate ${vars.motion.fast} ${vars.motion.easing}`,
    }),
  ),
]);

export const text = style(
  sectionRule({
    gridArea: 'text',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.hair,
  }),
);

export const title = style(sectionRule({ overflowWrap: 'anywhere' }));

export const category = style(
  sectionRule({
    // Above the title, and as wide as the card so that a long name fits.
    order: -1,
    margin: 0,
    fontWeight: vars.weight.strong,
    color: vars.color.eyebrow,
    overflowWrap: 'anywhere',
  }),
);

export const summary = style(sectionRule({ maxInlineSize: '38em', overflowWrap: 'anywhere' }));

export const note = style(
  sectionRule({
    margin: 0,
    marginBlockStart: vars.space.hair,
    paddingInlineStart: vars.space.small,
    borderInlineStart: `3px solid ${vars.color.accent}`,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    color: vars.color.text,
    overflowWrap: 'anywhere',
  }),
);
