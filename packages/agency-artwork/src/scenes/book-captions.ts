/**
 * A proof seen from above: a class photograph in which former pupils have named the faces, in pencil and on a phone.
 */
import { cycle, defineScene, type FlatRecipe, type Point, type Sheet } from '../engine/index.js';
import { CREAM, INDIGO, MARIGOLD, NAVY, PAPER, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import { drawPaper, drawPencil, drawTextLines, drawWindowShade, layDown } from '../vocabulary/desk.js';
import { EVERYTHING, ellipse, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawBand } from '../vocabulary/patterns.js';

const DESK: FlatRecipe = { red: 0.86, marigold: 0.8 };
/** Size of the photograph on the proof. */
const PHOTO = { width: 600, height: 350 } as const;

export const bookCaptions = defineScene({
  seed: 2,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet) {
    sheet.fill(EVERYTHING, DESK);
    for (const y of [110, 330, 550, 770])
      sheet.stroke(polyline([-20, y - 40], [1620, y + 40]), 4, { red: 1, indigo: 0.4 });
    drawProof(sheet);
    drawPhone(sheet);
    drawEnvelope(sheet);
    drawPencil(sheet, { x: 888, y: 520, angle: 34, lift: 1.2 }, 330, TEAL);
    drawWindowShade(sheet, [[1180, 90]], 600, 0.16);
  },
});

/** The page with its picture, crop marks and the lines to the names. */
function drawProof(sheet: Sheet): void {
  drawPaper(sheet, { x: 640, y: 458, angle: 4, lift: 1.4 }, 760, 780, (left, top) => {
    for (const [x, y] of [
      [left + 40, top + 40],
      [-left - 40, top + 40],
      [left + 40, -top - 40],
      [-left - 40, -top - 40],
    ] as const) {
      sheet.stroke(polyline([x - 22, y], [x + 22, y]), 3, INDIGO);
      sheet.stroke(polyline([x, y - 22], [x, y + 22]), 3, INDIGO);
      sheet.stroke(ellipse(x, y, 12), 3, INDIGO);
    }
    const photo: Point = [-PHOTO.width / 2, top + 84];
    const heads = drawClass(sheet, photo);
    // Names for some of them, with lines to the heads.
    const base = photo[1] + PHOTO.height + 60;
    for (const [index, head] of [13, 15, 16, 17, 19].entries()) {
      const [x, y] = heads[head] ?? photo;
      const end: Point = [left + 104 + index * 138, base];
      sheet.stroke(ellipse(x, y, 30), 5, VERMILION);
      sheet.stroke(polyline([x + (end[0] - x) * 0.08, y + 30], [end[0], end[1] - 18]), 4, VERMILION);
      sheet.fill(rectangle(end[0] - 46, end[1] - 10, 92 - (index % 2) * 22, 12), { indigo: 0.9 });
      sheet.fill(rectangle(end[0] - 46, end[1] + 12, 60 + (index % 3) * 10, 10), { indigo: 0.55 });
    }
    drawTextLines(sheet, left + 80, base + 66, 280, 4, 28, { indigo: 0.8 }, 10);
    drawTextLines(sheet, 20, base + 66, 280, 4, 28, { indigo: 0.8 }, 10);
    // Each decade has its own colour along the edge.
    sheet.fill(rectangle(-left - 26, top + 120, 26, 220), TEAL);
  });
}

