/** Branded items in hard daylight: a tote, a shirt, a mug and a cap; or bags, flasks and notebooks. */
import { cycle, defineScene, type FlatRecipe, horizontal, type Point, type Sheet } from '../engine/index.js';
import { CREAM, GREEN, MARIGOLD, MIDNIGHT, NAVY, ORANGE, PAPER, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  placed,
  polygon,
  polyline,
  rays,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawEmblem, type EmblemColours } from '../vocabulary/mark.js';
import { drawBand, type Pattern } from '../vocabulary/patterns.js';

export const promoItems = defineScene({
  seed: 5,
  focus: { x: 0.64, y: 0.5 },
  options: {
    /** `wear`: tote, shirt, mug and cap; `office`: gift bag, flasks and notebooks on plinths. */
    set: 'wear',
  },
  draw(sheet, { set }) {
    if (set === 'office') drawOfficeSet(sheet);
    else drawWearSet(sheet);
  },
});

/** The colours of the leaf on light cloth. */
const SPROUT: EmblemColours = { body: GREEN, second: VERMILION, detail: MARIGOLD };

/** The back and front edges of the table. */
const [TABLE, EDGE] = [600, 842];

/** A shadow on the table, running from an object's foot to the lower left. */
function drawTableShade(sheet: Sheet, left: number, right: number, foot: number, reach: number, depth = 0.36): void {
  const drop = reach * 0.3;
  sheet.clip(rectangle(-20, TABLE, 1640, EDGE - TABLE), () =>
    drawShade(
      sheet,
      polygon(
        [left, foot - 26],
        [left + 20, foot],
        [right, foot],
        [right - reach, foot + drop],
        [left - reach, foot + drop - 26],
      ),
      0.6,
      depth,
    ),
  );
}

/** A shadow on the wall behind. */
function drawWallShade(sheet: Sheet, outline: string): void {
  sheet.group(placed(-74, 58), () => drawShade(sheet, outline, 0.5, 0.1));
}

// ——— Tote, shirt, mug, cap ———

function drawWearSet(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { marigold: 0.08 });
  for (const [x, breadth] of [
    [520, 130],
    [1140, 60],
    [1700, 200],
  ] as const) {
    drawShade(sheet, polygon([x, -20], [x + breadth, -20], [x + breadth - 360, TABLE], [x - 360, TABLE]), 0.16);
  }
  sheet.fill(rectangle(-20, TABLE, 1640, 320), { teal: 1, marigold: 0.1 });
  sheet.fill(rectangle(-20, TABLE, 1640, 8), { teal: 0.5 });
  sheet.fill(rectangle(-20, EDGE, 1640, 80), NAVY);
  drawShirt(sheet, [1266, 300], 1.42);
  drawTableShade(sheet, 560, 960, 790, 330);
  drawTote(sheet, [760, 790]);
  drawTableShade(sheet, 1012, 1166, 800, 250);
  drawMug(sheet, [1090, 800]);
  drawTableShade(sheet, 1266, 1440, 806, 200);
  drawCap(sheet, [1362, 800]);
}

function drawShirt(sheet: Sheet, [x, y]: Point, scale: number): void {
  const outline =
    'M-56 -150Q0 -104 56 -150L112 -132Q150 -110 204 -34L140 14L110 -18Q106 90 114 186Q0 200 -114 186Q-106 90 -110 -18L-140 14L-204 -34Q-150 -110 -112 -132Z';
  // The rail it hangs from.
  sheet.fill(rectangle(980, 56, 660, 14), NAVY);
  sheet.clip(rectangle(-20, -20, 1640, TABLE + 20), () =>
    sheet.group(placed(x, y, 0, scale), () => drawWallShade(sheet, outline)),
  );
  sheet.group(placed(x, y, 0, scale), () => {
    sheet.stroke('M0 -166V-182Q14 -186 12 -174', 6, NAVY);
    sheet.stroke(polyline([-70, -142], [0, -168], [70, -142]), 9, ORANGE);
    sheet.fill(outline, VERMILION);
    sheet.clip(outline, () => {
      sheet.fill('M-56 -150Q0 -104 56 -150L44 -158Q0 -128 -44 -158Z', { red: 1, indigo: 0.6 });
      sheet.fill(ellipse(0, 22, 74), CREAM);
      drawEmblem(sheet, 'leaf', [0, 22], 54, SPROUT);
      drawBand(sheet, 'diamonds', -130, 136, 260, 44, { ground: NAVY, figure: MARIGOLD, accent: VERMILION });
      drawShade(sheet, polygon([-220, -170], [-70, -160], [-84, 210], [-220, 210]), 0.4, 0.14);
      drawShade(sheet, 'M110 -18Q92 60 70 110Q96 60 112 20Z', 0.5, 0.2);
    });
    sheet.stroke('M-60 -150Q0 -98 60 -150', 7, { red: 1, marigold: 0.6, indigo: 0.3 });
  });
}

