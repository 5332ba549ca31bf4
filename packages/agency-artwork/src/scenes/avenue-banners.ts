/** An avenue of street-pole banners receding into the distance, in morning light. */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  type Point,
  type Random,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawSkyline, KICC_OFFSET } from '../vocabulary/city.js';
import {
  CREAM,
  FOREST,
  GREEN,
  LEAF,
  MARIGOLD,
  NAVY,
  ORANGE,
  PLUM,
  RED,
  SKIN_LIT,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, perspective, polygon, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawCloud, drawCrown, drawMountain } from '../vocabulary/nature.js';
import { drawStarling } from '../vocabulary/outdoor.js';
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
import { drawLongShadow } from '../vocabulary/street.js';

const DAY_DARK: FlatRecipe = { teal: 1, indigo: 0.82 };
const VANISHING: Point = [800, 540];
/** Length of one metre in artboard units at a distance of one metre. */
const STRENGTH = 520;
/** Projects metres: x from the middle of the avenue, y above the ground, z away. */
const project = perspective(VANISHING, 1.7, STRENGTH);
const FAR = 60;
const KERB = 3.4;
const POLE = 4.3;
/** Distances of the poles, from far to near. */
const POLES = [44, 30, 21, 15, 10.6, 7.4, 5.1];

export const avenueBanners = defineScene({
  seed: 8,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawMorningSky(sheet, random);
    drawAvenue(sheet);
    drawTrees(sheet, random);
    drawTraffic(sheet);
    POLES.forEach((z, index) => {
      for (const side of [-1, 1] as const) drawBannerPole(sheet, z, index, side);
    });
    drawPedestrians(sheet);
  },
});

const quad = (a: Point, b: Point, c: Point, d: Point): string => polygon(a, b, c, d);

function drawMorningSky(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, {
    teal: vertical(0, 520, [0, 0.3], [0.7, 0]),
    marigold: vertical(0, 520, [0, 0.06], [1, 0.26]),
  });
  drawCloud(sheet, [300, 120], 380, 20, { marigold: 0.05 });
  drawCloud(sheet, [900, 210], 300, 16, { marigold: 0.05 });
  drawSkyline(sheet, random, { x: 380, y: 548, unit: 40, colour: { teal: 0.3, marigold: 0.2 } });
  drawSkyline(sheet, random, {
    x: 800 - KICC_OFFSET * 50,
    y: 548,
    unit: 50,
    colour: { teal: 0.85 },
    windows: { marigold: 0.2 },
  });
}

/** Road, kerbs and pavements, with the shade of the trees across them. */
function drawAvenue(sheet: Sheet): void {
  const strip = (from: number, to: number): string =>
    quad(project(from, 0, FAR), project(to, 0, FAR), project(to, 0, 1.2), project(from, 0, 1.2));
  sheet.fill(rectangle(-20, 546, 1640, 380), GREEN);
  sheet.fill(strip(-7.4, 7.4), { marigold: 0.34 });
  sheet.fill(strip(-KERB - 0.24, KERB + 0.24), CREAM);
  sheet.fill(strip(-KERB, KERB), { teal: 0.32, marigold: 0.12 });
  for (let z = 2.2; z < FAR; z *= 1.36) {
    sheet.fill(
      quad(project(-0.09, 0, z), project(0.09, 0, z), project(0.09, 0, z * 1.18), project(-0.09, 0, z * 1.18)),
      MARIGOLD,
    );
  }
  for (const z of [2.5, 4.1, 6.4, 9.6, 14, 20]) {
    drawShade(
      sheet,
      quad(project(-9, 0, z * 1.1), project(9, 0, z * 0.94), project(9, 0, z * 1.1), project(-9, 0, z * 1.3)),
      0.5,
    );
  }
  // The shade of a tree behind the viewer: the dark foreground of a bright street.
  sheet.fill(
    'M-20 940V850Q120 800 260 846Q420 806 560 858Q700 826 820 868Q960 830 1080 864Q1240 812 1400 852Q1540 806 1620 840V940Z',
    { teal: 1, marigold: 0.2, indigo: 0.4 },
  );
}

