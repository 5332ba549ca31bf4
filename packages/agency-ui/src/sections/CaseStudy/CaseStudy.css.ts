import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { from, inPrint, motionSafe, sectionRule, vars } from '../../theme/index.js';

/** Offset of the next project's picture from its plate. */
const shift = createVar();

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

const display = {
  fontFamily: vars.font.display,
  fontStretch: vars.type.heading.width,
  fontWeight: vars.type.heading.weight,
  letterSpacing: vars.type.heading.tracking,
  overflowWrap: 'anywhere',
} as const;

export const top = style(sectionRule({ paddingBlock: vars.space.section }));

/** One row of columns between rules, like the slug line of a press sheet. */
export const facts = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: '1.25rem 2rem',
    margin: 0,
    paddingBlock: '1.25rem',
    borderBlock: `2px solid ${vars.color.text}`,
  }),
);

export const fact = style(sectionRule({ minInlineSize: 0 }));

export const term = style(
  sectionRule({
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    color: vars.color.eyebrow,
    overflowWrap: 'anywhere',
  }),
);

export const detail = style(sectionRule({ ...display, margin: 0, fontSize: '1.25rem', lineHeight: 1.25 }));

export const chapters = style(sectionRule({ margin: 0, padding: 0, listStyle: 'none' }));

export const chapter = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    alignItems: 'baseline',
    rowGap: vars.space.small,
    paddingBlock: 'clamp(1.75rem, 4vw, 3rem)',
    borderBlockEnd: hairline,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
      // The panel below has its own rule.
      '&:has(+ [data-highlighted])': { borderBlockEnd: 0 },
      // A panel as wide as the page's gutters allow; its text aligns with the other chapters.
      '&[data-highlighted]': {
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        paddingInline: vars.layout.gutter,
        paddingBlockEnd: 'clamp(1.75rem, 4vw, 3rem)',
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        borderBlockStart: `6px solid ${vars.spot.one}`,
        borderBlockEnd: 0,
      },
    },
    '@media': {
      [from.desktop]: { gridTemplateColumns: '4.5rem minmax(0, 4fr) minmax(0, 7fr)', columnGap: '2rem' },
    },
  }),
);

/** In two inks, out of register. */
export const number = style(
  sectionRule({
    ...display,
    fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 3rem)',
    fontWeight: vars.type.numeral.weight,
    lineHeight: 1,
    color: vars.color.text,
    textShadow: fallbackVar(vars.ornament.misregistration, `3px 2px 0 ${vars.spot.one}`),
    '@media': { '(forced-colors: active)': { textShadow: 'none' } },
  }),
);

export const chapterTitle = style(
  sectionRule({ fontSize: 'clamp(1.5rem, 1.25rem + 0.8vw, 2rem)', overflowWrap: 'anywhere' }),
);

export const paragraphs = style(
  sectionRule({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: vars.space.medium,
    maxInlineSize: '44rem',
    '@media': {
      [from.tablet]: { gridColumn: '2 / -1' },
      [from.desktop]: { gridColumn: 3 },
    },
  }),
);

/** Larger than body text, because a chapter is short and is the page's main text. */
export const paragraph = style(
  sectionRule({
    margin: 0,
    fontSize: vars.type.lead.size,
    lineHeight: vars.type.lead.leading,
    overflowWrap: 'anywhere',
  }),
);

export const band = style(
  sectionRule({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    paddingBlock: 'clamp(3rem, 6vw, 5rem)',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    // Dots that fade in towards the far edge.
    '::before': {
      content: '',
      display: fallbackVar(vars.ornament.halftone, 'block'),
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `radial-gradient(circle, color-mix(in srgb, ${vars.color.surface} 70%, ${vars.spot.two}) 0 38%, transparent 40%) 0 0 / 14px 14px`,
      maskImage: 'linear-gradient(80deg, transparent 45%, #000)',
    },
    selectors: { '[dir="rtl"] &::before': { transform: 'scaleX(-1)' } },
  }),
);

export const bandTitle = style(sectionRule({ marginBlockEnd: 'clamp(1.5rem, 3vw, 2.5rem)' }));

export const figures = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    gap: '2rem',
    margin: 0,
  }),
);

export const figure = style(
  sectionRule({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.small,
    minInlineSize: 0,
  }),
);

export const value = style([
  sectionRule({
    margin: 0,
    marginInlineStart: '-0.04em',
    fontFamily: vars.font.display,
    fontStretch: vars.type.numeral.width,
    fontWeight: vars.type.numeral.weight,
    fontSize: 'clamp(5rem, 22vw, 6.5rem)',
    lineHeight: 0.86,
    // Any tighter, and the digits would touch in the narrowest cut.
    letterSpacing: '0.01em',
    fontVariantNumeric: 'lining-nums',
    overflowWrap: 'anywhere',
    '@media': { [from.desktop]: { fontSize: 'clamp(6.5rem, 9vw, 9rem)' } },
    selectors: {
      '&[data-length="long"]': { fontSize: 'clamp(4rem, 18vw, 6rem)' },
      [`${figure}:first-child &`]: {
        color: vars.color.highlight,
        textShadow: fallbackVar(vars.ornament.misregistration, `0.03em 0.025em 0 ${vars.spot.one}`),
      },
    },
  }),
  // In print, anything past the edge of the text area is cut off.
  inPrint({ marginInlineStart: 0 }),
]);