function drawTote(sheet: Sheet, [x, y]: Point): void {
  const [half, height] = [196, 416];
  const body = `M${x - half} ${y - height}L${x + half} ${y - height}L${x + half - 14} ${y - 10}Q${x} ${y + 8} ${x - half + 14} ${y - 10}Z`;
  const strap = (shift: number): string =>
    `M${x - 96} ${y - height + 30}C${x - 104 + shift} ${y - height - 200} ${x + 104 + shift} ${y - height - 200} ${x + 96} ${y - height + 30}`;
  sheet.stroke(strap(16), 24, { marigold: 1, red: 0.5, indigo: 0.2 });
  sheet.fill(body, MARIGOLD);
  sheet.clip(body, () => {
    sheet.fill(rays([x, y - 226], 112, 146, 20, 0.5), VERMILION);
    sheet.fill(ellipse(x, y - 226, 104), PAPER);
    drawEmblem(sheet, 'leaf', [x, y - 226], 78, SPROUT);
    drawBand(sheet, 'triangles', x - half, y - 68, half * 2, 52, { ground: MARIGOLD, figure: NAVY, accent: VERMILION });
    drawShade(
      sheet,
      polygon([x - half, y - height], [x - half + 90, y - height], [x - half + 40, y + 10], [x - half, y + 10]),
      0.5,
      0.06,
    );
  });
  sheet.fill(rectangle(x - half, y - height, half * 2, 30), { marigold: 1, red: 0.36 });
  sheet.stroke(strap(-10), 24, ORANGE);
}

function drawMug(sheet: Sheet, [x, y]: Point): void {
  const [half, height] = [86, 184];
  sheet.stroke(
    `M${x + half - 8} ${y - height + 44}C${x + half + 84} ${y - height + 26} ${x + half + 78} ${y - 44} ${x + half - 12} ${y - 52}`,
    24,
    PAPER,
  );
  const body = `M${x - half} ${y - height}V${y - 16}A${half} 24 0 0 0 ${x + half} ${y - 16}V${y - height}Z`;
  sheet.fill(body, PAPER);
  sheet.clip(body, () => {
    drawBand(sheet, 'suns', x - half - 10, y - 140, half * 2 + 20, 82, {
      ground: NAVY,
      figure: MARIGOLD,
      accent: VERMILION,
    });
    sheet.overprint(body, {
      teal: horizontal(x - half, x + half, [0, 1, 0.7], [0.42, 1, 0.5], [0.43, 1, 0], [1, 1, 0]),
    });
  });
  sheet.fill(ellipse(x, y - height, half, 25), CREAM);
  sheet.fill(ellipse(x, y - height + 2, half - 12, 18), { marigold: 1, red: 1, indigo: 0.7 });
}