/** Round crowns line the avenue on both sides, with a flame tree here and there. */
function drawTrees(sheet: Sheet, random: Random): void {
  for (const z of [40, 28, 20, 14, 10, 7.4]) {
    for (const side of [-1, 1] as const) {
      const [x, y] = project(side * 8.4, 0, z);
      const size = (1.9 * STRENGTH) / z;
      const flame = (Math.round(z) + side) % 3 === 0;
      sheet.fill(
        polygon(
          [x - size * 0.1, y],
          [x + size * 0.1, y],
          [x + size * 0.06, y - size * 2],
          [x - size * 0.06, y - size * 2],
        ),
        DAY_DARK,
      );
      drawCrown(sheet, random, [x, y - size * 2.2], size, flame ? RED : FOREST, flame ? ORANGE : z > 16 ? LEAF : GREEN);
    }
  }
}

interface Motif {
  readonly ground: FlatRecipe;
  readonly draw: (sheet: Sheet, width: number, height: number) => void;
}

/** The motifs of the banners, 100 units wide and 240 high. */
const MOTIFS: readonly Motif[] = [
  {
    ground: MARIGOLD,
    draw: (sheet) => {
      drawStarling(sheet, [58, 100], 30);
      drawBand(sheet, 'triangles', 0, 178, 100, 34, { ground: TEAL, figure: MARIGOLD, accent: RED });
    },
  },
  {
    ground: VERMILION,
    draw: (sheet) => {
      sheet.fill(ellipse(50, 92, 34), CREAM);
      sheet.fill(ellipse(50, 92, 18), MARIGOLD);
      drawBand(sheet, 'diamonds', 0, 164, 100, 50, { ground: MARIGOLD, figure: PLUM, accent: VERMILION });
    },
  },
  {
    ground: TEAL,
    draw: (sheet) => {
      drawMountain(sheet, [50, 150], 108, 84, NAVY, CREAM);
      sheet.fill(rectangle(0, 150, 100, 90), GREEN);
      drawBand(sheet, 'triangles', 0, 178, 100, 34, { ground: GREEN, figure: MARIGOLD, accent: CREAM });
    },
  },
];

/** A pole with its banner on the road side, held by two arms. */
function drawBannerPole(sheet: Sheet, z: number, index: number, side: -1 | 1): void {
  const unit = STRENGTH / z;
  const [x, foot] = project(side * POLE, 0, z);
  const height = 6.3 * unit;
  const inward = -side;
  drawShade(
    sheet,
    polygon(
      [x, foot],
      [x + unit * 0.14, foot],
      [x + unit * 2.6, foot + unit * 0.36],
      [x + unit * 2.3, foot + unit * 0.36],
    ),
    0.5,
  );
  sheet.fill(rectangle(x - unit * 0.07, foot - height, unit * 0.14, height), DAY_DARK);
  // The lamp reaches over the road.
  sheet.stroke(
    `M${x} ${foot - height}Q${x} ${foot - height - unit * 0.5} ${x + inward * unit * 1.5} ${foot - height - unit * 0.56}`,
    unit * 0.1,
    DAY_DARK,
  );
  sheet.fill(
    rectangle(x + inward * unit * 1.5 - unit * 0.35, foot - height - unit * 0.62, unit * 0.7, unit * 0.14),
    DAY_DARK,
  );
  const [width, tall] = [1.34 * unit, 3.2 * unit];
  const left = inward > 0 ? x + unit * 0.14 : x - unit * 0.14 - width;
  const top = foot - height + unit * 0.3;
  for (const level of [top - unit * 0.06, top + tall + unit * 0.02]) {
    sheet.stroke(polyline([x, level], [x + inward * (width + unit * 0.2), level]), unit * 0.06, DAY_DARK);
  }
  const motif = cycle(MOTIFS, index + (side > 0 ? 1 : 0));
  const scale = width / 100;
  sheet.group(`translate(${left} ${top}) scale(${scale})`, () => {
    sheet.clip(rectangle(0, 0, 100, (tall / width) * 100), () => {
      sheet.fill(rectangle(0, 0, 100, 260), motif.ground);
      motif.draw(sheet, 100, 240);
    });
    // A fold down the cloth, on the side away from the light.
    sheet.overprint(
      polygon([66, 0], [100, 0], [100, (tall / width) * 100], [78, (tall / width) * 100]),
      { teal: 1 },
      { opacity: 0.34 },
    );
  });
}

