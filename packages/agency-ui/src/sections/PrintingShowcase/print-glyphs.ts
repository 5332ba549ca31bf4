/** Print-trade glyphs in one colour, in a 96 × 96 box. */

import type { PrintGlyphName } from '../../entities/index.js';

interface Drawing {
  /** Path data for strokes. */
  lines: string;
  /** Path data for fills. */
  solids?: string;
  /** Letters in the theme's display face. */
  letters?: string;
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** Square dots that grow from corner to corner. */
function pixels(): string {
  const columns = [0, 1, 2, 3, 4];
  const dots = columns.flatMap((row) => columns.map((column) => ({ row, column, size: 2 + 1.75 * (row + column) })));
  return dots
    .map(({ row, column, size }) => {
      const [x, y] = [column, row].map((place) => 12 + place * 18 - size / 2);
      return `M${x} ${y}h${size}v${size}h${-size}z`;
    })
    .join('');
}

/** Folded sheets and their binding thread. */
const folds = [14, 32, 50, 68].map((top) => `M84 ${top}H24a7 7 0 0 0 0 14h60`).join('');

export const printGlyphs = {
  book: { lines: 'M18 78V18a8 8 0 0 1 8-8h52v60H26a8 8 0 0 0 0 16h52v-16', solids: 'M36 24h28v12H36z' },
  pixels: { lines: '', solids: pixels() },
  cylinders: {
    lines: `${circle(58, 34, 16)}${circle(58, 70, 20)}${circle(33, 17, 14)}M2 50h92`,
    solids: `${circle(58, 34, 4)}${circle(58, 70, 4)}${circle(33, 17, 4)}`,
  },
  folds: { lines: `${folds}M38 6v84`, solids: [21, 39, 57, 75].map((y) => circle(38, y, 3)).join('') },
  dieCut: { lines: `M8 8h60v60H8z${circle(38, 38, 18)}`, solids: circle(70, 70, 18) },
  letters: { lines: 'M4 22h88M4 76h88', letters: 'Ag' },
  openBook: {
    lines:
      'M48 20C38 11 24 10 8 13v62c16-3 30-2 40 7 10-9 24-10 40-7V13c-16-3-30-2-40 7zM48 20v62M18 30c8-1 14 0 20 3M18 44c8-1 14 0 20 3M18 58c8-1 14 0 20 3',
    solids: 'M62 13.4v28l7-6 7 6v-29.8c-5 .2-10 .8-14 1.8z',
  },
  toteBag: { lines: 'M14 34h68l-6 54H20zM31 46V24a17 17 0 0 1 34 0v22', solids: circle(48, 66, 11) },
  overprint: {
    lines: `${circle(34, 48, 28)}${circle(62, 48, 28)}`,
    solids: 'M48 23.75A28 28 0 0 1 48 72.25A28 28 0 0 1 48 23.75z',
  },
} satisfies Record<PrintGlyphName, Drawing>;

/** A print-trade glyph, for a cell of the press sheet. Undefined for a name that TypeScript would reject. */
export const drawingOf = (name: PrintGlyphName): Drawing | undefined => printGlyphs[name];
