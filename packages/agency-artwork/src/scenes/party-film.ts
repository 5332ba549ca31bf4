/** The film of the night: looking over the second camera operator's shoulder at the dance floor on the monitor. */
import {
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
  AMBER,
  CREAM,
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
import {
  EVERYTHING,
  ellipse,
  limb,
  moved,
  placed,
  polyline,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawMonitor } from '../vocabulary/monitors.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildBackView,
  buildFigure,
  drawGrip,
  drawLimb,
  drawModelled,
  drawRimLit,
  mirrored,
  POSES,
  type SkinPlanes,
} from '../vocabulary/people/index.js';
import { drawBulbString } from '../vocabulary/stage.js';

/** The monitor's glass. */
const GLASS = { x: 268, y: 164, width: 700, height: 420 } as const;

export const partyFilm = defineScene({
  seed: 8,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawFloor(sheet, random);
    drawCamera(sheet);
    drawOperator(sheet);
  },
});

/** The terrace out of focus: dark, with discs of light. */
function drawFloor(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, {
    red: 1,
    indigo: vertical(0, 900, [0, 1], [0.6, 0.78], [1, 0.95]),
    marigold: vertical(300, 800, [0, 0], [1, 0.3]),
  });
  for (let spot = 0; spot < 26; spot++) {
    const centre: Point = [200 + random() * 1240, 30 + random() * 640];
    const radius = 20 + random() * 44;
    const colour: FlatRecipe =
      spot % 3 === 0
        ? { marigold: 1, red: 0.5 }
        : spot % 3 === 1
          ? { red: 1, marigold: 0.6 }
          : { marigold: 1, red: 0.2 };
    sheet.overprint(ellipse(...centre, radius), { ...colour, indigo: 0.25 }, { opacity: 0.36 });
  }
}

function drawCamera(sheet: Sheet): void {
  const { x, y, width, height } = GLASS;
  // The camera under the monitor, with its lens pointing away from the viewer.
  sheet.fill(roundedRectangle(420, 640, 420, 300, 22), PLUM);
  sheet.fill(rectangle(440, 654, 380, 6), { red: 1, marigold: 0.5, indigo: 0.4 });
  drawBand(sheet, 'diamonds', 452, 690, 300, 42, {
    ground: { red: 1, indigo: 0.5 },
    figure: { marigold: 1, red: 0.4 },
    accent: TEAL,
  });
  for (let key = 0; key < 4; key++)
    sheet.fill(ellipse(480 + key * 62, 790, 17), key === 0 ? VERMILION : { indigo: 0.8, teal: 0.6 });
  sheet.fill(rectangle(596, 590, 44, 62), MIDNIGHT);
  sheet.group(placed(x, y, -2), () => {
    sheet.fill(roundedRectangle(-30, -30, width + 60, height + 64, 16), { indigo: 1, teal: 0.4 });
    sheet.stroke(polyline([-20, -28], [width + 20, -28]), 4, AMBER);
    drawMonitor(sheet, width, height, () => drawPicture(sheet));
    // The record lamp and the keys below the glass.
    sheet.fill(ellipse(24, height + 18, 8), VERMILION);
    for (let key = 0; key < 5; key++)
      sheet.fill(roundedRectangle(width - 190 + key * 36, height + 12, 24, 12, 4), { teal: 0.6, indigo: 0.5 });
  });
}

