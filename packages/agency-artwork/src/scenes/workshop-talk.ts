/** The workshop: somebody speaks at the edge of a lit screen, with a half circle of listeners in front of it. */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  type Point,
  type Recipe,
  radial,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import {
  AMBER,
  CREAM,
  GREEN,
  LAMPLIGHT,
  LEAF,
  MARIGOLD,
  MIDNIGHT,
  ORANGE,
  PAPER,
  PLUM,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, polygon, polyline, rectangle, ring, roundedRectangle } from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { drawBroadLeaf, drawCloud, drawCrown, drawHill, drawMountain } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  type BackHair,
  buildBackView,
  buildFigure,
  drawModelled,
  drawRimLit,
  type Look,
  nightShade,
  type Pose,
} from '../vocabulary/people/index.js';

/** Front edge of the low stage. */
const STAGE = 566;

/** The lit rectangle: left, top, width, height. */
type Box = readonly [x: number, y: number, width: number, height: number];
const SCREEN: Box = [836, 92, 660, 400];
const TALL: Box = [960, 62, 430, 452];

export const workshopTalk = defineScene({
  seed: 3,
  focus: { x: 0.655, y: 0.46 },
  options: {
    /** `workshop` (a woman and a growing plant), `seminar` (a trainer and a target) or `summit` (a lectern and the mountain). */
    stage: 'workshop',
  },
  draw(sheet, { stage }, seed) {
    const summit = stage === 'summit';
    const box = summit ? TALL : SCREEN;
    drawRoom(sheet, box, summit);
    if (summit) drawMountainPicture(sheet, seed);
    else drawScreen(sheet, stage === 'seminar');
    drawStage(sheet, box, summit, stage === 'workshop' ? 704 : 560);
    if (summit) drawLeader(sheet);
    else drawSpeaker(sheet, stage === 'seminar');
    drawListeners(sheet, box, summit, stage === 'workshop' ? HERO_SEATS : SEATS);
    drawHeadlineShade(sheet, 660, 0.8, summit ? { teal: 0.9 } : { teal: 1 });
  },
});

/** A dark hall, lit only by what is on its stage. */
function drawRoom(sheet: Sheet, [x, y, width, height]: Box, summit: boolean): void {
  const centre: Point = [x + width / 2, y + height / 2];
  sheet.fill(EVERYTHING, {
    teal: 1,
    ...(summit ? { marigold: 0.8 } : {}),
    indigo: radial(centre, 900, [0, 0.34], [0.45, 0.66], [0.8, 0.92], [1, 1]),
  });
  // Wall panels, and the ceiling slats.
  for (let panel = 0; panel < 9; panel++) {
    const left = 470 + panel * 132;
    sheet.stroke(polyline([left, 60], [left, STAGE]), 3, {
      teal: 1,
      ...(summit ? { marigold: 0.8 } : {}),
      indigo: vertical(60, STAGE, [0, 0.98], [1, 0.86]),
    });
  }
  sheet.fill(polygon([-20, -20], [1620, -20], [1620, 34], [-20, 34]), MIDNIGHT);
  for (let slat = 0; slat < 3; slat++) {
    sheet.stroke(polyline([420, 42 + slat * 9], [1620, 42 + slat * 9]), 2.4, {
      teal: 1,
      marigold: horizontal(420, centre[0], [0, 0], [1, 0.5]),
      indigo: horizontal(420, centre[0], [0, 1], [1, 0.55]),
    });
  }
  if (!summit) drawHalo(sheet, centre, 640, { marigold: 0.75 }, 0.6);
  else drawHalo(sheet, centre, 520, { marigold: 1 }, 0.5);
}

function frame(sheet: Sheet, [x, y, width, height]: Box): void {
  sheet.fill(roundedRectangle(x - 12, y - 12, width + 24, height + 24, 8), PLUM);
  sheet.stroke(roundedRectangle(x - 12, y - 12, width + 24, height + 24, 8), 2.4, AMBER);
}

