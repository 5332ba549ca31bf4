/** The garden lunch: colleagues along one long table under bunting, with a tree's shadow on a sunlit wall. */
import {
  defineScene,
  type FlatRecipe,
  type Point,
  type Random,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawBunting } from '../vocabulary/city.js';
import {
  CREAM,
  DEEP_TEAL,
  FOREST,
  GREEN,
  LEAF,
  MARIGOLD,
  MIDNIGHT,
  NAVY,
  ORANGE,
  PAPER,
  PLUM,
  SKIN_LIT,
  SKIN_SHADE,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { drawBowl, drawGlass, drawJug, drawMangoes, drawMelonSlice, drawPlate } from '../vocabulary/food.js';
import { EVERYTHING, ellipse, limb, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawCrown, frond } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  type BackHair,
  buildBackView,
  buildFigure,
  dayShade,
  drawModelled,
  type Look,
  POSES,
  type Pose,
} from '../vocabulary/people/index.js';

/** The table's far and near edges, and the hem of the cloth. */
const TABLE = { far: 566, near: 652, hem: 806 };
const [LIGHT_SKIN = SKIN_LIT, WARM_SKIN = SKIN_LIT, BROWN_SKIN = SKIN_LIT, DARK_SKIN = SKIN_SHADE] = SKIN_TONES;
const SUNLIGHT = { light: [-6, -5], shade: dayShade } as const;

export const gardenLunch = defineScene({
  seed: 6,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawGarden(sheet, random);
    drawCook(sheet);
    drawGuests(sheet);
    drawTable(sheet);
    drawMeal(sheet);
    drawBuntings(sheet);
    drawCanopy(sheet, random);
    drawNearGuests(sheet);
  },
});

/** A bare sunlit wall with the shadow of palms, a clipped hedge in front of it, and a lawn below. */
function drawGarden(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { marigold: vertical(0, 480, [0, 0.06], [1, 0.12]) });
  drawWindow(sheet);
  for (const [from, to, sag] of [
    [[980, -40], [700, 300], -60],
    [[1000, -40], [1010, 340], 20],
    [[1010, -30], [1290, 250], -50],
    [[960, -30], [560, 150], -30],
  ] as const) {
    drawShade(sheet, frond(from, to, sag, 13, 92), 0.42);
  }
  sheet.fill(rectangle(-20, 448, 1640, 60), { teal: 0.2, marigold: 0.2 });
  sheet.fill(rectangle(-20, 474, 1640, 460), { teal: 0.62, marigold: 0.9 });
  for (let bush = 0; bush < 17; bush++) {
    drawCrown(sheet, random, [130 + bush * 84, 474 + (bush % 3) * 7], 46, GREEN, LEAF);
  }
  for (let blossom = 0; blossom < 9; blossom++) {
    const x = 250 + blossom * 46 + (blossom % 2) * 560;
    drawCrown(sheet, random, [x, 446 + (blossom % 3) * 12], 15, VERMILION, ORANGE);
  }
}

/** A window of the house, with its shutters open. */
function drawWindow(sheet: Sheet): void {
  sheet.fill(rectangle(474, 196, 168, 262), PAPER);
  sheet.fill(rectangle(484, 206, 148, 252), DEEP_TEAL);
  sheet.fill(polygon([484, 206], [632, 206], [484, 400]), MIDNIGHT);
  for (const y of [206, 330]) sheet.stroke(polyline([484, y], [632, y]), 7, PAPER);
  sheet.stroke(polyline([558, 206], [558, 458]), 7, PAPER);
  for (const left of [378, 650]) {
    drawShade(sheet, rectangle(left + 16, 214, 88, 252), 0.45);
    sheet.fill(rectangle(left, 196, 88, 264), TEAL);
    for (let slat = 0; slat < 9; slat++) {
      sheet.fill(rectangle(left + 12, 212 + slat * 27, 64, 9), { teal: 1, indigo: 0.4 });
    }
  }
}

