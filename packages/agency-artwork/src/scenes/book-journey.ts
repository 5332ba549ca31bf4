/** A ribbon of paper that winds through green hills from handwriting to proof to books, or rises from a manuscript. */
import { cycle, defineScene, linear, type Point, type Recipe, type Sheet, vertical } from '../engine/index.js';
import { drawLyingBook } from '../vocabulary/books.js';
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
import { EVERYTHING, ellipse, placed, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawEmblem } from '../vocabulary/mark.js';
import { drawHill } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';

export const bookJourney = defineScene({
  seed: 2,
  focus: { x: 0.64, y: 0.5 },
  options: {
    /**
     * `hills`: the whole journey from pen to books; `manuscript`: a close-up of a pile of handwriting and the books
     * it becomes.
     */
    stage: 'hills',
  },
  draw(sheet, { stage }) {
    if (stage === 'manuscript') drawManuscript(sheet);
    else drawHills(sheet);
  },
});

const HANDWRITING: Recipe = { indigo: 1, teal: 0.5 };

/** A point of the ribbon's centre line, with half the ribbon's width. */
type Station = readonly [x: number, y: number, half: number];

/** A point on the ribbon: `along` from 0 to 1, `across` from -1 (left edge) to 1. */
type Surface = (along: number, across: number) => Point;

/** A smooth ribbon through given points. `flatness` reduces the width of horizontal stretches. */
function ribbon(stations: readonly Station[], flatness: number): Surface {
  const last = stations.length - 1;
  const middle = (along: number): Station => {
    const index = Math.min(last - 1, Math.floor(along * last));
    const share = along * last - index;
    const get = (offset: number): Station => cycle(stations, Math.min(last, Math.max(0, index + offset)));
    const [before, from, to, after] = [get(-1), get(0), get(1), get(2)];
    const mix = (axis: 0 | 1 | 2): number => {
      const [p, q, r, s] = [before[axis], from[axis], to[axis], after[axis]];
      const bend = 2 * p - 5 * q + 4 * r - s;
      return 0.5 * (2 * q + (r - p) * share + bend * share ** 2 + (3 * q - p - 3 * r + s) * share ** 3);
    };
    return [mix(0), mix(1), mix(2)];
  };
  return (along, across) => {
    const [x, y, half] = middle(along);
    const [ahead, behind] = [middle(Math.min(1, along + 0.004)), middle(Math.max(0, along - 0.004))];
    const direction = Math.atan2((ahead[1] - behind[1]) / flatness, ahead[0] - behind[0]);
    return [x - Math.sin(direction) * half * across, y + Math.cos(direction) * half * across * flatness];
  };
}

/** The outline of a section of ribbon between two edges. */
function stretch(surface: Surface, from: number, to: number, left = -1, right = 1): string {
  const steps = Math.max(2, Math.round((to - from) * 90));
  const edge = (across: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => surface(from + ((to - from) * step) / steps, across));
  return polygon(...edge(left), ...edge(right).reverse());
}

/** Lines of writing that follow the ribbon. */
function drawWriting(sheet: Sheet, surface: Surface, from: number, to: number, lines: number, colour: Recipe): void {
  for (let line = 0; line < lines; line++) {
    const across = -0.72 + (1.44 * line) / (lines - 1);
    const end = line === lines - 1 ? from + (to - from) * 0.6 : to - (line % 2) * 0.012;
    sheet.fill(stretch(surface, from, end, across - 0.08, across + 0.08), colour);
  }
}

/** A kitenge of triangles printed along the ribbon. */
function drawPrintedStretch(sheet: Sheet, surface: Surface, from: number, to: number, repeats: number): void {
  sheet.fill(stretch(surface, from, to, -0.86, 0.86), MARIGOLD);
  const step = (to - from) / repeats;
  for (let repeat = 0; repeat < repeats; repeat++) {
    const start = from + repeat * step;
    sheet.fill(
      polygon(surface(start, -0.86), surface(start + step / 2, 0.5), surface(start + step, -0.86)),
      repeat % 2 ? TEAL : VERMILION,
    );
    sheet.fill(stretch(surface, start + step * 0.3, start + step * 0.7, 0.6, 0.8), NAVY);
  }
}

