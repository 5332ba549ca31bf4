/** A tractor maker's exhibition stand: a timber pavilion seen from above its open corner, in daylight. */
import { cycle, defineScene, type FlatRecipe, type Point, type Recipe, type Sheet } from '../engine/index.js';
import {
  CREAM,
  FOREST,
  GREEN,
  LEAF,
  MARIGOLD,
  NAVY,
  ORANGE,
  PAPER,
  SKIN_LIT,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, onPlane, placed, polygon, polyline, rectangle, ring } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBroadLeaf } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildFigure,
  dayShade,
  drawModelled,
  type Look,
  mirrored,
  POSES,
  type Pose,
} from '../vocabulary/people/index.js';

/** Artboard units per metre. */
const METRE = 128;
/** The back corner of the stand's floor. */
const CORNER: Point = [948, 396];
/** The stand in metres: along the lit wall, along the shaded wall, up. */
const STAND = { x: 4.3, z: 3.9, height: 2.9 };
/** Length of the shadow along the lit wall, per metre of height. */
const SHADOW = 0.62;

/** A point on the stand, in metres along the lit wall (right), up, and along the shaded wall (left). */
function inStand(x: number, y: number, z: number): Point {
  return [CORNER[0] + (x - z) * 0.866 * METRE, CORNER[1] + (x + z) * 0.46 * METRE - y * METRE];
}

/** An upright face along the lit wall's direction. */
const faceX = (x: readonly [number, number], y: readonly [number, number], z: number): string =>
  polygon(inStand(x[0], y[0], z), inStand(x[1], y[0], z), inStand(x[1], y[1], z), inStand(x[0], y[1], z));

/** An upright face along the shaded wall's direction. */
const faceZ = (x: number, y: readonly [number, number], z: readonly [number, number]): string =>
  polygon(inStand(x, y[0], z[0]), inStand(x, y[0], z[1]), inStand(x, y[1], z[1]), inStand(x, y[1], z[0]));

/** A level face. */
const level = (x: readonly [number, number], y: number, z: readonly [number, number]): string =>
  polygon(inStand(x[0], y, z[0]), inStand(x[1], y, z[0]), inStand(x[1], y, z[1]), inStand(x[0], y, z[1]));

export const exhibitionStand = defineScene({
  seed: 5,
  focus: { x: 0.595, y: 0.5 },
  draw(sheet) {
    drawGround(sheet);
    drawFloor(sheet);
    drawShadedWall(sheet);
    drawLitWall(sheet);
    drawShelves(sheet);
    drawPlinth(sheet);
    drawHost(sheet);
    drawCounter(sheet);
    drawVisitors(sheet);
    drawBench(sheet);
    drawPassersBy(sheet);
    drawForeground(sheet);
  },
});

/** A bright hall floor, a green walkway across it, the stand's shadow. */
function drawGround(sheet: Sheet): void {
  sheet.fill(EVERYTHING, PAPER);
  sheet.fill(level([5.5, 8.2], 0, [-9, 12]), { teal: 0.5, marigold: 0.5 });
  sheet.fill(level([-9, 12], 0, [5.2, 8]), { teal: 0.5, marigold: 0.5 });
  drawFarStand(sheet, [-3.7, -2.3], [0.9, 2.7]);
  drawFarStand(sheet, [1, 2.6], [-3.7, -2.3]);
  const reach = STAND.height * SHADOW;
  drawShade(sheet, level([STAND.x, STAND.x + reach], 0, [-0.1, 0.5]), 0.5, 0.06);
  drawShade(sheet, level([0.3, STAND.x + 0.3], 0, [STAND.z, STAND.z + 0.28]), 0.5, 0.06);
}

/** A distant stand, pale in the hall's light. */
function drawFarStand(sheet: Sheet, x: readonly [number, number], z: readonly [number, number]): void {
  drawShade(sheet, level([x[1], x[1] + 1], 0, z), 0.3);
  sheet.fill(faceX(x, [0, 1.5], z[1]), { teal: 0.45 });
  sheet.fill(faceZ(x[1], [0, 1.5], z), { teal: 0.62 });
  sheet.fill(level(x, 1.5, z), { teal: 0.2 });
}

const PLATFORM = 0.16;

