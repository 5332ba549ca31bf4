/** A tile's columns and rows in the twelve-column grid of wide pages. */
export const tileSpans = {
  /** A whole row. */
  full: [12, 1],
  /** Two thirds of a row. */
  broad: [8, 1],
  half: [6, 1],
  third: [4, 1],
  quarter: [3, 1],
  /** Two thirds of two rows. */
  panel: [8, 2],
  /** Half of two rows. */
  block: [6, 2],
} as const satisfies Record<string, readonly [columns: number, rows: number]>;

export type TileShape = keyof typeof tileSpans;

/** Whether a tile should be larger than the others, may be larger, or has too little content to be larger. */
export type TileWish = 'large' | 'either' | 'small';

/** Tiles that fill one or two whole rows, in reading order. */
interface Band {
  shapes: readonly TileShape[];
  /** Indexes of the larger tiles. */
  large: readonly number[];
  /** Cost of monotony, so that rows of equal tiles are used only if nothing else fits. */
  cost: number;
}

/** Bands with the larger tile at the end come first, so that equally good bands alternate sides. */
const bands: readonly Band[] = [
  { shapes: ['third', 'panel', 'third'], large: [1], cost: 0 },
  { shapes: ['panel', 'third', 'third'], large: [0], cost: 0 },
  { shapes: ['half', 'block', 'quarter', 'quarter'], large: [1], cost: 0 },
  { shapes: ['block', 'half', 'quarter', 'quarter'], large: [0], cost: 0 },
  { shapes: ['block', 'quarter', 'quarter', 'quarter', 'quarter'], large: [0], cost: 0 },
  { shapes: ['third', 'broad'], large: [1], cost: 0 },
  { shapes: ['broad', 'third'], large: [0], cost: 0 },
  { shapes: ['third', 'third', 'third'], large: [], cost: 1 },
  { shapes: ['half', 'half'], large: [0, 1], cost: 1 },
  { shapes: ['quarter', 'quarter', 'quarter', 'quarter'], large: [], cost: 2 },
  { shapes: ['full'], large: [0], cost: 2 },
];

const enlarged: Record<TileWish, number> = { large: 0, either: 1, small: 3 };
const reduced: Record<TileWish, number> = { large: 10, either: 0, small: 0 };

const costOf = ({ shapes, large, cost }: Band, wishes: readonly TileWish[]): number =>
  shapes.reduce((sum, _, index) => {
    const wish = wishes[index] ?? 'small';
    return sum + (large.includes(index) ? enlarged[wish] : reduced[wish]);
  }, cost);

/**
 * Tile shapes that fill a twelve-column grid in reading order, without holes. Of all possible sequences of bands, it
 * chooses the one that best matches the wishes.
 *
 * @param wishes - One for each tile.
 */
export function tileShapes(wishes: readonly TileWish[]): TileShape[] {
  // For each index, the best way to fill the grid with that tile and those after it. Computed from the last tile
  // backwards.
  const best: { cost: number; shapes: TileShape[] }[] = [];
  best[wishes.length] = { cost: 0, shapes: [] };
  for (let start = wishes.length - 1; start >= 0; start -= 1) {
    for (const band of bands) {
      const rest = best[start + band.shapes.length];
      if (!rest) continue;
      const cost = costOf(band, wishes.slice(start)) + rest.cost;
      const current = best[start];
      if (!current || cost < current.cost) best[start] = { cost, shapes: [...band.shapes, ...rest.shapes] };
    }
  }
  return best[0]?.shapes ?? [];
}

const isLarge = (shape: TileShape) => tileSpans[shape][0] * tileSpans[shape][1] >= 8;

/**
 * Which tiles span both columns on tablets: the larger ones, and those without a neighbour.
 *
 * @param shapes - Shapes on wide pages.
 */
export function wholeRows(shapes: readonly TileShape[]): boolean[] {
  const whole: boolean[] = [];
  for (let index = 0; index < shapes.length; index += 1) {
    const shape = shapes[index];
    const next = shapes[index + 1];
    if (shape && next && !isLarge(shape) && !isLarge(next)) {
      whole.push(false, false);
      index += 1;
    } else whole.push(true);
  }
  return whole;
}
