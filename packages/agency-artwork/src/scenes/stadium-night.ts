/** The stadium: runners on the home straight of a full bowl, under four floodlight masts. */
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
  ORANGE,
  PAPER,
  PLUM,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { curve, EVERYTHING, ellipse, limb, onCircle, polygon, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawBeam, drawHalo } from '../vocabulary/light.js';
import { buildFigure, drawCrowdRow, drawModelled, type Look, type Pose } from '../vocabulary/people/index.js';
import { drawTruss } from '../vocabulary/stage.js';

/** An ellipse of the bowl: centre, half-axes. */
interface Oval {
  readonly centre: Point;
  readonly wide: number;
  readonly deep: number;
}

const PITCH: Oval = { centre: [800, 546], wide: 520, deep: 118 };
const TRACK: Oval = { centre: [800, 546], wide: 668, deep: 184 };
const BOARDS: Oval = { centre: [800, 536], wide: 738, deep: 208 };
const RIM: Oval = { centre: [800, 446], wide: 1030, deep: 218 };

const outline = ({ centre, wide, deep }: Oval): string => ellipse(centre[0], centre[1], wide, deep);

/**
 * A point on the stands: the angle, starting from the right, and the height, where 0 is the lowest row and 1 the rim.
 */
function seat(angle: number, row: number): Point {
  const inner = onCircle(BOARDS.centre, BOARDS.wide, angle, BOARDS.deep / BOARDS.wide);
  const outer = onCircle(RIM.centre, RIM.wide, angle, RIM.deep / RIM.wide);
  return [inner[0] + (outer[0] - inner[0]) * row, inner[1] + (outer[1] - inner[1]) * row];
}

/** The far half of a row of seats, from left to right. */
const row = (height: number, from = 172, to = 368): Point[] =>
  Array.from({ length: 25 }, (_, step) => seat(from + ((to - from) * step) / 24, height));

const band = (low: number, high: number, from?: number, to?: number): string =>
  polygon(...row(low, from, to), ...row(high, from, to).reverse());

export const stadiumNight = defineScene({
  seed: 8,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawSky(sheet, random);
    drawStands(sheet);
    drawGround(sheet);
    drawBoards(sheet);
    drawMasts(sheet);
    drawRunners(sheet);
    drawSpectators(sheet, random);
  },
});

function drawSky(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: vertical(0, 300, [0, 1], [1, 0.62]) });
  for (let star = 0; star < 16; star++) {
    sheet.fill(ellipse(between(random, 210, 1390), between(random, 14, 190), between(random, 1.6, 3)), CREAM);
  }
}

const BLOCKS: readonly FlatRecipe[] = [
  { red: 1, marigold: 0.7 },
  { teal: 1, indigo: 0.2 },
  { marigold: 1, red: 0.4 },
  { teal: 1, marigold: 0.9 },
];

/** Two tiers of coloured blocks; rows of heads are dotted lines. The roof's edge runs round the rim. */
function drawStands(sheet: Sheet): void {
  sheet.fill(outline(RIM), MIDNIGHT);
  for (const [tier, [low, high]] of [
    [0, 0.46],
    [0.54, 0.94],
  ].entries() as IterableIterator<[number, [number, number]]>) {
    for (let block = 0; block < 14; block++) {
      const from = 172 + block * 14;
      const colour = cycle(BLOCKS, block * (tier ? 3 : 1) + tier);
      sheet.fill(band(low, high, from, from + 14), {
        ...colour,
        indigo: radial([800, 400], 760, [0, 0.1 + tier * 0.22], [1, 0.7 + tier * 0.15]),
      });
    }
    const rows = tier ? [0.63, 0.76, 0.89] : [0.1, 0.24, 0.38];
    for (const [index, height] of rows.entries()) {
      sheet.stroke(curve(row(height)), tier ? 9 : 11, cycle([CREAM, MARIGOLD, ORANGE], index + tier), {
        dash: tier ? '0.1 23' : '0.1 27',
        opacity: tier ? 0.75 : 1,
      });
    }
  }
  sheet.stroke(curve(row(0.5)), 9, PAPER);
  sheet.stroke(curve(row(0.98)), 20, PLUM);
  sheet.stroke(curve(row(1.02)), 6, LAMPLIGHT);
}

/** Grass in mown stripes, and the red track with its lanes. */
function drawGround(sheet: Sheet): void {
  sheet.fill(outline(BOARDS), { ...GREEN, indigo: 0.35 });
  sheet.fill(outline(TRACK), { red: 1, marigold: 0.8, indigo: radial([800, 560], 700, [0, 0], [1, 0.3]) });
  for (const lane of [0.26, 0.5, 0.74]) {
    const wide = PITCH.wide + (TRACK.wide - PITCH.wide) * lane;
    const deep = PITCH.deep + (TRACK.deep - PITCH.deep) * lane;
    sheet.stroke(ellipse(800, 546, wide, deep), 2.4, CREAM);
  }
  sheet.fill(outline(PITCH), GREEN);
  sheet.clip(outline(PITCH), () => {
    for (let stripe = -4; stripe < 4; stripe++) {
      const [near, far] = [stripe * 148, stripe * 118];
      sheet.fill(polygon([800 + far, 420], [800 + far + 59, 420], [800 + near + 74, 670], [800 + near, 670]), {
        teal: 0.62,
        marigold: 1,
      });
    }
    const line: FlatRecipe = PAPER;
    sheet.stroke(`${polyline([470, 462], [1130, 462], [1224, 632], [376, 632])}Z`, 4, line);
    sheet.stroke(polyline([800, 462], [800, 632]), 4, line);
    sheet.stroke(ellipse(800, 544, 92, 30), 4, line);
  });
  sheet.stroke(outline(PITCH), 6, CREAM);
}

