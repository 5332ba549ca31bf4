import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { from, type LayerRule, sectionRule, vars } from '../../theme/index.js';

export const lists = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.huge} clamp(2rem, 5vw, 4rem)`,
  }),
);

export const paired = style(
  sectionRule({
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
  }),
);

const base = style(sectionRule({ position: 'relative', boxSizing: 'border-box', color: vars.color.text }));

const room = 'clamp(1.5rem, 3.4vw, 3rem)';

const at = (size: string): LayerRule => ({
  insetBlock: `${size} calc(-1 * ${size})`,
  insetInline: `${size} calc(-1 * ${size})`,
});

export const list = styleVariants({
  plain: [base, sectionRule({ '@media': { [from.desktop]: { paddingBlockStart: room } } })],
  // Sits lower than the previous list, and has a plate of ink.
  raised: [
    base,
    sectionRule({
      isolation: 'isolate',
      padding: room,
      '::before': {
        ...at(vars.plate.small),
        content: '',
        position: 'absolute',
        zIndex: -2,
        backgroundColor: vars.spot.one,
        borderRadius: vars.radius.card,
      },
      '::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        backgroundColor: vars.color.surface,
        border: `${vars.stroke.hairline} solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
      },
      '@media': {
        [from.tablet]: { '::before': at(vars.plate.large) },
        [from.desktop]: { selectors: { [`${paired} > &`]: { marginBlockStart: '4rem' } } },
      },
    }),
  ],
});

export const heading = style(
  sectionRule({
    marginBlockEnd: '1.25rem',
    fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)',
    fontStretch: vars.type.feature.width,
    letterSpacing: vars.type.feature.tracking,
  }),
);

export const items = style(sectionRule({ margin: 0, padding: 0, listStyle: 'none' }));

const dot = '0.625rem';

export const item = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: `${dot} minmax(0, 1fr)`,
    alignItems: 'baseline',
    columnGap: '1.25rem',
    paddingBlock: '0.875rem',
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    fontSize: '1.1875rem',
    fontWeight: vars.weight.medium,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    ':first-child': { borderBlockStart: `2px solid ${vars.color.text}` },
    ':last-child': { borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.lineStrong}` },
    // A dot in two inks, out of register.
    '::before': {
      content: '',
      inlineSize: dot,
      blockSize: dot,
      borderRadius: '50%',
      backgroundColor: vars.spot.one,
      boxShadow: fallbackVar(vars.ornament.misregistration, `3px 2px 0 -0.5px ${vars.spot.three}`),
    },
  }),
);
