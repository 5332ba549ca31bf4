/**
 * The press hall: a line of sheet-fed units runs into the dark, while a printer holds a fresh sheet up to the light
 * of the delivery.
 */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  linear,
  type Point,
  type Recipe,
  type Sheet,
  vertical,
} from '../engine/index.js';
import { AMBER, CREAM, LAMPLIGHT, MARIGOLD, MIDNIGHT, SKIN_TONES, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  onCircle,
  onPlane,
  perspective,
  polygon,
  polyline,
  rectangle,
} from '../vocabulary/geometry.js';
import { drawBeam, drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import { buildFigure, drawModelled, type Pose } from '../vocabulary/people/index.js';
import { drawColourBar, drawPrintedImage } from '../vocabulary/print-shop.js';
import { drawTruss } from '../vocabulary/stage.js';

const VANISHING: Point = [330, 400];
const EYE = 1.65;
const STRENGTH = 640;
/** Projects metres: x to the right of the aisle, y above the floor, z away. */
const project = perspective(VANISHING, EYE, STRENGTH);
/** The press lies between these distances from the aisle. */
const [INNER, OUTER] = [2.5, 9];
/** The delivery's near face. */
const DELIVERY = 2.15;

/** Printing units from near to far: where each starts, and its ink. */
const UNITS: readonly { z: number; ink: FlatRecipe }[] = [
  { z: 3, ink: MARIGOLD },
  { z: 4.5, ink: VERMILION },
  { z: 6.7, ink: TEAL },
  { z: 10, ink: { indigo: 0.8, red: 0.7 } },
  { z: 15, ink: AMBER },
];

export const pressHall = defineScene({
  seed: 3,
  focus: { x: 0.68, y: 0.55 },
  options: {
    /** Whether the printer is shown; false for variants that focus on the machine. */
    printer: true,
  },
  draw(sheet, { printer }) {
    drawHall(sheet);
    for (const unit of [...UNITS].reverse()) drawUnit(sheet, unit.z, unit.ink);
    drawDelivery(sheet);
    if (printer) drawPrinter(sheet);
    drawHeadlineShade(sheet, 640, 0.8, { teal: 1 });
  },
});

const quad = (a: Point, b: Point, c: Point, d: Point): string => polygon(a, b, c, d);

/** A wall parallel to the aisle. */
const along = (x: number, low: number, high: number, near: number, far: number): string =>
  quad(project(x, low, near), project(x, low, far), project(x, high, far), project(x, high, near));
/** A wall that faces us. */
const facing = (z: number, left: number, right: number, low: number, high: number): string =>
  quad(project(left, low, z), project(right, low, z), project(right, high, z), project(left, high, z));
/** A level plane. */
const level = (y: number, left: number, right: number, near: number, far: number): string =>
  quad(project(left, y, near), project(right, y, near), project(right, y, far), project(left, y, far));

function drawHall(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: horizontal(0, 1600, [0, 1], [0.5, 0.94], [1, 0.8]) });
  const end = 40;
  sheet.fill(facing(end, -8, 14, 0, 6.5), { teal: 1, marigold: 0.4, indigo: 0.45 });
  for (let pane = -4; pane <= 4; pane++)
    sheet.stroke(polyline(project(pane * 2, 0, end), project(pane * 2, 6.5, end)), 2, MIDNIGHT);
  sheet.fill(level(0, -9, 9, 1.2, end), { teal: 1, indigo: vertical(430, 900, [0, 0.5], [0.35, 0.82], [1, 1]) });
  // The yellow safety line around the machine, and the hall's light on the floor.
  sheet.fill(level(0.01, INNER - 0.5, INNER - 0.38, 1.3, end), {
    marigold: 1,
    red: 0.2,
    indigo: vertical(430, 900, [0, 0.1], [1, 0.35]),
  });
  sheet.overprint(level(0, INNER - 0.36, INNER + 0.2, 1.3, end), {
    marigold: vertical(430, 900, [0, 0.6, 0.6], [1, 0.8, 0.5]),
    indigo: vertical(430, 900, [0, 0.1, 0.6], [1, 0.2, 0.45]),
  });
  for (const z of [26, 17, 11.4, 7.6, 5.1, 3.4]) {
    drawTruss(
      sheet,
      project(-9, 5.2, z),
      project(12, 5.2, z),
      (0.7 * STRENGTH) / z,
      { teal: 1, indigo: 0.72 },
      Math.max(1.4, 15 / z),
    );
  }
  for (const z of [23, 15, 10, 6.6, 4.3]) drawPendant(sheet, z);
}

