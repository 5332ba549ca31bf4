/** Awards: the cup. */
import { type FlatRecipe, linear, type Point, type Recipe, type Sheet } from '../engine/index.js';
import { PLUM, VERMILION } from './colours.js';
import { ellipse, onCircle, placed, polygon, rectangle, roundedRectangle } from './geometry.js';
import { drawBand } from './patterns.js';

/** Grip points on a cup's handles, in hundredths of its height from its foot. */
export const CUP_HANDLES: readonly [Point, Point] = [
  [-47, -78],
  [47, -78],
];

/** Polished gold between two x positions: a dark edge, a bright flank and warm shade. */
function gold(left: number, right: number): Recipe {
  return {
    marigold: linear([left, 0], [right, 0], [0, 1], [0.24, 0.9], [0.34, 0.25], [0.42, 0.9], [1, 1]),
    red: linear([left, 0], [right, 0], [0, 0.85], [0.22, 0.12], [0.34, 0], [0.48, 0.1], [0.78, 0.6], [1, 1]),
    indigo: linear([left, 0], [right, 0], [0, 0.35], [0.2, 0], [0.7, 0], [1, 0.5]),
  };
}

/** A golden cup with two handles, a star and a dark base with a kitenge band; `foot` is the middle of its base. */
export function drawTrophy(sheet: Sheet, foot: Point, height: number, rim: FlatRecipe = { marigold: 0.3 }): void {
  sheet.group(placed(foot[0], foot[1], 0, height / 100), () => {
    for (const side of [-1, 1]) {
      const handle = `M${side * 27} -92C${side * 56} -98 ${side * 58} -62 ${side * 20} -58`;
      sheet.stroke(handle, 7.4, { red: 1, marigold: 1, indigo: 0.55 });
      sheet.stroke(handle, 4.6, { marigold: 1, red: side < 0 ? 0.15 : 0.5 });
    }
    const bowl = 'M-31 -97C-31 -70 -24 -52 -7 -46H7C24 -52 31 -70 31 -97Z';
    sheet.fill('M-7.5 -48C-5 -40 -4 -34 -4.5 -30L-9 -20H9L4.5 -30C4 -34 5 -40 7.5 -48Z', gold(-8, 8));
    sheet.fill(ellipse(0, -37, 8.6, 3.4), gold(-8.6, 8.6));
    sheet.fill(bowl, gold(-31, 31));
    sheet.fill(ellipse(0, -97, 31, 4.6), { red: 1, marigold: 1, indigo: 0.6 });
    sheet.stroke(ellipse(0, -97, 31, 4.6), 2.6, { marigold: 0.7 });
    const star = polygon(
      ...Array.from({ length: 10 }, (_, index) => onCircle([2, -74], index % 2 ? 5 : 12, index * 36 - 90)),
    );
    sheet.fill(star, VERMILION);
    sheet.stroke(star, 1, { marigold: 0.3 });
    sheet.fill(roundedRectangle(-15, -22, 30, 6, 2), gold(-15, 15));
    sheet.fill(polygon([-19, -16], [19, -16], [23, 0], [-23, 0]), PLUM);
    drawBand(sheet, 'diamonds', -18.5, -13, 37, 9, {
      ground: PLUM,
      figure: { marigold: 1, red: 0.2 },
      accent: VERMILION,
    });
    sheet.fill(rectangle(-19, -17.4, 38, 1.8), rim);
  });
}
