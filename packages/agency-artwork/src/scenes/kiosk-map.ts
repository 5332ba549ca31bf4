/** A planner's desk seen from above: a street map with the stops of a tour pinned on it, and a tally of commuters. */
import { defineScene, type FlatRecipe, type Point, type Sheet } from '../engine/index.js';
import { CREAM, INDIGO, LEAF, MARIGOLD, NAVY, PAPER, TEAL, VERMILION } from '../vocabulary/colours.js';
import { drawCoffee, drawPaper, drawPencil, drawWindowShade } from '../vocabulary/desk.js';
import { curve, EVERYTHING, ellipse, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';

const DESK: FlatRecipe = { teal: 0.72, marigold: 0.12 };
const STREET: FlatRecipe = { marigold: 0.62, red: 0.1 };
const BLOCK: FlatRecipe = { marigold: 0.14, teal: 0.06 };

/** The chosen stops, in tour order, measured from the middle of the map. */
const STOPS: readonly Point[] = [
  [-300, 196],
  [-262, -112],
  [-96, -206],
  [86, -48],
  [214, -214],
  [306, 104],
];
/** Stops that were counted but not chosen. */
const OTHERS: readonly Point[] = [
  [-128, 92],
  [-6, -132],
  [-352, 20],
  [150, 218],
  [330, -78],
];

export const kioskMap = defineScene({
  seed: 5,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet) {
    sheet.fill(EVERYTHING, DESK);
    for (const y of [40, 250, 460, 670, 880]) sheet.stroke(polyline([-20, y + 34], [1620, y - 34]), 4, TEAL);
    drawMap(sheet);
    drawTally(sheet);
    drawCoffee(sheet, { x: 1296, y: 190, angle: 40 }, 108);
    drawPencil(sheet, { x: 968, y: 786, angle: -24, lift: 1.2 }, 330);
    drawWindowShade(sheet, [[1090, 84]], 560, 0.2);
  },
});

function drawMap(sheet: Sheet): void {
  const [width, height] = [880, 660];
  drawPaper(sheet, { x: 648, y: 440, angle: -4, lift: 1.4 }, width, height, (left, top) => {
    sheet.fill(rectangle(left, top, width, height), BLOCK);
    drawTown(sheet, left, top, width, height);
    // The route from stop to stop.
    sheet.stroke(curve(STOPS, false, 0.7), 9, VERMILION, { cap: 'round' });
    for (const [x, y] of OTHERS) {
      sheet.fill(ellipse(x, y, 19), PAPER);
      sheet.stroke(ellipse(x, y, 19), 6, INDIGO);
    }
    for (const stop of STOPS) drawPin(sheet, stop);
    // The folds.
    for (const x of [left + width / 3, left + (width * 2) / 3])
      drawShade(sheet, rectangle(x - 16, top, 16, height), 0.22);
    drawShade(sheet, rectangle(left, -14, width, 14), 0.16);
    drawBand(sheet, 'triangles', left, -top - 30, width, 30, { ground: VERMILION, figure: MARIGOLD, accent: TEAL });
  });
}

/** Streets around a park, a river and a railway. */
function drawTown(sheet: Sheet, left: number, top: number, width: number, height: number): void {
  const river: readonly Point[] = [
    [left - 30, -40],
    [-250, 60],
    [-60, 10],
    [140, 96],
    [300, 24],
    [left + width + 30, 92],
  ];
  sheet.fill(polygon([-40, -310], [170, -296], [128, -108], [-30, -116]), LEAF);
  for (const [x, y] of [
    [14, -250],
    [92, -232],
    [54, -182],
    [108, -158],
  ] as const)
    sheet.fill(ellipse(x, y, 17), { teal: 1, marigold: 0.9, indigo: 0.2 });
  for (const x of [-380, -210, -46, 246, 388]) sheet.stroke(polyline([x - 20, top], [x + 26, -top]), 15, STREET);
  for (const y of [-262, -58, 160, 270]) sheet.stroke(polyline([left, y + 12], [left + width, y - 18]), 15, STREET);
  sheet.stroke(polyline([left, 330], [left + width, -250]), 26, STREET);
  sheet.stroke(curve(river), 36, { teal: 0.6 });
  sheet.stroke(curve(river.map(([x, y]) => [x, y - 3] as const)), 5, { teal: 0.9 });
  // The railway.
  sheet.stroke(polyline([left, top + 40], [left + width, height / 2 - 120]), 5, NAVY);
  for (let sleeper = 0; sleeper < 30; sleeper++) {
    const x = left + 14 + sleeper * 30;
    const y = top + 40 + ((x - left) / width) * (height - 160);
    sheet.stroke(polyline([x - 4, y - 11], [x + 4, y + 11]), 4, NAVY);
  }
}

/** A pin seen from above, leaning to the right. */
function drawPin(sheet: Sheet, [x, y]: Point): void {
  drawShade(sheet, ellipse(x - 18, y + 22, 26, 20), 0.6, 0.3);
  sheet.stroke(polyline([x, y], [x + 10, y - 22]), 6, NAVY);
  sheet.fill(ellipse(x + 14, y - 30, 32), VERMILION);
  sheet.overprint(ellipse(x + 8, y - 22, 24), { indigo: 0.5 }, { opacity: 0.4 });
  sheet.fill(ellipse(x + 16, y - 33, 22), { red: 0.92, marigold: 0.8 });
  sheet.fill(ellipse(x + 24, y - 42, 8), CREAM);
}

/** A clipboard with a row of strokes for each stop. */
function drawTally(sheet: Sheet): void {
  const [width, height] = [372, 500];
  drawPaper(sheet, { x: 1238, y: 590, angle: 7, lift: 1.8 }, width + 44, height + 56, undefined, {
    marigold: 0.9,
    red: 0.5,
    indigo: 0.2,
  });
  drawPaper(sheet, { x: 1236, y: 598, angle: 7, lift: 0.4 }, width, height, (left, top) => {
    sheet.fill(rectangle(left + 30, top + 46, 190, 18), VERMILION);
    const counts = [17, 9, 22, 13, 26, 8, 19];
    for (const [row, count] of counts.entries()) {
      const y = top + 96 + row * 56;
      sheet.fill(ellipse(left + 46, y + 17, 11), row % 2 ? { indigo: 0.55 } : VERMILION);
      sheet.stroke(polyline([left + 30, y + 44], [left + width - 30, y + 44]), 2.4, { indigo: 0.4 });
      drawStrokes(sheet, left + 82, y, count);
    }
  });
  sheet.group('translate(1268 340) rotate(7)', () => {
    sheet.fill(roundedRectangle(-76, -16, 152, 46, 10), NAVY);
    sheet.fill(roundedRectangle(-34, -32, 68, 34, 14), NAVY);
    sheet.fill(ellipse(0, -16, 8), PAPER);
  });
}

/** Counted in fives: four strokes and one across. */
function drawStrokes(sheet: Sheet, x: number, y: number, count: number): void {
  for (let stroke = 0; stroke < count; stroke++) {
    const five = Math.floor(stroke / 5);
    const from = x + five * 48;
    if (stroke % 5 === 4) sheet.stroke(polyline([from - 6, y + 30], [from + 36, y + 4]), 4, { indigo: 1, teal: 0.4 });
    else sheet.stroke(polyline([from + (stroke % 5) * 9, y], [from + (stroke % 5) * 9 - 2, y + 34]), 4, INDIGO);
  }
}