/** Advertising boards round the far side: the picture's kitenge band. */
function drawBoards(sheet: Sheet): void {
  const [low, high] = [-0.13, 0.02];
  sheet.fill(band(low, high), VERMILION);
  const step = 4.9;
  for (let angle = 172; angle < 368; angle += step) {
    sheet.fill(polygon(seat(angle, low), seat(angle + step / 2, high), seat(angle + step, low)), MARIGOLD);
    sheet.fill(
      polygon(seat(angle + step * 0.27, low), seat(angle + step / 2, -0.06), seat(angle + step * 0.73, low)),
      TEAL,
    );
  }
}

/** Four masts: a lattice, a rack of lamps, its glow, its beam on the grass. */
function drawMasts(sheet: Sheet): void {
  for (const [x, top, foot, size, angle] of [
    [520, 92, 262, 0.72, 30],
    [1080, 92, 262, 0.72, -30],
    [282, 70, 330, 1, 44],
    [1318, 70, 330, 1, -44],
  ] as const) {
    drawTruss(sheet, [x, top], [x, foot], 22 * size, PLUM, 6 * size);
    drawBeam(sheet, {
      from: [x, top],
      angle,
      length: 620,
      widths: [54 * size, 190],
      colour: { marigold: 0.5 },
      strength: 0.62,
    });
    drawHalo(sheet, [x, top], 170 * size, { marigold: 0.9, teal: 0.2 }, 0.9);
    const [wide, high] = [128 * size, 84 * size];
    sheet.fill(rectangle(x - wide / 2, top - high / 2, wide, high), PLUM);
    for (let lamp = 0; lamp < 12; lamp++) {
      const [across, down] = [(lamp % 4) - 1.5, Math.floor(lamp / 4) - 1];
      sheet.fill(ellipse(x + across * 29 * size, top + down * 25 * size, 10.6 * size), LAMPLIGHT);
    }
  }
}

const RUNNING: Pose = {
  facing: 'right',
  lean: 13,
  headTilt: -6,
  armLeft: [-62, 34],
  armRight: [38, 128],
  legLeft: [-26, -104],
  legRight: [62, 2],
  breadth: 0.72,
  hands: ['fist', 'fist'],
};
const LEAPING: Pose = {
  ...RUNNING,
  armLeft: [46, 132],
  armRight: [-58, 30],
  legLeft: [66, 18],
  legRight: [-30, -92],
  frontArm: 'right',
};

/** Four runners on the near straight, the leader with arms raised. */
function drawRunners(sheet: Sheet): void {
  const [, WARM = PLUM, BROWN = PLUM, DARK = PLUM] = SKIN_TONES;
  const winner: Pose = {
    ...RUNNING,
    lean: 2,
    headTilt: -10,
    armLeft: [-138, -166],
    armRight: [138, 168],
    frontArm: 'both',
  };
  const runners: readonly (readonly [x: number, y: number, pose: Pose, look: Look])[] = [
    [486, 694, LEAPING, { top: MARIGOLD, bottom: PLUM, skin: BROWN, hair: 'short' }],
    [672, 702, RUNNING, { top: TEAL, bottom: MIDNIGHT, skin: DARK, hair: 'bun', build: 'slim' }],
    [838, 690, LEAPING, { top: PAPER, bottom: { teal: 1, indigo: 0.5 }, skin: WARM, hair: 'fade' }],
    [1066, 704, winner, { top: ORANGE, bottom: { teal: 1, marigold: 0.9, indigo: 0.3 }, skin: DARK, hair: 'puff' }],
  ];
  for (const [x, y, pose, look] of runners) {
    sheet.overprint(
      limb([
        [x - 74, y + 5, 3],
        [x - 10, y + 6, 9],
        [x + 70, y + 5, 3],
      ]),
      { indigo: 1 },
      { opacity: 0.7 },
    );
    drawModelled(sheet, buildFigure([x, y], 212, pose, { outfit: 'shorts', shoes: PAPER, ...look }), {
      light: [-3.4, -4],
      rim: LAMPLIGHT,
      rimWidth: 2.6,
    });
  }
}

/** Spectators in the foreground, dark against the lit ground. */
function drawSpectators(sheet: Sheet, random: Random): void {
  drawCrowdRow(sheet, random, {
    y: 812,
    size: 58,
    step: 116,
    body: PLUM,
    rim: LAMPLIGHT,
    rimWidth: 2.8,
    raised: 0.34,
    lightX: 800,
    phones: 0.2,
  });
  drawCrowdRow(sheet, random, {
    y: 884,
    size: 80,
    step: 158,
    body: MIDNIGHT,
    rim: MARIGOLD,
    rimWidth: 3.2,
    raised: 0.12,
    lightX: 800,
    phones: 0,
  });
}