/** A matatu and a car seen from the front, on the far half of the road. */
function drawTraffic(sheet: Sheet): void {
  const front = (metres: number, z: number, body: FlatRecipe, stripe: FlatRecipe, wide: number, tall: number): void => {
    const unit = STRENGTH / z;
    const [x, y] = project(metres, 0, z);
    const [w, h] = [wide * unit, tall * unit];
    drawShade(
      sheet,
      polygon([x - w / 2, y], [x + w / 2, y], [x + w * 1.5, y + unit * 0.22], [x + w * 0.2, y + unit * 0.22]),
      0.5,
    );
    for (const wheel of [-0.4, 0.4])
      sheet.fill(rectangle(x + wheel * w - w * 0.09, y - h * 0.16, w * 0.18, h * 0.18), DAY_DARK);
    sheet.fill(
      polygon(
        [x - w / 2, y - h * 0.08],
        [x + w / 2, y - h * 0.08],
        [x + w / 2, y - h * 0.5],
        [x + w * 0.42, y - h],
        [x - w * 0.42, y - h],
        [x - w / 2, y - h * 0.5],
      ),
      body,
    );
    sheet.fill(
      polygon(
        [x - w * 0.4, y - h * 0.52],
        [x + w * 0.4, y - h * 0.52],
        [x + w * 0.35, y - h * 0.9],
        [x - w * 0.35, y - h * 0.9],
      ),
      NAVY,
    );
    sheet.fill(rectangle(x - w / 2, y - h * 0.36, w, h * 0.1), stripe);
    for (const lamp of [-0.38, 0.38]) sheet.fill(ellipse(x + lamp * w, y - h * 0.2, w * 0.07), { marigold: 0.1 });
  };
  front(1.7, 17, CREAM, RED, 1.9, 1.5);
  front(-1.6, 12, TEAL, CREAM, 1.9, 1.5);
  front(1.75, 7.4, MARIGOLD, RED, 2, 2.3);
}

function drawPedestrians(sheet: Sheet): void {
  const walk = (metres: number, z: number, pose: Pose, look: Look): void => {
    const [x, y] = project(metres, 0, z);
    const height = (1.72 * STRENGTH) / z;
    drawLongShadow(sheet, [x, y], height * 0.2, [height * 0.78, height * 0.13], 0.5);
    drawModelled(sheet, buildFigure([x, y], height, pose, { skin: SKIN_LIT, bottom: NAVY, shoes: DAY_DARK, ...look }), {
      light: [-height * 0.014, -3],
      shade: dayShade,
    });
  };
  walk(-5.2, 9.6, POSES.walking, { hair: 'bun', outfit: 'skirt', top: ORANGE });
  walk(5.6, 8.2, mirrored(POSES.strolling), { hair: 'short', outfit: 'suit', top: NAVY });
  walk(-0.75, 3.6, POSES.walking, {
    hair: 'wrap',
    hairRecipe: MARIGOLD,
    outfit: 'dress',
    top: VERMILION,
    bottom: VERMILION,
  });
  walk(-1.7, 3.45, POSES.walking, { hair: 'cap', hairRecipe: TEAL, outfit: 'shirt', top: CREAM, build: 'broad' });
}