// ——— Hills ———

const WAY: readonly Station[] = [
  [560, 236, 16],
  [900, 250, 34],
  [1290, 286, 58],
  [1370, 356, 74],
  [1060, 420, 86],
  [700, 480, 100],
  [640, 580, 116],
  [930, 672, 140],
  [1330, 742, 170],
  [1700, 830, 200],
];

function drawHills(sheet: Sheet): void {
  sheet.fill(EVERYTHING, {
    teal: vertical(0, 260, [0, 0.34], [1, 0.02]),
    marigold: vertical(0, 260, [0, 0.04], [1, 0.24]),
  });
  drawHill(
    sheet,
    [
      [-20, 190],
      [240, 120],
      [520, 178],
      [860, 96],
      [1180, 170],
      [1420, 110],
      [1640, 180],
    ],
    { teal: 0.62, marigold: 0.2 },
  );
  drawHill(
    sheet,
    [
      [-20, 262],
      [300, 212],
      [700, 236],
      [1100, 200],
      [1400, 240],
      [1640, 190],
    ],
    LEAF,
  );
  drawTeaRows(sheet);
  const way = ribbon(WAY, 0.5);
  drawWay(sheet, way);
  drawPen(sheet, [1452, 330], 252);
  drawStandingLoupe(sheet, [566, 520]);
  drawTower(sheet);
  // The near slope, in shade, anchors the bottom of the picture.
  drawHill(
    sheet,
    [
      [-20, 700],
      [300, 742],
      [620, 838],
      [900, 880],
      [1300, 930],
      [1640, 960],
    ],
    FOREST,
  );
  sheet.group(placed(380, 742, 13), () =>
    drawBand(sheet, 'leaves', -30, 30, 560, 70, { ground: FOREST, figure: LEAF, accent: GREEN }),
  );
}

/** Rows of tea: broad stripes that follow the slopes. */
function drawTeaRows(sheet: Sheet): void {
  drawHill(
    sheet,
    [
      [-20, 380],
      [300, 300],
      [760, 330],
      [1200, 300],
      [1640, 330],
    ],
    GREEN,
  );
  for (let row = 0; row < 5; row++) {
    const y = 420 + row * 110;
    const line = `M-20 ${y + 40}C300 ${y - 70} 700 ${y + 90} 1000 ${y + 10}S1400 ${y - 60} 1640 ${y + 30}`;
    sheet.stroke(line, 16 + row * 7, { teal: 0.7, marigold: 1 });
  }
}

function drawWay(sheet: Sheet, way: Surface): void {
  const whole = stretch(way, 0, 1);
  sheet.group(placed(-14, 22), () => drawShade(sheet, whole, 0.6, 0.4));
  sheet.fill(whole, PAPER);
  drawWriting(sheet, way, 0.1, 0.31, 4, HANDWRITING);
  drawWriting(sheet, way, 0.35, 0.44, 4, HANDWRITING);
  drawPrintedStretch(sheet, way, 0.47, 0.68, 6);
  // A proofreader's red ring and strokes.
  sheet.stroke(ellipse(...way(0.4, 0), 66, 28), 8, VERMILION);
  drawPrintedStretch(sheet, way, 0.71, 0.86, 3);
}

