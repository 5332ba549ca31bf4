/** Three bindings side by side on a bench by a window: sewn, spiral and saddle-stitched. */
import { defineScene, type FlatRecipe, type Point, type Sheet } from '../engine/index.js';
import { drawSewnBack } from '../vocabulary/books.js';
import { CREAM, GREEN, LEAF, MARIGOLD, MIDNIGHT, NAVY, PAPER, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, onPlane, placed, polygon, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawEmblem } from '../vocabulary/mark.js';
import { drawBand } from '../vocabulary/patterns.js';

export const bindingRow = defineScene({
  seed: 3,
  focus: { x: 0.64, y: 0.5 },
  draw(sheet) {
    drawRoom(sheet);
    drawSewnBook(sheet);
    drawSpiralBook(sheet);
    drawStapledBooklet(sheet);
  },
});

/** The back and front edges of the bench. */
const [BENCH_BACK, BENCH_FRONT] = [610, 850];
/** The depth vector of the covers, the same for every book. */
const AWAY: Point = [0.94, -0.2];

function drawRoom(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { marigold: 0.07 });
  // A teal wall fills the left half, in the shade of the window jamb.
  sheet.fill(polygon([-20, -20], [980, -20], [610, BENCH_BACK], [-20, BENCH_BACK]), { teal: 1, marigold: 0.22 });
  sheet.fill(polygon([560, -20], [700, -20], [330, BENCH_BACK], [190, BENCH_BACK]), { teal: 0.5, marigold: 0.1 });
  drawShade(sheet, polygon([1330, -20], [1400, -20], [1030, BENCH_BACK], [960, BENCH_BACK]), 0.24);
  sheet.fill(rectangle(-20, BENCH_BACK, 1640, BENCH_FRONT - BENCH_BACK), { marigold: 0.62, red: 0.05 });
  sheet.fill(rectangle(-20, BENCH_BACK, 1640, 8), { marigold: 1, red: 0.4 });
  sheet.fill(rectangle(-20, BENCH_FRONT, 1640, 90), VERMILION);
  drawBand(sheet, 'triangles', -20, BENCH_FRONT, 1640, 60, { ground: VERMILION, figure: NAVY, accent: MARIGOLD });
}

/** The long shadow of an upright object, running from its foot to the lower left. */
function drawLongShade(sheet: Sheet, left: Point, right: Point, reach: number): void {
  const far = ([x, y]: Point): Point => [x - reach, y + reach * 0.36];
  sheet.clip(rectangle(-20, BENCH_BACK, 1640, BENCH_FRONT - BENCH_BACK), () =>
    drawShade(sheet, polygon(left, right, far(right), far(left)), 0.62, 0.24),
  );
}

/** A standing book with its spine towards the viewer: the corner between spine and front cover is at `foot`. */
interface Upright {
  readonly foot: Point;
  readonly thickness: number;
  readonly height: number;
  readonly breadth: number;
  readonly cover: FlatRecipe;
}

/** Draws the book block and the printed front cover. Each binding's own function draws the spine. */
function drawUpright(sheet: Sheet, book: Upright, print: (width: number, height: number) => void): void {
  const { foot, thickness, height, breadth, cover } = book;
  const [x, y] = foot;
  const far: Point = [x + AWAY[0] * breadth, y + AWAY[1] * breadth];
  drawLongShade(sheet, [x - thickness, y - 4], far, 330);
  // The top of the leaves, between the covers.
  const top = y - height;
  sheet.fill(
    polygon(
      [x - thickness, top],
      [x, top],
      [far[0], top + AWAY[1] * breadth],
      [far[0] - thickness, top + AWAY[1] * breadth],
    ),
    CREAM,
  );
  for (let leaf = 1; leaf < thickness / 22; leaf++) {
    const across = x - leaf * 22;
    sheet.stroke(polyline([across, top], [across + AWAY[0] * breadth, top + AWAY[1] * breadth]), 3, { marigold: 0.6 });
  }
  sheet.group(onPlane([x, top], AWAY, [0, 1]), () => {
    sheet.fill(rectangle(0, 0, breadth, height), cover);
    sheet.clip(rectangle(0, 0, breadth, height), () => print(breadth, height));
  });
}

function drawSewnBook(sheet: Sheet): void {
  const book: Upright = { foot: [640, 800], thickness: 170, height: 560, breadth: 190, cover: VERMILION };
  drawUpright(sheet, book, (width, height) => {
    sheet.group(placed(width, 0, 90), () =>
      drawBand(sheet, 'diamonds', 0, 40, height, 100, { ground: MIDNIGHT, figure: MARIGOLD, accent: VERMILION }),
    );
  });
  const [x, y] = book.foot;
  const left = x - book.thickness;
  sheet.group(placed(x, y - book.height, 90), () =>
    drawSewnBack(sheet, 0, 13, book.height, 3, 50, VERMILION, [0.07, 0.21, 0.43, 0.57, 0.79, 0.93]),
  );
  // Boards on both sides of the book block.
  for (const edge of [left, x - 12]) sheet.fill(rectangle(edge, y - book.height - 8, 14, book.height + 12), VERMILION);
}