function drawFloor(sheet: Sheet): void {
  const { x, z } = STAND;
  sheet.fill(faceX([0, x], [0, PLATFORM], z), { marigold: 1, red: 0.55 });
  sheet.fill(faceZ(x, [0, PLATFORM], [0, z]), { marigold: 1, red: 0.8, indigo: 0.2 });
  sheet.fill(level([0, x], PLATFORM, [0, z]), { marigold: 0.4 });
  for (let board = 1; board < 9; board++)
    sheet.stroke(polyline(inStand(0, PLATFORM, (z * board) / 9), inStand(x, PLATFORM, (z * board) / 9)), 2.6, {
      marigold: 0.9,
      red: 0.1,
    });
  // The shaded wall casts its shadow on the boards.
  drawShade(sheet, level([0, STAND.height * SHADOW - 0.1], PLATFORM, [0, z]), 0.5);
}

/** The shaded wall: solid teal. */
function drawShadedWall(sheet: Sheet): void {
  const { z, height } = STAND;
  sheet.fill(faceZ(0, [PLATFORM, height], [0, z]), { teal: 1, marigold: 0.2, indigo: 0.12 });
  sheet.fill(faceX([-0.12, 0], [0, height], z), { marigold: 0.9, red: 0.2 });
  sheet.fill(level([-0.12, 0], height, [-0.12, z]), { marigold: 0.4 });
}

/** The lit wall: a vermilion field with one big mark, cut by the other wall's shadow. */
function drawLitWall(sheet: Sheet): void {
  const { x, height } = STAND;
  const wall = faceX([0, x], [PLATFORM, height], 0);
  sheet.fill(wall, MARIGOLD);
  sheet.fill(
    polygon(inStand(0, height, 0), inStand((height - PLATFORM) * SHADOW, PLATFORM, 0), inStand(0, PLATFORM, 0)),
    ORANGE,
  );
  for (let batten = 1; batten < 18; batten++) {
    const along = (x * batten) / 18;
    sheet.stroke(polyline(inStand(along, height, 0), inStand(along, PLATFORM, 0)), 2.6, { marigold: 1, red: 0.5 });
  }
  sheet.fill(level([-0.12, x], height, [-0.12, 0]), CREAM);
  sheet.fill(faceZ(x, [0, height], [-0.12, 0]), { marigold: 1, red: 0.8, indigo: 0.2 });
  sheet.group(onPlane(inStand(0, height, 0), [0.00866 * METRE, 0.0046 * METRE], [0, METRE / 100]), () => {
    drawSign(sheet, [232, 122]);
    drawBand(sheet, 'triangles', 0, 236, x * 100, 30, { ground: VERMILION, figure: CREAM, accent: NAVY });
  });
}

/** The exhibitor's sign: a tractor over furrows, on a disc. */
function drawSign(sheet: Sheet, [x, y]: Point): void {
  sheet.fill(ellipse(x, y, 100), PAPER);
  sheet.clip(ellipse(x, y, 100), () => {
    sheet.fill(rectangle(x - 110, y + 46, 220, 60), GREEN);
    for (const furrow of [58, 74]) sheet.fill(rectangle(x - 110, y + furrow, 220, 6), LEAF);
  });
  sheet.group(placed(x - 4, y + 50, 0, 1.22), () => drawTractor(sheet, VERMILION, PAPER));
}

/** A tractor from the side, about 116 units long and 90 high, facing right. The origin is below it, on the ground. */
function drawTractor(sheet: Sheet, colour: FlatRecipe, glass: FlatRecipe): void {
  sheet.fill(rectangle(30, -78, 7, 34), NAVY);
  sheet.fill('M-44 -86H4L14 -44H-40Z', colour);
  sheet.fill('M-34 -78H-2L5 -48H-32Z', glass);
  sheet.fill(rectangle(-50, -92, 60, 9), NAVY);
  sheet.fill('M-46 -48H50Q60 -48 60 -36V-18H-46Z', colour);
  sheet.fill(rectangle(20, -40, 32, 5), NAVY);
  for (const [x, radius] of [
    [-28, 31],
    [42, 19],
  ] as const) {
    sheet.fill(ellipse(x, -radius, radius), NAVY);
    sheet.fill(ellipse(x, -radius, radius * 0.52), MARIGOLD);
    sheet.fill(ellipse(x, -radius, radius * 0.2), NAVY);
  }
}

