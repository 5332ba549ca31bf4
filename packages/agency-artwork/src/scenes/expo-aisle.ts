/** The expo: one-point perspective down a carpeted aisle of lit stands to a glazed end wall. */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  linear,
  type Point,
  type Random,
  type Recipe,
  radial,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawSkyline } from '../vocabulary/city.js';
import { MARIGOLD, MIDNIGHT, PLUM } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, perspective, polygon, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { drawBand, type Pattern } from '../vocabulary/patterns.js';
import { buildFigure, drawRimLit, type Hair, mirrored, type Outfit, POSES } from '../vocabulary/people/index.js';
import { drawTruss } from '../vocabulary/stage.js';

const VANISHING: Point = [1010, 470];
const STRENGTH = 620;
const EYE = 1.65;
/** Projects metres: x from the aisle's middle, y above the floor, z away. */
const project = perspective(VANISHING, EYE, STRENGTH);
const END_WALL = 34;

const quad = (a: Point, b: Point, c: Point, d: Point): string => polygon(a, b, c, d);

export const expoAisle = defineScene({
  seed: 7,
  focus: { x: 0.635, y: 0.52 },
  options: {
    /** Carpet: `red` or `teal`. */
    carpet: 'red',
    /** Whether the left is darkened to go behind a headline. */
    headline: true,
  },
  draw(sheet, { carpet, headline }, seed) {
    const random = seededRandom(seed);
    sheet.fill(EVERYTHING, { teal: 1, indigo: radial(VANISHING, 900, [0, 0], [0.35, 0.55], [1, 1]) });
    drawEndWall(sheet, random);
    drawRoof(sheet);
    drawHalo(sheet, [VANISHING[0], VANISHING[1] - 40], 420, { marigold: 0.5 }, 0.7);
    drawFloor(sheet, carpet === 'teal');
    drawStands(sheet, headline);
    drawVisitors(sheet);
    if (headline) drawHeadlineShade(sheet, 740, 0.86);
  },
});

function drawEndWall(sheet: Sheet, random: Random): void {
  const [, horizon] = VANISHING;
  sheet.fill(
    quad(project(-12, 0, END_WALL), project(12, 0, END_WALL), project(12, 9, END_WALL), project(-12, 9, END_WALL)),
    {
      marigold: vertical(horizon - 150, horizon + 30, [0, 0.5], [1, 1]),
      red: vertical(horizon - 150, horizon + 30, [0, 0.05], [1, 0.5]),
    },
  );
  drawSkyline(sheet, random, {
    x: VANISHING[0] - 190,
    y: project(0, 0, END_WALL)[1],
    unit: 17,
    colour: { red: 1, indigo: 0.3, marigold: 0.8 },
  });
  for (let mullion = -6; mullion <= 6; mullion++) {
    sheet.stroke(polyline(project(mullion * 2, 0, END_WALL), project(mullion * 2, 9, END_WALL)), 3, MIDNIGHT);
  }
  for (const level of [3, 6])
    sheet.stroke(polyline(project(-12, level, END_WALL), project(12, level, END_WALL)), 3, MIDNIGHT);
}

function drawRoof(sheet: Sheet): void {
  sheet.fill(quad(project(-12, 9, END_WALL), project(12, 9, END_WALL), project(12, 9, 2), project(-12, 9, 2)), {
    teal: 1,
    indigo: vertical(330, 0, [0, 0.55], [1, 0.97]),
  });
  for (let z = 30; z > 3.4; z -= z > 12 ? 4 : 2.6) {
    sheet.fill(quad(project(-3, 9, z), project(3, 9, z), project(3, 9, z - 1.3), project(-3, 9, z - 1.3)), {
      marigold: 0.35,
    });
    drawTruss(
      sheet,
      project(-12, 8.9, z),
      project(12, 8.9, z),
      (0.9 * STRENGTH) / z,
      { teal: 1, indigo: 0.35, marigold: 0.2 },
      Math.max(1.6, 26 / z),
    );
  }
}

function drawFloor(sheet: Sheet, tealCarpet: boolean): void {
  const top = VANISHING[1] + 30;
  sheet.fill(quad(project(-16, 0, END_WALL), project(16, 0, END_WALL), project(16, 0, 1.2), project(-16, 0, 1.2)), {
    teal: 1,
    indigo: vertical(top, 900, [0, 0.2], [0.5, 0.82], [1, 1]),
  });
  const carpet: Recipe = tealCarpet
    ? { teal: 1, marigold: 0.3, indigo: vertical(top, 900, [0, 0], [1, 0.75]) }
    : { red: 1, marigold: 0.8, indigo: vertical(top, 900, [0, 0], [1, 0.75]) };
  sheet.fill(quad(project(-2, 0, END_WALL), project(2, 0, END_WALL), project(2, 0, 1.5), project(-2, 0, 1.5)), carpet);
  for (let z = 2; z < 30; z *= 1.22) {
    for (const side of [-1, 1]) {
      const tip = project(side * 1.75, 0, z * 1.1);
      sheet.fill(polygon(project(side * 2, 0, z), project(side * 1.5, 0, z), tip), {
        marigold: 1,
        indigo: Math.max(0, 0.7 - z / 14),
      });
    }
  }
  // Daylight from the end wall falls on the carpet.
  sheet.overprint(
    quad(project(-0.9, 0, END_WALL), project(0.9, 0, END_WALL), project(1.6, 0, 1.4), project(-1.6, 0, 1.4)),
    {
      indigo: vertical(top, 900, [0, 0, 0.8], [1, 0, 0]),
      marigold: vertical(top, 900, [0, 1, 0.8], [1, 1, 0]),
      ...(tealCarpet ? {} : { red: vertical(top, 900, [0, 0.3, 0.8], [1, 1, 0]) }),
    },
  );
}