/** A cook behind the table, bringing the next dish. */
function drawCook(sheet: Sheet): void {
  const pose: Pose = { ...POSES.holdingTray, armLeft: [-58, -140], armRight: [18, -36], hands: ['flat', 'relaxed'] };
  const cook = buildFigure([1214, 800], 492, pose, {
    outfit: 'shirt',
    top: TEAL,
    bottom: NAVY,
    hair: 'wrap',
    hairRecipe: MARIGOLD,
    skin: DARK_SKIN,
    build: 'curvy',
  });
  drawModelled(sheet, cook, SUNLIGHT);
  const [hand] = cook.hands;
  sheet.fill(ellipse(hand[0] - 6, hand[1] - 10, 74, 11), MIDNIGHT);
  sheet.fill(`M${hand[0] - 62} ${hand[1] - 14}q20 -44 58 -42q40 0 56 42z`, ORANGE);
  sheet.fill(`M${hand[0]} ${hand[1] - 54}q34 6 50 40h-34q4 -24 -16 -40z`, { red: 1, marigold: 0.8 });
}

interface Guest {
  readonly x: number;
  readonly tall?: number;
  readonly pose: Pose;
  readonly look: Look;
  /** The hand that holds a glass. */
  readonly glass?: 0 | 1;
}

const SITTING: Pose = {
  facing: 'front',
  seated: true,
  armLeft: [-12, 46],
  armRight: [12, -46],
  legLeft: [-10, 0],
  legRight: [10, 0],
  frontArm: 'both',
};
const GUESTS: readonly Guest[] = [
  {
    x: 306,
    pose: {
      ...SITTING,
      facing: 'right',
      lean: 3,
      breadth: 0.8,
      armRight: [44, 142],
      armLeft: [-4, 56],
      hands: ['relaxed', 'fist'],
    },
    look: { outfit: 'tee', top: VERMILION, hair: 'fade', skin: DARK_SKIN, beard: true, build: 'broad' },
    glass: 1,
  },
  {
    x: 474,
    pose: {
      ...SITTING,
      facing: 'left',
      headTilt: -5,
      breadth: 0.82,
      armLeft: [-40, -118],
      armRight: [8, -40],
      hands: ['open', 'relaxed'],
    },
    look: { outfit: 'dress', top: MARIGOLD, hair: 'puff', skin: BROWN_SKIN },
  },
  {
    x: 640,
    tall: 1.04,
    pose: { ...SITTING, headTilt: 3, armRight: [30, 66], armLeft: [-14, 52] },
    look: { outfit: 'shirt', top: PAPER, hair: 'short', skin: LIGHT_SKIN, glasses: true },
  },
  {
    x: 812,
    pose: {
      ...SITTING,
      facing: 'left',
      lean: -3,
      breadth: 0.82,
      armLeft: [-34, -68],
      armRight: [4, -62],
      hands: ['flat', 'flat'],
    },
    look: {
      outfit: 'tee',
      top: { teal: 0.85, marigold: 0.15 },
      hair: 'hijab',
      hairRecipe: { red: 1, indigo: 0.45 },
      skin: WARM_SKIN,
    },
  },
  {
    x: 976,
    tall: 1.05,
    pose: {
      ...SITTING,
      facing: 'right',
      headTilt: -6,
      breadth: 0.84,
      armRight: [36, 128],
      armLeft: [-10, 50],
      hands: ['relaxed', 'fist'],
    },
    look: { outfit: 'tee', top: ORANGE, hair: 'locs', skin: DARK_SKIN },
    glass: 1,
  },
  {
    x: 1316,
    pose: {
      ...SITTING,
      facing: 'left',
      breadth: 0.8,
      armLeft: [-44, -138],
      armRight: [6, -46],
      hands: ['fist', 'relaxed'],
    },
    look: { outfit: 'dress', top: VERMILION, hair: 'bun', skin: BROWN_SKIN },
    glass: 0,
  },
];

/** The guests on the far side of the table. */
function drawGuests(sheet: Sheet): void {
  for (const { x, tall = 1, pose, look, glass } of GUESTS) {
    const guest = buildFigure([x, 622], 438 * tall, pose, { bottom: NAVY, ...look });
    const held = glass === undefined ? undefined : guest.hands[glass];
    if (held) drawGlass(sheet, [held[0], held[1] - 22], 62, MARIGOLD);
    drawModelled(sheet, guest, SUNLIGHT);
  }
}

