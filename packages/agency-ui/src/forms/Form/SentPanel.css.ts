import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

/** Wide enough for a label next to its value. */
const roomy = '(width >= 30rem)';

export const panel = style(sectionRule({ display: 'grid', gap: vars.space.large, minInlineSize: 0 }));

const head = sectionRule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  alignItems: 'start',
  // Keeps the panel clear of a toast at the top of the screen, below a fixed header.
  scrollMarginBlockStart: '9rem',
  border: '2px solid transparent',
  borderRadius: vars.radius.field,
  ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 4 },
});

export const title = styleVariants({
  plain: head,
  compact: [head, sectionRule({ fontSize: vars.type.subheading.size })],
  /** Green for as long as the notice is shown. Its text doesn't move. */
  notice: [
    head,
    sectionRule({
      marginBlock: '-0.625rem',
      marginInline: `calc(-1 * ${vars.space.small})`,
      paddingBlock: '0.625rem',
      paddingInline: vars.space.small,
      backgroundColor: `color-mix(in srgb, ${vars.color.positive} 9%, ${vars.color.surface})`,
      borderColor: vars.color.positive,
    }),
  ],
});

export const check = style(
  sectionRule({
    flex: 'none',
    inlineSize: '1.25em',
    blockSize: '1.25em',
    strokeWidth: 2.5,
    color: vars.color.positive,
  }),
);

export const stack = style(sectionRule({ display: 'grid' }));

/** One of several strings that occupy the same place. */
export const layer = style(sectionRule({ gridArea: '1 / 1' }));

export const text = style(sectionRule({ display: 'grid', gap: vars.space.hair, minInlineSize: 0 }));

export const paragraph = style(sectionRule({ margin: 0 }));

/** A stub with a perforated edge above and below. */
export const ticket = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `${vars.space.hair} ${vars.space.medium}`,
    margin: 0,
    paddingBlock: vars.space.medium,
    border: `0 solid ${vars.color.lineStrong}`,
    borderBlockWidth: '3px',
    borderBlockStyle: fallbackVar(vars.ornament.perforation, 'dotted'),
  }),
);

export const label = style(
  sectionRule({
    minInlineSize: 0,
    fontSize: vars.type.small.size,
    lineHeight: 1.4,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const reference = style(
  sectionRule({
    minInlineSize: 0,
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.type.feature.size,
    fontStretch: vars.type.feature.width,
    fontWeight: vars.type.feature.weight,
    fontVariantNumeric: 'lining-nums tabular-nums',
    lineHeight: 1.1,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
);

export const values = style(sectionRule({ margin: 0, marginBlockStart: vars.space.tiny }));

export const row = style(
  sectionRule({
    display: 'grid',
    gap: `0 ${vars.space.medium}`,
    alignItems: 'baseline',
    paddingBlock: vars.space.tiny,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)' } },
  }),
);

/** Preserves the visitor’s line breaks. */
export const value = style(
  sectionRule({ minInlineSize: 0, margin: 0, lineHeight: 1.5, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }),
);

export const ways = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space.medium,
  }),
);

export const addText = style(
  sectionRule({
    flexBasis: '100%',
    margin: 0,
    fontWeight: vars.weight.strong,
    '@container': { [roomy]: { flexBasis: 'auto' } },
  }),
);

export const add = style(
  sectionRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small }),
);