/** The screen: warm paper-coloured light, with one big picture on it. */
function drawScreen(sheet: Sheet, seminar: boolean): void {
  const [x, y, width, height] = SCREEN;
  frame(sheet, SCREEN);
  const outline = rectangle(x, y, width, height);
  sheet.fill(outline, {
    marigold: radial([x + width * 0.56, y + height * 0.4], 520, [0, 0.16], [0.4, 0.6], [0.75, 1], [1, 1]),
    red: radial([x + width * 0.56, y + height * 0.4], 520, [0, 0], [0.6, 0.08], [1, 0.42]),
  });
  sheet.clip(outline, () => {
    if (seminar) drawTarget(sheet);
    else drawPlant(sheet);
  });
}

/** Four steps up, with a plant growing over them. */
function drawPlant(sheet: Sheet): void {
  const [x, y, width, height] = SCREEN;
  const base = y + height;
  const steps: readonly FlatRecipe[] = [TEAL, ORANGE, VERMILION, { teal: 1, indigo: 0.35 }];
  steps.forEach((colour, index) => {
    const left = x + width * 0.34 + index * 104;
    const top = base - 44 - index * 44;
    sheet.fill(rectangle(left, top, 105, base - top + 10), colour);
    sheet.fill(rectangle(left, top, 105, 9), PAPER);
  });
  const stem = `M${x + 292} ${base - 44}C${x + 300} ${base - 170} ${x + 380} ${base - 200} ${x + 420} ${base - 330}`;
  const vein: FlatRecipe = { teal: 0.35, marigold: 0.8 };
  sheet.stroke(stem, 11, GREEN);
  const leaf = (root: Point, tip: Point, size: number, colour: Recipe): void =>
    drawBroadLeaf(sheet, root, tip, size, colour, vein);
  leaf([x + 300, base - 118], [x + 214, base - 168], 20, GREEN);
  leaf([x + 318, base - 158], [x + 424, base - 196], 22, LEAF);
  leaf([x + 348, base - 204], [x + 236, base - 262], 26, GREEN);
  leaf([x + 382, base - 246], [x + 506, base - 290], 27, LEAF);
  leaf([x + 408, base - 300], [x + 322, base - 374], 24, GREEN);
  leaf([x + 418, base - 322], [x + 498, base - 386], 24, GREEN);
}

/** Rings, and an arrow of three dots that leads to the middle. */
function drawTarget(sheet: Sheet): void {
  const [x, y, width, height] = SCREEN;
  const centre: Point = [x + width * 0.64, y + height * 0.48];
  for (const [outer, inner, colour] of [
    [158, 120, TEAL],
    [104, 66, VERMILION],
  ] as const) {
    sheet.fill(ring(centre[0], centre[1], outer, inner), colour, { evenOdd: true });
  }
  sheet.fill(ellipse(centre[0], centre[1], 40), { teal: 1, indigo: 0.4 });
  for (let dot = 0; dot < 12; dot++) {
    const angle = (dot / 12) * 2 * Math.PI;
    sheet.fill(ellipse(centre[0] + Math.cos(angle) * 139, centre[1] + Math.sin(angle) * 139, 6), PAPER);
  }
}

/** A tall picture of Mount Kenya in morning light. */
function drawMountainPicture(sheet: Sheet, seed: number): void {
  const random = seededRandom(seed);
  const [x, y, width, height] = TALL;
  const base = y + height;
  frame(sheet, TALL);
  const outline = rectangle(x, y, width, height);
  sheet.fill(outline, {
    marigold: vertical(y, base, [0, 0.3], [0.5, 0.1], [1, 0.3]),
    teal: vertical(y, base, [0, 0.34], [0.5, 0.05], [1, 0]),
  });
  sheet.clip(outline, () => {
    drawCloud(sheet, [x + 20, y + 100], 210, 14, PAPER);
    drawCloud(sheet, [x + 250, y + 60], 180, 11, PAPER);
    drawMountain(sheet, [x + 232, base - 60], 520, 330, { teal: 0.9, marigold: 0.25, indigo: 0.22 }, PAPER);
    drawMountain(sheet, [x + 372, base - 60], 300, 190, { teal: 0.72, marigold: 0.3 }, PAPER);
    sheet.overprint(
      polygon([x + 232, y + 64], [x + 284, y + 130], [x + 500, base], [x + 250, base], [x + 262, y + 190]),
      { indigo: 0.5 },
      { opacity: 0.4 },
    );
    const hill = (points: readonly Point[], colour: Recipe): void => drawHill(sheet, points, colour);
    hill(
      [
        [x - 60, base - 104],
        [x + 120, base - 128],
        [x + 300, base - 96],
        [x + 500, base - 120],
      ],
      LEAF,
    );
    for (let tree = 0; tree < 9; tree++)
      drawCrown(sheet, random, [x + 10 + tree * 52, base - 66 + (tree % 3) * 9], 25, GREEN, LEAF);
    hill(
      [
        [x - 60, base - 56],
        [x + 200, base - 40],
        [x + 500, base - 62],
      ],
      { ...GREEN, indigo: 0.3 },
    );
  });
}