/** Four rows of pupils in front of the school's wall. Returns the centre of each head. */
function drawClass(sheet: Sheet, [x, y]: Point): Point[] {
  const { width, height } = PHOTO;
  const heads: Point[] = [];
  const frame = rectangle(x, y, width, height);
  sheet.clip(frame, () => {
    sheet.fill(frame, { marigold: 0.62, red: 0.12 });
    sheet.fill(rectangle(x, y + 40, width, 96), { marigold: 0.3 });
    for (let pane = 0; pane < 7; pane++)
      sheet.fill(rectangle(x + 26 + pane * 84, y + 54, 44, 60), { teal: 0.8, indigo: 0.3 });
    drawBand(sheet, 'steps', x, y + 16, width, 24, { ground: VERMILION, figure: MARIGOLD, accent: TEAL });
    sheet.fill(rectangle(x, y + height - 60, width, 80), { marigold: 0.9, red: 0.5, indigo: 0.2 });
    for (let row = 0; row < 3; row++) {
      const count = 7 - (row % 2);
      for (let pupil = 0; pupil < count; pupil++) {
        const px = x + width / 2 + (pupil - (count - 1) / 2) * 78;
        const py = y + 128 + row * 66;
        const blouse = cycle<FlatRecipe>([TEAL, CREAM, { red: 1, marigold: 0.5, indigo: 0.3 }], row);
        sheet.fill(roundedRectangle(px - 34, py + 24, 68, 180, 22), blouse);
        sheet.fill(polygon([px - 15, py + 24], [px + 15, py + 24], [px, py + 56]), row === 1 ? TEAL : PAPER);
        sheet.fill(rectangle(px - 8, py + 12, 16, 18), { marigold: 0.95, red: 0.8, indigo: 0.62 });
        sheet.fill(ellipse(px, py, 20, 24), {
          marigold: 0.95,
          red: 0.7,
          indigo: cycle([0.34, 0.5, 0.62, 0.42], pupil + row),
        });
        sheet.fill(`M${px - 22} ${py}a22 25 0 0 1 44 0q-22 -16 -44 0Z`, PLUM);
        if ((pupil + row) % 3 === 0) sheet.fill(ellipse(px, py - 27, 12, 9), PLUM);
        heads.push([px, py]);
      }
    }
  });
  sheet.stroke(frame, 6, CREAM);
  return heads;
}

/** Messages with guesses, and a tick. */
function drawPhone(sheet: Sheet): void {
  const outline = roundedRectangle(-136, -268, 272, 536, 36);
  layDown(sheet, { x: 1252, y: 348, angle: -9, lift: 1.8 }, outline, () => {
    sheet.fill(outline, PLUM);
    sheet.fill(roundedRectangle(-120, -236, 240, 472, 14), { teal: 0.4 });
    sheet.fill(rectangle(-120, -236, 240, 58), TEAL);
    sheet.fill(ellipse(-86, -207, 19), MARIGOLD);
    sheet.fill(rectangle(-54, -216, 96, 14), PAPER);
    for (const [row, [mine, width]] of (
      [
        [false, 150],
        [true, 118],
        [false, 172],
        [true, 96],
      ] as const
    ).entries()) {
      const y = -154 + row * 92;
      const x = mine ? 104 - width : -104;
      sheet.fill(roundedRectangle(x, y, width, 68, 18), mine ? { marigold: 0.9, red: 0.12 } : PAPER);
      sheet.fill(rectangle(x + 18, y + 19, width - 40, 9), INDIGO);
      sheet.fill(rectangle(x + 18, y + 40, (width - 40) * 0.66, 9), { indigo: 0.6 });
    }
  });
}

/** The labelled sleeve for an original, with its photograph half out. */
function drawEnvelope(sheet: Sheet): void {
  layDown(sheet, { x: 1236, y: 772, angle: 10, lift: 1 }, rectangle(-200, -110, 400, 220), () => {
    sheet.fill(rectangle(-200, -110, 400, 220), { marigold: 0.8, red: 0.26 });
    sheet.fill(polygon([-200, -110], [200, -110], [40, 6], [-40, 6]), { marigold: 0.9, red: 0.4 });
    sheet.fill(rectangle(-160, 28, 170, 56), PAPER);
    sheet.fill(rectangle(-144, 42, 120, 9), VERMILION);
    sheet.fill(rectangle(-144, 60, 84, 9), NAVY);
  });
}