function drawSpiralBook(sheet: Sheet): void {
  const book: Upright = { foot: [960, 800], thickness: 66, height: 520, breadth: 230, cover: TEAL };
  drawUpright(sheet, book, (width) => {
    sheet.fill(ellipse(width * 0.58, 230, 84), MARIGOLD);
    drawEmblem(sheet, 'leaf', [width * 0.58, 230], 60, { body: NAVY, second: VERMILION, detail: CREAM });
    sheet.fill(rectangle(64, 390, 134, 18), PAPER);
    sheet.fill(rectangle(64, 424, 90, 12), PAPER);
  });
  const [x, y] = book.foot;
  const top = y - book.height;
  sheet.fill(rectangle(x - book.thickness, top, book.thickness, book.height), CREAM);
  for (const across of [18, 34, 50]) {
    sheet.stroke(polyline([x - across, top], [x - across, y]), 3, { marigold: 0.7 }, { cap: 'butt' });
  }
  sheet.fill(rectangle(x - book.thickness, top, 10, book.height), NAVY);
  drawShade(sheet, rectangle(x - book.thickness, top, book.thickness, book.height), 0.34);
  for (let coil = 0; coil < 10; coil++) {
    const level = top + 34 + coil * 50;
    sheet.fill(ellipse(x + 30, level - 6, 9), MIDNIGHT);
    const loop = `M${x + 30} ${level - 6}C${x + 26} ${level - 44} ${x - 92} ${level - 34} ${x - 92} ${level + 2}C${x - 92} ${level + 22} ${x - 60} ${level + 26} ${x - 40} ${level + 18}`;
    sheet.stroke(loop, 13, MIDNIGHT);
    sheet.stroke(
      `M${x + 10} ${level - 27}C${x - 20} ${level - 36} ${x - 70} ${level - 28} ${x - 86} ${level - 8}`,
      4,
      PAPER,
    );
  }
}

/** A booklet standing open like a tent, with its fold and two staples towards the viewer. */
function drawStapledBooklet(sheet: Sheet): void {
  const [x, y]: Point = [1382, 812];
  const height = 480;
  const [breadth, slope] = [180, 74];
  drawLongShade(sheet, [x - breadth, y - slope], [x, y], 300);
  const left = polygon([x, y], [x - breadth, y - slope], [x - breadth, y - slope - height], [x, y - height]);
  // Inner leaves are visible above the far edges.
  sheet.fill(
    polygon(
      [x, y - height],
      [x - breadth + 14, y - slope - height - 10],
      [x - breadth + 30, y - slope - height + 40],
      [x, y - height + 20],
    ),
    PAPER,
  );
  sheet.fill(left, { ...GREEN, indigo: 0.3 });
  const right = polygon([x, y], [x + breadth, y - slope], [x + breadth, y - slope - height], [x, y - height]);
  sheet.fill(right, MARIGOLD);
  sheet.group(onPlane([x, y - height], [0.925, -0.38], [0, 1]), () =>
    sheet.clip(rectangle(0, 0, breadth / 0.925, height), () => {
      sheet.fill(ellipse(210, 200, 150), VERMILION);
      sheet.fill(ellipse(210, 200, 92), CREAM);
      sheet.fill(ellipse(210, 200, 46), NAVY);
      sheet.fill(rectangle(0, 400, 220, 90), GREEN);
    }),
  );
  sheet.group(onPlane([x - breadth, y - slope - height], [0.925, 0.38], [0, 1]), () =>
    sheet.clip(rectangle(0, 0, breadth / 0.925, height), () => {
      for (const [row, share] of [1, 0.9, 0.96, 0.6].entries()) {
        sheet.fill(rectangle(36, 90 + row * 36, 120 * share, 14), LEAF);
      }
      sheet.fill(rectangle(36, 280, 120, 130), { teal: 1, marigold: 1 });
    }),
  );
  sheet.stroke(polyline([x, y], [x, y - height]), 7, CREAM, { cap: 'butt' });
  for (const level of [0.24, 0.76]) {
    const middle = y - height * level;
    sheet.stroke(polyline([x, middle - 42], [x, middle + 42]), 17, MIDNIGHT);
    sheet.stroke(polyline([x + 2, middle - 36], [x + 2, middle + 30]), 5, PAPER);
  }
}
