import { globalStyle, style } from '@vanilla-extract/css';
import { from, inPrint, screenOnly, sectionRule, sectionsLayer, vars } from '../../theme/index.js';

const rule = `2px solid ${vars.color.text}`;

export const head = style([
  sectionRule({
    paddingBlockStart: 'clamp(1.5rem, 3vw, 2.5rem)',
    paddingBlockEnd: 'clamp(2rem, 4vw, 3.5rem)',
  }),
  inPrint({ paddingBlock: '0 1rem' }),
]);

export const back = style([
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.hair,
    minBlockSize: '2.75rem',
    marginBlockEnd: 'clamp(1rem, 2.5vw, 2rem)',
    marginInlineStart: '-0.25rem',
    fontWeight: vars.weight.strong,
    color: vars.color.link,
    overflowWrap: 'anywhere',
    textUnderlineOffset: '0.3em',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
  screenOnly,
]);

export const title = style(
  sectionRule({
    maxInlineSize: '13em',
    fontSize: 'clamp(2.5rem, 1.4rem + 4.6vw, 5.5rem)',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

export const notice = style(
  sectionRule({
    maxInlineSize: vars.layout.text,
    margin: 0,
    marginBlockStart: vars.space.huge,
    paddingInlineStart: '1.25rem',
    borderInlineStart: `4px solid ${vars.color.text}`,
    fontSize: vars.type.lead.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  }),
);

export const columns = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.huge,
    paddingBlockEnd: vars.space.section,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 3.8fr) minmax(0, 8.2fr)',
        columnGap: 'clamp(3.5rem, 5.5vw, 5rem)',
        alignItems: 'start',
      },
    },
  }),
  inPrint({ display: 'block', paddingBlockEnd: 0 }),
]);

/** The facts and the application link, which stay in view on wide pages. */
export const side = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.large,
    '@media': {
      [from.desktop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.layout.headerHeightSolid} + 1.5rem)`,
      },
    },
  }),
  inPrint({ position: 'static', marginBlockEnd: vars.space.large }),
]);

export const facts = style(
  sectionRule({
    justifySelf: 'stretch',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    columnGap: vars.space.large,
    margin: 0,
    borderBlockStart: rule,
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const fact = style(
  sectionRule({
    minInlineSize: 0,
    paddingBlock: '0.75rem',
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);

export const term = style(
  sectionRule({
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    color: vars.color.textMuted,
  }),
);

export const detail = style(
  sectionRule({
    margin: 0,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    fontVariantNumeric: 'lining-nums',
    textWrap: 'balance',
  }),
);

export const apply = style([sectionRule({ overflowWrap: 'anywhere' }), screenOnly]);

export const text = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 'clamp(2.5rem, 5vw, 3.5rem)',
    maxInlineSize: vars.layout.text,
    overflowWrap: 'anywhere',
  }),
  inPrint({ display: 'block', maxInlineSize: 'none' }),
]);

export const section = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.medium,
  }),
  inPrint({ display: 'block', marginBlockStart: '1.5rem' }),
]);

export const application = style([
  section,
  sectionRule({ paddingBlockStart: vars.space.large, borderBlockStart: rule }),
]);

// Print has no grid, and therefore no gaps.
globalStyle(`${section} > * + *`, {
  '@layer': { [sectionsLayer]: { '@media': { print: { marginBlockStart: '0.75rem' } } } },
});

export const heading = style([
  sectionRule({ fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem)', textWrap: 'balance' }),
  inPrint({ breakAfter: 'avoid' }),
]);

export const email = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.large}`,
  }),
);

export const address = style(
  sectionRule({ minInlineSize: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere', userSelect: 'all' }),
);

export const form = style([sectionRule({ marginBlockStart: vars.space.small }), screenOnly]);