/** A lamp over the press; its light falls on the units below. */
function drawPendant(sheet: Sheet, z: number): void {
  const [x, y] = project(3.6, 4.5, z);
  const size = STRENGTH / z;
  drawBeam(sheet, {
    from: [x, y],
    angle: 0,
    length: size * 3,
    widths: [size * 0.26, size * 1.5],
    colour: { marigold: 0.6 },
    strength: 0.7,
  });
  sheet.stroke(polyline([x, y], [x, y - size * 3]), Math.max(1.5, size * 0.03), MIDNIGHT);
  sheet.fill(
    polygon(
      [x - size * 0.32, y],
      [x + size * 0.32, y],
      [x + size * 0.12, y - size * 0.2],
      [x - size * 0.12, y - size * 0.2],
    ),
    { teal: 1, indigo: 0.6 },
  );
  sheet.fill(ellipse(x, y, size * 0.3, size * 0.06), LAMPLIGHT);
}

/** One unit: a tall housing with its ink on the door, rollers in the gap behind it. */
function drawUnit(sheet: Sheet, z: number, ink: FlatRecipe): void {
  const far = z * 1.28;
  const shade = Math.min(0.5, 0.1 + 0.5 / z);
  const steel = (indigo: number): FlatRecipe => ({ teal: 1, indigo });
  // Walkway and paper path between this unit and the next.
  sheet.fill(along(INNER, 0, 0.9, z, z * 1.5), steel(0.8));
  sheet.fill(level(0.9, INNER, OUTER, z, z * 1.5), steel(0.45));
  sheet.fill(along(INNER, 0.9, 0.98, z, z * 1.5), { marigold: 0.9, red: 0.2, indigo: 0.25 });
  // Housing: aisle side, near face and top.
  sheet.fill(along(INNER, 0, 2.35, z, far), {
    teal: 1,
    marigold: 0.12,
    indigo: linear(project(0, 0, z), project(INNER, 0, far), [0, 0.18 + shade], [1, 0.5]),
  });
  sheet.fill(facing(z, INNER, OUTER, 0, 2.35), {
    teal: 1,
    indigo: linear(project(INNER, 1, z), project(OUTER, 1, z), [0, 0.42], [1, 0.9]),
  });
  sheet.fill(facing(z, INNER + 0.16, OUTER, 1.5, 1.62), { ...ink, indigo: Math.min(1, (ink.indigo ?? 0) + 0.15) });
  for (let panel = 0; panel < 5; panel++) {
    const left = INNER + 0.16 + panel * 0.6;
    sheet.stroke(facing(z, left, left + 0.52, 1.7, 2.24), Math.max(1.2, 7 / z), { teal: 1, indigo: 0.92 });
  }
  sheet.fill(level(2.35, INNER, OUTER, z, far), { teal: 0.6, marigold: 0.35 });
  // An ink fountain on top, and a door with the unit's colour on the aisle side.
  sheet.fill(along(INNER + 0.1, 2.35, 2.66, z * 1.04, far * 0.97), {
    ...ink,
    indigo: Math.min(1, (ink.indigo ?? 0) + 0.1),
  });
  sheet.fill(facing(z * 1.04, INNER + 0.1, OUTER, 2.35, 2.66), {
    ...ink,
    indigo: Math.min(1, (ink.indigo ?? 0) + 0.45),
  });
  sheet.fill(along(INNER, 0.3, 2.15, z * 1.04, z * 1.24), { teal: 1, indigo: 0.72 });
  const roller = (height: number, radius: number, colour: Recipe): void => {
    const centre = project(INNER, height, z * 1.14);
    const size = (radius * STRENGTH) / (z * 1.14);
    sheet.fill(ellipse(...centre, size * 0.62, size), { teal: 0.6, indigo: 0.4 });
    sheet.fill(ellipse(...centre, size * 0.57, size * 0.92), MIDNIGHT);
    sheet.fill(ellipse(...centre, size * 0.44, size * 0.7), colour);
    sheet.fill(ellipse(...centre, size * 0.3, size * 0.48), MIDNIGHT);
    sheet.fill(ellipse(...centre, size * 0.1, size * 0.16), LAMPLIGHT);
  };
  roller(1.86, 0.24, ink);
  roller(1.38, 0.24, { teal: 0.55 });
  roller(0.78, 0.34, { teal: 0.5, indigo: 0.3 });
  sheet.stroke(polyline(project(INNER, 2.35, z), project(INNER, 2.35, far)), Math.max(1.4, 9 / z), { marigold: 0.6 });
  sheet.stroke(polyline(project(INNER, 0, z), project(INNER, 2.35, z)), Math.max(1.4, 9 / z), {
    marigold: 0.7,
    red: 0.1,
  });
}

