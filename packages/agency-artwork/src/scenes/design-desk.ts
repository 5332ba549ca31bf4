/**
 * A desk seen from above in daylight: a mark on its grid sheet, an editor's morning, proofs under a loupe, or a
 * briefing between two chairs.
 */
import { cycle, defineScene, linear, type Point, type Recipe, type Sheet } from '../engine/index.js';
import { CREAM, GREEN, MARIGOLD, MIDNIGHT, NAVY, ORANGE, PAPER, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  drawCoffee,
  drawCompass,
  drawCuttingMat,
  drawGrid,
  drawLoupe,
  drawNotebook,
  drawPalmShade,
  drawPaper,
  drawPencil,
  drawSwatchFan,
  drawTextLines,
  drawWindowShade,
  layDown,
} from '../vocabulary/desk.js';
import { EVERYTHING, ellipse, placed, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawEmblem, drawMark, MARK_CIRCLES, MARK_ON_DARK, plainMark } from '../vocabulary/mark.js';
import { drawBand, drawCloth } from '../vocabulary/patterns.js';
import { drawColourBar, drawPrintedImage } from '../vocabulary/print-shop.js';

export const designDesk = defineScene({
  seed: 11,
  focus: { x: 0.66, y: 0.5 },
  options: {
    /**
     * `identity`: a mark under construction; `editor`: notebook, newspaper and coffee; `brief`: a round table laid for
     * two; `proofs`: press sheets and a loupe.
     */
    desk: 'identity',
  },
  draw(sheet, { desk }) {
    switch (desk) {
      case 'editor':
        return drawEditorDesk(sheet);
      case 'brief':
        return drawBriefTable(sheet);
      case 'proofs':
        return drawProofDesk(sheet);
      default:
        return drawIdentityDesk(sheet);
    }
  },
});

/** Pale boards with nearly horizontal joints. */
function drawBoards(sheet: Sheet, wood: Recipe, joint: Recipe): void {
  sheet.fill(EVERYTHING, wood);
  for (const y of [130, 330, 530, 730]) sheet.stroke(polyline([-20, y + 60], [1620, y - 40]), 3, joint);
}

// ——— Identity ———

const GRID_SHEET = { x: 1074, y: 376, angle: 5 };
/** The position of the mark, relative to the sheet's centre. */
const MARK_MIDDLE: Point = [34, -36];
const CONSTRUCTION: Recipe = { teal: 1, indigo: 0.4 };

function drawIdentityDesk(sheet: Sheet): void {
  drawBoards(sheet, { marigold: 0.12 }, { marigold: 0.45 });
  drawCuttingMat(sheet, { x: 1210, y: 420, angle: -7, lift: 1.6 }, 1060, 860, {
    teal: 1,
    marigold: 0.34,
    indigo: linear([-500, 400], [400, -400], [0, 0.3], [0.6, 0]),
  });
  drawSwatchFan(sheet, { x: 1508, y: 806, angle: -42 }, 370, 92);
  drawGridSheet(sheet);
  drawClothSamples(sheet);
  drawPencil(sheet, { x: 1196, y: 690, angle: 24 }, 300);
  drawCompass(sheet, [716, 76], [742, 452], [824, 408], 1.25);
  drawPalmShade(
    sheet,
    [
      [[150, -80], [470, 330], 40, 190],
      [[60, -60], [150, 420], -40, 180],
    ],
    0.34,
  );
  drawWindowShade(sheet, [
    [640, 90],
    [1500, 110],
  ]);
}

