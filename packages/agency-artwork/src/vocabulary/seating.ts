/** Chairs: conference chairs from behind, armchairs from the side. */
import { linear, type Point, type Recipe, type Sheet } from '../engine/index.js';
import { AMBER, MIDNIGHT, PLUM } from './colours.js';
import { moved, polygon, polyline, rectangle, roundedRectangle } from './geometry.js';

/**
 * A conference chair from behind; the point is the middle of its top rail.
 *
 * @param head size of a head at the chair's distance, the unit of all sizes.
 * @param dark indigo at the foot of the back, 0 to 1.
 * @param shift the offset of the body from its lit edge.
 */
export function drawHallChair(
  sheet: Sheet,
  [x, y]: Point,
  head: number,
  dark: number,
  shift: readonly [number, number],
): void {
  const back = roundedRectangle(x - head * 1.08, y, head * 2.16, head * 2, head * 0.4);
  for (const leg of [-0.8, 0.8])
    sheet.stroke(polyline([x + leg * head, y + head * 1.8], [x + leg * head, y + head * 4.1]), head * 0.13, MIDNIGHT);
  sheet.fill(roundedRectangle(x - head * 1.05, y + head * 2.1, head * 2.1, head * 0.55, head * 0.2), MIDNIGHT);
  sheet.fill(back, AMBER);
  sheet.group(moved(shift[0], shift[1]), () =>
    sheet.fill(back, { red: 1, marigold: 0.6, indigo: linear([0, y], [0, y + head * 2], [0, dark * 0.55], [1, dark]) }),
  );
}

/**
 * An armchair from the side, for a seated figure.
 *
 * @param hips the position of the figure's hips.
 * @param height standing height of the figure.
 * @param facing 1 faces right, -1 left.
 */
export function drawArmchair(sheet: Sheet, [x, seat]: Point, height: number, facing: 1 | -1, floor: number): void {
  const chair: Recipe = { teal: 1, marigold: 0.3, indigo: 0.5 };
  const side = (across: number): number => x + across * height * facing;
  sheet.fill(
    polygon([side(-0.12), seat - 92], [side(-0.05), seat - 92], [side(-0.03), seat + 56], [side(-0.16), seat + 56]),
    chair,
  );
  sheet.fill(rectangle(Math.min(side(-0.14), side(0.17)), seat + 14, height * 0.31, 44), chair);
  for (const leg of [-0.12, 0.14]) sheet.stroke(polyline([side(leg), seat + 58], [side(leg), floor]), 8, PLUM);
}