const STAND_COLOURS: readonly FlatRecipe[] = [
  { red: 1, marigold: 0.5 },
  MARIGOLD,
  { teal: 0.9 },
  { red: 0.95, marigold: 0.2 },
  { marigold: 1, red: 0.5 },
];
const STAND_BANDS: readonly Pattern[] = ['diamonds', 'suns', 'triangles', 'zigzag'];
const STAND_DISTANCES = [22, 17.2, 13.2, 9.8, 6.9, 4.5, 2.7];

/** The nearest stands are drawn only when there is a headline; without one, they would look like a seam at the edge. */
function drawStands(sheet: Sheet, framed: boolean): void {
  STAND_DISTANCES.forEach((z, index) => {
    for (const side of [-1, 1] as const) {
      if (index === STAND_DISTANCES.length - 1 && (side < 0 || !framed)) continue;
      drawStand(sheet, z, index, side);
    }
    if (index < STAND_DISTANCES.length - 1) drawHangingBanner(sheet, z * 0.94, index);
  });
}

function drawStand(sheet: Sheet, z: number, index: number, side: -1 | 1): void {
  const colour = cycle(STAND_COLOURS, index + (side > 0 ? 2 : 0));
  const back = z * 1.24;
  const [inner, outer] = [2.7 * side, 7.5 * side];
  const height = index % 2 ? 3.1 : 3.7;
  const dim = Math.max(0, 0.42 - z / 40);
  sheet.fill(
    quad(project(inner, 0, back), project(outer, 0, back), project(outer, height, back), project(inner, height, back)),
    { ...colour, indigo: 0.35 },
  );
  sheet.fill(
    quad(
      project(outer * 0.98, 0, z),
      project(inner, 0, back),
      project(inner, height, back),
      project(outer * 0.98, height, z),
    ),
    {
      marigold: 0.5,
      red: 0.12,
      indigo: dim * 0.4,
    },
  );
  drawDisplay(sheet, index, side, inner, back, dim);
  sheet.fill(quad(project(inner, 0, z), project(outer, 0, z), project(outer, 0, back), project(inner, 0, back)), {
    marigold: 0.9,
    red: 0.45,
    indigo: 0.25,
  });
  sheet.fill(
    quad(
      project(inner, height - 0.75, z),
      project(inner, height - 0.75, back),
      project(inner, height, back),
      project(inner, height, z),
    ),
    { ...colour, indigo: 0.1 },
  );
  const [corner, opposite] = [project(inner, height, z), project(outer, height - 0.75, z)];
  drawBand(
    sheet,
    cycle(STAND_BANDS, index),
    Math.min(corner[0], opposite[0]),
    corner[1],
    Math.abs(opposite[0] - corner[0]),
    opposite[1] - corner[1],
    {
      ground: { ...colour, indigo: dim },
      figure: index % 2 ? PLUM : { marigold: 0.15, indigo: dim },
      accent: index % 2 ? { marigold: 0.4, indigo: dim } : MIDNIGHT,
    },
  );
  for (const x of [inner, inner + 3.4 * side]) {
    sheet.fill(
      quad(
        project(x, 0, z),
        project(x + 0.14 * side, 0, z),
        project(x + 0.14 * side, height, z),
        project(x, height, z),
      ),
      MIDNIGHT,
    );
  }
  const counter = (from: number, to: number, low: number, high: number): string =>
    quad(
      project(inner + from * side, low, z),
      project(inner + to * side, low, z),
      project(inner + to * side, high, z),
      project(inner + from * side, high, z),
    );
  sheet.fill(counter(0.5, 2.2, 0, 1.05), { ...colour, indigo: 0.3 });
  sheet.fill(counter(0.4, 2.3, 1.05, 1.15), { marigold: 0.1 });
  const reflection = vertical(project(0, 0, z)[1], project(0, -1.3, z)[1], [0, 0, 0.5], [1, 0, 0]);
  sheet.overprint(quad(project(inner, 0, z), project(outer, 0, z), project(outer, -1.3, z), project(inner, -1.3, z)), {
    indigo: reflection,
    marigold: vertical(project(0, 0, z)[1], project(0, -1.3, z)[1], [0, 0.8, 0.4], [1, 0, 0]),
  });
}