/** A fountain pen stands in the hill like a mast. */
function drawPen(sheet: Sheet, [x, y]: Point, height: number): void {
  sheet.group(placed(x, y, 24, height / 250), () => {
    sheet.fill(roundedRectangle(-24, -250, 48, 168, 20), MIDNIGHT);
    sheet.fill(rectangle(-24, -150, 48, 14), MARIGOLD);
    sheet.fill(polygon([-20, -84], [20, -84], [14, -62], [-14, -62]), MARIGOLD);
    sheet.fill('M-17 -64H17Q16 -30 0 0Q-16 -30 -17 -64Z', CREAM);
    sheet.stroke(polyline([0, -36], [0, -4]), 4, MIDNIGHT);
    sheet.fill(ellipse(0, -40, 5), MIDNIGHT);
    sheet.stroke(polyline([-12, -232], [-12, -164]), 6, PAPER);
  });
}

/** A loupe stands on its handle beside the proof. */
function drawStandingLoupe(sheet: Sheet, [x, y]: Point): void {
  sheet.group(placed(x, y, -14), () => {
    sheet.fill(roundedRectangle(-14, -110, 28, 130, 10), VERMILION);
    sheet.fill(ellipse(0, -180, 84), MIDNIGHT);
    sheet.fill(ellipse(0, -180, 68), { teal: 0.25 });
    sheet.clip(ellipse(0, -180, 68), () => {
      sheet.fill(ellipse(24, -160, 30), VERMILION);
      sheet.fill(ellipse(-34, -196, 24), MARIGOLD);
      sheet.fill(ellipse(28, -230, 22), TEAL);
      sheet.fill(ellipse(-28, -132, 18), NAVY);
    });
  });
}

/** The books at the end of the journey. */
function drawTower(sheet: Sheet): void {
  drawShade(sheet, polygon([1080, 790], [1570, 790], [1380, 890], [860, 890]), 0.6, 0.3);
  drawLyingBook(sheet, {
    x: 1080,
    y: 812,
    width: 480,
    height: 92,
    cover: NAVY,
    shade: 0.3,
    decorate: (x, top) =>
      drawBand(sheet, 'suns', x + 60, top + 12, 360, 68, { ground: NAVY, figure: MARIGOLD, accent: VERMILION }),
  });
  drawLyingBook(sheet, { x: 1120, y: 720, width: 430, height: 66, cover: MARIGOLD, side: 'leaves', shade: 0.3 });
  drawLyingBook(sheet, {
    x: 1096,
    y: 654,
    width: 440,
    height: 80,
    cover: VERMILION,
    shade: 0.3,
    decorate: (x, top) => {
      for (const edge of [x + 36, x + 390]) sheet.fill(rectangle(edge, top, 14, 80), MARIGOLD);
      drawEmblem(sheet, 'star', [x + 220, top + 40], 33, { body: MARIGOLD, second: CREAM, detail: NAVY });
    },
  });
}

// ——— Manuscript ———

/** The front left corner, the width and the foot of the pile, and the depth vector of its top. */
const PILE = { x: 456, top: 520, width: 400, foot: 806 };
const DEPTH: Point = [64, -132];

const WAVE: readonly Station[] = [
  [PILE.x + DEPTH[0] / 2, PILE.top + DEPTH[1] / 2, 0],
  [700, 448, 0],
  [860, 330, 0],
  [990, 160, 0],
  [1130, 150, 0],
  [1226, 270, 0],
  [1330, 380, 0],
  [1500, 400, 0],
];

function drawManuscript(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, marigold: 0.86 });
  for (const x of [760, 1000, 1640]) {
    sheet.fill(polygon([x, -20], [x + 150, -20], [x - 210, 640], [x - 360, 640]), LEAF);
  }
  sheet.fill(rectangle(-20, 640, 1640, 280), { marigold: 0.95, red: 0.08 });
  sheet.fill(rectangle(-20, 634, 1640, 10), ORANGE);
  drawBand(sheet, 'leaves', -20, 850, 1640, 64, { ground: FOREST, figure: LEAF, accent: MARIGOLD });
  drawBookRow(sheet);
  drawPile(sheet);
  drawRising(sheet);
  drawPen(sheet, [640, 478], 380);
}

