/** One mark on many objects, laid out on a field of colour and seen from above. */
import { defineScene, type FlatRecipe, type Point, type Recipe, type Sheet } from '../engine/index.js';
import {
  CREAM,
  FOREST,
  GREEN,
  LEAF,
  MARIGOLD,
  MIDNIGHT,
  NAVY,
  ORANGE,
  PAPER,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  drawPaper,
  drawPencil,
  drawSwatchFan,
  drawTextLines,
  drawWindowShade,
  layDown,
  type Place,
} from '../vocabulary/desk.js';
import { EVERYTHING, ellipse, polygon, polyline, rays, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawEmblem, drawMark, type EmblemColours, MARK_COLOURS, MARK_ON_DARK, plainMark } from '../vocabulary/mark.js';
import { drawBand, drawCloth, type Pattern } from '../vocabulary/patterns.js';

export const brandStationery = defineScene({
  seed: 8,
  focus: { x: 0.64, y: 0.5 },
  options: {
    /**
     * The table's colour and the objects on it: `green` has a folder, letterhead and cards; `teal` has envelopes and
     * labels; `marigold` has a shirt, a sign and cards; `paper` has a large fan of swatches and one card.
     */
    field: 'green',
  },
  draw(sheet, { field }) {
    switch (field) {
      case 'teal':
        return drawPostalSet(sheet);
      case 'marigold':
        return drawIdentitySet(sheet);
      case 'paper':
        return drawColourChoice(sheet);
      default:
        return drawOfficeSet(sheet);
    }
  },
});

/** Returns the position of a point on the slanted grid on which all objects lie. */
function laidOut(turn: number, x: number, y: number, more: Partial<Place> = {}): Place {
  const radians = (turn * Math.PI) / 180;
  return {
    x: 1000 + x * Math.cos(radians) - y * Math.sin(radians),
    y: 450 + x * Math.sin(radians) + y * Math.cos(radians),
    ...more,
    angle: turn + (more.angle ?? 0),
  };
}

const TEXT: Recipe = { teal: 1, indigo: 0.5 };

/** The colours of the leaf on paper. */
const SPROUT: EmblemColours = { body: GREEN, second: VERMILION, detail: MARIGOLD };

function drawLetterhead(
  sheet: Sheet,
  place: Place,
  width: number,
  accent: FlatRecipe,
  pattern: Pattern,
  leaf = false,
): void {
  const height = width * 1.36;
  drawPaper(sheet, place, width, height, (left, top) => {
    if (leaf) drawEmblem(sheet, 'leaf', [left + width * 0.24, top + width * 0.18], width * 0.13, SPROUT);
    else drawMark(sheet, [left + width * 0.24, top + width * 0.2], width * 0.05);
    drawTextLines(sheet, left + width * 0.62, top + width * 0.12, width * 0.28, 3, width * 0.048, TEXT);
    drawTextLines(sheet, left + width * 0.1, top + width * 0.42, width * 0.8, 8, width * 0.07, TEXT, width * 0.024);
    drawBand(sheet, pattern, left, top + height - width * 0.2, width, width * 0.2, {
      ground: accent,
      figure: MARIGOLD,
      accent: VERMILION,
    });
  });
}

function drawCard(sheet: Sheet, place: Place, ground: FlatRecipe, mark: typeof MARK_COLOURS): void {
  drawPaper(
    sheet,
    place,
    290,
    180,
    (left, top) => {
      const written = ground === PAPER;
      drawMark(sheet, written ? [18, -4] : [-4, 16], written ? 25 : 28, mark);
      if (written) drawTextLines(sheet, left + 36, top + 142, 240, 1, 20, TEXT, 10);
    },
    ground,
  );
}

/** The back of an envelope, with its flap open so that the lining shows. */
function drawEnvelope(sheet: Sheet, place: Place, width: number, paper: FlatRecipe, lining: Pattern): void {
  const height = width * 0.56;
  const [left, top] = [-width / 2, -height / 2];
  const flap = polygon(
    [left, top],
    [left + width * 0.2, top - height * 0.62],
    [-left - width * 0.2, top - height * 0.62],
    [-left, top],
  );
  const outline = flap + rectangle(left, top, width, height);
  layDown(sheet, place, outline, () => {
    sheet.fill(flap, paper);
    const inside = polygon(
      [left + 22, top],
      [left + width * 0.22, top - height * 0.55],
      [-left - width * 0.22, top - height * 0.55],
      [-left - 22, top],
    );
    drawCloth(
      sheet,
      inside,
      [left, top - height * 0.6, width, height * 0.66],
      [{ pattern: lining, colours: { ground: VERMILION, figure: MARIGOLD, accent: NAVY } }],
      height * 0.31,
    );
    sheet.fill(rectangle(left, top, width, height), paper);
    drawShade(sheet, polygon([left, top], [0, top + height * 0.56], [left, top + height]), 0.2);
    sheet.stroke(polyline([left, top], [0, top + height * 0.56], [-left, top]), 4, { teal: 0.6 });
  });
}