function drawGridSheet(sheet: Sheet): void {
  const [width, height] = [620, 620];
  drawPaper(sheet, GRID_SHEET, width, height, (left, top) => {
    drawGrid(sheet, left, top, width, height, 31, { teal: 0.34 });
    const unit = 72;
    drawMark(sheet, MARK_MIDDLE, unit);
    for (const [x, y, radius] of MARK_CIRCLES) {
      sheet.stroke(ellipse(MARK_MIDDLE[0] + x * unit, MARK_MIDDLE[1] + y * unit, radius * unit), 3, CONSTRUCTION, {
        dash: '14 9',
      });
    }
    sheet.stroke(polyline([left + 20, MARK_MIDDLE[1]], [-left - 20, MARK_MIDDLE[1]]), 3, CONSTRUCTION);
    sheet.stroke(polyline([MARK_MIDDLE[0], top + 30], [MARK_MIDDLE[0], 176]), 3, CONSTRUCTION);
    const tiles: readonly (readonly [Recipe, ReturnType<typeof plainMark>])[] = [
      [TEAL, plainMark(PAPER, TEAL)],
      [VERMILION, plainMark(CREAM, VERMILION)],
      [MIDNIGHT, MARK_ON_DARK],
    ];
    for (const [index, [ground, colours]] of tiles.entries()) {
      const x = left + 70 + index * 172;
      sheet.fill(rectangle(x, 186, 138, 96), ground);
      drawMark(sheet, [x + 69, 237], 17, colours);
    }
  });
}

function drawClothSamples(sheet: Sheet): void {
  drawPaper(sheet, { x: 742, y: 690, angle: -15 }, 250, 176, (left, top) => {
    drawCloth(
      sheet,
      rectangle(left + 10, top + 10, 230, 156),
      [left + 10, top + 10, 230, 156],
      [{ pattern: 'leaves', colours: { ground: TEAL, figure: MARIGOLD, accent: GREEN } }],
      78,
    );
  });
  drawPaper(sheet, { x: 838, y: 778, angle: 7 }, 250, 176, (left, top) => {
    drawCloth(
      sheet,
      rectangle(left + 10, top + 10, 230, 156),
      [left + 10, top + 10, 230, 156],
      [{ pattern: 'diamonds', colours: { ground: VERMILION, figure: MARIGOLD, accent: NAVY } }],
      78,
    );
  });
}

// ——— Editor ———

function drawEditorDesk(sheet: Sheet): void {
  drawBoards(sheet, { marigold: 0.14 }, { marigold: 0.5 });
  // A kanga runs down the desk underneath everything.
  sheet.group(placed(1260, 450, 8), () => {
    const cloth = rectangle(-330, -620, 660, 1240);
    sheet.group(placed(-26, 18), () => drawShade(sheet, cloth, 0.5, 0.2));
    sheet.fill(cloth, VERMILION);
    sheet.group(placed(-330, -620, 90), () => {
      drawBand(sheet, 'triangles', 0, -110, 1240, 110, { ground: VERMILION, figure: MARIGOLD, accent: VERMILION });
      drawBand(sheet, 'triangles', 0, -660, 1240, 110, { ground: VERMILION, figure: MARIGOLD, accent: VERMILION });
    });
  });
  drawNewspaper(sheet, { x: 1380, y: 310, angle: 14, lift: 1.4 });
  drawNotebook(
    sheet,
    { x: 1020, y: 340, angle: -7 },
    268,
    390,
    GREEN,
    () => {
      drawTextLines(sheet, 36, 48, 200, 1, 20, VERMILION, 20);
      drawTextLines(sheet, 36, 96, 200, 10, 28, { teal: 1, indigo: 0.5 }, 7);
    },
    () => {
      sheet.fill(ellipse(140, 122, 78), MARIGOLD);
      drawEmblem(sheet, 'leaf', [140, 122], 58, { body: GREEN, second: VERMILION, detail: CREAM });
      drawTextLines(sheet, 36, 236, 204, 5, 28, { teal: 1, indigo: 0.5 }, 7);
    },
  );
  drawPencil(sheet, { x: 1086, y: 470, angle: 38, lift: 1.6 }, 330, TEAL);
  drawCoffee(sheet, { x: 824, y: 706, angle: 206 }, 118);
  drawSpectacles(sheet, { x: 1420, y: 730, angle: -16 });
  drawPalmShade(
    sheet,
    [
      [[380, -120], [640, 330], 60, 230],
      [[240, -100], [300, 470], -40, 220],
      [[420, -120], [940, 90], -30, 210],
    ],
    0.42,
  );
  drawWindowShade(sheet, [
    [560, 80],
    [1330, 80],
  ]);
}