function drawPile(sheet: Sheet): void {
  const { x, top, width, foot } = PILE;
  drawShade(sheet, polygon([x, foot], [x + width, foot], [x + width - 130, 850], [x - 190, 850]), 0.6, 0.3);
  const side: readonly Point[] = [
    [x + width, foot],
    [x + width, top],
    [x + width + DEPTH[0], top + DEPTH[1]],
    [x + width + DEPTH[0], foot + DEPTH[1]],
  ];
  sheet.fill(polygon(...side), { teal: 0.6, marigold: 0.3 });
  sheet.fill(
    polygon([x, top], [x + width, top], [x + width + DEPTH[0], top + DEPTH[1]], [x + DEPTH[0], top + DEPTH[1]]),
    {
      marigold: 0.3,
      teal: 0.12,
    },
  );
  const leaves = 10;
  const step = (foot - top) / leaves;
  for (let leaf = 0; leaf < leaves; leaf++) {
    const y = foot - (leaf + 1) * step;
    const nudge = cycle([0, 9, -7, 4, 12, -4], leaf);
    const paper = leaf % 4 === 2 ? VERMILION : leaf % 2 ? CREAM : PAPER;
    sheet.fill(rectangle(x + nudge, y, width, step), paper);
    sheet.overprint(rectangle(x + nudge, y + step - 8, width, 8), { teal: 1, indigo: 0.2 }, { opacity: 0.6 });
  }
}

/** The top sheet rises as a ribbon, turns in the air and comes down printed. */
function drawRising(sheet: Sheet): void {
  const middle = ribbon(WAVE, 1);
  const surface: Surface = (along, across) => {
    const [x, y] = middle(along, 0);
    return [x + (DEPTH[0] * across) / 2, y + (DEPTH[1] * across) / 2];
  };
  const whole = stretch(surface, 0, 1);
  sheet.group(placed(-26, 34), () =>
    sheet.clip(rectangle(880, -20, 740, 660), () => drawShade(sheet, whole, 0.2, 0.34)),
  );
  sheet.fill(whole, PAPER);
  drawWriting(sheet, surface, 0.05, 0.44, 4, HANDWRITING);
  drawPrintedStretch(sheet, surface, 0.55, 1, 6);
  sheet.overprint(whole, {
    teal: linear([760, 0], [1320, 0], [0, 1, 0], [0.2, 1, 0.16], [0.46, 1, 0], [0.7, 1, 0], [0.78, 1, 0.3], [1, 1, 0]),
  });
}

/** Finished books stand in a row, each with its bar code. */
function drawBookRow(sheet: Sheet): void {
  const row: readonly (readonly [x: number, width: number, height: number, cover: typeof TEAL])[] = [
    [1080, 104, 400, TEAL],
    [1190, 84, 350, MARIGOLD],
    [1280, 120, 430, VERMILION],
    [1406, 76, 370, NAVY],
    [1488, 110, 410, ORANGE],
  ];
  drawShade(sheet, polygon([1080, 790], [1600, 790], [1480, 850], [900, 850]), 0.6, 0.3);
  for (const [index, [x, width, height, cover]] of row.entries()) {
    const top = 796 - height;
    const spine = roundedRectangle(x, top, width, height, 8);
    sheet.fill(spine, cover);
    sheet.clip(spine, () => {
      drawBand(sheet, cycle(['suns', 'diamonds', 'triangles'] as const, index), x, top + 54, width, width, {
        ground: cover,
        figure: index === 3 ? MARIGOLD : MIDNIGHT,
        accent: CREAM,
      });
      sheet.fill(rectangle(x + 10, 690, width - 20, 66), PAPER);
      for (let bar = 0; bar < (width - 32) / 9; bar++) {
        sheet.fill(rectangle(x + 17 + bar * 9, 698, cycle([5, 2.5, 6, 3.5], bar), 50), MIDNIGHT);
      }
      drawShade(sheet, rectangle(x, top, width * 0.26, height), 0.4, 0.1);
    });
  }
}