// ——— Green: folder, letterhead, cards ———

function drawOfficeSet(sheet: Sheet): void {
  const turn = -16;
  sheet.fill(EVERYTHING, GREEN);
  sheet.fill(polygon([900, -20], [1300, -20], [680, 920], [280, 920]), { teal: 0.86, marigold: 1 });
  drawFolder(sheet, laidOut(turn, 330, -60, { lift: 1.6 }));
  drawLetterhead(sheet, laidOut(turn, -120, -40), 450, TEAL, 'diamonds');
  drawCard(sheet, laidOut(turn, -520, -120, { angle: 5 }), VERMILION, plainMark(CREAM, VERMILION));
  drawCard(sheet, laidOut(turn, -470, 30, { angle: -9 }), PAPER, MARK_COLOURS);
  drawEnvelope(sheet, laidOut(turn, 330, 420), 430, CREAM, 'suns');
  drawPencil(sheet, laidOut(turn, -430, 216, { angle: 20 }), 300, VERMILION);
  drawCard(sheet, laidOut(turn, -60, 396, { angle: 12 }), MARIGOLD, plainMark(NAVY, MARIGOLD));
  drawWindowShade(sheet, [[1480, 80]], 620, 0.2);
}

function drawFolder(sheet: Sheet, place: Place): void {
  drawPaper(
    sheet,
    place,
    500,
    640,
    (left, top) => {
      drawMark(sheet, [10, -60], 62, MARK_ON_DARK);
      drawBand(sheet, 'triangles', left, top + 520, 500, 84, { ground: VERMILION, figure: MARIGOLD, accent: NAVY });
    },
    NAVY,
  );
}

// ——— Teal: envelopes and labels ———

function drawPostalSet(sheet: Sheet): void {
  const turn = 13;
  sheet.fill(EVERYTHING, { teal: 1, marigold: 0.06 });
  sheet.fill(polygon([760, -20], [1000, -20], [380, 920], [140, 920]), { teal: 0.8, marigold: 0.06 });
  drawEnvelope(sheet, laidOut(turn, 190, -84, { lift: 1.2 }), 640, PAPER, 'leaves');
  drawLetterhead(sheet, laidOut(turn, -330, -10, { angle: -4 }), 400, VERMILION, 'suns', true);
  drawLabel(sheet, laidOut(turn, 310, 304), 128, VERMILION, { body: CREAM, second: MARIGOLD, detail: VERMILION });
  drawLabel(sheet, laidOut(turn, 20, 322), 128, MARIGOLD, { body: FOREST, second: VERMILION, detail: CREAM });
  drawLabel(sheet, laidOut(turn, 500, 92), 100, NAVY, { body: LEAF, second: CREAM, detail: VERMILION });
  drawLabel(sheet, laidOut(turn, 604, 330), 128, CREAM, SPROUT);
  drawPencil(sheet, laidOut(turn, -200, 330, { angle: 150 }), 280, MARIGOLD);
  drawWindowShade(
    sheet,
    [
      [1270, 60],
      [1560, 110],
    ],
    620,
    0.26,
  );
}

/** A round label with a serrated edge. */
function drawLabel(sheet: Sheet, place: Place, radius: number, ground: FlatRecipe, leaf: EmblemColours): void {
  const outline = rays([0, 0], radius * 0.9, radius * 1.1, 28, 1) + ellipse(0, 0, radius * 0.92);
  layDown(sheet, { ...place, lift: 0.7 }, outline, () => {
    sheet.fill(outline, ground);
    sheet.stroke(ellipse(0, 0, radius * 0.78), 5, ground === CREAM ? VERMILION : PAPER);
    drawEmblem(sheet, 'leaf', [0, 0], radius * 0.54, leaf);
  });
}

// ——— Marigold: shirt, sign, cards ———

