/**
 * The roadshow: a stage truck in front of the skyline, dancers in its light, and a street that has stopped to watch.
 */
import { defineScene, linear, type Point, type Recipe, type Sheet, seededRandom, vertical } from '../engine/index.js';
import { drawBunting, drawSkyline, drawStreetLamp, drawTreeRow, KICC_OFFSET } from '../vocabulary/city.js';
import { AMBER, CREAM, LAMPLIGHT, MARIGOLD, PLUM, SKIN_TONES, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, moved, polygon, rays, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawHalo } from '../vocabulary/light.js';
import { drawCloud } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildFigure,
  drawCrowdRow,
  drawRimLit,
  type Look,
  mirrored,
  POSES,
  type Pose,
} from '../vocabulary/people/index.js';
import { drawHandMicrophone, drawSpeaker } from '../vocabulary/stage.js';
import { drawLorryCab, drawWheel } from '../vocabulary/vehicles.js';

const HORIZON = 610;
/** The truck's left end and wheel line. */
const TRUCK = { x: 770, y: 745 };

export const roadshowTruck = defineScene({
  seed: 7,
  focus: { x: 0.66, y: 0.5 },
  options: {
    /** `dusk` with the sun behind the KICC, or `night` with a moonless sky and lit windows. */
    hour: 'dusk',
    /** Draws the crowd in the street. */
    crowd: true,
    /** How far the truck is moved to the left, in artboard units. */
    back: 0,
  },
  draw(sheet, { hour, crowd, back }, seed) {
    const random = seededRandom(seed);
    const night = hour === 'night';
    drawSky(sheet, random, night);
    drawStreet(sheet, night);
    sheet.group(moved(-back, 0), () => {
      drawTruck(sheet);
      drawPerformers(sheet);
    });
    const pennants: readonly Recipe[] = [VERMILION, CREAM, TEAL, MARIGOLD];
    drawBunting(sheet, [450, 322], [TRUCK.x + 190 - back, TRUCK.y - 440], 44, 7, PLUM, pennants);
    drawBunting(sheet, [TRUCK.x + 790 - back, TRUCK.y - 440], [1650, 110], 40, 5, PLUM, pennants);
    if (crowd) drawStreetCrowd(sheet, random);
  },
});

function drawSky(sheet: Sheet, random: () => number, night: boolean): void {
  if (night) {
    sheet.fill(EVERYTHING, {
      teal: 1,
      indigo: vertical(0, HORIZON, [0, 1], [0.35, 0.8], [1, 0.08]),
      red: vertical(300, HORIZON, [0, 0], [1, 0.35]),
    });
  } else {
    sheet.fill(EVERYTHING, {
      indigo: vertical(0, 330, [0, 0.9], [0.5, 0.46], [1, 0]),
      teal: vertical(0, 330, [0, 1], [0.45, 0.75], [1, 0]),
      red: vertical(0, HORIZON, [0, 0], [0.22, 0.3], [0.5, 0.95], [1, 0.35]),
      marigold: vertical(120, 380, [0, 0], [1, 1]),
    });
    sheet.fill(ellipse(640, 430, 196), {
      marigold: vertical(240, 640, [0, 0.3], [1, 1]),
      red: vertical(400, 650, [0, 0], [1, 0.35]),
    });
    for (let cloud = 0; cloud < 7; cloud++) {
      const tip: Point = [60 + cloud * 230 + random() * 80, 150 + random() * 250];
      drawCloud(sheet, tip, 260 + random() * 260, 14 + random() * 14, {
        marigold: 1,
        red: [0.35, 0.7, 0.5][cloud % 3] ?? 0.5,
      });
    }
  }
  const far: Recipe = night ? { teal: 1, indigo: 0.5 } : { red: 0.85, marigold: 0.8, indigo: 0.12 };
  const near: Recipe = night ? { teal: 1, indigo: 0.97 } : { red: 1, indigo: 0.66, teal: 0.15 };
  drawSkyline(sheet, random, { x: -60, y: HORIZON + 10, unit: 44, colour: far });
  drawSkyline(sheet, random, { x: 760, y: HORIZON + 10, unit: 44, colour: far });
  drawSkyline(sheet, random, {
    x: 632 - KICC_OFFSET * 76,
    y: HORIZON + 30,
    unit: 76,
    colour: near,
    windows: { marigold: 1, red: 0.25 },
  });
  const dark: Recipe = night ? { indigo: 1, teal: 1 } : { indigo: 0.88, red: 1 };
  drawTreeRow(sheet, random, -20, 330, HORIZON + 10, 52, [{ leaf: dark }]);
  drawTreeRow(sheet, random, 1470, 1640, HORIZON, 60, [{ leaf: dark }]);
}