export const label = style(
  sectionRule({
    paddingBlockStart: vars.space.small,
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
    borderBlockStart: hairline,
    overflowWrap: 'anywhere',
  }),
);

/** Below the label, which is below the value. */
export const method = style(
  sectionRule({
    order: -1,
    margin: 0,
    fontSize: vars.type.small.size,
    lineHeight: 1.4,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const imprint = style(
  sectionRule({
    paddingBlock: 'clamp(3.5rem, 7vw, 6rem)',
    // After a quotation, which has its own space.
    selectors: { ':has(> figure) + &': { paddingBlockStart: 0 } },
  }),
);

export const creditsTitle = style(sectionRule({ marginBlockEnd: vars.space.medium }));

export const credits = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    gap: '1.25rem 2rem',
    margin: 0,
    paddingBlockStart: '1.25rem',
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);

export const credit = style(sectionRule({ minInlineSize: 0 }));

export const names = style(sectionRule({ margin: 0, lineHeight: 1.45, overflowWrap: 'anywhere' }));

export const note = style(
  sectionRule({
    maxInlineSize: vars.layout.text,
    margin: 0,
    marginBlockStart: vars.space.large,
    fontSize: vars.type.small.size,
    lineHeight: 1.45,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const quote = style(
  sectionRule({
    margin: 0,
    paddingBlock: 'clamp(3.5rem, 7vw, 6rem)',
    '@media': { [from.desktop]: { marginInlineStart: 'calc(100% / 12 * 3)' } },
  }),
);

export const words = style(
  sectionRule({
    ...display,
    margin: 0,
    paddingInlineStart: 'clamp(1.25rem, 3vw, 2rem)',
    borderInlineStart: `6px solid ${vars.spot.one}`,
    fontSize: 'clamp(1.5rem, 1.2rem + 1.6vw, 2.5rem)',
    lineHeight: 1.16,
    textWrap: 'pretty',
  }),
);

export const sentence = style(sectionRule({ margin: 0, overflowWrap: 'anywhere' }));

export const speaker = style(
  sectionRule({
    display: 'grid',
    gap: vars.space.hair,
    marginBlockStart: vars.space.large,
    paddingInlineStart: 'calc(clamp(1.25rem, 3vw, 2rem) + 6px)',
    overflowWrap: 'anywhere',
  }),
);

export const name = style(sectionRule({ fontSize: '1.125rem', fontWeight: vars.weight.strong }));

export const role = style(sectionRule({ color: vars.color.textMuted }));

export const next = style(
  sectionRule({
    vars: { [shift]: '0px' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    color: vars.color.text,
    textDecoration: 'none',
    borderBlock: `${vars.stroke.hairline} solid ${vars.color.text}`,
    ':focus-visible': {
      vars: { [shift]: vars.plate.small },
      outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.stroke.focus})`,
    },
    '@media': {
      '(hover: hover)': { ':hover': { vars: { [shift]: vars.plate.small } } },
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      print: { display: 'none' },
    },
  }),
);

export const nextText = style(
  sectionRule({
    alignSelf: 'center',
    display: 'grid',
    gap: vars.space.small,
    minInlineSize: 0,
    paddingBlock: 'clamp(2rem, 5vw, 4rem)',
    overflowWrap: 'anywhere',
    // Percentage padding refers to the grid's column, which is half the page.
    paddingInline: vars.layout.gutter,
    '@media': {
      [from.tablet]: {
        paddingInlineStart: `max(${vars.layout.gutter}, (200% - ${vars.layout.content}) / 2)`,
        paddingInlineEnd: '2rem',
      },
    },
  }),
);

export const nextLabel = style(
  sectionRule({ fontSize: vars.type.small.size, fontWeight: vars.weight.strong, color: vars.color.eyebrow }),
);

export const nextTitle = style(
  sectionRule({
    ...display,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 0.35em',
    fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 3rem)',
    lineHeight: 1.05,
    textWrap: 'balance',
  }),
);

export const nextPicture = style(
  sectionRule({
    position: 'relative',
    order: -1,
    aspectRatio: '16 / 9',
    overflow: 'clip',
    backgroundColor: vars.spot.one,
    '@media': { [from.tablet]: { order: 0, aspectRatio: 'auto', minBlockSize: 'clamp(14rem, 24vw, 22rem)' } },
  }),
);

/** Shifts away from its plate when the link is hovered or focused. */
export const nextImage = style([
  sectionRule({ position: 'absolute', inset: 0 }),
  sectionRule(
    motionSafe({
      translate: `${shift} calc(-1 * ${shift})`,
      transition: `translate ${vars.motion.fast} ${vars.motion.easing}`,
    }),
  ),
  sectionRule(motionSafe({ translate: `calc(-1 * ${shift}) calc(-1 * ${shift})` }, '&:dir(rtl)')),
]);
