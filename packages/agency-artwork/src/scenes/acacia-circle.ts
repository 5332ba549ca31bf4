/** The acacia circle: colleagues sit round a speaker under one wide tree, with the low sun behind them. */
import {
  between,
  cycle,
  defineScene,
  type FlatRecipe,
  type Point,
  type Random,
  radial,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import {
  CREAM,
  GREEN,
  LAMPLIGHT,
  MARIGOLD,
  MIDNIGHT,
  NAVY,
  ORANGE,
  PAPER,
  PLUM,
  RED,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { curve, EVERYTHING, ellipse, onPlane, polyline, ring } from '../vocabulary/geometry.js';
import { drawAcacia, drawBirds, drawCloud, drawGrass, drawHill } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  type BackHair,
  buildBackView,
  buildFigure,
  drawModelled,
  drawRimLit,
  type Look,
  mirrored,
  POSES,
  type Pose,
} from '../vocabulary/people/index.js';

const SUN = { x: 1004, y: 436, radius: 226 };
/** The position of the speaker. */
const SPEAKER: Point = [1004, 668];
const DARK_GREEN: FlatRecipe = { teal: 1, marigold: 0.85, indigo: 0.78 };

export const acaciaCircle = defineScene({
  seed: 4,
  focus: { x: 0.665, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawSky(sheet, random);
    drawLand(sheet, random);
    drawTree(sheet, random);
    drawMat(sheet);
    drawFarHalf(sheet);
    drawGrass(sheet, random, 912, 60, 330, DARK_GREEN, { marigold: 1, teal: 0.7, indigo: 0.1 });
    drawNearHalf(sheet);
  },
});

/** A leaf-green sky that turns to gold around the disc. */
function drawSky(sheet: Sheet, random: Random): void {
  const centre: Point = [SUN.x, SUN.y];
  sheet.fill(EVERYTHING, {
    marigold: radial(centre, 1080, [0, 0.8], [0.3, 0.62], [0.6, 0.5], [1, 0.5]),
    teal: radial(centre, 1080, [0, 0], [0.26, 0.1], [0.55, 0.6], [0.85, 0.95]),
  });
  for (const [index, radius] of [346, 300, 262].entries()) {
    sheet.fill(ring(...centre, radius, radius - 9), { marigold: 0.95, teal: 0.16 - index * 0.05 }, { evenOdd: true });
  }
  sheet.fill(ellipse(...centre, SUN.radius), {
    marigold: vertical(200, 660, [0, 0.16], [0.6, 0.55], [1, 1]),
    red: vertical(430, 660, [0, 0], [1, 0.42]),
  });
  for (let cloud = 0; cloud < 6; cloud++) {
    drawCloud(
      sheet,
      [-60 + cloud * 170 + random() * 60, 250 + random() * 250],
      between(random, 260, 460),
      between(random, 10, 20),
      cycle([{ marigold: 0.85, teal: 0.12 }, { marigold: 1, teal: 0.36 }, { marigold: 0.7 }], cloud),
    );
  }
  drawBirds(
    sheet,
    [
      [560, 300, 15],
      [600, 278, 12],
      [516, 270, 10],
    ],
    DARK_GREEN,
  );
}

function drawLand(sheet: Sheet, random: Random): void {
  drawHill(
    sheet,
    [
      [-80, 560],
      [90, 520],
      [220, 462],
      [300, 498],
      [390, 440],
      [500, 505],
      [640, 548],
      [900, 572],
      [1200, 540],
      [1420, 500],
      [1700, 540],
    ],
    { teal: 0.62, marigold: 1, indigo: vertical(440, 620, [0, 0.22], [1, 0]) },
  );
  for (let tree = 0; tree < 7; tree++) {
    drawAcacia(sheet, random, {
      foot: [30 + tree * 150 + random() * 70, 610 + random() * 10],
      height: between(random, 44, 70),
      trunk: DARK_GREEN,
      leaf: DARK_GREEN,
      spread: 0.95,
    });
  }
  drawHill(
    sheet,
    [
      [-80, 612],
      [300, 592],
      [700, 616],
      [1100, 600],
      [1700, 606],
    ],
    { ...GREEN, indigo: vertical(600, 880, [0, 0.02], [0.35, 0.18], [1, 0.85]) },
  );
  // The sunlit path on the grass, as far as the circle.
  sheet.fill(ellipse(SUN.x, 700, 430, 62), { marigold: 1, teal: radial([SUN.x, 690], 430, [0, 0.34], [1, 0.72]) });
}

/** The big tree: its crown covers the upper right, and its trunk stands behind the circle. */
function drawTree(sheet: Sheet, random: Random): void {
  drawAcacia(sheet, random, {
    foot: [1384, 684],
    height: 618,
    trunk: PLUM,
    leaf: { teal: 1, marigold: 0.9, indigo: 0.66 },
    lit: GREEN,
    spread: 1.12,
  });
  // Grass closes round the foot.
  sheet.fill(ellipse(1392, 692, 92, 14), { ...GREEN, indigo: 0.42 });
}

/** A kanga spread on the grass in the middle of the circle. */
function drawMat(sheet: Sheet): void {
  sheet.group(onPlane([862, 716], [1, 0], [-0.42, 0.46]), () => {
    for (const [row, pattern] of (['suns', 'diamonds', 'suns'] as const).entries()) {
      drawBand(sheet, pattern, 0, row * 62, 340, 62, {
        ground: row === 1 ? MARIGOLD : VERMILION,
        figure: row === 1 ? { red: 1, indigo: 0.4 } : CREAM,
        accent: row === 1 ? CREAM : TEAL,
      });
    }
  });
}

const [LIGHT_SKIN = PLUM, WARM_SKIN = PLUM, BROWN_SKIN = PLUM, DARK_SKIN = PLUM] = SKIN_TONES;

/** A person in low light: a bright edge on the sun's side, colour inside. */
function drawMember(sheet: Sheet, anchor: Point, height: number, pose: Pose, look: Look): void {
  const side = anchor[0] < SUN.x ? 1 : -1;
  drawModelled(sheet, buildFigure(anchor, height, pose, look), {
    light: [side * 0.022 * height, -0.012 * height],
    rim: LAMPLIGHT,
    rimWidth: 3.2,
  });
}

/** A low three-legged stool under the hips. */
function drawStool(sheet: Sheet, [x, y]: Point, size: number): void {
  for (const foot of [-0.42, 0, 0.42]) {
    sheet.stroke(polyline([x + foot * size * 0.6, y], [x + foot * size, y + size * 0.72]), size * 0.14, PLUM);
  }
  sheet.fill(ellipse(x, y, size * 0.6, size * 0.17), PLUM);
  sheet.stroke(
    curve([
      [x - size * 0.56, y - 2],
      [x, y - size * 0.16],
      [x + size * 0.56, y - 2],
    ]),
    2.6,
    AMBER_EDGE,
  );
}

const AMBER_EDGE: FlatRecipe = { marigold: 1, red: 0.25 };

/** A person on a stool, in profile towards the centre. `ground` is below the stool. */
function drawSitter(sheet: Sheet, ground: Point, height: number, look: Look, arms: Partial<Pose> = {}): void {
  const hips: Point = [ground[0], ground[1] - 0.262 * height];
  drawStool(sheet, [hips[0], hips[1] + 0.06 * height], 0.27 * height);
  const pose: Pose = { ...POSES.seatedSide, lean: 5, legLeft: [80, -2], legRight: [88, 6], ...arms };
  drawMember(sheet, hips, height, ground[0] < SUN.x ? pose : mirrored(pose), look);
}

const EXPLAINING: Pose = {
  facing: 'left',
  armLeft: [-52, -128],
  armRight: [16, 62],
  legLeft: [-6, -3],
  legRight: [8, 4],
  breadth: 0.88,
  hands: ['open', 'flat'],
  frontArm: 'both',
};

/** The people who face the viewer: the speaker in front of the disc, and sitters on both sides. */
function drawFarHalf(sheet: Sheet): void {
  const listening: Partial<Pose> = { armLeft: [22, 78], armRight: [26, 96] };
  drawSitter(sheet, [848, 700], 246, { top: VERMILION, bottom: NAVY, hair: 'fade', skin: BROWN_SKIN, beard: true });
  drawSitter(sheet, [1168, 698], 242, {
    outfit: 'shirt',
    top: PAPER,
    bottom: { red: 1, indigo: 0.5 },
    hair: 'locs',
    skin: DARK_SKIN,
  });
  drawMember(sheet, SPEAKER, 276, EXPLAINING, {
    outfit: 'dress',
    top: MARIGOLD,
    bottom: MARIGOLD,
    hair: 'wrap',
    hairRecipe: VERMILION,
    skin: DARK_SKIN,
  });
  drawSitter(
    sheet,
    [700, 752],
    280,
    { top: TEAL, bottom: { red: 1, marigold: 0.3, indigo: 0.45 }, hair: 'puff', skin: WARM_SKIN, build: 'curvy' },
    listening,
  );
  drawSitter(
    sheet,
    [1318, 752],
    284,
    { top: ORANGE, bottom: NAVY, hair: 'short', skin: LIGHT_SKIN, glasses: true },
    listening,
  );
}

/** The sitters seen from behind, dark against the light. */
function drawNearHalf(sheet: Sheet): void {
  const backs: readonly (readonly [x: number, y: number, size: number, hair: BackHair, shirt: FlatRecipe])[] = [
    [566, 752, 84, 'afro', { red: 1, marigold: 0.4, indigo: 0.72 }],
    [772, 806, 92, 'short', MIDNIGHT],
    [1236, 806, 92, 'wrap', { red: 1, indigo: 0.62 }],
    [1450, 756, 86, 'short', { teal: 1, indigo: 0.74 }],
  ];
  for (const [x, y, size, hair, shirt] of backs) {
    const person = buildBackView({
      head: [x, y],
      size,
      hair,
      shirt,
      skin: { marigold: 0.9, red: 0.8, indigo: 0.72 },
      hairRecipe: hair === 'wrap' ? RED : PLUM,
      tilt: x < SUN.x ? 0.7 : -0.7,
    });
    const side = x < SUN.x ? -1 : 1;
    drawRimLit(sheet, person, { colour: LAMPLIGHT, shift: [side * 3.4, 3.6] });
  }
}
