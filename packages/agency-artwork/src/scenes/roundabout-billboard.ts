/**
 * A billboard at a Nairobi roundabout in the morning, seen from above, or close up as two riggers finish the poster.
 */
import {
  defineScene,
  type FlatRecipe,
  type Point,
  type Random,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawSkyline, drawTreeRow } from '../vocabulary/city.js';
import {
  CREAM,
  FOREST,
  GREEN,
  LEAF,
  MARIGOLD,
  NAVY,
  ORANGE,
  RED,
  SKIN_LIT,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, onCircle, polygon, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawBroadLeaf, drawCloud, drawCrown } from '../vocabulary/nature.js';
import { drawBillboard, type Poster } from '../vocabulary/outdoor.js';
import {
  buildFigure,
  dayShade,
  drawModelled,
  type Look,
  mirrored,
  POSES,
  type Pose,
  reachingFor,
} from '../vocabulary/people/index.js';
import { drawBodaBoda, drawLongShadow } from '../vocabulary/street.js';
import { drawCar, drawMatatu } from '../vocabulary/vehicles.js';

/** The dark colour used in daylight: neither violet nor grey. */
const DAY_DARK: FlatRecipe = { teal: 1, indigo: 0.82 };
const ROAD: FlatRecipe = { marigold: 0.22 };
/** The ring's centre and how much it is flattened. */
const RING = { x: 800, y: 690, radius: 640, squash: 0.36 };

export const roundaboutBillboard = defineScene({
  seed: 5,
  focus: { x: 0.5, y: 0.5 },
  options: {
    /** `starling`: the ring from above. `mountain`: close to the board, with two riggers at work on it. */
    poster: 'starling',
  },
  draw(sheet, { poster }, seed) {
    const random = seededRandom(seed);
    if (poster === 'mountain') drawCloseBoard(sheet, random, 'mountain');
    else drawRing(sheet, random);
  },
});

function drawMorning(sheet: Sheet, random: Random, horizon: number, unit: number): void {
  sheet.fill(EVERYTHING, {
    teal: vertical(0, horizon, [0, 0.42], [1, 0]),
    marigold: vertical(0, horizon, [0, 0.06], [1, 0.24]),
  });
  for (const [x, y, width] of [
    [120, 110, 330],
    [1150, 70, 420],
    [560, 60, 240],
  ] as const)
    drawCloud(sheet, [x, y], width, 18, { marigold: 0.05 });
  drawSkyline(sheet, random, { x: -300, y: horizon + 6, unit: unit * 0.8, colour: { teal: 0.26, marigold: 0.2 } });
  drawSkyline(sheet, random, { x: 700, y: horizon + 6, unit: unit * 0.8, colour: { teal: 0.26, marigold: 0.2 } });
  drawSkyline(sheet, random, {
    x: 318 - unit * 9.9,
    y: horizon + 8,
    unit,
    colour: { teal: 0.85 },
    windows: { marigold: 0.2 },
  });
}

// The ring from above.

function drawRing(sheet: Sheet, random: Random): void {
  const horizon = 420;
  drawMorning(sheet, random, horizon, 50);
  drawTreeRow(sheet, random, -20, 1640, horizon + 24, 44, [
    { leaf: FOREST, lit: { teal: 0.8, marigold: 1 } },
    { leaf: GREEN, lit: LEAF },
    { leaf: { red: 1, marigold: 0.5 }, lit: { red: 0.8, marigold: 0.7 } },
    { leaf: FOREST, lit: GREEN },
  ]);
  sheet.fill(rectangle(-20, horizon, 1640, 520), GREEN);
  drawRoads(sheet);
  drawIsland(sheet, random);
  drawTraffic(sheet);
  drawVerge(sheet, random);
}

function drawRoads(sheet: Sheet): void {
  const { x, y, radius, squash } = RING;
  const lit: FlatRecipe = { marigold: 0.05 };
  for (const grow of [14, 0]) {
    const colour = grow ? lit : ROAD;
    sheet.fill(polygon([-20, 470 - grow], [360, 520 - grow], [300, 640 + grow], [-20, 600 + grow]), colour);
    sheet.fill(polygon([1640, 450 - grow], [1220, 520 - grow], [1320, 640 + grow], [1640, 560 + grow]), colour);
    sheet.fill(ellipse(x, y, radius + grow, radius * squash + grow * 0.7), colour);
  }
  sheet.stroke(
    ellipse(x, y, radius * 0.82, radius * squash * 0.82),
    5,
    { marigold: 0.04, teal: 0.1 },
    { dash: '46 34', cap: 'butt' },
  );
}