/** Draws the monitor's picture: two dancers in focus, inside the frame marks. */
function drawPicture(sheet: Sheet): void {
  const { width, height } = GLASS;
  sheet.fill(rectangle(-10, -10, width + 20, height + 20), {
    marigold: 1,
    red: radial([360, 180], 460, [0, 0.4], [1, 1]),
    indigo: radial([360, 160], 520, [0, 0.1], [0.6, 0.3], [1, 0.75]),
  });
  drawBulbString(sheet, [-20, 34], [360, 44], 34, 7, 30);
  drawBulbString(sheet, [360, 44], [730, 26], 34, 7, 30);
  drawBand(sheet, 'diamonds', -10, 292, width + 20, 38, {
    ground: { red: 1, indigo: 0.5 },
    figure: { marigold: 1, red: 0.4 },
    accent: { teal: 1, indigo: 0.3 },
  });
  sheet.fill(rectangle(-10, 330, width + 20, 110), { red: 1, marigold: 0.6, indigo: 0.36 });
  const light = { light: [4, -4], rim: { marigold: 0.35 }, rimWidth: 3 } as const;
  const dancers = [
    [
      [236, 396],
      316,
      POSES.dancing,
      { hair: 'afro', outfit: 'dress', top: MARIGOLD, bottom: ORANGE, skin: SKIN_TONES[1] ?? PLUM, shoes: CREAM },
    ],
    [
      [470, 400],
      326,
      mirrored({ ...POSES.dancing, armLeft: [-96, -150], armRight: [70, 150] }),
      {
        hair: 'fade',
        outfit: 'shirt',
        top: CREAM,
        bottom: { teal: 1, indigo: 0.6 },
        skin: SKIN_TONES[2] ?? PLUM,
        shoes: MIDNIGHT,
      },
    ],
  ] as const;
  for (const [foot, size, pose, look] of dancers) {
    sheet.overprint(ellipse(foot[0], foot[1], 80, 10), { indigo: 1 }, { opacity: 0.7 });
    drawModelled(sheet, buildFigure(foot, size, pose, look), light);
  }
  for (const [cornerX, cornerY, right, down] of [
    [36, 30, 1, 1],
    [width - 36, 30, -1, 1],
    [36, height - 30, 1, -1],
    [width - 36, height - 30, -1, -1],
  ] as const)
    sheet.stroke(
      polyline([cornerX + 40 * right, cornerY], [cornerX, cornerY], [cornerX, cornerY + 30 * down]),
      5,
      PAPER,
    );
}

const SKIN: SkinPlanes = {
  shade: { marigold: 0.95, red: 0.85, indigo: 0.85 },
  lit: { marigold: 1, red: 0.66, indigo: 0.44 },
  line: PLUM,
};

/** The operator from behind, lit by the monitor, with a hand on the handle. */
function drawOperator(sheet: Sheet): void {
  const shirt: FlatRecipe = { indigo: 1, red: 0.7, marigold: 0.2 };
  const person = buildBackView({
    head: [1200, 446],
    size: 250,
    hair: 'locs',
    tilt: -0.7,
    skin: { marigold: 0.95, red: 0.7, indigo: 0.56 },
    shirt,
    hairRecipe: { indigo: 1, red: 1, marigold: 0.3 },
  });
  drawRimLit(sheet, person, { colour: LAMPLIGHT, shift: [8, 5] });
  // Headphones over the hair.
  sheet.stroke('M1070 440C1066 268 1326 268 1328 440', 22, TEAL);
  sheet.stroke('M1063 432C1060 262 1322 260 1320 424', 5, LAMPLIGHT);
  for (const side of [1054, 1314]) {
    sheet.fill(roundedRectangle(side - 24, 400, 60, 118, 28), MIDNIGHT);
    sheet.fill(roundedRectangle(side - 24, 400, 16, 118, 8), TEAL);
  }
  // The near arm: the sleeve ends at the elbow, and the hand is on the handle.
  sheet.stroke(polyline([700, 806], [880, 764]), 28, MIDNIGHT);
  sheet.stroke(polyline([702, 798], [872, 758]), 6, AMBER);
  const forearm = [
    [1120, 884, 54],
    [1046, 866, 52],
    [966, 826, 42],
    [908, 796, 33],
    [890, 786, 32],
  ] as const;
  sheet.group(moved(-4, -5), () => sheet.fill(limb(forearm), LAMPLIGHT));
  drawLimb(sheet, forearm, SKIN, [-8, -14]);
  drawGrip(sheet, { centre: [824, 776], angle: -13, breadth: 92, wrist: [896, 790], turn: 1 }, SKIN);
  const sleeve = limb([
    [1330, 760, 150],
    [1200, 866, 118],
    [1100, 894, 76],
    [1070, 888, 66],
  ]);
  sheet.group(moved(-5, -5), () => sheet.fill(sleeve, LAMPLIGHT));
  sheet.fill(sleeve, shirt);
}
