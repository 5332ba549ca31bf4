/** Tableware and food. The origin of an object is the middle of its base; sizes are widths. */
import type { FlatRecipe, Point, Sheet } from '../engine/index.js';
import { CREAM, GREEN, LEAF, MARIGOLD, MIDNIGHT, ORANGE, PAPER, RED, VERMILION } from './colours.js';
import { ellipse, limb, moved, placed, polygon } from './geometry.js';
import { drawShade } from './light.js';

/** The long shadow of something on a table, falling to the right. */
export function drawTableShadow(sheet: Sheet, [x, y]: Point, width: number, length: number): void {
  drawShade(
    sheet,
    limb([
      [x, y, width * 0.16],
      [x + length * 0.5, y + 3, width * 0.17],
      [x + length, y + 6, width * 0.1],
    ]),
    0.55,
  );
}

/** A deep bowl, heaped with food of one colour. */
export function drawBowl(sheet: Sheet, foot: Point, width: number, bowl: FlatRecipe, heap: FlatRecipe): void {
  drawTableShadow(sheet, foot, width, width * 0.95);
  sheet.group(placed(foot[0], foot[1], 0, width / 100), () => {
    sheet.fill('M-44 -36Q-30 -68 0 -68Q30 -68 44 -36Z', heap);
    sheet.fill('M-50 -40Q-46 0 -16 4H16Q46 0 50 -40Z', bowl);
    sheet.overprint('M8 -38H50Q46 0 16 4H-4Q12 -10 8 -38Z', { teal: 0.4, indigo: 0.3 });
    sheet.fill(ellipse(0, -40, 50, 5), { ...bowl, indigo: 0.2 });
  });
}

/** A plate seen slightly from above, with a helping on it. */
export function drawPlate(sheet: Sheet, centre: Point, width: number, helping?: FlatRecipe): void {
  sheet.group(placed(centre[0], centre[1], 0, width / 100), () => {
    drawShade(sheet, ellipse(9, 4, 52, 13), 0.5);
    sheet.fill(ellipse(0, 0, 50, 12), PAPER);
    sheet.stroke(ellipse(0, 0, 38, 8), 2.4, VERMILION);
    if (helping) sheet.fill('M-26 0Q-18 -20 2 -18Q22 -16 26 0Q0 8 -26 0Z', helping);
  });
}

/** A tall glass jug of juice. */
export function drawJug(sheet: Sheet, foot: Point, height: number, juice: FlatRecipe): void {
  drawTableShadow(sheet, foot, height * 0.5, height * 0.7);
  sheet.group(placed(foot[0], foot[1], 0, height / 100), () => {
    sheet.stroke('M24 -78Q50 -76 46 -46Q44 -28 24 -26', 7, { teal: 0.6 });
    sheet.fill('M-27 0L-24 -96L-34 -104H26L24 -96L27 0Z', { teal: 0.26 });
    sheet.fill('M-26 0L-24.5 -66H24.5L26 0Z', juice);
    sheet.fill('M6 0L6 -66H24.5L26 0Z', { ...juice, red: Math.min(1, (juice.red ?? 0) + 0.35) });
    sheet.fill(polygon([-18, -6], [-16, -92], [-10, -92], [-11, -6]), PAPER);
  });
}

/** A slice of watermelon on its rind. */
export function drawMelonSlice(sheet: Sheet, foot: Point, width: number, angle = 0): void {
  sheet.group(placed(foot[0], foot[1], angle, width / 100), () => {
    sheet.fill('M-50 -30A50 50 0 0 0 50 -30Z', GREEN);
    sheet.fill('M-44 -30A44 44 0 0 0 44 -30Z', CREAM);
    sheet.fill('M-39 -30A39 39 0 0 0 39 -30Z', RED);
    for (const [x, y] of [
      [-20, -21],
      [0, -12],
      [20, -21],
    ] as const) {
      sheet.fill(ellipse(x, y, 3, 4.4), MIDNIGHT);
    }
  });
}

/** A platter of mangoes. */
export function drawMangoes(sheet: Sheet, foot: Point, width: number): void {
  drawTableShadow(sheet, foot, width, width * 0.8);
  sheet.group(placed(foot[0], foot[1], 0, width / 100), () => {
    for (const [x, y, colour] of [
      [-24, -15, ORANGE],
      [24, -15, MARIGOLD],
      [0, -17, LEAF],
      [-10, -34, MARIGOLD],
      [13, -33, ORANGE],
    ] as const) {
      sheet.group(moved(x, y), () => {
        sheet.fill(ellipse(0, 0, 17, 14), colour);
        sheet.overprint('M4 -12Q20 -4 12 12Q4 16 0 13Q12 2 4 -12Z', { teal: 0.3, red: 0.6 });
      });
    }
    sheet.fill(ellipse(0, -2, 50, 7), PAPER);
    sheet.fill('M-50 -2A50 7 0 0 0 50 -2L30 5H-30Z', { teal: 0.4, marigold: 0.2 });
  });
}

/** A drinking glass held at its middle. */
export function drawGlass(sheet: Sheet, middle: Point, height: number, juice: FlatRecipe): void {
  sheet.group(placed(middle[0], middle[1], 0, height / 50), () => {
    sheet.fill('M-13 -27H13L9 25H-9Z', { teal: 0.25 });
    sheet.fill('M-11.6 -12H11.6L9 25H-9Z', juice);
    sheet.fill(polygon([-8, -24], [-4, -24], [-5, 20], [-7, 20]), PAPER);
  });
}
