/** The menu with its page for signatures, seen from above, as a guest from another table signs. */
import {
  defineScene,
  type FlatRecipe,
  type Point,
  type Random,
  radial,
  type Sheet,
  seededRandom,
} from '../engine/index.js';
import {
  CREAM,
  DEEP_TEAL,
  INDIGO,
  LAMPLIGHT,
  MARIGOLD,
  MIDNIGHT,
  PAPER,
  PLUM,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { drawTextLines } from '../vocabulary/desk.js';
import {
  at,
  EVERYTHING,
  ellipse,
  type Joint,
  limb,
  placed,
  polygon,
  polyline,
  rays,
  rectangle,
  ring,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawHalo, drawShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import { drawLimb, type SkinPlanes } from '../vocabulary/people/index.js';

/** One page of the menu. */
const PAGE = { width: 330, height: 470 } as const;

export const partyMenu = defineScene({
  seed: 4,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawCloth(sheet);
    drawPlace(sheet);
    drawMenu(sheet, random);
    drawCandle(sheet, [1268, 176]);
    drawSigner(sheet);
  },
});

/** The tablecloth, lit by the candle, with a painted runner at the far edge. */
function drawCloth(sheet: Sheet): void {
  sheet.fill(EVERYTHING, {
    marigold: radial([1180, 240], 1200, [0, 0.3], [0.6, 0.7], [1, 1]),
    red: radial([1180, 240], 1200, [0, 0.04], [0.45, 0.24], [1, 0.75]),
    indigo: radial([1180, 240], 1200, [0, 0], [0.6, 0.06], [1, 0.5]),
  });
  sheet.group(placed(150, -30, 7), () =>
    drawBand(sheet, 'diamonds', 0, 0, 1500, 74, {
      ground: { red: 1, indigo: 0.35 },
      figure: { marigold: 1, red: 0.3 },
      accent: { teal: 1, indigo: 0.3 },
    }),
  );
}

/** A plate with its napkin, fork and knife, and a glass, seen from above and cut off by the edge. */
function drawPlace(sheet: Sheet): void {
  const [x, y]: Point = [306, 350];
  drawShade(sheet, ellipse(x - 16, y + 20, 204), 0.5, 0.25);
  sheet.fill(ellipse(x, y, 200), PAPER);
  sheet.stroke(ellipse(x, y, 186), 7, VERMILION);
  sheet.fill(ring(x, y, 142, 136), { marigold: 0.5, red: 0.2 }, { evenOdd: true });
  sheet.group(placed(x, y, -18), () => {
    drawShade(sheet, rectangle(-72, -112, 132, 244), 0.45, 0.15);
    sheet.fill(rectangle(-62, -124, 132, 244), TEAL);
    for (const top of [-96, 4])
      drawBand(sheet, 'triangles', -62, top, 132, 44, { ground: TEAL, figure: MARIGOLD, accent: VERMILION });
    sheet.stroke(polyline([4, -124], [4, 120]), 3, DEEP_TEAL);
  });
  const steel: FlatRecipe = { teal: 0.32, indigo: 0.12 };
  sheet.group(placed(x - 8, 706, -4), () => {
    for (const turn of [0, 58]) {
      drawShade(sheet, roundedRectangle(-130, turn + 12, 330, 14, 7), 0.5, 0.2);
      sheet.fill(roundedRectangle(-130, turn, 330, 14, 7), steel);
    }
    sheet.fill(roundedRectangle(120, -12, 170, 38, 18), steel);
    for (const tine of [-4, 8, 20]) sheet.fill(rectangle(196, tine - 2, 96, 5), { marigold: 0.8, red: 0.3 });
    sheet.fill('M120 56H270Q300 62 288 84H120Z', steel);
  });
}

/** The open menu: courses on the left page, signatures on the right. */
function drawMenu(sheet: Sheet, random: Random): void {
  const { width, height } = PAGE;
  sheet.group(placed(800, 430, -7), () => {
    drawShade(sheet, rectangle(-width - 18, -height / 2 + 22, width * 2, height), 0.55, 0.3);
    sheet.fill(rectangle(-width, -height / 2, width, height), PAPER);
    sheet.fill(rectangle(0, -height / 2, width, height), CREAM);
    sheet.overprint(rectangle(-60, -height / 2, 60, height), { teal: 0.5 }, { opacity: 0.35 });
    sheet.stroke(polyline([0, -height / 2], [0, height / 2]), 4, { marigold: 0.5, red: 0.35, indigo: 0.2 });
    // The courses.
    const left = -width + 44;
    sheet.fill(rays([-width / 2, -168], 24, 46, 14), VERMILION);
    sheet.fill(ellipse(-width / 2, -168, 20), MARIGOLD);
    for (const [course, y] of [-86, 22, 130].entries()) {
      sheet.fill(rectangle(left, y, 96 + course * 18, 15), VERMILION);
      drawTextLines(sheet, left, y + 30, width - 96, 2, 22, INDIGO, 8);
    }
    // The signatures: six of eight lines are taken.
    drawBand(sheet, 'suns', 34, -height / 2 + 26, width - 68, 34, {
      ground: VERMILION,
      figure: MARIGOLD,
      accent: TEAL,
    });
    for (let line = 0; line < 8; line++) {
      const y = -130 + line * 46;
      sheet.stroke(polyline([34, y], [width - 34, y]), 2.4, { indigo: 0.5 }, { cap: 'butt' });
      if (line < 5)
        drawSignature(
          sheet,
          random,
          [48, y - 6],
          110 + ((line * 53) % 120),
          line % 2 ? { teal: 1, indigo: 0.5 } : INDIGO,
        );
    }
    drawSignature(sheet, random, [48, 94], 112, { teal: 1, indigo: 0.5 });
  });
}

/** A signature: loops that get smaller, with a line underneath. */
function drawSignature(sheet: Sheet, random: Random, [x, y]: Point, length: number, ink: FlatRecipe): void {
  let path = `M${at([x, y])}`;
  const loops = Math.round(length / 17);
  for (let loop = 0; loop < loops; loop++) {
    const step = length / loops;
    const rise = (loop === 0 ? 30 : 10 + random() * 14) * (loop % 3 === 2 ? 0.6 : 1);
    const from = x + loop * step;
    path += `C${at([from + step * 1.3, y - rise])} ${at([from - step * 0.2, y - rise * 1.1])} ${at([from + step, y - 2 + random() * 4])}`;
  }
  path += `q14 8 34 -8`;
  sheet.stroke(path, 3.6, ink);
}

/** A candle in a glass, seen from above: the picture's light source. */
function drawCandle(sheet: Sheet, [x, y]: Point): void {
  drawHalo(sheet, [x, y], 260, { marigold: 0.4 }, 0.9);
  drawShade(sheet, ellipse(x - 8, y + 12, 78), 0.4, 0.2);
  sheet.fill(ellipse(x, y, 76), { marigold: 1, red: 0.7 });
  sheet.fill(ellipse(x, y, 60), AMBER_WAX);
  sheet.stroke(ellipse(x, y, 70), 6, LAMPLIGHT);
  sheet.fill(ellipse(x, y, 34), { marigold: 0.5 });
  sheet.fill(`M${x - 2} ${y + 12}q-18 -18 4 -44q18 28 -4 44Z`, PAPER);
}

const AMBER_WAX: FlatRecipe = { marigold: 1, red: 0.2 };

const SKIN: SkinPlanes = {
  shade: { marigold: 0.95, red: 0.78, indigo: 0.62 },
  lit: { marigold: 0.95, red: 0.62, indigo: 0.3 },
  line: PLUM,
};

/** A hand with a pen, coming from the right, in the sleeve of the teal suit. */
function drawSigner(sheet: Sheet): void {
  // The tip of the pen, at the end of the sixth signature.
  const tip: Point = [1000, 524];
  drawShade(
    sheet,
    limb([
      [1020, 570, 26],
      [1130, 660, 84],
      [1300, 810, 116],
      [1440, 950, 130],
    ]),
    0.5,
    0.3,
  );
  const finger = (joints: readonly Joint[]): void => {
    sheet.stroke(limb(joints), 7, SKIN.line);
    drawLimb(sheet, joints, SKIN, [-8, -10]);
  };
  finger([
    [1252, 620, 48],
    [1196, 534, 38],
    [1142, 496, 30],
    [1090, 500, 19],
  ]);
  // The back of the hand.
  finger([
    [1176, 610, 50],
    [1216, 648, 84],
    [1268, 712, 84],
    [1326, 784, 76],
  ]);
  drawLimb(
    sheet,
    [
      [1210, 600, 46],
      [1154, 540, 37],
      [1098, 514, 30],
      [1042, 526, 18],
    ],
    SKIN,
    [-8, -10],
  );
  sheet.stroke('M1240 612Q1196 552 1152 506Q1096 480 1034 512', 5, SKIN.line);
  // The pen rests on the hand.
  sheet.group(placed(tip[0], tip[1], 13), () => {
    sheet.fill(polygon([0, 0], [46, -11], [46, 11]), MARIGOLD);
    sheet.stroke(polyline([0, 0], [24, 0]), 4, PLUM);
    sheet.fill(roundedRectangle(42, -14, 320, 28, 12), MIDNIGHT);
    sheet.fill(rectangle(60, -14, 14, 28), MARIGOLD);
    sheet.fill(rectangle(292, -14, 8, 28), MARIGOLD);
    sheet.fill(rectangle(78, -10, 210, 6), TEAL);
  });
  finger([
    [1226, 716, 52],
    [1160, 678, 42],
    [1104, 616, 33],
    [1066, 560, 21],
  ]);
  // There is no line where the thumb joins the hand.
  drawLimb(
    sheet,
    [
      [1180, 674, 34],
      [1226, 700, 46],
      [1270, 740, 50],
    ],
    { shade: SKIN.lit, lit: SKIN.lit },
    [0, 0],
  );
  sheet.fill(ellipse(1076, 562, 12, 9), { marigold: 0.7, red: 0.35 });
  // The cuff and the sleeve.
  sheet.fill(
    limb([
      [1296, 748, 96],
      [1330, 788, 102],
    ]),
    CREAM,
  );
  const sleeve = limb([
    [1312, 770, 106],
    [1346, 810, 116],
    [1440, 920, 130],
    [1560, 1060, 150],
  ]);
  sheet.fill(sleeve, { teal: 1, indigo: 0.72 });
  sheet.clip(sleeve, () =>
    sheet.fill(
      limb([
        [1316, 722, 78],
        [1390, 800, 84],
        [1520, 960, 110],
      ]),
      { teal: 1, indigo: 0.36 },
    ),
  );
  for (const [x, y] of [
    [1392, 790],
    [1414, 816],
  ] as const)
    sheet.fill(ellipse(x, y, 9), MARIGOLD);
}