function drawCap(sheet: Sheet, [x, y]: Point): void {
  sheet.group(placed(x, y, -4, 0.98), () => {
    const dome = 'M-120 -8C-126 -116 -60 -158 6 -156C84 -154 122 -92 124 -8Q0 22 -120 -8Z';
    const peak = 'M58 -22Q174 -34 236 6Q250 22 226 24Q130 10 40 16Z';
    sheet.fill(dome, GREEN);
    sheet.clip(dome, () => {
      sheet.fill('M20 -160C74 -120 92 -60 88 20H140V-160Z', { teal: 0.6, marigold: 1 });
      drawBand(sheet, 'zigzag', -124, -46, 250, 40, { ground: GREEN, figure: MARIGOLD, accent: VERMILION });
      drawShade(sheet, 'M-130 -8C-126 -126 -60 -168 -10 -160Q-64 -120 -58 30H-130Z', 0.5, 0.34);
    });
    sheet.fill(peak, MARIGOLD);
    sheet.fill('M40 16Q130 10 226 24Q232 24 238 18Q140 2 46 4Z', ORANGE);
    sheet.fill(ellipse(4, -157, 13, 8), MARIGOLD);
    drawEmblem(sheet, 'leaf', [34, -84], 36, { body: CREAM, second: MARIGOLD, detail: GREEN });
  });
}

// ——— Gift bag, flasks, notebooks ———

function drawOfficeSet(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 0.5, marigold: 0.06 });
  sheet.fill(polygon([700, -20], [1240, -20], [900, TABLE], [360, TABLE]), { marigold: 0.06 });
  sheet.fill(polygon([1330, -20], [1500, -20], [1160, TABLE], [990, TABLE]), { marigold: 0.06 });
  sheet.fill(rectangle(-20, TABLE, 1640, 320), MARIGOLD);
  sheet.fill(rectangle(-20, TABLE, 1640, 8), ORANGE);
  sheet.fill(rectangle(-20, EDGE, 1640, 80), VERMILION);
  drawTableShade(sheet, 880, 1160, 770, 250, 0.1);
  drawPlinth(sheet, [1020, 770], 140, 236, PAPER);
  drawTableShade(sheet, 1180, 1400, 800, 260, 0.1);
  drawPlinth(sheet, [1284, 800], 112, 128, VERMILION);
  drawFlask(sheet, [1284, 672], 380, NAVY, 'suns');
  drawGiftBag(sheet, [1020, 534]);
  drawTableShade(sheet, 470, 800, 800, 300, 0.1);
  drawNotebookStack(sheet, [640, 800]);
  drawTableShade(sheet, 1440, 1560, 810, 220, 0.1);
  drawFlask(sheet, [1500, 808], 420, GREEN, 'leaves');
}

/** A round plinth; `foot` is the middle of its base. */
function drawPlinth(sheet: Sheet, [x, y]: Point, half: number, height: number, colour: FlatRecipe): void {
  const body = `M${x - half} ${y - height}V${y - 12}A${half} 30 0 0 0 ${x + half} ${y - 12}V${y - height}Z`;
  sheet.fill(body, colour);
  sheet.overprint(body, { teal: horizontal(x - half, x + half, [0, 1, 0.7], [0.4, 1, 0.55], [0.41, 1, 0], [1, 1, 0]) });
  sheet.fill(ellipse(x, y - height, half, 30), colour);
  sheet.stroke(ellipse(x, y - height, half, 30), 3, colour === PAPER ? { teal: 0.4 } : ORANGE);
}

