/** Under the school's stage: cartons of class photographs, prize lists and a log book, in light from an open hatch. */
import { cycle, defineScene, type FlatRecipe, linear, type Point, type Sheet, vertical } from '../engine/index.js';
import { AMBER, CREAM, MARIGOLD, NAVY, PAPER, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, placed, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';

/** The floor under the stage. */
const FLOOR = 700;
const CARD: FlatRecipe = { marigold: 0.9, red: 0.36, indigo: 0.06 };
const CARD_SIDE: FlatRecipe = { marigold: 0.95, red: 0.56, indigo: 0.34 };

export const bookBoxes = defineScene({
  seed: 3,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet) {
    drawRoom(sheet);
    drawCarton(sheet, [470, FLOOR + 8], 330, 216);
    drawCarton(sheet, [486, FLOOR - 210], 292, 190);
    drawCarton(sheet, [1196, FLOOR - 2], 300, 236);
    drawLogBook(sheet);
    drawOpenCarton(sheet);
    drawPhotographs(sheet);
  },
});

/** Posts and joists of the stage, and the light that falls from the hatch. */
function drawRoom(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: vertical(-20, FLOOR, [0, 0.9], [1, 0.66]) });
  sheet.fill(rectangle(-20, FLOOR - 60, 1640, 340), {
    red: 0.9,
    marigold: 0.6,
    indigo: vertical(FLOOR, 920, [0, 0.62], [1, 0.3]),
  });
  for (const y of [FLOOR - 18, FLOOR + 46, FLOOR + 128])
    sheet.stroke(polyline([-20, y], [1620, y]), 3, PLUM, { opacity: 0.6 });
  // Joists above, with the hem of the curtain over the edge of the stage.
  sheet.fill(rectangle(-20, -20, 1640, 92), PLUM);
  for (let joist = 0; joist < 8; joist++) sheet.fill(rectangle(40 + joist * 212, 72, 44, 66), { red: 1, indigo: 0.86 });
  drawBand(sheet, 'suns', -20, 40, 1640, 44, { ground: VERMILION, figure: MARIGOLD, accent: TEAL });
  for (const x of [196, 1392]) {
    sheet.fill(rectangle(x, 84, 56, FLOOR - 100), { red: 0.9, marigold: 0.4, indigo: 0.66 });
    sheet.fill(rectangle(x, 84, 16, FLOOR - 100), { red: 0.8, marigold: 0.7, indigo: 0.26 });
  }
  // From the hatch.
  sheet.overprint(polygon([680, 84], [960, 84], [1290, FLOOR + 150], [330, FLOOR + 150]), {
    indigo: linear([820, 84], [820, FLOOR + 150], [0, 0, 0.96], [0.7, 0, 0.7], [1, 0, 0.34]),
    marigold: linear([820, 84], [820, FLOOR + 150], [0, 0.7, 0.8], [1, 0.8, 0.4]),
  });
  sheet.fill(polygon([680, 84], [960, 84], [940, 106], [700, 106]), CREAM);
}

/** A closed carton; `foot` is the middle of its lower front edge. */
function drawCarton(sheet: Sheet, [x, y]: Point, width: number, height: number): void {
  const left = x - width / 2;
  sheet.overprint(ellipse(x + 20, y + 4, width * 0.62, 16), { indigo: 1, red: 0.6 }, { opacity: 0.7 });
  sheet.fill(
    polygon(
      [left + width, y - height],
      [left + width + 56, y - height - 34],
      [left + width + 56, y - 30],
      [left + width, y],
    ),
    CARD_SIDE,
  );
  sheet.fill(
    polygon(
      [left, y - height],
      [left + 56, y - height - 34],
      [left + width + 56, y - height - 34],
      [left + width, y - height],
    ),
    { marigold: 0.62, red: 0.16 },
  );
  sheet.fill(rectangle(left, y - height, width, height), CARD);
  // Tape, and a label in three lines.
  sheet.fill(
    polygon([x - 22, y - height], [x + 34, y - height - 34], [x + 66, y - height - 34], [x + 10, y - height]),
    { marigold: 0.95, red: 0.5 },
  );
  sheet.fill(rectangle(x - 22, y - height, 32, 62), { marigold: 0.95, red: 0.5 });
  sheet.fill(rectangle(left + 30, y - height * 0.56, width * 0.48, height * 0.36), PAPER);
  for (const [line, share] of [0.36, 0.26, 0.32].entries())
    sheet.fill(
      rectangle(left + 46, y - height * 0.56 + 18 + line * 20, width * share, 8),
      line ? { indigo: 0.7 } : VERMILION,
    );
}

