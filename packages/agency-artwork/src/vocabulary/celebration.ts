/** Celebration props: fireworks, potted plants, bottles. */
import { between, type FlatRecipe, type Point, type Random, type Recipe, type Sheet } from '../engine/index.js';
import { LAMPLIGHT, PLUM } from './colours.js';
import { at, ellipse, lerp, limb, moved, onCircle, placed, polygon, roundedRectangle } from './geometry.js';
import { drawHalo } from './light.js';

/** A firework burst: where it opens and its colours. */
export interface Firework {
  readonly centre: Point;
  readonly radius: number;
  /** Colour of the glow and of the rays. */
  readonly colour: FlatRecipe;
  /** Colour of the sparks at the ends of the rays. @default lamplight */
  readonly spark?: FlatRecipe;
  /** Number of rays in the outer ring. @default 24 */
  readonly rays?: number;
}

/**
 * Draws an open firework: two rings of rays that are beginning to droop, a spark on the end of each, and its glow on
 * the sky.
 */
export function drawFirework(sheet: Sheet, random: Random, firework: Firework): void {
  const { centre, radius, colour, spark = LAMPLIGHT, rays = 24 } = firework;
  drawHalo(sheet, centre, radius * 1.45, colour, 0.8);
  for (const [ring, share] of [1, 0.6].entries()) {
    const count = Math.round(rays * (ring ? 0.62 : 1));
    for (let ray = 0; ray < count; ray++) {
      const angle = ((ray + between(random, -0.16, 0.16) + ring * 0.5) / count) * 360;
      const reach = radius * share * between(random, 0.9, 1.06);
      const droop = radius * 0.09;
      const from = onCircle(centre, reach * 0.24, angle);
      const middle = onCircle(centre, reach * 0.68, angle);
      const end = onCircle([centre[0], centre[1] + droop], reach, angle);
      const path = `M${at(from)}Q${at(middle)} ${at(end)}`;
      // The second half of the same curve, drawn again and wider, so that each ray thickens towards its spark.
      const half = lerp(lerp(from, middle, 0.5), lerp(middle, end, 0.5), 0.5);
      const outer = `M${at(half)}Q${at(lerp(middle, end, 0.5))} ${at(end)}`;
      const width = Math.max(1.8, radius * 0.02);
      sheet.stroke(path, width, colour);
      sheet.stroke(outer, width * 1.5, ring ? spark : colour);
      sheet.fill(ellipse(...end, width * (ring ? 1.4 : 2)), spark);
    }
  }
  sheet.fill(ellipse(...centre, radius * 0.07), spark);
}

/** A big leafy plant in a pot; `foot` is the middle of the pot's base. */
export function drawPottedPlant(
  sheet: Sheet,
  foot: Point,
  height: number,
  colours: { readonly leaf: Recipe; readonly lit: Recipe; readonly pot: Recipe },
): void {
  sheet.group(placed(foot[0], foot[1], 0, height / 100), () => {
    for (const [index, angle] of [-68, 64, -44, 42, -22, 24, 2].entries()) {
      const radians = (angle * Math.PI) / 180;
      const reach = 74 - (index % 3) * 9;
      const tip: Point = [Math.sin(radians) * reach * 1.05, -30 - Math.cos(radians) * reach];
      const middle: Point = [tip[0] * 0.42, -30 - Math.cos(radians) * reach * 0.72];
      const leaf = limb([
        [0, -26, 1.5],
        [...middle, 6.4],
        [tip[0] * 0.82, (middle[1] + tip[1]) / 2, 4.6],
        [...tip, 0.4],
      ]);
      sheet.fill(leaf, colours.leaf);
      sheet.clip(leaf, () => sheet.group(moved(2.6, -3.4), () => sheet.fill(leaf, colours.lit)));
    }
    sheet.fill(polygon([-19, -30], [19, -30], [14, 0], [-14, 0]), colours.pot);
    sheet.fill(roundedRectangle(-21, -33, 42, 7, 2), colours.pot);
  });
}

/** A bottle, dark against the light, with a bright edge on one side; `foot` is the middle of its base. */
export function drawBottle(
  sheet: Sheet,
  foot: Point,
  height: number,
  colour: Recipe,
  rim: Recipe,
  label: Recipe = PLUM,
): void {
  const shape = 'M-13 0V-52Q-13 -64 -6 -72V-96H6V-72Q13 -64 13 -52V0Z';
  sheet.group(placed(foot[0], foot[1], 0, height / 98), () => {
    sheet.group(moved(-2, -1.4), () => sheet.fill(shape, rim));
    sheet.fill(shape, colour);
    sheet.fill(roundedRectangle(-13, -44, 26, 24, 1), label);
    sheet.fill(roundedRectangle(-7, -98, 14, 13, 2), rim);
  });
}