/** A low stage from `left`: its floor catches the light, and its front carries the band. */
function drawStage(sheet: Sheet, [x, , width]: Box, summit: boolean, left: number): void {
  const middle = x + width / 2;
  sheet.fill(polygon([left + 80, 512], [1640, 512], [1640, STAGE], [left, STAGE]), {
    marigold: 1,
    red: radial([middle, 520], 620, [0, 0.22], [0.6, 0.6], [1, 0.9]),
    indigo: radial([middle, 520], 640, [0, 0.05], [0.45, 0.3], [1, 0.95]),
  });
  drawBand(sheet, 'suns', left, STAGE, 1640 - left, 34, {
    ground: summit ? { ...GREEN, indigo: 0.5 } : { red: 1, indigo: 0.55 },
    figure: AMBER,
    accent: VERMILION,
  });
  sheet.stroke(polyline([left, STAGE], [1640, STAGE]), 4, LAMPLIGHT);
  sheet.fill(rectangle(-20, STAGE + 34, 1660, 330), {
    teal: 1,
    marigold: radial([middle, STAGE + 30], 620, [0, 0.8], [1, 0.1]),
    indigo: radial([middle, STAGE + 20], 640, [0, 0.42], [0.6, 0.85], [1, 1]),
  });
}

const EXPLAINING: Pose = {
  facing: 'right',
  lean: 2,
  headTilt: -4,
  armLeft: [-34, 58],
  armRight: [98, 128],
  legLeft: [-7, -3],
  legRight: [10, 4],
  breadth: 0.8,
  hands: ['flat', 'flat'],
  frontArm: 'both',
};

/** The speaker, half in front of the screen, which provides the rim light. */
function drawSpeaker(sheet: Sheet, seminar: boolean): void {
  const look: Look = seminar
    ? {
        outfit: 'shirt',
        hair: 'fade',
        beard: true,
        top: { teal: 1, indigo: 0.15 },
        bottom: { indigo: 1, red: 0.6 },
        skin: SKIN_TONES[2] ?? PLUM,
        shoes: CREAM,
        build: 'broad',
      }
    : {
        outfit: 'skirt',
        hair: 'wrap',
        hairRecipe: VERMILION,
        top: TEAL,
        bottom: { red: 1, indigo: 0.5 },
        skin: SKIN_TONES[1] ?? PLUM,
        shoes: VERMILION,
      };
  const pose: Pose = seminar ? { ...EXPLAINING, armLeft: [-30, 70], armRight: [52, 116] } : EXPLAINING;
  const anchor: Point = [884, 548];
  sheet.overprint(polygon([866, 540], [912, 540], [700, 566], [580, 566]), { indigo: 0.9 }, { opacity: 0.8 });
  sheet.overprint(ellipse(884, 546, 62, 9), MIDNIGHT);
  drawModelled(sheet, buildFigure(anchor, seminar ? 366 : 352, pose, look), {
    light: [6, -3],
    shade: nightShade,
    rim: LAMPLIGHT,
    rimWidth: 3,
  });
}