/** Three shelves on the shaded wall: nine models of tractors, with boxes of parts between them. */
function drawShelves(sheet: Sheet): void {
  const colours: readonly FlatRecipe[] = [VERMILION, LEAF, CREAM];
  for (const [shelf, y] of [0.9, 1.56, 2.22].entries()) {
    sheet.fill(level([0, 0.34], y, [0.4, 3.6]), { marigold: 0.7, red: 0.1 });
    sheet.fill(faceZ(0.34, [y - 0.07, y], [0.4, 3.6]), { marigold: 1, red: 0.6 });
    for (let model = 0; model < 3; model++) {
      const z = 0.8 + model * 1.06;
      const top = y + 0.14 + ((model + shelf) % 3) * 0.05;
      if (model < 2)
        drawBox(sheet, [0.06, 0.26], [y, top], [z + 0.42, z + 0.64], cycle([ORANGE, CREAM], model + shelf));
      const foot = inStand(0.2, y, z);
      sheet.group(onPlane(foot, [-0.00866 * METRE * 0.62, 0.0046 * METRE * 0.62], [0, (METRE / 100) * 0.5]), () =>
        drawTractor(sheet, cycle(colours, model + shelf), PAPER),
      );
    }
  }
}

/** A box: the top in the light, the face towards the viewer, and the face in shade. */
function drawBox(
  sheet: Sheet,
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
  colour: FlatRecipe,
): void {
  const shade: Recipe = { ...colour, teal: Math.min(1, (colour.teal ?? 0) + 0.3), indigo: (colour.indigo ?? 0) + 0.2 };
  sheet.fill(faceX(x, y, z[1]), colour);
  sheet.fill(faceZ(x[1], y, z), shade);
  sheet.fill(level(x, y[1], z), { ...colour, red: (colour.red ?? 0) * 0.5, teal: (colour.teal ?? 0) * 0.6 });
}

/** A plinth by the lit wall, with a gear that visitors can turn by its handle. */
function drawPlinth(sheet: Sheet): void {
  const [along, z, top] = [3.86, 0.36, 0.66];
  drawShade(sheet, level([4.12, 4.3], PLATFORM, [0.14, 0.58]), 0.45);
  drawBox(sheet, [3.6, 4.12], [PLATFORM, top], [0.14, 0.58], TEAL);
  sheet.fill(
    polygon(
      inStand(along - 0.11, top, z),
      inStand(along + 0.11, top, z),
      inStand(along + 0.05, top + 0.44, z),
      inStand(along - 0.05, top + 0.44, z),
    ),
    NAVY,
  );
  drawGear(sheet, inStand(along, top + 0.44, z + 0.1), { red: 1, marigold: 0.7, indigo: 0.5 });
  drawGear(sheet, inStand(along, top + 0.44, z + 0.18), VERMILION);
  sheet.group(onPlane(inStand(along, top + 0.44, z + 0.18), ...ALONG_WALL), () => {
    sheet.fill(ring(0, 0, 27, 19), { red: 1, indigo: 0.4 }, { evenOdd: true });
    sheet.fill(ellipse(0, 0, 9), MARIGOLD);
    sheet.stroke(polyline([0, 0], [22, -20]), 7, NAVY);
    sheet.fill(ellipse(22, -20, 7), MARIGOLD);
  });
}

/** The axes of the lit wall's plane, per centimetre. */
const ALONG_WALL: [Point, Point] = [
  [0.00866 * METRE, 0.0046 * METRE],
  [0, METRE / 100],
];

function drawGear(sheet: Sheet, axle: Point, colour: FlatRecipe): void {
  sheet.group(onPlane(axle, ...ALONG_WALL), () => {
    for (let tooth = 0; tooth < 10; tooth++)
      sheet.group(placed(0, 0, tooth * 36), () =>
        sheet.fill(polygon([-8, -32], [8, -32], [5, -46], [-5, -46]), colour),
      );
    sheet.fill(ellipse(0, 0, 36), colour);
  });
}

const PRESENTING: Pose = { ...POSES.talking, armLeft: [-12, 30], armRight: [40, 104] };

/** Draws a person on the boards (or beside the stand), with a shadow on the ground. */
function drawPerson(
  sheet: Sheet,
  foot: readonly [number, number, number],
  height: number,
  pose: Pose,
  look: Look,
): void {
  const [x, y, z] = foot;
  drawShade(
    sheet,
    polygon(
      inStand(x - 0.12, y, z + 0.1),
      inStand(x + 0.06, y, z - 0.14),
      inStand(x + 1.05, y, z - 0.2),
      inStand(x + 1.05, y, z + 0.16),
    ),
    0.5,
    0.1,
  );
  drawModelled(sheet, buildFigure(inStand(x, y, z), height * METRE, pose, look), {
    light: [-4, -2],
    shade: dayShade,
    rim: PAPER,
    rimWidth: 2,
  });
}

function drawHost(sheet: Sheet): void {
  drawPerson(sheet, [1.1, PLATFORM, 2.1], 2.12, PRESENTING, {
    outfit: 'shirt',
    hair: 'wrap',
    hairRecipe: MARIGOLD,
    top: VERMILION,
    bottom: NAVY,
    skin: SKIN_LIT,
    build: 'curvy',
  });
}

