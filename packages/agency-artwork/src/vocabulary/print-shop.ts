/** Print-shop props: cylinders, webs, sheets, the printed page, inks, screens. */
import { type FlatRecipe, type LinearGradient, linear, type Point, type Recipe, type Sheet } from '../engine/index.js';
import { MIDNIGHT, PAPER } from './colours.js';
import { arc, ellipse, onCircle, onPlane, polygon, rectangle, roundedRectangle } from './geometry.js';

/** A cylinder in oblique projection: a round near end, and a body along a depth vector. */
export interface Cylinder {
  /** Centre of the near end. */
  readonly centre: Point;
  readonly radius: number;
  /** The vector from the centre of the near end to the centre of the far end. */
  readonly depth: Point;
  /** Ink of the body. Removing indigo makes it shine. */
  readonly body: FlatRecipe;
  /** Indigo in the light and in the shade. @default [0.02, 0.95] */
  readonly contrast?: readonly [light: number, shade: number];
  readonly cap: Recipe;
  /** Concentric rings on the near end, outermost first: fraction of the radius, and colour. */
  readonly rings: readonly (readonly [share: number, colour: Recipe])[];
  /** Bolts and glints on the near end. @default false */
  readonly machined?: boolean;
}

/** Draws a cylinder, far end first. */
export function drawCylinder(sheet: Sheet, cylinder: Cylinder): void {
  const { centre, radius, depth, contrast: [light, shade] = [0.02, 0.95] } = cylinder;
  const length = Math.hypot(depth[0], depth[1]);
  const normal: Point = [(-depth[1] / length) * radius, (depth[0] / length) * radius];
  const low: Point = [centre[0] + normal[0], centre[1] + normal[1]];
  const high: Point = [centre[0] - normal[0], centre[1] - normal[1]];
  const far = ([x, y]: Point): Point => [x + depth[0], y + depth[1]];
  const shine = (middle: number): LinearGradient => {
    const mix = (share: number): number => light + (shade - light) * share;
    return linear(
      high,
      low,
      [0, mix(middle)],
      [0.2, mix(0.06)],
      [0.34, light],
      [0.72, shade],
      [0.92, shade],
      [1, mix(0.75)],
    );
  };
  sheet.fill(ellipse(...far(centre), radius), { ...cylinder.body, indigo: shine(0.4) });
  sheet.fill(polygon(low, far(low), far(high), high), { ...cylinder.body, indigo: shine(0.55) });
  sheet.fill(ellipse(...centre, radius), cylinder.cap);
  for (const [share, colour] of cylinder.rings) sheet.fill(ellipse(...centre, radius * share), colour);
  if (cylinder.machined) drawMachining(sheet, centre, radius);
}

function drawMachining(sheet: Sheet, centre: Point, radius: number): void {
  const glint: Recipe = { teal: 0.5 };
  for (const [share, width, start, end] of [
    [0.9, 5, 200, 262],
    [0.7, 3, 205, 245],
    [0.7, 3, 30, 62],
  ] as const) {
    sheet.stroke(arc(centre, radius * share, start, end), width * Math.min(1, radius / 100), glint);
  }
  for (let bolt = 0; bolt < 8; bolt++) {
    const [x, y] = onCircle(centre, radius * 0.7, bolt * 45 + 11);
    sheet.fill(ellipse(x, y, radius * 0.036), { teal: 0.8, indigo: 0.5 });
  }
}

/** The test image on printed sheets: a sun over a row of peaks, in the inks printed so far. */
export function drawPrintedImage(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  inksRun: 1 | 2 | 3 | 4,
): void {
  const centre: Point = [x + width * 0.5, y + height * 0.48];
  const ground: FlatRecipe = inksRun > 1 ? { marigold: 0.95 } : { marigold: 0.06, red: 0.1 };
  const figure: FlatRecipe = { red: 1, ...(inksRun > 1 ? { marigold: 1 } : {}) };
  const accent: FlatRecipe = inksRun > 2 ? { teal: 1, indigo: 0.2 } : figure;
  sheet.fill(rectangle(x, y, width, height), ground);
  sheet.fill(ellipse(...centre, height * 0.33), figure);
  sheet.fill(
    ellipse(...centre, height * 0.2),
    inksRun > 1 ? { marigold: 1, ...(inksRun > 2 ? { teal: 0.8 } : {}) } : PAPER,
  );
  if (inksRun > 3) sheet.fill(ellipse(...centre, height * 0.09), { indigo: 1, teal: 0.4 });
  const peaks = Math.round(width / (height * 0.26));
  const step = width / peaks;
  for (let peak = 0; peak < peaks; peak++) {
    const left = x + peak * step;
    sheet.fill(polygon([left, y + height], [left + step / 2, y + height * 0.79], [left + step, y + height]), accent);
    sheet.fill(polygon([left, y], [left + step / 2, y + height * 0.2], [left + step, y]), figure);
  }
}

/** A strip of colour patches, as printed on a sheet's edge. */
export function drawColourBar(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const patches: readonly FlatRecipe[] = [
    { indigo: 1 },
    { teal: 1 },
    { red: 1 },
    { marigold: 1 },
    { teal: 0.5 },
    { red: 0.5 },
  ];
  const count = Math.round(width / (height * 2.6));
  const step = width / count;
  for (let patch = 0; patch < count; patch++) {
    const colour = patches[patch % patches.length];
    if (colour) sheet.fill(rectangle(x + patch * step, y, step * 0.82, height), colour);
  }
}

/**
 * Draws on a ribbon of paper between two points of its front edge. `depth` is the vector of its width.
 *
 * @param draw receives the ribbon's length and width in artboard units.
 */
export function onRibbon(
  sheet: Sheet,
  from: Point,
  to: Point,
  depth: Point,
  draw: (length: number, breadth: number) => void,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const breadth = Math.hypot(depth[0], depth[1]);
  const transform = onPlane(
    from,
    [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
    [depth[0] / breadth, depth[1] / breadth],
  );
  sheet.group(transform, () => sheet.clip(rectangle(0, 0, length + 1, breadth), () => draw(length, breadth)));
}

/** A tub of ink with a coloured label. */
export function drawInkTub(sheet: Sheet, x: number, y: number, width: number, height: number, ink: FlatRecipe): void {
  sheet.fill(roundedRectangle(x, y, width, height, 6), PAPER);
  sheet.fill(rectangle(x, y + height * 0.26, width, height * 0.5), ink);
  sheet.fill(roundedRectangle(x - width * 0.06, y - height * 0.1, width * 1.12, height * 0.2, 4), MIDNIGHT);
  sheet.overprint(
    rectangle(x + width * 0.68, y + height * 0.1, width * 0.32, height * 0.9),
    { indigo: 1 },
    { opacity: 0.26 },
  );
}
