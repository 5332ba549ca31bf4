/**
 * A billboard above a road at night: its lamps are the only light, and the expressway and its light trails run below.
 */
import {
  defineScene,
  type FlatRecipe,
  horizontal,
  type Point,
  type Random,
  type Recipe,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawSkyline } from '../vocabulary/city.js';
import { MARIGOLD, MIDNIGHT, PLUM, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, limb, polygon, rectangle } from '../vocabulary/geometry.js';
import { drawBeam, drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { drawBillboard, drawExpressway } from '../vocabulary/outdoor.js';
import { buildFigure, drawRimLit, type Look, mirrored, POSES, type Pose } from '../vocabulary/people/index.js';
import { drawMatatu } from '../vocabulary/vehicles.js';

/** The poster's box. */
const FACE = [822, 96, 670, 330] as const;
const MIDDLE = FACE[0] + FACE[2] / 2;
const DECK = 622;

export const billboardNight = defineScene({
  seed: 21,
  focus: { x: 0.723, y: 0.42 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawNightCity(sheet, random);
    drawHalo(sheet, [MIDDLE, 270], 720, { teal: 0.9, red: 0.35, marigold: 0.4 }, 0.62);
    drawGround(sheet);
    drawExpressway(sheet, [-20, 1640, DECK, 44], [160, 560, 960, 1440], 800, { teal: 1, indigo: 0.62 }, MIDNIGHT);
    drawTrails(sheet, DECK - 6, 0.5);
    drawBillboard(sheet, {
      face: FACE,
      poster: 'tea',
      post: { x: MIDDLE, ground: 820, width: 56 },
      frame: MIDNIGHT,
      postLit: { teal: 1, indigo: 0.5 },
      lamps: 5,
    });
    drawLampLight(sheet);
    drawRoad(sheet);
    drawPassersBy(sheet);
    drawHeadlineShade(sheet, 760, 0.8);
  },
});

function drawNightCity(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: vertical(0, 640, [0, 1], [0.5, 0.88], [1, 0.4]) });
  for (let star = 0; star < 34; star++)
    sheet.fill(ellipse(random() * 1600, random() * 260, 1.2 + random() * 1.6), { marigold: 0.3, teal: 0.2 });
  drawSkyline(sheet, random, { x: -120, y: 700, unit: 54, colour: { teal: 1, indigo: 0.66 } });
  drawSkyline(sheet, random, {
    x: -420,
    y: 720,
    unit: 84,
    colour: { teal: 1, indigo: 0.92 },
    windows: { marigold: 1, red: 0.3, indigo: 0.1 },
  });
  drawSkyline(sheet, random, {
    x: 1080,
    y: 720,
    unit: 62,
    colour: { teal: 1, indigo: 0.92 },
    windows: { marigold: 1, red: 0.3, indigo: 0.1 },
  });
}

function drawGround(sheet: Sheet): void {
  sheet.fill(rectangle(-20, 700, 1640, 240), { teal: 1, indigo: vertical(700, 900, [0, 0.82], [1, 1]) });
}

/** The lamps' light climbs the poster and stops at its frame. */
function drawLampLight(sheet: Sheet): void {
  const [x, y, width, height] = FACE;
  for (let lamp = 0; lamp < 5; lamp++) {
    drawHalo(sheet, [x + (width * (lamp + 0.5)) / 5, y + height + 54], 64, { marigold: 0.8 }, 0.7);
  }
  sheet.clip(rectangle(x, y, width, height), () => {
    for (let lamp = 0; lamp < 5; lamp++) {
      drawBeam(sheet, {
        from: [x + (width * (lamp + 0.5)) / 5, y + height + 30],
        angle: 180,
        length: height * 0.9,
        widths: [26, 110],
        colour: {},
        strength: 0.5,
      });
    }
    sheet.overprint(rectangle(x, y, width, 90), { indigo: vertical(y, y + 90, [0, 1, 0.42], [1, 1, 0]) });
  });
}

/** Headlights and tail lights of the cars on the deck, drawn out into lines as in a long exposure. */
function drawTrails(sheet: Sheet, y: number, width: number): void {
  const line = (rise: number, thick: number, colour: FlatRecipe, from: number, to: number): void => {
    sheet.fill(rectangle(from, y - rise, to - from, thick), {
      ...colour,
      indigo: horizontal(from, to, [0, 0.6], [0.3, 0], [1, 0]),
    });
  };
  line(10, 9 * width, VERMILION, 240, 1640);
  line(4, 6 * width, VERMILION, -20, 700);
  line(20, 8 * width, { marigold: 0.7 }, 480, 1640);
}

/** The road below bends away from the viewer under the deck; its light trails widen as they come closer. */
function drawRoad(sheet: Sheet): void {
  sheet.fill(polygon([1000, 716], [1330, 716], [1640, 800], [1640, 940], [120, 940]), {
    teal: 1,
    red: 0.35,
    indigo: vertical(716, 900, [0, 0.7], [1, 0.96]),
  });
  sheet.fill(polygon([-20, 790], [760, 742], [1010, 716], [1000, 722], [200, 900], [-20, 940]), MIDNIGHT);
  const trail = (points: readonly Point[], swell: number, colour: Recipe): void => {
    sheet.fill(limb(points.map(([x, y], index) => [x, y, 1.2 + swell * (index / (points.length - 1)) ** 1.6])), colour);
  };
  const left = (shift: number): Point[] => [
    [1060 + shift * 0.1, 718],
    [940 + shift * 0.3, 752],
    [740 + shift * 0.6, 806],
    [430 + shift, 880],
    [120 + shift * 1.4, 960],
  ];
  const right = (shift: number): Point[] => [
    [1180 + shift * 0.1, 718],
    [1176 + shift * 0.4, 752],
    [1140 + shift * 0.8, 806],
    [1060 + shift * 1.2, 880],
    [960 + shift * 1.6, 960],
  ];
  trail(left(0), 9, { marigold: 0.6 });
  trail(left(90), 7, MARIGOLD);
  trail(left(210), 8, { marigold: 0.45 });
  trail(right(0), 8, VERMILION);
  trail(right(90), 7, { red: 1, marigold: 0.4 });
}

function drawPassersBy(sheet: Sheet): void {
  drawMatatu(sheet, {
    x: 1322,
    y: 780,
    width: 224,
    body: { teal: 1, indigo: 0.42 },
    stripe: { marigold: 1, red: 0.3 },
    glass: { marigold: 0.8, red: 0.2 },
    direction: -1,
  });
  drawHalo(sheet, [1206, 760], 90, { marigold: 0.8 }, 0.85);
  // The verge nearest to the viewer, with people on their way home.
  sheet.fill('M1640 790Q1440 830 1330 940H1640Z', MIDNIGHT);
  const walk = (x: number, y: number, height: number, pose: Pose, look: Look): void => {
    drawRimLit(sheet, buildFigure([x, y], height, pose, look), {
      colour: { marigold: 1, red: 0.4 },
      shift: [2.4, 3],
      body: PLUM,
    });
  };
  walk(1492, 884, 226, mirrored(POSES.walking), { hair: 'wrap', outfit: 'dress' });
  walk(1574, 896, 240, mirrored(POSES.strolling), { hair: 'cap', outfit: 'shirt' });
}
