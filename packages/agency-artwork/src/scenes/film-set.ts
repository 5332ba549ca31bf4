/** The film set: a cinema camera in profile with its operator, and a slate in the beam of a single lamp. */
import { defineScene, type FlatRecipe, type Point, radial, type Sheet, vertical } from '../engine/index.js';
import { AMBER, CREAM, LAMPLIGHT, MARIGOLD, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, limb, moved, polygon, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawBeam, drawHalo } from '../vocabulary/light.js';
import { drawGrip, drawLimb, drawPortrait, type SkinPlanes } from '../vocabulary/people/index.js';
import { drawCinemaCamera, drawFilmLamp, drawSlate, drawViewfinder } from '../vocabulary/studio.js';

const LAMP: Point = [1330, 92];
/** Floor of the set. */
const FLOOR = 724;

export const filmSet = defineScene({
  seed: 2,
  focus: { x: 0.6, y: 0.5 },
  draw(sheet) {
    drawSet(sheet);
    drawLight(sheet);
    drawOperator(sheet);
    drawCinemaCamera(sheet, [876, 430], 1, VERMILION, () => drawTake(sheet));
    drawViewfinder(sheet, [1048, 372], [1300, 378], 44);
    drawPanBar(sheet);
    drawClapper(sheet);
  },
});

/** The red walls of a set: a window with an evening sky behind it, a dado, and a floor. */
function drawSet(sheet: Sheet): void {
  sheet.fill(EVERYTHING, {
    red: 1,
    marigold: radial([560, 420], 700, [0, 0.8], [0.6, 0.4], [1, 0.1]),
    indigo: radial([560, 440], 980, [0, 0], [0.4, 0.2], [0.75, 0.74], [1, 1]),
  });
  const arch = 'M420 600V300A132 132 0 0 1 684 300V600Z';
  sheet.group(moved(12, 10), () => sheet.overprint(arch, { indigo: 1 }, { opacity: 0.6 }));
  sheet.fill(arch, {
    teal: vertical(170, 600, [0, 1], [1, 0.35]),
    marigold: vertical(170, 600, [0, 0], [1, 0.5]),
    indigo: vertical(170, 600, [0, 0.6], [1, 0]),
  });
  sheet.clip(arch, () => {
    sheet.fill(polygon([400, 600], [400, 520], [500, 470], [600, 520], [700, 490], [700, 600]), {
      teal: 1,
      indigo: 0.6,
    });
  });
  sheet.stroke(arch, 18, AMBER);
  sheet.stroke(polyline([552, 170], [552, 600]), 10, AMBER);
  sheet.stroke(polyline([420, 400], [684, 400]), 10, AMBER);
  sheet.fill(rectangle(396, 600, 312, 24), AMBER);
  sheet.fill(rectangle(-20, FLOOR, 1660, 200), {
    red: 1,
    marigold: radial([560, FLOOR], 620, [0, 1], [1, 0.2]),
    indigo: radial([560, FLOOR], 800, [0, 0.12], [0.5, 0.6], [1, 1]),
  });
  sheet.stroke(polyline([-20, FLOOR], [1620, FLOOR]), 14, { red: 1, indigo: 0.7 });
}

function drawLight(sheet: Sheet): void {
  drawBeam(sheet, {
    from: LAMP,
    angle: -47,
    length: 980,
    widths: [58, 300],
    colour: { marigold: 1, red: 0.2 },
    strength: 0.95,
  });
  drawHalo(sheet, [LAMP[0] - 48, LAMP[1] + 36], 170, { marigold: 1, red: 0.2 }, 0.8);
  drawFilmLamp(sheet, LAMP, -53, 1.05);
}

/** The picture on the camera's small monitor: the window and a figure. */
function drawTake(sheet: Sheet): void {
  sheet.fill(rectangle(0, 0, 150, 92), MARIGOLD);
  sheet.fill('M24 92V50A26 26 0 0 1 76 50V92Z', TEAL);
  sheet.fill(ellipse(112, 40, 15), PLUM);
  sheet.fill('M84 96Q88 58 112 58Q136 58 140 96Z', PLUM);
}

const SKIN: FlatRecipe = { marigold: 0.95, red: 0.64, indigo: 0.28 };
const PLANES: SkinPlanes = {
  shade: { marigold: 0.95, red: 0.78, indigo: 0.7 },
  lit: { marigold: 1, red: 0.6, indigo: 0.2 },
  line: PLUM,
};
const JACKET: FlatRecipe = { teal: 1, indigo: 0.35 };

function drawOperator(sheet: Sheet): void {
  drawPortrait(sheet, {
    centre: [1384, 392],
    size: 226,
    facing: 'left',
    skin: SKIN,
    hair: 'locs',
    earring: { marigold: 0.7 },
    cloth: JACKET,
    collar: CREAM,
    nod: 3,
  });
}

/** The pan bar, and the hand on it. */
function drawPanBar(sheet: Sheet): void {
  const [from, to]: readonly [Point, Point] = [
    [1010, 590],
    [1290, 706],
  ];
  sheet.stroke(polyline(from, to), 20, PLUM);
  sheet.stroke(polyline([from[0], from[1] - 5], [to[0], to[1] - 5]), 4, LAMPLIGHT);
  sheet.stroke(polyline([1190, 664], to), 30, PLUM);
  const forearm: Parameters<typeof limb>[0] = [
    [1500, 940, 62],
    [1430, 872, 55],
    [1366, 800, 45],
    [1316, 744, 31],
    [1290, 716, 26],
  ];
  sheet.group(moved(-5, -4), () => sheet.fill(limb(forearm), LAMPLIGHT));
  drawLimb(sheet, forearm, PLANES, [-14, -16]);
  // The sleeve is rolled to the elbow.
  const sleeve = limb([
    [1640, 1040, 120],
    [1560, 970, 106],
    [1490, 908, 88],
    [1452, 872, 78],
  ]);
  sheet.group(moved(-5, -4), () => sheet.fill(sleeve, LAMPLIGHT));
  sheet.fill(sleeve, { teal: 1, indigo: 0.75 });
  sheet.clip(sleeve, () => sheet.group(moved(-26, -22), () => sheet.fill(sleeve, JACKET)));
  sheet.stroke(polyline([1398, 928], [1508, 812]), 20, CREAM);
  drawGrip(sheet, { centre: [1244, 686], angle: 23, breadth: 84, wrist: [1288, 716], turn: -1 }, PLANES);
}

/** The slate, held into the picture from the lower left. */
function drawClapper(sheet: Sheet): void {
  sheet.group('translate(18 20)', () =>
    sheet.overprint(polygon([452, 618], [792, 576], [822, 816], [484, 856]), { indigo: 1 }, { opacity: 0.55 }),
  );
  drawSlate(sheet, [448, 628], -6, 1.14, 17);
  const arm: Parameters<typeof limb>[0] = [
    [310, 980, 56],
    [370, 920, 50],
    [430, 862, 42],
    [474, 822, 30],
    [490, 806, 26],
  ];
  sheet.group(moved(3, -5), () => sheet.fill(limb(arm), LAMPLIGHT));
  drawLimb(sheet, arm, PLANES, [8, -14]);
  drawGrip(sheet, { centre: [516, 774], angle: -96, breadth: 90, wrist: [478, 818], turn: 1 }, PLANES);
}