/** The cloth, which is the picture's brightest area, with a kanga border and the shadow of leaves. */
function drawTable(sheet: Sheet): void {
  sheet.fill(rectangle(-20, TABLE.hem, 1640, 120), { ...GREEN, indigo: 0.25 });
  sheet.fill(polygon([196, TABLE.far], [1404, TABLE.far], [1470, TABLE.near], [130, TABLE.near]), PAPER);
  sheet.fill(rectangle(130, TABLE.near, 1340, TABLE.hem - TABLE.near), { marigold: 0.14, teal: 0.16 });
  drawBand(sheet, 'suns', 130, TABLE.hem - 84, 1340, 70, { ground: VERMILION, figure: CREAM, accent: TEAL });
  sheet.fill(rectangle(130, TABLE.hem - 14, 1340, 14), MARIGOLD);
  for (const x of [248, 520, 776, 1064, 1330]) {
    drawShade(sheet, polygon([x, TABLE.near], [x + 26, TABLE.near], [x + 44, TABLE.hem], [x - 6, TABLE.hem]), 0.4, 0.1);
  }
  for (const [x, y, width] of [
    [300, 600, 130],
    [840, 626, 150],
    [1200, 596, 120],
  ] as const) {
    drawShade(
      sheet,
      limb([
        [x - width, y + 8, 8],
        [x - width * 0.3, y - 6, 20],
        [x + width * 0.4, y + 6, 17],
        [x + width, y - 6, 6],
      ]),
      0.32,
    );
  }
}

function drawMeal(sheet: Sheet): void {
  for (const [x, helping] of [
    [320, ORANGE],
    [492, undefined],
    [656, LEAF],
    [1000, VERMILION],
    [1302, ORANGE],
  ] as const) {
    drawPlate(sheet, [x, 588], 104, helping);
  }
  drawJug(sheet, [412, 626], 108, { marigold: 1, red: 0.2 });
  drawBowl(sheet, [560, 632], 128, TEAL, { marigold: 1, red: 0.16 });
  drawMangoes(sheet, [742, 628], 150);
  for (const [x, angle] of [
    [866, -12],
    [918, 4],
    [972, 14],
  ] as const) {
    drawMelonSlice(sheet, [x, 634], 84, angle);
  }
  drawJug(sheet, [1098, 628], 112, { red: 1, marigold: 0.35 });
  drawBowl(sheet, [1220, 634], 122, VERMILION, { teal: 0.6, marigold: 1 });
}

function drawBuntings(sheet: Sheet): void {
  sheet.stroke(polyline([810, 120], [818, -20]), 3, PLUM);
  const flags: readonly FlatRecipe[] = [VERMILION, MARIGOLD, TEAL, ORANGE, GREEN];
  drawBunting(sheet, [150, 172], [810, 120], 70, 12, PLUM, flags);
  drawBunting(sheet, [810, 120], [1460, 196], 78, 12, PLUM, [MARIGOLD, ORANGE, VERMILION, GREEN, TEAL]);
}

/** Leaves overhead, which form the dark top edge. */
function drawCanopy(sheet: Sheet, random: Random): void {
  for (const [x, y, size] of [
    [200, 20, 92],
    [330, -16, 84],
    [470, -40, 80],
    [640, -58, 74],
    [1120, -62, 80],
    [1280, -30, 90],
    [1420, 14, 96],
  ] as const) {
    drawCrown(sheet, random, [x, y], size, FOREST, GREEN);
  }
}

/** Two guests from behind, on garden chairs, in the shade. */
function drawNearGuests(sheet: Sheet): void {
  const chairs: readonly (readonly [x: number, hair: BackHair, shirt: FlatRecipe, skin: FlatRecipe, tilt: number])[] = [
    [392, 'afro', { teal: 1, marigold: 0.2, indigo: 0.3 }, DARK_SKIN, 0.8],
    [1060, 'short', { red: 1, marigold: 0.8, indigo: 0.1 }, BROWN_SKIN, -0.8],
  ];
  for (const [x, hair, shirt, skin, tilt] of chairs) {
    const head: Point = [x, 730];
    drawModelled(sheet, buildBackView({ head, size: 116, hair, shirt, skin, tilt }), {
      light: [-8, -6],
      shade: dayShade,
    });
    for (const post of [-118, 118]) sheet.stroke(polyline([x + post, 862], [x + post, 930]), 15, MIDNIGHT);
    sheet.fill(roundedRectangle(x - 138, 852, 276, 26, 12), MIDNIGHT);
    sheet.fill(roundedRectangle(x - 134, 854, 268, 6, 3), MARIGOLD);
    for (const slat of [-76, -26, 26, 76]) sheet.fill(rectangle(x + slat - 8, 874, 16, 50), MIDNIGHT);
  }
}