function drawNewspaper(sheet: Sheet, place: { x: number; y: number; angle: number; lift: number }): void {
  drawPaper(
    sheet,
    place,
    440,
    560,
    (left, top) => {
      const ink: Recipe = { indigo: 0.9, teal: 0.6 };
      sheet.fill(rectangle(left + 24, top + 26, 392, 40), MIDNIGHT);
      sheet.fill(rectangle(left + 24, top + 78, 392, 5), ink);
      const photo = rectangle(left + 168, top + 104, 248, 210);
      sheet.clip(photo, () => {
        sheet.fill(photo, TEAL);
        sheet.fill(ellipse(left + 330, top + 190, 62), MARIGOLD);
        sheet.fill(polygon([left + 150, top + 320], [left + 250, top + 170], [left + 360, top + 320]), MIDNIGHT);
        sheet.fill(polygon([left + 280, top + 320], [left + 360, top + 226], [left + 440, top + 320]), GREEN);
      });
      drawTextLines(sheet, left + 24, top + 106, 124, 15, 29, ink, 8);
      drawTextLines(sheet, left + 168, top + 336, 116, 7, 29, ink, 8);
      drawTextLines(sheet, left + 300, top + 336, 116, 7, 29, ink, 8);
    },
    { marigold: 0.12 },
  );
}

function drawSpectacles(sheet: Sheet, place: { x: number; y: number; angle: number }): void {
  const frame = ellipse(-74, 0, 58, 52) + ellipse(74, 0, 58, 52);
  layDown(sheet, { ...place, lift: 0.9 }, frame, () => {
    for (const x of [-74, 74]) {
      sheet.fill(ellipse(x, 0, 58, 52), { teal: 0.2 });
      sheet.fill(polygon([x - 34, 20], [x + 6, -40], [x + 26, -40], [x - 20, 32]), PAPER);
      sheet.stroke(ellipse(x, 0, 58, 52), 12, NAVY);
    }
    sheet.stroke('M-20 -12Q0 -34 20 -12', 11, NAVY);
    sheet.stroke('M-130 -14Q-150 -120 -60 -150', 11, NAVY);
    sheet.stroke('M130 -14Q150 -110 70 -146', 11, NAVY);
  });
}

// ——— Brief ———

const TABLE: Point = [1130, 400];
const TABLE_RADIUS = 470;

function drawBriefTable(sheet: Sheet): void {
  drawTiles(sheet);
  drawChair(sheet, 700, 90, 142, TEAL);
  drawChair(sheet, 1560, 800, -52, MARIGOLD);
  const top = ellipse(...TABLE, TABLE_RADIUS);
  sheet.group(placed(-70, 86), () => drawShade(sheet, top, 0.6, 0.3));
  sheet.fill(top, VERMILION);
  sheet.stroke(ellipse(...TABLE, TABLE_RADIUS - 9), 10, ORANGE);
  drawSwatchFan(sheet, { x: 1404, y: 640, angle: -30 }, 270, 76);
  drawPaper(sheet, { x: 1400, y: 270, angle: 20 }, 250, 190, (left, top_) =>
    drawCloth(
      sheet,
      rectangle(left + 12, top_ + 12, 226, 166),
      [left + 12, top_ + 12, 226, 166],
      [{ pattern: 'suns', colours: { ground: NAVY, figure: MARIGOLD, accent: VERMILION } }],
      83,
    ),
  );
  drawBriefFolder(sheet);
  drawCoffee(sheet, { x: 1180, y: 66 + 22, angle: -30 }, 82, TEAL);
  drawCoffee(sheet, { x: 950, y: 742, angle: 150 }, 82, GREEN);
  drawPencil(sheet, { x: 1130, y: 566, angle: 24, lift: 1.6 }, 300, TEAL);
  drawWindowShade(
    sheet,
    [
      [420, 70],
      [980, 70],
      [1560, 70],
    ],
    560,
    0.22,
  );
}

/** A terrazzo of large square tiles, laid askew. */
function drawTiles(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { marigold: 0.1 });
  sheet.group(placed(0, 0, -16), () => {
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 13; column++) {
        if ((row + column) % 2) continue;
        sheet.fill(rectangle(-320 + column * 170, -40 + row * 170, 170, 170), { marigold: 0.3 });
      }
    }
  });
}

