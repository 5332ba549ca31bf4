import { style, styleVariants } from '@vanilla-extract/css';
import { inPrint, type LayerRule, sectionRule, vars } from '../../theme/index.js';

/** From this container width up, a label is next to its bar. */
const roomy = '(inline-size >= 32rem)';

/** Down to this container width, where only large text is wider than its bar, a bar's text stays on one line. */
const oneLine = '(inline-size >= 12rem)';

/** The month at which each column of the scale starts. */
export const months = Array.from({ length: 12 }, (_, month) => month);

export const chart = style([
  sectionRule({
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space.small,
    marginBlockStart: '1.75rem',
    // The last line's number is beyond the bars.
    paddingInlineEnd: '1.25rem',
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text,
  }),
  inPrint({ breakInside: 'avoid' }),
]);

export const row = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.hair,
    '@container': { [roomy]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)', gap: 0 } },
  }),
);

export const label = style(sectionRule({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }));

const twelve: LayerRule = { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' };

const monthLines = (towards: 'right' | 'left'): LayerRule => ({
  backgroundImage: `repeating-linear-gradient(to ${towards}, ${vars.color.line} 0 1px, transparent 1px calc(100% / 12))`,
});

export const track = style(
  sectionRule({
    ...twelve,
    minBlockSize: '2.75rem',
    borderInlineEnd: `1px solid ${vars.color.line}`,
    ...monthLines('right'),
    selectors: { '&:dir(rtl)': monthLines('left') },
  }),
);

export const bar = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space.hair,
    fontWeight: vars.weight.strong,
    // The dark ink contrasts with every tint, on any tone.
    color: vars.color.scrim,
    backgroundColor: vars.spot.oneTint,
    // The full ink marks the earliest month; the text is on its tint, where it's readable in any brand's inks.
    border: `0 solid ${vars.spot.one}`,
    borderInlineStartWidth: '0.625rem',
    selectors: {
      [`${row}:nth-child(3n + 2) &`]: { backgroundColor: vars.spot.threeTint, borderColor: vars.spot.three },
      [`${row}:nth-child(3n) &`]: { backgroundColor: vars.spot.twoTint, borderColor: vars.spot.two },
    },
    '@container': { [oneLine]: { paddingInline: vars.space.small, whiteSpace: 'nowrap' } },
    '@media': {
      print: { borderWidth: '1px', borderInlineStartWidth: '0.625rem' },
      '(forced-colors: active)': { borderWidth: '1px', borderInlineStartWidth: '0.625rem', color: 'CanvasText' },
    },
  }),
);

const line = (edge: 'Start' | 'End') => (month: number) => sectionRule({ [`gridColumn${edge}`]: month + 1 });

const numbered = (numbers: readonly number[]) => Object.fromEntries(numbers.map((number) => [number, number]));

export const starts: Record<number, string> = styleVariants(numbered(months), line('Start'));
export const ends: Record<number, string> = styleVariants(numbered(months.map((month) => month + 1)), line('End'));

export const axisLabel = style(
  sectionRule({
    display: 'none',
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    color: vars.color.textMuted,
    '@container': { [roomy]: { display: 'block' } },
  }),
);

export const scale = style([
  sectionRule({
    ...twelve,
    position: 'relative',
    fontSize: '0.8125rem',
    color: vars.color.textMuted,
    '@container': { [roomy]: { fontSize: vars.type.small.size } },
  }),
  // At a larger size, the last month's number wouldn't fit on the sheet.
  inPrint({ fontSize: '0.8125rem' }),
]);

export const tick = style(
  sectionRule({
    paddingInlineStart: vars.space.hair,
    borderInlineStart: `1px solid ${vars.color.line}`,
    whiteSpace: 'nowrap',
    selectors: {
      // Only every other number on phones, where columns are hardly wider than two digits.
      '&:nth-child(even)': { fontSize: 0, '@container': { [roomy]: { fontSize: 'inherit' } } },
    },
  }),
);

/**
 * The end of the year, where no month starts. Positioned absolutely, because in the grid it would take the previous
 * month's cell.
 */
export const lastTick = style(
  sectionRule({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 'calc(100% - 1px)' }),
);