/** The end of the line: a lit hood, the pile inside it and a sheet coming down. */
function drawDelivery(sheet: Sheet): void {
  const near = DELIVERY;
  const far = 2.8;
  const hood = 1.86;
  sheet.fill(along(INNER, 0, hood, near, far), {
    teal: 1,
    marigold: 0.1,
    indigo: linear(project(INNER, 0, near), project(INNER, 0, far), [0, 0.42], [1, 0.78]),
  });
  sheet.fill(level(hood, INNER, OUTER, near, far), { teal: 0.7, marigold: 0.3, indigo: 0.2 });
  sheet.fill(facing(near, INNER, OUTER, 0, hood), { teal: 1, indigo: 0.85 });
  // Control screens on the aisle side.
  sheet.fill(along(INNER, 1.15, 1.62, 2.3, 2.62), MIDNIGHT);
  sheet.fill(along(INNER, 1.2, 1.57, 2.33, 2.59), { teal: 0.5, marigold: 0.2 });
  for (const [index, z] of [2.36, 2.44, 2.52].entries())
    sheet.fill(along(INNER, 1.22, 1.3 + index * 0.1, z, z + 0.05), cycle([VERMILION, MARIGOLD, TEAL], index));
  // The opening glows; it is the picture's light source.
  const [left, right, sill, head] = [INNER + 0.17, OUTER, 0.32, 1.62];
  const opening = facing(near, left, right, sill, head);
  const glow = project(3.6, 1.4, near);
  drawHalo(sheet, glow, 520, { marigold: 1, red: 0.3 }, 0.55);
  sheet.fill(opening, {
    marigold: linear([0, project(0, head, near)[1]], [0, project(0, sill, near)[1]], [0, 0.22], [0.5, 0.7], [1, 1]),
    red: linear([0, project(0, head, near)[1]], [0, project(0, sill, near)[1]], [0, 0], [0.5, 0.14], [1, 0.6]),
  });
  sheet.clip(opening, () => {
    for (let lamp = 0; lamp < 4; lamp++) {
      const [x, y] = project(left + 0.4 + lamp * 0.62, head - 0.04, near + 0.3);
      sheet.fill(rectangle(x - 60, y - 8, 120, 16), { marigold: 0.06 });
    }
    // Gripper chains, and a sheet that comes down in a curve.
    drawFallingSheet(sheet);
    drawPile(sheet, left);
  });
  for (const [from, to] of [
    [project(left, sill, near), project(left, head, near)],
    [project(left, head, near), project(right, head, near)],
  ] as const) {
    sheet.stroke(polyline(from, to), 7, { marigold: 0.9, red: 0.4 });
  }
  const [x, y] = project(INNER, hood, near);
  drawBand(sheet, 'triangles', x + 10, y + 14, 640, 40, {
    ground: { teal: 1, indigo: 0.85 },
    figure: AMBER,
    accent: VERMILION,
  });
  sheet.stroke(polyline(project(INNER, hood, far), project(INNER, hood, near), project(OUTER, hood, near)), 4, {
    marigold: 0.35,
  });
}

function drawFallingSheet(sheet: Sheet): void {
  const left = project(INNER + 0.42, 1.44, 2.5);
  const right = project(OUTER, 1.44, 2.5);
  const nearLeft = project(INNER + 0.34, 1.14, 2.22);
  const nearRight = project(OUTER, 1.14, 2.22);
  const outline = `M${left[0]} ${left[1]}L${right[0]} ${right[1]}Q${right[0] + 40} ${right[1] + 66} ${nearRight[0]} ${nearRight[1]}L${nearLeft[0]} ${nearLeft[1]}Q${left[0] - 4} ${left[1] + 58} ${left[0]} ${left[1]}Z`;
  sheet.fill(outline, { marigold: 0.08 });
  sheet.clip(outline, () => {
    const plane = onPlane([left[0] - 24, left[1]], [1, 0], [0.3, 1]);
    sheet.group(plane, () => {
      for (let column = 0; column < 5; column++) drawPrintedImage(sheet, 40 + column * 146, 16, 130, 84, 4);
    });
    sheet.overprint(outline, { indigo: vertical(left[1], nearLeft[1], [0, 0.35, 0.4], [0.5, 0, 0], [1, 0.2, 0.25]) });
  });
  sheet.stroke(polyline([left[0] - 16, left[1] - 3], [right[0] + 20, right[1] - 3]), 8, MIDNIGHT);
}