function drawStreet(sheet: Sheet, night: boolean): void {
  const ground: Recipe = night
    ? { teal: 1, indigo: vertical(HORIZON, 900, [0, 0.8], [1, 1]) }
    : { red: 1, indigo: vertical(HORIZON, 900, [0, 0.72], [1, 1]) };
  sheet.fill(rectangle(-20, HORIZON, 1640, 320), ground);
  if (!night) {
    // The low sun's reflection runs down the wet road.
    sheet.overprint(polygon([560, HORIZON], [720, HORIZON], [900, 920], [240, 920]), {
      indigo: vertical(HORIZON, 900, [0, 0, 0.85], [1, 0.3, 0]),
      marigold: vertical(HORIZON, 900, [0, 1, 0.9], [1, 1, 0]),
    });
  }
  sheet.fill(rectangle(-20, HORIZON - 4, 1640, 26), { indigo: 0.95, ...(night ? { teal: 1 } : { red: 1 }) });
  for (let dash = 0; dash < 7; dash++) {
    const near = (dash / 7) ** 1.8;
    const y = HORIZON + 46 + near * 250;
    const x = 380 - dash * 66;
    const width = 34 + near * 60;
    sheet.fill(
      polygon(
        [x, y],
        [x + width, y],
        [x + width - 22 - near * 20, y + 7 + 12 * near],
        [x - 30 - near * 24, y + 7 + 12 * near],
      ),
      {
        marigold: 0.5,
        red: 0.2,
        indigo: 0.35,
      },
    );
  }
  drawStreetLamp(sheet, [450, 650], 520, -1, night ? { indigo: 1, teal: 1 } : PLUM);
}

function drawTruck(sheet: Sheet): void {
  const { x, y } = TRUCK;
  sheet.group(moved(x, y), () => {
    sheet.overprint(polygon([-60, 4], [790, 4], [640, 110], [-300, 110]), PLUM);
    // The raised side wing and the lit box under it.
    sheet.fill(polygon([196, -372], [780, -372], [800, -446], [170, -446]), { red: 1, marigold: 0.9 });
    drawBand(sheet, 'diamonds', 204, -434, 570, 48, {
      ground: { red: 1, marigold: 1 },
      figure: MARIGOLD,
      accent: PLUM,
    });
    sheet.fill(roundedRectangle(190, -376, 600, 330, 10), { marigold: 0.12 });
    sheet.fill(rectangle(214, -350, 552, 230), {
      marigold: 1,
      red: vertical(-350, -120, [0, 1], [1, 0.45]),
      indigo: vertical(-350, -120, [0, 0.42], [1, 0]),
    });
    sheet.fill(ellipse(490, -215, 110), { marigold: 0.45 });
    sheet.fill(rays([490, -215], 118, 144, 24, 0.9), { marigold: 0.45 });
    for (const left of [222, 690]) {
      for (let level = 0; level < 3; level++)
        drawSpeaker(sheet, left, -332 + level * 70, 68, 66, { indigo: 0.55, red: 1 });
    }
    sheet.fill(rectangle(190, -122, 600, 12), PLUM);
    drawBand(sheet, 'triangles', 190, -110, 600, 52, { ground: TEAL, figure: MARIGOLD, accent: VERMILION });
    sheet.fill(rectangle(190, -58, 600, 18), PLUM);
    const glass: Recipe = {
      marigold: linear([0, -240], [110, -120], [0, 0.2], [1, 1]),
      red: linear([0, -240], [110, -120], [0, 0], [1, 0.8]),
    };
    sheet.group(moved(0, -42), () => drawLorryCab(sheet, TEAL, glass));
    drawHalo(sheet, [-20, -102], 130, { marigold: 0.9 }, 0.9);
    sheet.fill(rectangle(182, -60, 610, 20), PLUM);
    for (const wheel of [62, 560, 690]) drawWheel(sheet, wheel, -34, 54);
    // Horn loudspeakers on the cab.
    for (const [left, direction] of [
      [78, -1],
      [150, -1],
    ] as const) {
      sheet.fill(
        polygon([left + 20, -318], [left + 20, -330], [left + direction * 34, -356], [left + direction * 34, -296]),
        { indigo: 0.9, red: 1 },
      );
      sheet.fill(ellipse(left - 34, -326, 10, 30), AMBER);
    }
  });
}