function drawIdentitySet(sheet: Sheet): void {
  const turn = -10;
  sheet.fill(EVERYTHING, MARIGOLD);
  sheet.fill(polygon([560, -20], [800, -20], [180, 920], [-60, 920]), { marigold: 0.66 });
  drawFoldedShirt(sheet, laidOut(turn, 270, 30, { lift: 1.5 }));
  drawSign(sheet, laidOut(turn, -290, -150, { lift: 1.8 }));
  drawCard(sheet, laidOut(turn, -400, 270, { angle: 14 }), NAVY, MARK_ON_DARK);
  drawCard(sheet, laidOut(turn, -180, 326, { angle: -8 }), PAPER, MARK_COLOURS);
  drawWindowShade(
    sheet,
    [
      [1120, 70],
      [1620, 120],
    ],
    620,
    0.2,
  );
}

function drawFoldedShirt(sheet: Sheet, place: Place): void {
  const outline = roundedRectangle(-270, -340, 540, 680, 30);
  layDown(sheet, place, outline, () => {
    sheet.fill(outline, TEAL);
    sheet.clip(outline, () => {
      // The sleeves are folded in behind; their edges show as long creases.
      drawShade(sheet, polygon([-270, -340], [-196, -340], [-226, 340], [-270, 340]), 0.4, 0.3);
      sheet.stroke(polyline([226, -260], [246, 340]), 5, { teal: 1, indigo: 0.5 });
      drawBand(sheet, 'diamonds', -270, 210, 540, 90, { ground: NAVY, figure: MARIGOLD, accent: VERMILION });
      drawMark(sheet, [-6, 10], 52, { ...MARK_ON_DARK, wing: VERMILION });
    });
    const collar = 'M-130 -340Q-110 -206 0 -190Q110 -206 130 -340Z';
    sheet.fill(collar, { teal: 1, indigo: 0.74 });
    sheet.fill('M-98 -340Q-84 -240 0 -226Q84 -240 98 -340Z', { teal: 1, indigo: 0.3 });
    sheet.stroke('M-130 -340Q-110 -206 0 -190Q110 -206 130 -340', 16, NAVY);
    sheet.fill(rectangle(-34, -316, 68, 40), PAPER);
  });
}

/** A round enamel sign with its bracket. */
function drawSign(sheet: Sheet, place: Place): void {
  const outline = ellipse(0, 0, 212);
  layDown(sheet, place, outline + rectangle(-250, -252, 500, 26), () => {
    sheet.fill(rectangle(-250, -252, 500, 26), MIDNIGHT);
    for (const x of [-100, 100]) sheet.fill(rectangle(x - 8, -240, 16, 70), MIDNIGHT);
    sheet.fill(outline, VERMILION);
    sheet.stroke(ellipse(0, 0, 190), 10, PAPER);
    drawMark(sheet, [-4, 30], 48, { ...MARK_ON_DARK, wing: CREAM, head: NAVY, eye: CREAM, tail: NAVY });
    for (const [x, y] of [
      [-150, -150],
      [150, 150],
    ] as const) {
      sheet.fill(ellipse(x * 0.94, y * 0.94, 8), MIDNIGHT);
    }
  });
}

// ——— Paper: a fan of colours and one card ———

const RIVET: Point = [1066, 806];

function drawColourChoice(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { marigold: 0.12 });
  sheet.fill(polygon([1250, -20], [1620, -20], [1620, 920], [640, 920]), { marigold: 0.03 });
  sheet.fill(rectangle(-20, 760, 1640, 160), { teal: 1, marigold: 0.14 });
  drawBand(sheet, 'triangles', -20, 760, 1640, 66, {
    ground: { teal: 1, marigold: 0.14 },
    figure: NAVY,
    accent: MARIGOLD,
  });
  drawSwatchFan(sheet, { x: RIVET[0], y: RIVET[1], angle: -3 }, 690, 98, [
    { teal: 1, indigo: 0.75 },
    TEAL,
    { teal: 0.9, marigold: 1 },
    LEAF,
    MARIGOLD,
    ORANGE,
    VERMILION,
    { red: 1 },
  ]);
  drawPaper(sheet, { x: 690, y: 690, angle: -12, lift: 1.5 }, 430, 290, (left, top) => {
    sheet.fill(rectangle(left + 20, top + 20, 390, 250), FOREST);
    sheet.fill(ellipse(0, -6, 96), MARIGOLD);
    drawMark(sheet, [-4, 10], 26, {
      ...MARK_COLOURS,
      body: NAVY,
      head: NAVY,
      tail: TEAL,
      beak: VERMILION,
      eye: MARIGOLD,
    });
  });
  drawPencil(sheet, { x: 1230, y: 764, angle: 12, lift: 1.4 }, 330, VERMILION);
  drawWindowShade(sheet, [[860, 100]], 620, 0.16);
}