function drawPile(sheet: Sheet, left: number): void {
  const top = 0.92;
  const near = DELIVERY + 0.06;
  sheet.fill(facing(near, left + 0.08, OUTER, 0.3, top), {
    marigold: 0.35,
    red: 0.08,
    indigo: linear(project(left, 0, near), project(OUTER, 0, near), [0, 0.02], [1, 0.35]),
  });
  for (let leaf = 0; leaf < 26; leaf++) {
    const height = 0.32 + leaf * 0.0235;
    sheet.stroke(polyline(project(left + 0.08, height, near), project(OUTER, height, near)), 1.3, {
      marigold: 0.8,
      red: 0.25,
      indigo: leaf % 4 ? 0.25 : 0.55,
    });
  }
  const surface = level(top, left + 0.08, OUTER, near, 2.62);
  sheet.fill(surface, { marigold: 0.1 });
  /** A point on the top sheet: u across, v away from the viewer. */
  const on = (u: number, v: number): Point => project(left + 0.08 + u * 2.6, top, near + v * 0.44);
  const disc = (u: number, v: number, radius: number): string =>
    polygon(
      ...Array.from({ length: 28 }, (_, step): Point => {
        const [du, dv] = onCircle([0, 0], radius, (step / 28) * 360);
        return on(u + du, v + dv * 3.6);
      }),
    );
  for (let column = 0; column < 4; column++) {
    const u = 0.03 + column * 0.245;
    sheet.fill(quad(on(u, 0.14), on(u + 0.225, 0.14), on(u + 0.225, 0.94), on(u, 0.94)), MARIGOLD);
    sheet.fill(disc(u + 0.1125, 0.54, 0.078), VERMILION);
    sheet.fill(disc(u + 0.1125, 0.54, 0.046), { teal: 1, marigold: 0.9 });
    sheet.fill(disc(u + 0.1125, 0.54, 0.02), MIDNIGHT);
    for (let peak = 0; peak < 4; peak++) {
      const step = 0.225 / 4;
      sheet.fill(
        polygon(on(u + peak * step, 0.14), on(u + (peak + 0.5) * step, 0.3), on(u + (peak + 1) * step, 0.14)),
        TEAL,
      );
    }
  }
  for (let patch = 0; patch < 26; patch++) {
    sheet.fill(
      quad(
        on(0.03 + patch * 0.037, 0.03),
        on(0.055 + patch * 0.037, 0.03),
        on(0.055 + patch * 0.037, 0.09),
        on(0.03 + patch * 0.037, 0.09),
      ),
      cycle([MIDNIGHT, TEAL, VERMILION, MARIGOLD], patch),
    );
  }
}

const PULLING: Pose = {
  facing: 'right',
  lean: 3,
  headTilt: 14,
  armLeft: [38, 92],
  armRight: [28, 100],
  legLeft: [-7, -4],
  legRight: [9, 3],
  breadth: 0.7,
  hands: ['fist', 'fist'],
  frontArm: 'right',
};

function drawPrinter(sheet: Sheet): void {
  const foot: Point = [938, 886];
  sheet.overprint(
    polygon([foot[0] - 40, foot[1]], [foot[0] + 40, foot[1]], [foot[0] - 190, 920], [foot[0] - 330, 920]),
    { indigo: 1 },
    { opacity: 0.7 },
  );
  const person = buildFigure(foot, 420, PULLING, {
    hair: 'bun',
    outfit: 'shirt',
    build: 'curvy',
    top: { red: 1, marigold: 0.7 },
    bottom: { teal: 1, indigo: 0.86 },
    skin: cycle(SKIN_TONES, 1),
    shoes: MIDNIGHT,
  });
  const light = { light: [6, -2], rim: { marigold: 0.4 }, rimWidth: 3.2 } as const;
  drawModelled(sheet, { parts: person.parts.filter((part) => part.layer < 2) }, light);
  const [handX, handY] = person.hands[1];
  sheet.group(onPlane([handX - 8, handY - 64], [0.98, -0.12], [0.1, 0.99]), () => {
    sheet.fill('M0 0Q70 -14 138 4L132 176Q64 158 -4 174Z', CREAM);
    drawPrintedImage(sheet, 14, 14, 108, 126, 4);
    drawColourBar(sheet, 14, 148, 106, 7);
    sheet.overprint('M0 0Q34 -8 44 -8L38 164Q18 166 -4 174Z', { indigo: 0.5 }, { opacity: 0.5 });
  });
  drawModelled(sheet, { parts: person.parts.filter((part) => part.layer === 2) }, light);
}
