/** An office desk seen from above: a sealed certificate on a file, a rubber stamp with its pad, and a key. */
import { defineScene, type FlatRecipe, type Point, type Sheet } from '../engine/index.js';
import { CREAM, INDIGO, MARIGOLD, MIDNIGHT, NAVY, PAPER, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import { drawPaper, drawTextLines, drawWindowShade, layDown } from '../vocabulary/desk.js';
import {
  arc,
  EVERYTHING,
  ellipse,
  placed,
  polygon,
  polyline,
  rays,
  rectangle,
  ring,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawAgencyMark } from '../vocabulary/mark.js';
import { drawBand } from '../vocabulary/patterns.js';

const DESK: FlatRecipe = { marigold: 0.34, red: 0.04 };

export const certificateDesk = defineScene({
  seed: 4,
  focus: { x: 0.64, y: 0.5 },
  draw(sheet) {
    sheet.fill(EVERYTHING, DESK);
    for (const y of [90, 330, 570, 810])
      sheet.stroke(polyline([-20, y + 44], [1620, y - 44]), 4, { marigold: 0.72, red: 0.16 });
    drawFile(sheet);
    drawCertificate(sheet);
    drawStampPad(sheet);
    drawStamp(sheet);
    drawWindowShade(
      sheet,
      [
        [560, 60],
        [1240, 110],
      ],
      620,
      0.18,
    );
  },
});

/** The file in which everything is kept, with its coloured tabs. */
function drawFile(sheet: Sheet): void {
  const outline = roundedRectangle(-370, -410, 740, 820, 18);
  layDown(sheet, { x: 1010, y: 474, angle: 6, lift: 1.6 }, outline, () => {
    sheet.fill(outline, TEAL);
    for (const [tab, ink] of [VERMILION, MARIGOLD, { indigo: 1, teal: 0.5 }].entries())
      sheet.fill(roundedRectangle(352, -330 + tab * 150, 62, 118, 10), ink as FlatRecipe);
    sheet.fill(rectangle(-330, -380, 690, 770), CREAM);
    sheet.fill(rectangle(-336, -372, 684, 760), PAPER);
    sheet.fill(rectangle(-370, -410, 34, 820), { teal: 1, indigo: 0.4 });
  });
}

/** A kitenge border, lines in place of text, a signature, the seal with its ribbons, and the ring of the stamp. */
function drawCertificate(sheet: Sheet): void {
  const [width, height] = [620, 760];
  drawPaper(sheet, { x: 960, y: 470, angle: -3, lift: 1 }, width, height, (left, top) => {
    for (const edge of [top + 22, -top - 54])
      drawBand(sheet, 'diamonds', left + 22, edge, width - 44, 32, {
        ground: VERMILION,
        figure: MARIGOLD,
        accent: TEAL,
      });
    for (const side of [left + 22, -left - 54])
      sheet.group(placed(side + 32, top + 54, 90), () =>
        drawBand(sheet, 'diamonds', 0, 0, height - 108, 32, { ground: VERMILION, figure: MARIGOLD, accent: TEAL }),
      );
    sheet.stroke(rectangle(left + 70, top + 70, width - 140, height - 140), 4, INDIGO);
    drawAgencyMark(sheet, [0, top + 146], 146);
    sheet.fill(rectangle(-176, top + 226, 352, 32), INDIGO);
    sheet.fill(rectangle(-112, top + 276, 224, 14), { indigo: 0.6 });
    drawTextLines(sheet, -196, top + 330, 392, 6, 32, { indigo: 0.7 }, 11);
    // The signature.
    sheet.stroke(`M-200 ${-top - 148}q26 -64 46 -10t40 -14q18 -48 34 6t46 -12q16 -20 44 2`, 6, {
      teal: 1,
      indigo: 0.6,
    });
    sheet.stroke(polyline([-206, -top - 124], [20, -top - 124]), 4, INDIGO);
    sheet.fill(rectangle(-206, -top - 110, 120, 10), { indigo: 0.6 });
    drawRing(sheet, [-92, top + 470]);
  });
  drawSeal(sheet, [1148, 706]);
}

/** The rubber stamp's print: two rings and a tick, slightly faint. */
function drawRing(sheet: Sheet, [x, y]: Point): void {
  sheet.group(placed(x, y, -14), () => {
    sheet.stroke(ellipse(0, 0, 92), 9, { red: 0.9 }, { opacity: 0.8 });
    sheet.stroke(ellipse(0, 0, 66), 5, { red: 0.9 }, { opacity: 0.8 });
    for (const [from, to] of [
      [200, 340],
      [20, 160],
    ] as const)
      sheet.stroke(arc([0, 0], 79, from, to), 9, { red: 0.6 }, { opacity: 0.7, cap: 'butt' });
    sheet.stroke('M-34 2l24 30 48 -64', 14, { red: 0.9 }, { opacity: 0.85 });
  });
}

/** A seal with a serrated edge on two ribbons. */
function drawSeal(sheet: Sheet, [x, y]: Point): void {
  for (const lean of [-18, 14])
    sheet.group(placed(x, y, lean), () => {
      drawShade(sheet, polygon([-46, 20], [22, 20], [22, 190], [-12, 164], [-46, 190]), 0.45, 0.2);
      sheet.fill(
        polygon([-34, 0], [34, 0], [34, 176], [0, 150], [-34, 176]),
        lean < 0 ? VERMILION : { red: 1, indigo: 0.5 },
      );
      sheet.fill(rectangle(-8, 20, 16, 140), MARIGOLD);
    });
  drawShade(sheet, ellipse(x - 12, y + 16, 116), 0.55, 0.28);
  sheet.fill(rays([x, y], 92, 122, 30, 0.9), { marigold: 1, red: 0.36 });
  sheet.fill(ellipse(x, y, 104), { marigold: 1, red: 0.36 });
  sheet.fill(ring(x, y, 88, 80), { marigold: 1, red: 0.8, indigo: 0.2 }, { evenOdd: true });
  sheet.fill(ellipse(x, y, 72), { marigold: 1, red: 0.12 });
  sheet.fill(rays([x, y], 26, 62, 12, 0.5), { marigold: 1, red: 0.62, indigo: 0.08 });
  sheet.fill(ellipse(x, y, 26), { marigold: 1, red: 0.62, indigo: 0.08 });
  sheet.fill(`M${x - 70} ${y - 38}a82 82 0 0 1 60 -42q-36 20 -60 42Z`, CREAM);
}

/** The ink pad, its lid open. */
function drawStampPad(sheet: Sheet): void {
  const outline = roundedRectangle(-110, -84, 220, 168, 14);
  layDown(sheet, { x: 1432, y: 262, angle: 14, lift: 1.3 }, outline, () => {
    sheet.fill(outline, MIDNIGHT);
    sheet.fill(roundedRectangle(-92, -66, 184, 132, 8), { red: 1, indigo: 0.2 });
    for (let row = 0; row < 6; row++)
      sheet.stroke(polyline([-92, -52 + row * 22], [92, -52 + row * 22]), 3, { red: 1, indigo: 0.5 });
  });
}

/** The stamp lying on its side: rubber, mount and a turned handle. */
function drawStamp(sheet: Sheet): void {
  const wood: FlatRecipe = { marigold: 1, red: 0.56, indigo: 0.12 };
  const outline =
    'M-30 -92H36V-40H70Q96 -34 112 -20Q170 -70 232 -44Q262 -28 262 0Q262 28 232 44Q170 70 112 20Q96 34 70 40H36V92H-30Z';
  layDown(sheet, { x: 1372, y: 566, angle: 62, lift: 2 }, outline, () => {
    sheet.fill(rectangle(-46, -92, 22, 184), { red: 1, indigo: 0.3 });
    sheet.fill(rectangle(-30, -92, 68, 184), wood);
    sheet.fill(rectangle(-30, -92, 18, 184), { marigold: 1, red: 0.3 });
    sheet.fill(rectangle(36, -40, 40, 80), NAVY);
    sheet.fill(
      'M70 -36Q96 -32 112 -18Q170 -70 232 -44Q262 -28 262 0Q262 28 232 44Q170 70 112 18Q96 32 70 36Z',
      VERMILION,
    );
    sheet.fill('M120 -20Q172 -54 226 -36Q246 -28 250 -10Q176 -34 120 -6Z', { red: 0.7, marigold: 0.7 });
    sheet.overprint('M112 18Q170 70 232 44Q262 28 262 4Q180 40 112 4Z', { indigo: 0.9 }, { opacity: 0.4 });
    sheet.fill(ellipse(92, 0, 9, 30), PLUM);
  });
}
