/**
 * The view from the stage: a singer's back on the right, and an open-air crowd with its lights in front of the city.
 */
import {
  between,
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  type Point,
  type Random,
  radial,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawSkyline } from '../vocabulary/city.js';
import { AMBER, LAMPLIGHT, MARIGOLD, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  blob,
  EVERYTHING,
  ellipse,
  limb,
  moved,
  points,
  polygon,
  polyline,
  rectangle,
} from '../vocabulary/geometry.js';
import { drawBeam, drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { drawCloth } from '../vocabulary/patterns.js';
import { drawCrowdRow, handParts } from '../vocabulary/people/index.js';
import { drawHandMicrophone, drawStageLamp, drawTruss } from '../vocabulary/stage.js';

/** The edge between the field and the city. */
const HORIZON = 420;
/** Front edge of the stage: the crowd is beyond it, the viewer on it. */
const STAGE = 742;
/** The glow of the city, which gives everyone their rim light. */
const GLOW: Point = [1060, HORIZON - 10];

export const stageView = defineScene({
  seed: 21,
  focus: { x: 0.69, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawNight(sheet, random);
    drawField(sheet, random);
    drawRig(sheet);
    drawStageFloor(sheet);
    drawSinger(sheet);
    drawHeadlineShade(sheet, 640, 0.8, { teal: 0.9 });
  },
});

/** Sky and skyline: the warm haze of the city under a cold night. */
function drawNight(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: vertical(0, HORIZON, [0, 1], [0.55, 0.86], [1, 0.5]) });
  drawHalo(sheet, GLOW, 560, { marigold: 0.9 }, 0.72);
  const towers: FlatRecipe = { teal: 1, indigo: 0.84 };
  drawSkyline(sheet, random, { x: 684, y: HORIZON + 8, unit: 44, colour: { teal: 1, indigo: 0.72 }, windows: AMBER });
  drawSkyline(sheet, random, { x: 346, y: HORIZON + 8, unit: 42, colour: towers, windows: AMBER });
}

/** The crowd from far to near, and the lights they hold up. */
function drawField(sheet: Sheet, random: Random): void {
  sheet.fill(rectangle(-20, HORIZON, 1660, 360), {
    teal: 1,
    marigold: radial([GLOW[0], HORIZON], 640, [0, 0.8], [0.6, 0.3], [1, 0]),
    indigo: radial([GLOW[0], HORIZON], 900, [0, 0.35], [0.5, 0.8], [1, 1]),
  });
  const rows = [
    { y: 440, size: 13, step: 21, lights: 36, glow: 12 },
    { y: 476, size: 20, step: 34, lights: 30, glow: 19 },
    { y: 530, size: 32, step: 58, lights: 20, glow: 30 },
    { y: 616, size: 54, step: 104, lights: 12, glow: 50 },
  ] as const;
  rows.forEach((row, index) => {
    drawCrowdRow(sheet, random, {
      y: row.y,
      size: row.size,
      step: row.step,
      body: { teal: 1, indigo: 0.72 + index * 0.09 },
      rim: cycle<FlatRecipe>([{ marigold: 0.9, teal: 0.3 }, MARIGOLD, AMBER, { marigold: 1, red: 0.5 }], index),
      rimWidth: 1.3 + index * 0.8,
      raised: 0.45,
      lightX: GLOW[0],
      from: 120,
      phones: 0,
    });
    for (let light = 0; light < row.lights; light++) {
      const x = 300 + ((light + between(random, 0.1, 0.9)) / row.lights) * 1320;
      const y = row.y - row.size * between(random, 1.5, 2.7);
      drawHalo(sheet, [x, y], row.glow, { marigold: 0.8, teal: 0.2 }, 0.95);
      sheet.fill(ellipse(x, y, row.glow * 0.17), { marigold: 0.04 });
    }
  });
}

/** Lamps above the viewer, whose beams sweep out over the field. */
function drawRig(sheet: Sheet): void {
  const lamps = [
    { x: 640, angle: -18, colour: { teal: 0.5, marigold: 0.2 } },
    { x: 800, angle: 22, colour: { marigold: 0.95, teal: 0.12 } },
    { x: 1290, angle: -26, colour: { marigold: 0.95, teal: 0.12 } },
    { x: 1450, angle: -8, colour: { teal: 0.5, marigold: 0.2 } },
    { x: 1556, angle: 16, colour: { red: 0.9, marigold: 0.5 } },
  ];
  for (const { x, angle, colour } of lamps)
    drawBeam(sheet, { from: [x, 66], angle, length: 560, widths: [8, 110], colour, strength: 0.82 });
  drawTruss(sheet, [420, 30], [1640, 30], 52, { teal: 1, indigo: 0.7 }, 6);
  for (const { x, angle } of lamps) drawStageLamp(sheet, [x, 62], angle, 1.5, PLUM);
}

/** The stage boards under the viewer, with two floor monitors. */
function drawStageFloor(sheet: Sheet): void {
  sheet.fill(rectangle(-20, STAGE, 1660, 200), {
    red: 1,
    marigold: radial([1120, STAGE - 20], 520, [0, 0.9], [1, 0.1]),
    indigo: radial([1120, STAGE - 10], 620, [0, 0.4], [0.6, 0.86], [1, 1]),
  });
  for (const x of [200, 440, 640, 820, 980, 1130, 1290, 1460, 1660])
    sheet.stroke(polyline([1120 + (x - 1120) * 0.82, STAGE], [1120 + (x - 1120) * 1.5, 920]), 3, PLUM);
  sheet.stroke(polyline([-20, STAGE], [1620, STAGE]), 5, AMBER);
  for (const [x, flip] of [
    [760, 1],
    [1470, -1],
  ] as const) {
    sheet.fill(
      polygon(
        [x - 104 * flip, STAGE + 74],
        [x - 76 * flip, STAGE - 34],
        [x + 82 * flip, STAGE - 34],
        [x + 112 * flip, STAGE + 74],
      ),
      PLUM,
    );
    sheet.stroke(polyline([x - 76 * flip, STAGE - 34], [x + 82 * flip, STAGE - 34]), 5, AMBER);
  }
}

