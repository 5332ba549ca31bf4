/** Light: beams, halos, window bands, shade. Light removes indigo; it never adds white. */
import type { FlatRecipe, Point, Recipe, Sheet } from '../engine/index.js';
import { linear, radial } from '../engine/index.js';
import { ellipse, polygon, reach } from './geometry.js';

const COLOURED = ['marigold', 'red', 'teal'] as const;

/** A lamp's beam: a cone of light that removes indigo and adds its own colour. */
export interface Beam {
  readonly from: Point;
  /** Direction in degrees: 0 is straight down, positive to the right. */
  readonly angle: number;
  readonly length: number;
  /** Half-widths at the lamp and at the far end. */
  readonly widths: readonly [number, number];
  readonly colour: FlatRecipe;
  /** Share of indigo removed at the lamp, 0–1. @default 0.85 */
  readonly strength?: number;
}

/** Draws a beam of light over the existing shapes. */
export function drawBeam(sheet: Sheet, beam: Beam): void {
  const { from, angle, length, widths, colour, strength = 0.85 } = beam;
  const end = reach(from, angle, length);
  const side = (point: Point, width: number): Point => reach(point, angle + 90, width);
  const outline = polygon(side(from, -widths[0]), side(from, widths[0]), side(end, widths[1]), side(end, -widths[1]));
  const recipe: Recipe = { indigo: linear(from, end, [0, 0, strength], [0.55, 0, strength * 0.45], [1, 0, 0]) };
  for (const ink of COLOURED) {
    const tint = colour[ink];
    if (tint !== undefined) recipe[ink] = linear(from, end, [0, tint, 0.95], [1, tint, 0]);
  }
  sheet.overprint(outline, recipe);
}

/** A round glow that fades to nothing at its radius. */
export function drawHalo(sheet: Sheet, centre: Point, radius: number, colour: FlatRecipe = {}, strength = 1): void {
  const recipe: Recipe = {
    indigo: radial(centre, radius, [0, 0, strength], [0.35, 0, strength * 0.55], [1, 0, 0]),
  };
  for (const ink of COLOURED) {
    const tint = colour[ink];
    if (tint !== undefined) recipe[ink] = radial(centre, radius, [0, tint, 0.9], [1, tint, 0]);
  }
  sheet.overprint(ellipse(centre[0], centre[1], radius), recipe);
}

/** Daylight shade: overprints teal, never grey. `depth` adds a little indigo. */
export function drawShade(sheet: Sheet, outline: string, strength = 0.34, depth = 0): void {
  sheet.overprint(outline, { teal: 1 }, { opacity: strength });
  if (depth > 0) sheet.overprint(outline, { indigo: 1 }, { opacity: depth });
}

/** Darkens the left of a picture, behind the headline. */
export function drawHeadlineShade(sheet: Sheet, until: number, strength = 0.85, colour: FlatRecipe = {}): void {
  const fade: Recipe = { indigo: linear([0, 0], [until, 0], [0, 1, strength], [0.5, 1, strength * 0.62], [1, 1, 0]) };
  for (const ink of COLOURED) {
    const tint = colour[ink];
    if (tint !== undefined) fade[ink] = linear([0, 0], [until, 0], [0, tint, strength], [1, tint, 0]);
  }
  sheet.overprint(polygon([-20, -20], [until, -20], [until, 920], [-20, 920]), fade);
}

/** A pool of light on a floor. */
export function drawPool(
  sheet: Sheet,
  centre: Point,
  radiusX: number,
  radiusY: number,
  colour: FlatRecipe,
  strength = 0.8,
): void {
  const recipe: Recipe = { indigo: radial(centre, radiusX, [0, 0, strength], [0.6, 0, strength * 0.45], [1, 0, 0]) };
  for (const ink of COLOURED) {
    const tint = colour[ink];
    if (tint !== undefined) recipe[ink] = radial(centre, radiusX, [0, tint, 0.85], [1, tint, 0]);
  }
  sheet.overprint(ellipse(centre[0], centre[1], radiusX, radiusY), recipe);
}