function drawFlask(sheet: Sheet, [x, y]: Point, height: number, colour: FlatRecipe, pattern: Pattern): void {
  const half = height * 0.19;
  const shoulder = y - height * 0.74;
  const body = `M${x - half} ${y - 14}V${shoulder}C${x - half} ${shoulder - half * 0.7} ${x - half * 0.6} ${shoulder - half * 0.8} ${x - half * 0.56} ${shoulder - half}H${x + half * 0.56}C${x + half * 0.6} ${shoulder - half * 0.8} ${x + half} ${shoulder - half * 0.7} ${x + half} ${shoulder}V${y - 14}A${half} 18 0 0 1 ${x - half} ${y - 14}Z`;
  sheet.fill(body, colour);
  sheet.clip(body, () => {
    drawBand(sheet, pattern, x - half * 2.1, y - height * 0.56, half * 4.2, half * 1.4, {
      ground: PAPER,
      figure: colour,
      accent: VERMILION,
    });
    sheet.overprint(body, {
      indigo: horizontal(x - half, x + half, [0, 1, 0.6], [0.3, 1, 0.4], [0.31, 1, 0], [1, 1, 0]),
    });
    sheet.fill(rectangle(x + half * 0.62, shoulder, half * 0.13, height * 0.66), PAPER);
  });
  sheet.fill(roundedRectangle(x - half * 0.66, y - height, half * 1.32, height * 0.12, 10), VERMILION);
  sheet.overprint(roundedRectangle(x - half * 0.66, y - height, half * 0.5, height * 0.12, 10), { indigo: 0.6 });
  sheet.stroke(
    `M${x - half * 0.3} ${y - height + 4}C${x - half * 0.3} ${y - height - 44} ${x + half * 0.3} ${y - height - 44} ${x + half * 0.3} ${y - height + 4}`,
    9,
    MIDNIGHT,
  );
}

function drawGiftBag(sheet: Sheet, [x, y]: Point): void {
  const [left, right, top] = [x - 124, x + 84, y - 330];
  sheet.stroke(
    `M${left + 52} ${top + 10}C${left + 46} ${top - 116} ${right - 46} ${top - 116} ${right - 52} ${top + 10}`,
    9,
    NAVY,
  );
  sheet.fill(polygon([right, top], [x + 134, top - 16], [x + 134, y - 16], [right, y]), { red: 1, marigold: 0.4 });
  sheet.fill(polygon([right, top], [right + 25, top + 60], [x + 134, top - 16]), { red: 0.6, marigold: 0.3 });
  sheet.fill(rectangle(left, top, right - left, y - top), VERMILION);
  drawBand(sheet, 'diamonds', left, y - 92, right - left, 68, { ground: NAVY, figure: MARIGOLD, accent: VERMILION });
  sheet.fill(ellipse((left + right) / 2, top + 120, 76), CREAM);
  drawEmblem(sheet, 'star', [(left + right) / 2, top + 120], 58, { body: ORANGE, second: VERMILION, detail: CREAM });
  drawShade(sheet, rectangle(left, top, 40, y - top), 0.5, 0.1);
  sheet.stroke(
    `M${left + 52} ${top + 12}C${left + 40} ${top - 90} ${right - 30} ${top - 90} ${right - 52} ${top + 12}`,
    9,
    MARIGOLD,
  );
}

/** Three notebooks in a pile, with a fourth standing on them. */
function drawNotebookStack(sheet: Sheet, [x, y]: Point): void {
  const covers = [TEAL, VERMILION, NAVY];
  for (const [index, cover] of covers.entries()) {
    const top = y - (index + 1) * 56;
    const left = x - 176 + cycle([0, 22, 8], index);
    sheet.fill(roundedRectangle(left, top, 352, 56, 6), cover);
    sheet.fill(rectangle(left + 20, top + 11, 332, 34), CREAM);
    sheet.overprint(rectangle(left + 20, top + 28, 332, 17), { teal: 1 }, { opacity: 0.3 });
    sheet.fill(rectangle(left + 262, top, 18, 56), index === 1 ? MARIGOLD : VERMILION);
    drawShade(sheet, rectangle(left, top, 80, 56), 0.4, 0.16);
  }
  sheet.group(placed(x + 10, y - 168), () => {
    const cover = roundedRectangle(-130, -330, 250, 330, 14);
    sheet.fill(roundedRectangle(-118, -324, 250, 328, 12), CREAM);
    sheet.fill(cover, GREEN);
    sheet.fill(rectangle(-130, -330, 34, 330), NAVY);
    sheet.fill(ellipse(14, -180, 74), MARIGOLD);
    drawEmblem(sheet, 'star', [14, -180], 58, { body: NAVY, second: VERMILION, detail: MARIGOLD });
    sheet.fill(rectangle(90, -330, 14, 330), VERMILION);
  });
}