/** The lit carton, open, with rolled prize lists in it. */
function drawOpenCarton(sheet: Sheet): void {
  const [x, y, width, height] = [816, FLOOR + 62, 420, 262];
  const left = x - width / 2;
  const top = y - height;
  sheet.overprint(ellipse(x + 16, y + 4, width * 0.62, 20), { indigo: 1, red: 0.6 }, { opacity: 0.7 });
  sheet.fill(
    polygon([left + 20, top - 20], [left + 70, top - 58], [left + width + 60, top - 58], [left + width, top - 10]),
    { marigold: 0.9, red: 0.62, indigo: 0.5 },
  );
  sheet.fill(
    polygon(
      [left + 64, top - 52],
      [left + width + 64, top - 52],
      [left + width + 104, top - 150],
      [left + 104, top - 150],
    ),
    { marigold: 0.66, red: 0.2 },
  );
  // Rolls and folders.
  for (const [roll, [at, tall, lean]] of (
    [
      [-96, 190, -8],
      [-34, 232, 3],
      [112, 176, 12],
    ] as const
  ).entries()) {
    sheet.group(placed(x + at, top + 40, lean), () => {
      sheet.fill(rectangle(-26, -tall, 52, tall + 60), roll === 1 ? PAPER : CREAM);
      sheet.overprint(rectangle(6, -tall, 20, tall + 60), { teal: 1 }, { opacity: 0.36 });
      sheet.fill(ellipse(0, -tall, 26, 10), CREAM);
      sheet.stroke(ellipse(0, -tall, 15, 5), 3, { marigold: 0.7, red: 0.3 });
      sheet.fill(rectangle(-27, -tall * 0.6, 54, 15), cycle([VERMILION, TEAL, VERMILION], roll));
    });
  }
  sheet.group(placed(x + 36, top + 40, -4), () => {
    sheet.fill(rectangle(-62, -128, 150, 190), TEAL);
    sheet.fill(rectangle(-62, -146, 62, 26), TEAL);
    sheet.fill(rectangle(-48, -114, 122, 160), PAPER);
  });
  // The front, with its flap hanging down.
  sheet.fill(
    polygon([left + width, top], [left + width + 62, top - 46], [left + width + 62, y - 38], [left + width, y]),
    CARD_SIDE,
  );
  sheet.fill(rectangle(left, top, width, height), { marigold: 0.86, red: 0.3 });
  sheet.fill(polygon([left, top], [left + width, top], [left + width - 26, top + 92], [left + 26, top + 92]), {
    marigold: 0.62,
    red: 0.14,
  });
  drawShade(
    sheet,
    polygon(
      [left + 26, top + 92],
      [left + width - 26, top + 92],
      [left + width - 34, top + 108],
      [left + 34, top + 108],
    ),
    0.4,
    0.2,
  );
  sheet.fill(roundedRectangle(x - 54, y - 104, 108, 32, 16), { red: 1, indigo: 0.8 });
  sheet.fill(polygon([left, top], [left - 74, top - 34], [left - 60, top + 66], [left, top + 92]), {
    marigold: 0.74,
    red: 0.3,
    indigo: 0.06,
  });
}

/** A class photograph with a white border: rows of heads in front of a wall. */
function drawClass(
  sheet: Sheet,
  x: number,
  y: number,
  angle: number,
  size: number,
  rows: number,
  ground: FlatRecipe,
): void {
  const [width, height] = [210 * size, 150 * size];
  sheet.group(placed(x - 8, y + 11, angle), () =>
    drawShade(sheet, rectangle(-width / 2, -height / 2, width, height), 0.5, 0.4),
  );
  sheet.group(placed(x, y, angle), () => {
    sheet.fill(rectangle(-width / 2, -height / 2, width, height), PAPER);
    const inner = rectangle(-width / 2 + 11, -height / 2 + 11, width - 22, height - 22);
    sheet.clip(inner, () => {
      sheet.fill(inner, ground);
      sheet.fill(rectangle(-width / 2, height * 0.24, width, height), { marigold: 0.8, red: 0.5, indigo: 0.3 });
      for (let row = 0; row < rows; row++) {
        const count = 6 - row;
        for (let pupil = 0; pupil < count; pupil++) {
          const px = (pupil - (count - 1) / 2) * 31 * size;
          const py = (-30 + (rows - 1 - row) * -6 + row * 34) * size - 4;
          sheet.fill(roundedRectangle(px - 15 * size, py + 9 * size, 30 * size, 60 * size, 9), row % 2 ? CREAM : TEAL);
          sheet.fill(
            polygon([px - 7 * size, py + 9 * size], [px + 7 * size, py + 9 * size], [px, py + 24 * size]),
            row % 2 ? VERMILION : PAPER,
          );
          sheet.fill(ellipse(px, py, 10 * size, 12 * size), { marigold: 0.9, red: 0.7, indigo: 0.58 });
          sheet.fill(
            `M${px - 11 * size} ${py - 1}a${11 * size} ${12 * size} 0 0 1 ${22 * size} 0q${-11 * size} ${-7 * size} ${-22 * size} 0Z`,
            PLUM,
          );
        }
      }
    });
  });
}

/** Papers that have slid onto the floor. */
function drawPhotographs(sheet: Sheet): void {
  drawClass(sheet, 556, 800, -12, 1.12, 2, { marigold: 0.5, red: 0.16 });
  drawClass(sheet, 1086, 806, 9, 1.2, 2, { teal: 0.5, marigold: 0.2 });
  drawClass(sheet, 822, 836, -3, 1.36, 2, AMBER);
}

/** The log book on the carton on the right, with its ribbon over the edge. */
function drawLogBook(sheet: Sheet): void {
  const [x, y] = [1206, FLOOR - 262];
  sheet.fill(polygon([x - 150, y], [x - 96, y - 34], [x + 178, y - 34], [x + 126, y]), { teal: 1, indigo: 0.3 });
  sheet.fill(rectangle(x - 150, y, 276, 12), { teal: 1, indigo: 0.5 });
  sheet.fill(rectangle(x - 142, y + 12, 268, 30), PAPER);
  for (const line of [19, 26, 33])
    sheet.stroke(polyline([x - 142, y + line], [x + 124, y + line]), 2, { marigold: 0.6, indigo: 0.2 });
  sheet.fill(rectangle(x - 150, y + 40, 276, 12), { teal: 1, indigo: 0.5 });
  sheet.fill(rectangle(x - 150, y, 16, 52), NAVY);
  sheet.fill(polygon([x - 20, y - 26], [x + 90, y - 26], [x + 72, y - 12], [x - 42, y - 12]), MARIGOLD);
  sheet.stroke(`M${x + 60} ${y + 42}q4 60 -8 92`, 9, VERMILION);
}
