/** Bar props: bottles, a shaker, drinks. */
import { type FlatRecipe, type Point, type Sheet, vertical } from '../engine/index.js';
import { AMBER, LAMPLIGHT, PAPER, PLUM } from './colours.js';
import { ellipse, moved, placed, polygon, rectangle } from './geometry.js';

/** Bottle silhouettes, with the foot at the origin, 100 units high. */
export const BAR_BOTTLES = [
  'M-15 0V-54Q-15 -66 -6 -74V-98H6V-74Q15 -66 15 -54V0Z',
  'M-20 0V-44Q-20 -58 -7 -62V-84H7V-62Q20 -58 20 -44V0Z',
  'M-11 0V-66L-5 -80V-104H5V-80L11 -66V0Z',
  'M-18 0Q-24 -26 -14 -48L-6 -62V-92H6V-62L14 -48Q24 -26 18 0Z',
] as const;

/** A steel shaker with its mouth at the point, tipped by the angle (0 is level, mouth to the left). */
export function drawShaker(sheet: Sheet, mouth: Point, angle: number): void {
  sheet.group(placed(mouth[0], mouth[1], angle), () => {
    const tin = polygon([0, -26], [60, -40], [190, -46], [190, 46], [60, 40], [0, 26]);
    sheet.group(moved(0, -4), () => sheet.fill(tin, PAPER));
    sheet.fill(tin, {
      teal: vertical(-46, 46, [0, 0.1], [0.35, 0.35], [0.6, 1], [1, 0.5]),
      indigo: vertical(-46, 46, [0, 0], [0.5, 0.1], [1, 0.85]),
    });
    sheet.fill(rectangle(56, -42, 12, 84), AMBER);
    sheet.fill(ellipse(190, 0, 12, 46), PLUM);
  });
}

/** A tall drink with ice; the point is the middle of the glass's base. */
export function drawDrink(sheet: Sheet, [x, y]: Point, scale: number, drink: FlatRecipe): void {
  sheet.group(placed(x, y, 0, scale), () => {
    sheet.fill('M-34 -104L-26 0H26L34 -104Z', { teal: 0.3 });
    sheet.fill('M-31 -66L-26 -6H26L31 -66Z', drink);
    sheet.fill(rectangle(-18, -54, 20, 20), LAMPLIGHT);
    sheet.fill(rectangle(0, -32, 18, 18), LAMPLIGHT);
    sheet.stroke('M-34 -104L-26 0H26L34 -104', 4, PAPER);
  });
}