/** The display on the back wall of a stand: a disc, a bar chart or a landscape. */
function drawDisplay(sheet: Sheet, index: number, side: -1 | 1, inner: number, back: number, dim: number): void {
  const wall = (x: number, y: number): Point => project(inner + x * side, y, back);
  sheet.fill(quad(wall(0.9, 0.9), wall(3.2, 0.9), wall(3.2, 2.5), wall(0.9, 2.5)), cycle(STAND_COLOURS, index + 1));
  const [x, y] = wall(2.05, 1.7);
  const size = (0.6 * STRENGTH) / back;
  const light: Recipe = { marigold: 0.2, indigo: dim * 0.5 };
  if (index % 3 === 0) {
    sheet.fill(ellipse(x, y, size), light);
    sheet.fill(ellipse(x, y, size * 0.5), PLUM);
  } else if (index % 3 === 1) {
    for (let bar = 0; bar < 4; bar++) {
      const tall = size * (0.6 + bar * 0.42);
      sheet.fill(rectangle(x - size * 1.3 + bar * size * 0.7, y + size - tall, size * 0.5, tall), light);
    }
  } else {
    const left = x - size * 1.4;
    sheet.clip(rectangle(left, y - size, size * 2.8, size * 2), () => {
      sheet.fill(
        polygon(
          [left, y + size],
          [left + size, y - size * 0.5],
          [left + size * 1.6, y + size * 0.3],
          [left + size * 2.1, y - size * 0.2],
          [left + size * 2.8, y + size],
        ),
        MIDNIGHT,
      );
      sheet.fill(ellipse(left + size * 2.2, y - size * 0.5, size * 0.3), { marigold: 0.2 });
    });
  }
}

function drawHangingBanner(sheet: Sheet, z: number, index: number): void {
  const x = (index % 2 ? -1 : 1) * 1.5;
  const [left, top] = project(x - 0.75, 6.9, z);
  const [right, bottom] = project(x + 0.75, 4.7, z);
  const width = right - left;
  const colour = cycle(STAND_COLOURS, index + 3);
  for (const cord of [left + 3, right - 3])
    sheet.stroke(polyline([cord, top], [cord, top - (2 * STRENGTH) / z]), 2, MIDNIGHT);
  sheet.fill(rectangle(left, top, width, bottom - top), colour);
  sheet.fill(ellipse((left + right) / 2, (top + bottom) / 2 - width * 0.08, width * 0.3), { marigold: 0.15 });
  drawBand(sheet, 'triangles', left, bottom - width * 0.3, width, width * 0.2, { ground: colour, figure: PLUM });
}

const HAIRS: readonly Hair[] = ['short', 'afro', 'bun', 'braids', 'wrap', 'fade', 'hijab'];
const OUTFITS: readonly Outfit[] = ['suit', 'tee', 'skirt', 'shirt', 'dress', 'suit', 'skirt'];

/** Visitors from far to near, in metres from the aisle's middle. */
const VISITORS: readonly (readonly [x: number, z: number])[] = [
  [-1.2, 20],
  [0.6, 19],
  [1.6, 16.5],
  [-0.4, 15],
  [-1.7, 12.5],
  [1, 11.5],
  [0.2, 10],
  [-2.2, 9.2],
  [2.1, 8.4],
  [-1, 7.4],
  [1.35, 6.3],
  [0.4, 5.6],
  [-2, 5.2],
  [-0.72, 4.3],
  [1.66, 3.7],
  [2.16, 3.5],
  [-1.55, 3.1],
];

function drawVisitors(sheet: Sheet): void {
  const poses = [POSES.strolling, mirrored(POSES.talking), POSES.talking, mirrored(POSES.walking), POSES.walking];
  VISITORS.forEach(([x, z], index) => {
    const [footX, footY] = project(x, 0, z);
    const height = ((1.66 + (index % 4) * 0.05) * STRENGTH) / z;
    const drift = (footX - VANISHING[0]) * 0.14;
    sheet.overprint(
      polygon(
        [footX - height * 0.05, footY],
        [footX + height * 0.05, footY],
        [footX + height * 0.06 + drift, footY + height * 0.62],
        [footX - height * 0.08 + drift, footY + height * 0.62],
      ),
      { indigo: linear([0, footY], [0, footY + height * 0.62], [0, 1, 0.9], [1, 1, 0]) },
    );
    const edge = Math.max(0.8, height * 0.009);
    drawRimLit(
      sheet,
      buildFigure([footX, footY], height, cycle(poses, index), {
        hair: cycle(HAIRS, index),
        outfit: cycle(OUTFITS, index),
      }),
      {
        colour: { marigold: 0.8, red: 0.1 },
        shift: [footX < VANISHING[0] ? -edge : edge, edge],
        body: z < 12 ? MIDNIGHT : { indigo: 0.85, red: 1, teal: 0.3 },
      },
    );
  });
}
