/** The lake: painted canoes with a high prow, paddles, papyrus, ripples. */
import { between, type FlatRecipe, linear, type Point, type Random, type Recipe, type Sheet } from '../engine/index.js';
import { CREAM, MARIGOLD, MIDNIGHT, PAPER, PLUM, TEAL, VERMILION } from './colours.js';
import { at, curve, ellipse, limb, onPlane, polygon, taper } from './geometry.js';
import { drawBand } from './patterns.js';

/** The canoe's side, prow on the left: its waterline is at y 0 and its middle at x 0, and it is 1150 units long. */
const HULL =
  'M-620 -176C-540 -118 -420 -92 -250 -86C0 -78 240 -80 400 -92C470 -98 520 -116 566 -150L540 -40C520 0 470 22 420 24H-400C-480 18 -540 -60 -620 -176Z';

/** Height of the canoe's rail above its waterline at a given x. */
export const canoeRail = (x: number): number => -82 - Math.max(0, (Math.abs(x + 20) - 330) / 10) ** 2 * 0.045;

/**
 * A painted lake canoe in its own coordinates (see `HULL`). Draw it in a group, after the people and before the
 * paddles.
 */
export function drawCanoe(sheet: Sheet, paint: FlatRecipe = VERMILION): void {
  sheet.fill(HULL, paint);
  sheet.clip(HULL, () => {
    for (let step = 0; step < 22; step++) {
      const x = -560 + step * 51;
      const [from, to] = [canoeRail(x) + 24, canoeRail(x + 51) + 24];
      sheet.group(onPlane([x, from], [1, (to - from) / 51], [0, 1]), () => {
        drawBand(sheet, 'triangles', 0, 0, 51.6, 40, { ground: CREAM, figure: TEAL, accent: MARIGOLD });
      });
    }
    sheet.fill('M-640 10H640V60H-640Z', PLUM);
    sheet.overprint('M-640 -12H640V60H-640Z', { indigo: linear([0, -16], [0, 24], [0, 0, 0], [1, 1, 0.8]) });
  });
  // The painted eye on the prow.
  sheet.fill(ellipse(-478, -66, 19, 15), PAPER);
  sheet.fill(ellipse(-481, -66, 9, 10), MIDNIGHT);
  sheet.stroke('M-620 -176C-540 -118 -420 -92 -250 -86C0 -78 240 -80 400 -92C470 -98 520 -116 566 -150', 11, PLUM);
  sheet.stroke('M-606 -170C-530 -118 -420 -96 -250 -90C0 -82 240 -84 400 -96', 3, MARIGOLD);
}

/** A paddle, from its grip to the tip of its blade. */
export function drawPaddle(sheet: Sheet, grip: Point, tip: Point, wood: FlatRecipe, blade: FlatRecipe): void {
  const length = Math.hypot(tip[0] - grip[0], tip[1] - grip[1]);
  const along = (share: number): Point => [grip[0] + (tip[0] - grip[0]) * share, grip[1] + (tip[1] - grip[1]) * share];
  sheet.fill(taper(grip, along(0.72), 5.4, 5), wood);
  sheet.fill(ellipse(...grip, 10, 8), wood);
  sheet.fill(
    limb([
      [...along(0.64), 6],
      [...along(0.76), length * 0.062],
      [...along(0.9), length * 0.074],
      [...along(1), length * 0.05],
    ]),
    blade,
  );
}

/** Flat ripples: lens shapes that lie on the water, wider towards the viewer. */
export function drawRipples(
  sheet: Sheet,
  random: Random,
  box: readonly [x: number, y: number, width: number, height: number],
  count: number,
  colour: Recipe,
): void {
  const [left, top, width, height] = box;
  for (let index = 0; index < count; index++) {
    const depth = (index + random()) / count;
    const [x, y] = [left + random() * width, top + depth * height];
    const reach = between(random, 40, 110) * (0.5 + depth);
    const thick = 2 + 3.4 * depth;
    sheet.fill(
      `M${at([x - reach, y])}Q${at([x, y - thick])} ${at([x + reach, y])}Q${at([x, y + thick])} ${at([x - reach, y])}Z`,
      colour,
    );
  }
}

/** A stem of papyrus: a bent stalk and a fan of rays. */
export function drawPapyrus(sheet: Sheet, foot: Point, head: Point, size: number, stalk: Recipe, rays: Recipe): void {
  const middle: Point = [(foot[0] * 2 + head[0]) / 3, (foot[1] + head[1]) / 2];
  sheet.stroke(`M${at(foot)}Q${at(middle)} ${at(head)}`, size * 0.07, stalk);
  for (let ray = 0; ray < 13; ray++) {
    const angle = ((ray / 12) * 210 - 195) * (Math.PI / 180);
    const reach = size * (0.82 + 0.18 * Math.sin(ray * 2.4));
    const tip: Point = [head[0] + Math.cos(angle) * reach, head[1] + Math.sin(angle) * reach * 0.82 + size * 0.06];
    const bend: Point = [head[0] + Math.cos(angle) * reach * 0.5, head[1] + Math.sin(angle) * reach * 0.62];
    sheet.stroke(`M${at(head)}Q${at(bend)} ${at(tip)}`, size * 0.045, rays);
  }
  sheet.fill(
    polygon(
      [head[0] - size * 0.07, head[1] + 2],
      [head[0] + size * 0.07, head[1] + 2],
      [head[0], head[1] + size * 0.26],
    ),
    stalk,
  );
}

/** A far shore: a smooth line, filled down to a given level. */
export const shore = (line: readonly Point[], level: number): string =>
  `${curve([[-140, level], ...line, [1740, level]])}Z`;