function drawPerformers(sheet: Sheet): void {
  const deck = TRUCK.y - 120;
  const perform = (across: number, height: number, pose: Pose, look: Look, side: 1 | -1): void => {
    drawRimLit(sheet, buildFigure([TRUCK.x + across, deck], height, pose, look), {
      colour: LAMPLIGHT,
      shift: [3 * side, 2],
      body: PLUM,
    });
  };
  perform(366, 184, POSES.dancing, { hair: 'cap' }, 1);
  perform(604, 184, mirrored(POSES.dancing), { hair: 'bun', outfit: 'dress' }, -1);
  const singer = buildFigure([TRUCK.x + 484, deck], 200, POSES.singing, { hair: 'afro' });
  drawRimLit(sheet, singer, { colour: LAMPLIGHT, shift: [3, 2], body: PLUM });
  const [x, y] = singer.hands[1];
  drawHandMicrophone(sheet, [x + 1, y - 11], 10, 11);
}

/** Dancers in the path of the sun, then rows of people facing the stage. */
function drawStreetCrowd(sheet: Sheet, random: () => number): void {
  const dancer = (x: number, y: number, height: number, pose: Pose, look: Look): void => {
    const drift = (x - 640) * 0.16;
    sheet.overprint(polygon([x - 16, y], [x + 16, y], [x + drift + 40, y + 120], [x + drift - 40, y + 120]), {
      indigo: vertical(y, y + 110, [0, 1, 0.9], [1, 1, 0]),
    });
    drawRimLit(sheet, buildFigure([x, y], height, pose, look), {
      colour: { marigold: 1, red: 0.35 },
      shift: [x < 560 ? -3 : 3, 3],
      body: PLUM,
    });
  };
  dancer(566, 800, 226, POSES.dancing, { hair: 'braids', outfit: 'dress', skin: SKIN_TONES[1] ?? PLUM });
  dancer(694, 826, 240, POSES.dancingLow, { hair: 'short', build: 'broad' });
  const lightX = 1260;
  drawCrowdRow(sheet, random, {
    y: 764,
    size: 24,
    step: 50,
    body: PLUM,
    rim: { marigold: 1, red: 0.55 },
    rimWidth: 2.2,
    raised: 0.5,
    lightX,
    from: 880,
  });
  drawCrowdRow(sheet, random, {
    y: 808,
    size: 36,
    step: 82,
    body: PLUM,
    rim: { marigold: 1, red: 0.8 },
    rimWidth: 2.8,
    raised: 0.5,
    lightX,
    from: 800,
  });
  drawCrowdRow(sheet, random, {
    y: 866,
    size: 54,
    step: 140,
    body: { indigo: 1, teal: 1 },
    rim: { red: 1, marigold: 0.6 },
    rimWidth: 3.4,
    raised: 0.35,
    lightX,
    from: 690,
  });
}
