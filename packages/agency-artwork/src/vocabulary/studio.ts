/** Props of recording, film and photo studios: microphones, pop screens, soft boxes, tripods, cameras, slates. */
import { type FlatRecipe, horizontal, type Point, type Recipe, type Sheet } from '../engine/index.js';
import { AMBER, CREAM, LAMPLIGHT, PAPER, PLUM } from './colours.js';
import { at, ellipse, placed, polygon, polyline, rectangle, roundedRectangle } from './geometry.js';

/**
 * A large studio microphone that stands upright in its elastic cradle.
 *
 * @param centre between the grille and the barrel; the whole thing is about 380 units high at scale 1.
 */
export function drawStudioMicrophone(sheet: Sheet, centre: Point, scale: number, body: FlatRecipe, ring: Recipe): void {
  sheet.group(placed(centre[0], centre[1], 0, scale), () => {
    // The far half of the cradle.
    for (const y of [44, 150]) sheet.stroke(`M-124 ${y}A124 26 0 0 1 124 ${y}`, 8, PLUM);
    const grille = roundedRectangle(-66, -176, 132, 172, 60);
    sheet.fill(grille, {
      marigold: horizontal(-66, 66, [0, 0.12], [0.4, 0.5], [1, 0.9]),
      red: horizontal(-66, 66, [0, 0], [0.5, 0.2], [1, 0.9]),
      indigo: horizontal(-66, 66, [0, 0], [0.45, 0.16], [1, 0.92]),
    });
    sheet.clip(grille, () => {
      for (let wire = -5; wire <= 5; wire++) {
        sheet.stroke(`M${wire * 13 + wire * Math.abs(wire) * 0.4} -180V0`, 3, PLUM);
      }
      for (const y of [-146, -116, -86, -56, -26]) sheet.stroke(`M-70 ${y}Q0 ${y + 16} 70 ${y}`, 3, PLUM);
    });
    sheet.stroke(grille, 5, PLUM);
    const barrel = 'M-62 8H62L56 196Q54 214 34 214H-34Q-54 214 -56 196Z';
    sheet.fill(barrel, body);
    sheet.clip(barrel, () => {
      sheet.overprint(rectangle(-70, 0, 140, 230), {
        indigo: horizontal(-62, 62, [0, 0, 0.5], [0.3, 0, 0.4], [0.34, 0.6, 0.6], [0.7, 1, 0.9], [1, 1, 0.7]),
      });
    });
    sheet.fill(roundedRectangle(-70, -8, 140, 22, 8), ring);
    sheet.fill(ellipse(-18, 104, 15), ring);
    // The near half, and the cords that carry the weight.
    sheet.stroke('M-124 44L-58 70L-124 96L-58 122L-124 150M124 44L58 70L124 96L58 122L124 150', 5, CREAM);
    for (const y of [44, 150]) {
      sheet.stroke(`M-124 ${y}A124 26 0 0 0 124 ${y}`, 13, PLUM);
      sheet.stroke(`M-124 ${y}A124 26 0 0 0 30 ${y + 25}`, 4, LAMPLIGHT);
    }
    for (const x of [-124, 124]) sheet.stroke(polyline([x, 40], [x, 156]), 12, PLUM);
  });
}

/** A round pop screen seen from the side, on its gooseneck. */
export function drawPopScreen(sheet: Sheet, centre: Point, radiusX: number, radiusY: number, foot: Point): void {
  const [x, y] = centre;
  const from = x < foot[0] ? -1 : 1;
  const neck = `M${at([x, y + radiusY])}C${at([x, y + radiusY * 1.9])} ${at([foot[0] + from * radiusX * 2, foot[1]])} ${at(foot)}`;
  sheet.stroke(neck, 12, PLUM);
  sheet.stroke(neck, 3.5, AMBER);
  const disc = ellipse(x, y, radiusX, radiusY);
  sheet.overprint(disc, { indigo: 0.9 }, { opacity: 0.5 });
  sheet.clip(disc, () => {
    for (let wire = -3; wire <= 3; wire++)
      sheet.stroke(`M${x + wire * radiusX * 0.28} ${y - radiusY}V${y + radiusY}`, 2, PLUM);
  });
  sheet.stroke(disc, 18, PLUM);
  sheet.stroke(disc, 7, AMBER);
}

/** Pages on a music stand; lines stand for the words. `top` is the middle of the upper edge. */
export function drawScriptStand(sheet: Sheet, top: Point, scale: number): void {
  sheet.group(placed(top[0], top[1], -7, scale), () => {
    sheet.stroke('M30 230L60 620', 14, PLUM);
    sheet.fill(polygon([-140, -16], [140, -16], [158, 250], [-158, 250]), PLUM);
    sheet.fill(polygon([-118, 0], [-4, 0], [-6, 228], [-130, 228]), PAPER);
    sheet.fill(polygon([4, 0], [112, 0], [124, 228], [6, 228]), CREAM);
    for (let line = 0; line < 6; line++) {
      const y = 30 + line * 32;
      sheet.stroke(polyline([-104 - line, y], [-22 - (line % 3) * 16, y]), 8, { indigo: 1, teal: 0.4 });
      sheet.stroke(
        polyline([22, y], [96 - (line % 2) * 24, y]),
        8,
        line === 2 ? { red: 1, marigold: 0.5 } : { indigo: 1, teal: 0.4 },
      );
    }
    sheet.fill(rectangle(-166, 236, 332, 22), AMBER);
  });
}
