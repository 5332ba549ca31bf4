import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { from, type LayerRule, sectionRule, vars } from '../../theme/index.js';

export const band = style(
  sectionRule({
    isolation: 'isolate',
    overflow: 'clip',
    paddingBlock: 'clamp(3.5rem, 6vw, 5.5rem)',
  }),
);

/** Columns of text and bars. In every row, the bar starts in the same column. */
const columns: LayerRule = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '4rem',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
};

export const scale = style(sectionRule({ marginBlockStart: 'clamp(2.5rem, 5vw, 4.5rem)' }));

export const ends = style(
  sectionRule({
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    paddingBlockEnd: vars.space.small,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from.desktop]: { marginInlineStart: 'calc((100% - 4rem) / 3 + 4rem)' } },
  }),
);

export const rows = style(
  sectionRule({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `3px solid ${vars.color.text}` }),
);

export const row = style(
  sectionRule({
    ...columns,
    alignItems: 'center',
    rowGap: vars.space.small,
    paddingBlock: '1.125rem',
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  }),
);

export const words = style(sectionRule({ margin: 0, lineHeight: 1.4, overflowWrap: 'anywhere' }));

export const name = style(
  sectionRule({
    display: 'block',
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)',
    fontStretch: vars.type.heading.width,
    fontWeight: vars.type.heading.weight,
    lineHeight: 1.2,
  }),
);

export const track = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    paddingBlock: '0.25rem',
  }),
);

/** In two inks, out of register. */
export const bar = style(
  sectionRule({
    blockSize: '1.25rem',
    backgroundColor: vars.color.text,
    boxShadow: fallbackVar(vars.ornament.misregistration, `5px 4px 0 ${vars.spot.one}`),
    '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
  }),
);

const parts = (first: number) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index + first, index + first]));

export const barStarts: Record<number, string> = styleVariants(parts(0), (part: number) =>
  sectionRule({ gridColumnStart: part + 1 }),
);

export const barEnds: Record<number, string> = styleVariants(parts(1), (part: number) =>
  sectionRule({ gridColumnEnd: part + 1 }),
);