function drawChair(sheet: Sheet, x: number, y: number, angle: number, colour: typeof TEAL): void {
  const seat = roundedRectangle(-120, -110, 240, 220, 50);
  layDown(sheet, { x, y, angle, lift: 2.6 }, seat, () => {
    sheet.fill(seat, colour);
    sheet.fill(roundedRectangle(-130, 84, 260, 46, 22), NAVY);
  });
}

function drawBriefFolder(sheet: Sheet): void {
  drawNotebook(
    sheet,
    { x: 1076, y: 392, angle: -9 },
    262,
    370,
    TEAL,
    () => {
      sheet.fill(rectangle(30, 36, 202, 132), MARIGOLD);
      drawEmblem(sheet, 'leaf', [131, 102], 56, { body: NAVY, second: VERMILION, detail: CREAM });
      drawTextLines(sheet, 30, 196, 202, 5, 30, CONSTRUCTION, 9);
    },
    () => {
      drawTextLines(sheet, 34, 44, 130, 1, 30, VERMILION, 24);
      for (let row = 0; row < 5; row++) {
        const y = 102 + row * 50;
        sheet.stroke(rectangle(36, y, 28, 28), 5, CONSTRUCTION);
        if (row < 3) sheet.stroke(polyline([40, y + 12], [50, y + 24], [72, y - 10]), 8, GREEN);
        drawTextLines(sheet, 86, y + 10, cycle([140, 112, 132], row) / 0.6, 1, 30, CONSTRUCTION, 9);
      }
    },
  );
}

// ——— Proofs ———

function drawProofDesk(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { marigold: 0.16 });
  sheet.group(placed(820, 450, -12), () => {
    sheet.fill(rectangle(-180, -700, 1700, 1500), { teal: 1, marigold: 0.14 });
    sheet.fill(rectangle(-196, -700, 16, 1500), MIDNIGHT);
  });
  drawPressSheet(sheet, { x: 1270, y: 300, angle: 9 }, 3);
  drawPressSheet(sheet, { x: 1010, y: 470, angle: -8 }, 4);
  drawSwatchFan(sheet, { x: 1520, y: 900, angle: -30 }, 420, 80);
  const lens: Point = [880, 600];
  drawLoupe(sheet, { x: lens[0], y: lens[1], angle: 128 }, 168, () => drawDots(sheet, lens));
  drawPencil(sheet, { x: 1180, y: 772, angle: 8 }, 300, VERMILION);
  drawWindowShade(sheet, [[1120, 120]], 620, 0.2);
}

function drawPressSheet(sheet: Sheet, place: { x: number; y: number; angle: number }, inks: 3 | 4): void {
  drawPaper(sheet, place, 700, 500, (left, top) => {
    drawPrintedImage(sheet, left + 60, top + 76, 580, 330, inks);
    drawColourBar(sheet, left + 60, top + 432, 580, 34);
    for (const [x, y] of [
      [left + 32, top + 40],
      [-left - 32, top + 40],
      [left + 32, -top - 40],
      [-left - 32, -top - 40],
    ] as const) {
      sheet.stroke(ellipse(x, y, 11), 3, MIDNIGHT);
      sheet.stroke(polyline([x - 20, y], [x + 20, y]) + polyline([x, y - 20], [x, y + 20]), 3, MIDNIGHT);
    }
  });
}

/** The view through the loupe: greatly enlarged halftone dots. */
function drawDots(sheet: Sheet, [x, y]: Point): void {
  sheet.fill(rectangle(x - 170, y - 170, 340, 340), { marigold: 0.9 });
  const inks: readonly Recipe[] = [VERMILION, TEAL];
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const radius = 10 + (column + 4) * 2.1;
      const [dotX, dotY] = [x + column * 46 + row * 12, y + row * 46 - column * 12];
      sheet.fill(ellipse(dotX, dotY, radius), cycle(inks, column > 0 ? 1 : 0));
    }
  }
}