/** The island: a striped kerb, lawn, a ring of cannas, the board and its long shadow. */
function drawIsland(sheet: Sheet, random: Random): void {
  const { x, y, squash } = RING;
  const inner = 380;
  sheet.fill(ellipse(x, y + 10, inner + 12, (inner + 12) * squash), DAY_DARK);
  sheet.stroke(ellipse(x, y + 4, inner + 6, (inner + 6) * squash), 13, CREAM, { dash: '40 40', cap: 'butt' });
  sheet.fill(ellipse(x, y, inner, inner * squash), FOREST);
  sheet.fill(ellipse(x, y - 5, inner - 34, (inner - 34) * squash), LEAF);
  for (let flower = 0; flower < 30; flower++) {
    const [fx, fy] = onCircle([x, y - 4], inner - 18, flower * 12, squash);
    sheet.fill(ellipse(fx, fy, 9, 7), flower % 3 ? VERMILION : MARIGOLD);
  }
  sheet.overprint(
    polygon([790, y], [826, y], [1010, 766], [1330, 726], [1420, 832], [1040, 890], [980, 790]),
    { teal: 1 },
    { opacity: 0.4 },
  );
  drawBillboard(sheet, {
    face: [430, 92, 760, 352],
    poster: 'starling',
    post: { x: 808, ground: y, width: 52 },
    frame: DAY_DARK,
    postLit: { teal: 1, indigo: 0.3 },
    lamps: 5,
  });
  sheet.overprint(polygon([430, 92], [640, 92], [520, 444], [430, 444]), { teal: 0 }, { opacity: 0.16 });
  for (const [bush, size] of [
    [740, 26],
    [880, 30],
    [810, 34],
  ] as const)
    drawCrown(sheet, random, [bush, y + 4], size, FOREST, LEAF);
}

function drawTraffic(sheet: Sheet): void {
  const shadow = (x: number, y: number, width: number): void => {
    sheet.overprint(
      polygon(
        [x - width * 0.46, y - 6],
        [x + width * 0.5, y - 6],
        [x + width * 0.86, y + width * 0.15],
        [x - width * 0.1, y + width * 0.15],
      ),
      { teal: 1 },
      { opacity: 0.46 },
    );
  };
  const matatu = (
    x: number,
    y: number,
    width: number,
    body: FlatRecipe,
    stripe: FlatRecipe,
    direction: 1 | -1,
  ): void => {
    shadow(x, y, width);
    drawMatatu(sheet, { x, y, width, body, stripe, direction, glass: NAVY });
  };
  const car = (x: number, y: number, width: number, body: FlatRecipe, direction: 1 | -1): void => {
    shadow(x, y, width);
    drawCar(sheet, x, y, width, body, direction);
  };
  car(1170, 560, 112, VERMILION, -1);
  matatu(520, 556, 150, CREAM, TEAL, -1);
  car(130, 548, 110, TEAL, -1);
  car(1400, 542, 120, MARIGOLD, -1);
  matatu(270, 712, 232, MARIGOLD, RED, 1);
  car(1356, 690, 160, TEAL, -1);
  matatu(640, 888, 320, VERMILION, MARIGOLD, 1);
  shadow(1010, 878, 190);
  drawBodaBoda(sheet, {
    x: 1000,
    y: 876,
    scale: 0.98,
    tank: TEAL,
    frame: DAY_DARK,
    rider: { hairRecipe: MARIGOLD, top: ORANGE, bottom: NAVY, skin: SKIN_LIT },
    modelling: { light: [-3, -3], shade: dayShade },
  });
}

/** The dark near verge in the lower right corner, with two pedestrians waiting to cross. */
function drawVerge(sheet: Sheet, random: Random): void {
  sheet.fill('M1640 740Q1440 780 1330 940H1640Z', FOREST);
  const stand = (x: number, y: number, height: number, pose: Pose, look: Look): void => {
    drawLongShadow(sheet, [x, y], height * 0.2, [height * 0.55, height * 0.2], 0.5);
    drawModelled(sheet, buildFigure([x, y], height, pose, look), { light: [-4, -3], shade: dayShade });
  };
  stand(1300, 872, 172, mirrored(POSES.walking), {
    hair: 'wrap',
    hairRecipe: MARIGOLD,
    outfit: 'dress',
    top: VERMILION,
    bottom: VERMILION,
    skin: SKIN_LIT,
    shoes: DAY_DARK,
  });
  drawCrown(sheet, random, [1580, 840], 110, DAY_DARK, FOREST);
  drawCrown(sheet, random, [10, 880], 130, DAY_DARK, FOREST);
}

// Close to the board.