/**
 * The singer's head is as large as the nearest spectators' heads; the lower half of the body is outside the picture.
 */
const HEAD: Point = [1120, 262];
const HEAD_SIZE = 112;
const SKIN: FlatRecipe = { marigold: 0.8, red: 0.9, indigo: 0.74 };
const JACKET: FlatRecipe = { red: 1, marigold: 0.5, indigo: 0.2 };

/** A backlit shape: bright copies to either side and above, then the shape itself. */
function drawBacklit(sheet: Sheet, outline: string, recipe: FlatRecipe, edge = 4): void {
  for (const side of [-1, 1]) sheet.group(moved(side * edge, -edge * 0.7), () => sheet.fill(outline, LAMPLIGHT));
  sheet.fill(outline, recipe);
}

interface JacketPiece {
  readonly outline: string;
  /** Its left and right edge, which catch the light. */
  readonly edges: readonly [number, number];
}

/** The jacket's cloth: one bright edge around all pieces, with the middle of each in shade. */
function drawJacket(sheet: Sheet, pieces: readonly JacketPiece[]): void {
  for (const { outline } of pieces) drawBacklit(sheet, outline, JACKET);
  for (const {
    outline,
    edges: [left, right],
  } of pieces) {
    drawCloth(
      sheet,
      outline,
      [820, 214, 640, 520],
      [
        { pattern: 'triangles', colours: { ground: JACKET, figure: MARIGOLD, accent: TEAL } },
        { pattern: 'suns', colours: { ground: MARIGOLD, figure: { teal: 1, indigo: 0.3 }, accent: VERMILION } },
      ],
      65,
    );
    sheet.clip(outline, () =>
      sheet.overprint(rectangle(left, 214, right - left, 520), {
        indigo: horizontal(left, right, [0, 0.1, 0.2], [0.18, 1, 0.7], [0.82, 1, 0.76], [1, 0.1, 0.2]),
      }),
    );
  }
}

const LEFT_SLEEVE: JacketPiece = {
  outline: limb([
    [1052, 414, 50],
    [998, 384, 50],
    [950, 346, 47],
    [918, 306, 42],
    [908, 272, 40],
  ]),
  edges: [860, 1120],
};
const RIGHT_SLEEVE: JacketPiece = {
  outline: limb([
    [1188, 410, 50],
    [1244, 408, 50],
    [1300, 404, 47],
    [1338, 380, 42],
    [1354, 344, 40],
  ]),
  edges: [1120, 1400],
};
const BACK: JacketPiece = {
  outline: blob(
    points(
      '1120 352, 1078 350, 1030 362, 1000 392, 1000 440, 1018 500, 1040 580, 1036 640, 1022 694, 1120 706, 1220 694, 1206 640, 1200 580, 1222 500, 1240 440, 1240 392, 1210 362, 1162 350',
    ),
    0.85,
  ),
  edges: [990, 1250],
};

function drawSinger(sheet: Sheet): void {
  drawForearms(sheet);
  const skirt = blob(points('1034 640, 1010 720, 968 830, 946 960, 1300 960, 1276 830, 1234 720, 1208 640'), 0.8);
  drawBacklit(sheet, skirt, { indigo: 1, teal: 0.8 });
  const neck = limb([
    [1120, 296, 30],
    [1120, 336, 30],
    [1120, 372, 46],
  ]);
  drawBacklit(sheet, neck, SKIN, 3);
  drawJacket(sheet, [LEFT_SLEEVE, RIGHT_SLEEVE, BACK]);
  sheet.stroke('M1036 636Q1120 652 1206 636', 16, PLUM);
  drawHead(sheet);
}

/** The left hand salutes, and the right one holds the microphone out to the crowd. */
function drawForearms(sheet: Sheet): void {
  const leftForearm = limb([
    [918, 312, 32],
    [900, 268, 33],
    [890, 210, 26],
    [886, 160, 19],
  ]);
  drawBacklit(sheet, leftForearm, SKIN);
  for (const part of handParts([886, 164], 178, 92, 1, 'open', SKIN, 0)) drawBacklit(sheet, part.outline, SKIN, 2.4);
  const rightForearm = limb([
    [1338, 384, 32],
    [1362, 340, 33],
    [1378, 290, 26],
    [1386, 250, 19],
  ]);
  drawBacklit(sheet, rightForearm, SKIN);
  drawHandMicrophone(sheet, [1346, 150], 18, 44, PLUM);
  sheet.stroke(ellipse(1346, 150, 22, 25), 4, AMBER);
  for (const part of handParts([1386, 256], 194, 84, -1, 'fist', SKIN, 0)) drawBacklit(sheet, part.outline, SKIN, 2.4);
}

function drawHead(sheet: Sheet): void {
  const [x, y] = HEAD;
  const curls = Array.from({ length: 22 }, (_, index): Point => {
    const angle = (index / 22) * 2 * Math.PI;
    const radius = HEAD_SIZE * (index % 2 ? 0.78 : 0.72);
    return [x + Math.cos(angle) * radius, y - 18 + Math.sin(angle) * radius * 0.94];
  });
  for (const side of [-1, 1]) sheet.stroke(ellipse(x + side * 62, y + 76, 17, 21), 7, MARIGOLD);
  drawBacklit(sheet, blob(curls), PLUM, 4.5);
}
