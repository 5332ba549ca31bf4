/**
 * A typesetter's desk seen from above: a spread on its grid, a case of metal ornaments, a composing stick and a loupe.
 */
import { cycle, defineScene, pick, type Random, type Recipe, type Sheet, seededRandom } from '../engine/index.js';
import { CREAM, GREEN, MARIGOLD, MIDNIGHT, NAVY, PAPER, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import { drawLoupe, drawPaper, drawPencil, drawTextLines, drawWindowShade, layDown } from '../vocabulary/desk.js';
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
import { drawEmblem } from '../vocabulary/mark.js';
import { drawBand } from '../vocabulary/patterns.js';

export const typeDesk = defineScene({
  seed: 21,
  focus: { x: 0.64, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    sheet.fill(EVERYTHING, { marigold: 1, red: 0.08 });
    for (const y of [60, 330, 600, 870])
      sheet.stroke(polyline([-20, y + 50], [1620, y - 50]), 4, { marigold: 1, red: 0.34 });
    drawSpread(sheet);
    drawTypeCase(sheet, random);
    drawComposingStick(sheet);
    drawLoupe(sheet, { x: 1404, y: 560, angle: 62 }, 128, () => drawMagnified(sheet));
    drawPencil(sheet, { x: 1010, y: 486, angle: 150, lift: 1.2 }, 290, TEAL);
    drawWindowShade(sheet, [[1130, 96]], 620, 0.2);
  },
});

const GUIDE: Recipe = { teal: 0.7 };
const TEXT: Recipe = { indigo: 0.9, teal: 0.5 };
const [PAGE_WIDTH, PAGE_HEIGHT] = [430, 560];

/** Two facing pages with their columns ruled in teal and their margins in red. */
function drawSpread(sheet: Sheet): void {
  drawPaper(sheet, { x: 1120, y: 306, angle: -5, lift: 1.3 }, PAGE_WIDTH * 2, PAGE_HEIGHT, (left, top) => {
    for (const page of [0, 1]) {
      const x = left + page * PAGE_WIDTH;
      drawGuides(sheet, x, top);
      if (page === 0) drawTextPage(sheet, x, top);
      else drawPicturePage(sheet, x, top);
    }
    sheet.overprint(rectangle(-60, top, 60, PAGE_HEIGHT), { teal: 1 }, { opacity: 0.26 });
    sheet.stroke(polyline([0, top], [0, -top]), 4, NAVY);
  });
}

function drawGuides(sheet: Sheet, x: number, top: number): void {
  for (const across of [44, 208, 226, 388]) {
    sheet.stroke(polyline([x + across, top], [x + across, top + PAGE_HEIGHT]), 3, GUIDE, { cap: 'butt' });
  }
  for (let row = 0; row < 7; row++) {
    const y = top + 52 + row * 78;
    sheet.stroke(polyline([x, y], [x + PAGE_WIDTH, y]), 3, GUIDE, { cap: 'butt' });
  }
  sheet.stroke(rectangle(x + 44, top + 52, 344, 468), 4, { red: 0.8 });
}

function drawTextPage(sheet: Sheet, x: number, top: number): void {
  sheet.fill(rectangle(x + 44, top + 56, 344, 36), VERMILION);
  // A leaf in place of a drop capital.
  sheet.fill(rectangle(x + 44, top + 130, 164, 156), TEAL);
  drawEmblem(sheet, 'leaf', [x + 126, top + 208], 66, { body: CREAM, second: MARIGOLD, detail: TEAL });
  drawTextLines(sheet, x + 44, top + 306, 164, 8, 27, TEXT, 10);
  drawTextLines(sheet, x + 226, top + 134, 162, 14, 27, TEXT, 10);
}

function drawPicturePage(sheet: Sheet, x: number, top: number): void {
  const picture = rectangle(x + 44, top + 52, 344, 312);
  sheet.clip(picture, () => {
    sheet.fill(picture, VERMILION);
    sheet.fill(ellipse(x + 270, top + 190, 92), MARIGOLD);
    sheet.fill(polygon([x, top + 380], [x + 150, top + 150], [x + 320, top + 380]), NAVY);
    sheet.fill(polygon([x + 170, top + 380], [x + 300, top + 240], [x + 430, top + 380]), GREEN);
    sheet.fill(polygon([x + 112, top + 208], [x + 150, top + 150], [x + 193, top + 208], [x + 152, top + 190]), PAPER);
  });
  drawTextLines(sheet, x + 44, top + 388, 164, 5, 27, TEXT, 10);
  drawTextLines(sheet, x + 226, top + 388, 162, 5, 27, TEXT, 10);
}

/** The ornaments on the metal sorts, one simple figure each. */
const ORNAMENTS: readonly ((half: number) => string)[] = [
  (half) => polygon([0, -half], [half, 0], [0, half], [-half, 0]),
  (half) => polygon([-half, half], [0, -half], [half, half]),
  (half) => ellipse(0, 0, half * 0.9),
  (half) => rays([0, 0], half * 0.5, half * 1.1, 8, 0.6) + ellipse(0, 0, half * 0.5),
  (half) => `M${-half} ${half}V0A${half} ${half} 0 0 1 0 ${-half}H${half}V0A${half} ${half} 0 0 1 0 ${half}Z`,
  (half) => rectangle(-half, -half, half * 2, half * 0.7) + rectangle(-half, half * 0.3, half * 2, half * 0.7),
];

function drawSort(sheet: Sheet, x: number, y: number, angle: number, size: number, ornament: number): void {
  const half = size / 2;
  sheet.group(placed(x, y, angle), () => {
    sheet.fill(roundedRectangle(-half - 3, -half + 5, size, size, 3), { indigo: 1, teal: 0.4 });
    sheet.fill(roundedRectangle(-half, -half, size, size, 3), { teal: 0.3, marigold: 0.08 });
    sheet.fill(cycle(ORNAMENTS, ornament)(half * 0.62), MIDNIGHT);
  });
}

const CASE = { columns: 7, rows: 3, cell: 132, rim: 22 };

/** The case: a wooden tray of compartments, each with its own ornament scattered in it. */
function drawTypeCase(sheet: Sheet, random: Random): void {
  const width = CASE.columns * CASE.cell + CASE.rim * 2;
  const height = CASE.rows * CASE.cell + CASE.rim * 2;
  const outline = roundedRectangle(0, 0, width, height, 10);
  layDown(sheet, { x: 316, y: 604, angle: 4, lift: 2.4 }, outline, () => {
    sheet.fill(outline, { red: 1, marigold: 0.8, indigo: 0.56 });
    for (let row = 0; row < CASE.rows; row++) {
      for (let column = 0; column < CASE.columns; column++) {
        const [x, y] = [CASE.rim + column * CASE.cell + 6, CASE.rim + row * CASE.cell + 6];
        const size = CASE.cell - 12;
        sheet.fill(rectangle(x, y, size, size), PLUM);
        sheet.fill(polygon([x, y + size], [x, y + size - 12], [x + size - 12, y + size - 12], [x + size, y + size]), {
          red: 1,
          marigold: 0.6,
          indigo: 0.8,
        });
        for (const [dx, dy] of [
          [32, 34],
          [86, 30],
          [36, 88],
          [88, 84],
        ] as const) {
          if (random() < 0.12) continue;
          drawSort(sheet, x + dx, y + dy, pick(random, [-14, -6, 4, 12, 20]), 46, column + row * 2);
        }
      }
    }
    sheet.stroke(polyline([8, 8], [width - 8, 8]), 5, { marigold: 1, red: 0.7 });
  });
}

/** The stick: a line of ornaments set into a band. */
function drawComposingStick(sheet: Sheet): void {
  const outline = roundedRectangle(0, 0, 430, 104, 6);
  layDown(sheet, { x: 420, y: 424, angle: -19, lift: 1.6 }, outline, () => {
    sheet.fill(outline, NAVY);
    sheet.stroke(polyline([6, 6], [424, 6]), 5, { teal: 0.5 });
    drawBand(sheet, 'diamonds', 24, 20, 320, 64, { ground: { teal: 0.3 }, figure: MIDNIGHT, accent: VERMILION });
    for (let sort = 0; sort <= 5; sort++) {
      sheet.stroke(polyline([24 + sort * 64, 20], [24 + sort * 64, 84]), 4, MIDNIGHT, { cap: 'butt' });
    }
    sheet.fill(roundedRectangle(350, 10, 42, 84, 5), { teal: 0.6, indigo: 0.3 });
    sheet.fill(ellipse(371, 52, 13), MARIGOLD);
  });
}

/** The view through the loupe: where guide and margin cross, and one printed mark. */
function drawMagnified(sheet: Sheet): void {
  sheet.group(placed(1404, 560, -5), () => {
    sheet.fill(rectangle(-20, -150, 170, 130), TEXT);
    sheet.fill(rectangle(-20, 24, 170, 40), TEXT);
    sheet.fill(rectangle(-20, 92, 170, 40), TEXT);
    sheet.stroke(polyline([-52, -150], [-52, 150]), 14, { red: 0.8 });
    sheet.stroke(polyline([-150, 0], [150, 0]), 9, GUIDE);
  });
  drawShade(sheet, `M1276 560A128 128 0 0 0 1404 688A150 150 0 0 1 1276 560Z`, 0.5);
}