function drawCloseBoard(sheet: Sheet, random: Random, poster: Poster): void {
  drawMorning(sheet, random, 760, 66);
  drawTreeRow(sheet, random, -40, 1660, 800, 70, [
    { leaf: GREEN, lit: LEAF },
    { leaf: FOREST, lit: GREEN },
    { leaf: { red: 1, marigold: 0.5 }, lit: { red: 0.8, marigold: 0.7 } },
  ]);
  sheet.fill(rectangle(-20, 790, 1640, 150), GREEN);
  sheet.fill(rectangle(-20, 850, 1640, 90), ROAD);
  drawMatatu(sheet, { x: 480, y: 880, width: 270, body: CREAM, stripe: RED, glass: NAVY });
  drawCar(sheet, 1130, 884, 190, VERMILION, -1);
  // A dark edge on the right shows the thickness of the board.
  const face = [250, 110, 1060, 500] as const;
  sheet.fill(polygon([1332, 88], [1376, 120], [1376, 650], [1332, 632]), { teal: 1, indigo: 1 });
  drawBillboard(sheet, {
    face,
    poster,
    post: { x: 800, ground: 940, width: 96 },
    frame: DAY_DARK,
    postLit: { teal: 1, indigo: 0.3 },
    lamps: 6,
  });
  drawLastStrip(sheet);
  drawRiggers(sheet);
  drawBroadLeaf(sheet, [60, 960], [250, 640], 62, DAY_DARK, FOREST);
  drawBroadLeaf(sheet, [120, 960], [420, 760], 54, FOREST, GREEN);
  drawBroadLeaf(sheet, [1500, 960], [1330, 720], 58, DAY_DARK, FOREST);
  drawBroadLeaf(sheet, [1460, 960], [1640, 700], 54, FOREST, GREEN);
}

/** The last strip of the poster still hangs loose; its back shows where it curls. */
function drawLastStrip(sheet: Sheet): void {
  sheet.fill(rectangle(1130, 110, 180, 500), { teal: 0.45, marigold: 0.1 });
  for (let slat = 0; slat < 6; slat++) {
    sheet.stroke(polyline([1130, 150 + slat * 84], [1310, 150 + slat * 84]), 5, { teal: 0.9 });
  }
  sheet.fill('M1128 108Q1180 116 1196 190Q1214 330 1160 460Q1146 540 1160 612H1128Z', CREAM);
  sheet.overprint(
    'M1196 190Q1214 330 1160 460Q1146 540 1160 612H1190Q1180 540 1202 452Q1250 320 1196 190Z',
    { teal: 1 },
    { opacity: 0.4 },
  );
  sheet.overprint('M1128 108H1144Q1164 300 1136 612H1128Z', { teal: 1 }, { opacity: 0.35 });
}

/** Two riggers on the catwalk draw the strip tight. */
function drawRiggers(sheet: Sheet): void {
  const deck = 660;
  const rig = (
    x: number,
    height: number,
    stance: Pose,
    look: Look,
    grips: readonly [Point, Point],
    bend: 1 | -1,
  ): void => {
    const pose = reachingFor([x, deck], height, stance, look, [
      { side: 'left', target: grips[0], bend },
      { side: 'right', target: grips[1], bend },
    ]);
    sheet.overprint(
      polygon([x + 20, deck - height], [x + 84, deck - height * 0.94], [x + 84, deck], [x - 10, deck]),
      { teal: 1 },
      { opacity: 0.3 },
    );
    drawModelled(sheet, buildFigure([x, deck], height, pose, look), { light: [-5, -3], shade: dayShade });
  };
  rig(
    1072,
    330,
    { ...POSES.reaching, hands: ['fist', 'fist'] },
    {
      hair: 'helmet',
      hairRecipe: MARIGOLD,
      outfit: 'tee',
      top: VERMILION,
      bottom: NAVY,
      skin: SKIN_LIT,
      shoes: DAY_DARK,
      beard: true,
    },
    [
      [1152, 436],
      [1176, 330],
    ],
    -1,
  );
  rig(
    1268,
    318,
    mirrored({ ...POSES.reaching, hands: ['fist', 'fist'] }),
    {
      hair: 'helmet',
      hairRecipe: CREAM,
      outfit: 'tee',
      top: ORANGE,
      bottom: NAVY,
      skin: SKIN_LIT,
      shoes: DAY_DARK,
      build: 'curvy',
    },
    [
      [1190, 372],
      [1182, 458],
    ],
    1,
  );
  // The rail in front of them.
  for (const height of [566, 610]) sheet.stroke(polyline([222, height], [1338, height]), 6, DAY_DARK);
  for (let post = 0; post <= 8; post++)
    sheet.stroke(polyline([226 + post * 139, 566], [226 + post * 139, deck]), 7, DAY_DARK);
}