/** The counter: cream front, a kitenge band, samples on top. */
function drawCounter(sheet: Sheet): void {
  const x: readonly [number, number] = [1.5, 2.05];
  const z: readonly [number, number] = [1.5, 3.3];
  const top = 1.14;
  drawShade(sheet, level([2.05, 2.62], PLATFORM, z), 0.5, 0.08);
  sheet.fill(faceZ(x[1], [PLATFORM, top], z), CREAM);
  sheet.group(onPlane(inStand(x[1], top, z[1]), [0.00866 * METRE, -0.0046 * METRE], [0, METRE / 100]), () =>
    drawBand(sheet, 'diamonds', 0, 26, 180, 45, { ground: VERMILION, figure: MARIGOLD, accent: NAVY }),
  );
  sheet.fill(faceX(x, [PLATFORM, top], z[1]), { marigold: 1, red: 0.35 });
  sheet.fill(level([x[0] - 0.06, x[1] + 0.06], top + 0.06, [z[0] - 0.06, z[1] + 0.06]), PAPER);
  sheet.fill(faceZ(x[1] + 0.06, [top, top + 0.06], [z[0] - 0.06, z[1] + 0.06]), { teal: 0.6 });
  sheet.fill(faceX([x[0] - 0.06, x[1] + 0.06], [top, top + 0.06], z[1] + 0.06), { teal: 0.4 });
  drawBox(sheet, [1.62, 1.9], [top + 0.06, top + 0.32], [2.76, 3.04], GREEN);
  drawBox(sheet, [1.62, 1.9], [top + 0.06, top + 0.2], [1.7, 2.05], ORANGE);
}

function drawVisitors(sheet: Sheet): void {
  drawPerson(
    sheet,
    [3.24, PLATFORM, 1.72],
    2.06,
    { ...mirrored(POSES.talking), armLeft: [-30, -96] },
    {
      outfit: 'dress',
      hair: 'afro',
      top: TEAL,
      bottom: TEAL,
      skin: SKIN_LIT,
      shoes: VERMILION,
    },
  );
  drawPerson(
    sheet,
    [2.95, PLATFORM, 3.05],
    2.2,
    { ...mirrored(POSES.standingSide), headTilt: 3 },
    {
      outfit: 'suit',
      hair: 'short',
      beard: true,
      top: NAVY,
      bottom: NAVY,
      tie: VERMILION,
      skin: { marigold: 1, red: 0.64, indigo: 0.4 },
      build: 'broad',
    },
  );
}

/** A timber bench at the stand's open edge, with a cushion. */
function drawBench(sheet: Sheet): void {
  const x: readonly [number, number] = [3.72, 4.16];
  const z: readonly [number, number] = [1.95, 3.65];
  for (const [from, to] of [
    [1.98, 2.14],
    [3.46, 3.62],
  ] as const)
    drawBox(sheet, [x[0] + 0.04, x[1] - 0.04], [PLATFORM, 0.52], [from, to], { marigold: 1, red: 0.5 });
  drawBox(sheet, x, [0.52, 0.6], z, { marigold: 1, red: 0.36 });
  drawBox(sheet, x, [0.6, 0.68], [z[0], z[1] - 0.5], VERMILION);
}

/** People who cross the hall towards the stand. */
function drawPassersBy(sheet: Sheet): void {
  drawPerson(sheet, [-1.86, 0, 4.74], 1.98, POSES.walking, {
    outfit: 'dress',
    hair: 'braids',
    top: VERMILION,
    bottom: VERMILION,
    skin: SKIN_LIT,
    shoes: NAVY,
  });
  drawPerson(sheet, [-1.06, 0, 4.84], 2.1, POSES.strolling, {
    outfit: 'shirt',
    hair: 'cap',
    hairRecipe: MARIGOLD,
    top: TEAL,
    bottom: NAVY,
    skin: { marigold: 1, red: 0.64, indigo: 0.4 },
  });
}

/** Dark leaves in the near corner. */
function drawForeground(sheet: Sheet): void {
  const vein: FlatRecipe = { teal: 1, marigold: 0.9 };
  drawBroadLeaf(sheet, [352, 980], [352, 580], 76, FOREST, vein);
  drawBroadLeaf(sheet, [396, 980], [548, 660], 68, FOREST, vein);
  drawBroadLeaf(sheet, [420, 990], [700, 816], 56, FOREST, vein);
}