/** A leader at a lectern, small in front of the mountain. */
function drawLeader(sheet: Sheet): void {
  const anchor: Point = [880, 544];
  sheet.overprint(ellipse(880, 544, 56, 8), MIDNIGHT);
  drawModelled(
    sheet,
    buildFigure(
      anchor,
      262,
      { ...EXPLAINING, armLeft: [-16, 60], armRight: [60, 128], headTilt: -2 },
      {
        outfit: 'suit',
        hair: 'bun',
        top: { red: 1, marigold: 0.5, indigo: 0.1 },
        bottom: { red: 1, indigo: 0.7 },
        shirt: CREAM,
        tie: MARIGOLD,
        skin: SKIN_TONES[2] ?? PLUM,
        build: 'curvy',
      },
    ),
    { light: [5, -3], shade: nightShade, rim: LAMPLIGHT, rimWidth: 2.6 },
  );
  // The lectern stands between her and the viewer.
  sheet.fill(polygon([846, 552], [858, 440], [918, 440], [926, 552]), { marigold: 1, red: 0.75, indigo: 0.4 });
  sheet.fill(polygon([900, 552], [898, 440], [918, 440], [926, 552]), { marigold: 1, red: 0.5 });
  sheet.fill(polygon([846, 440], [852, 426], [930, 420], [930, 440]), AMBER);
  sheet.stroke('M918 424Q930 396 914 382', 3, PLUM);
  sheet.fill(ellipse(912, 380, 5, 7), PLUM);
}

interface Seat {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly hair: BackHair;
  readonly asks?: -1 | 1;
}

/** Draws the far ends of the half circle first and the nearest person, in the middle, last. */
const SEATS: readonly Seat[] = [
  { x: 606, y: 606, size: 52, hair: 'short' },
  { x: 1594, y: 606, size: 54, hair: 'afro' },
  { x: 694, y: 640, size: 60, hair: 'locs' },
  { x: 1506, y: 634, size: 62, hair: 'short' },
  { x: 832, y: 672, size: 68, hair: 'bun', asks: -1 },
  { x: 1396, y: 668, size: 70, hair: 'wrap' },
  { x: 968, y: 694, size: 76, hair: 'short' },
  { x: 1266, y: 690, size: 76, hair: 'long' },
  { x: 1118, y: 700, size: 80, hair: 'afro' },
];

/** Without the two at the far left, under the hero's text. The hand goes up further right. */
const HERO_SEATS: readonly Seat[] = SEATS.filter(({ x }) => x > 700).map(({ asks, ...seat }) =>
  seat.x === 968 ? { ...seat, asks: 1 } : seat,
);

/** The listeners' backs: dark, edged by the light they are facing. */
function drawListeners(sheet: Sheet, [x, , width]: Box, summit: boolean, seats: readonly Seat[]): void {
  const middle = x + width / 2;
  const shirts: readonly FlatRecipe[] = [
    { teal: 1, indigo: 0.86 },
    { red: 1, indigo: 0.8 },
    { teal: 1, marigold: 0.9, indigo: 0.8 },
    { red: 1, marigold: 0.6, indigo: 0.72 },
  ];
  seats.forEach(({ x: seatX, y, size, hair, asks }, index) => {
    const person = buildBackView({
      head: [seatX, y],
      size,
      hair,
      breadth: 0.94,
      tilt: seatX < middle ? 0.5 : -0.5,
      shirt: cycle(shirts, index),
      skin: { marigold: 0.8, red: 0.9, indigo: 0.8 },
      hairRecipe: hair === 'wrap' ? { red: 1, marigold: 0.5, indigo: 0.3 } : PLUM,
      ...(asks ? { arms: [{ side: asks, upper: 158, lower: 180, hand: 'open' as const }] } : {}),
    });
    const away = Math.max(-1, Math.min(1, (seatX - middle) / 240));
    drawRimLit(sheet, person, {
      colour: summit ? { marigold: 0.5, teal: 0.1 } : { marigold: 0.8, red: 0.05 },
      shift: [away * 3.2, 3.4],
    });
    drawChair(sheet, [seatX, y + size * 1.7], size, summit);
  });
}

/** The back of a chair, wide enough for the person on it. */
function drawChair(sheet: Sheet, [x, y]: Point, size: number, summit: boolean): void {
  const half = size * 0.96;
  const outline = roundedRectangle(x - half, y, half * 2, size * 2.2, size * 0.3);
  for (const side of [-1, 1])
    sheet.stroke(polyline([x + side * half * 0.8, y + size * 1.6], [x + side * half * 0.86, 930]), size * 0.13, PLUM);
  sheet.fill(outline, summit ? AMBER : ORANGE);
  sheet.fill(roundedRectangle(x - half, y + 3, half * 2, size * 2.2, size * 0.3), {
    ...(summit ? { teal: 1, marigold: 1 } : { red: 1, marigold: 0.6 }),
    indigo: vertical(y, y + size * 1.8, [0, 0.55], [1, 1]),
  });
}
