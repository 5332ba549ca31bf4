/** After closing: the night's count on a clipboard, under a lamp, among empty cups and bottle caps. */
import { cycle, defineScene, type FlatRecipe, type Point, radial, type Sheet, seededRandom } from '../engine/index.js';
import { CREAM, INDIGO, LAMPLIGHT, MARIGOLD, MIDNIGHT, PAPER, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import { drawTextLines } from '../vocabulary/desk.js';
import { EVERYTHING, ellipse, placed, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';

const LAMP: Point = [640, 330];

export const kioskReport = defineScene({
  seed: 8,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    sheet.fill(EVERYTHING, {
      red: radial(LAMP, 1100, [0, 0.42], [0.5, 0.8], [1, 1]),
      marigold: radial(LAMP, 1100, [0, 1], [0.6, 0.7], [1, 0.1]),
      indigo: radial(LAMP, 1100, [0, 0.05], [0.35, 0.34], [0.7, 0.82], [1, 0.96]),
    });
    for (const y of [150, 420, 690])
      sheet.stroke(polyline([-20, y + 20], [1620, y - 20]), 4, { red: 1, indigo: 0.85 }, { opacity: 0.5 });
    drawReport(sheet);
    for (const [x, y] of [
      [1040, 156],
      [1126, 214],
      [1010, 262],
      [1180, 116],
      [250, 730],
      [322, 788],
    ] as const)
      drawCap(sheet, [x, y], random() * 40);
    drawCupSleeve(sheet);
    drawPhone(sheet);
  },
});

/** Three columns for three counts, and a line for what people asked. */
function drawReport(sheet: Sheet): void {
  sheet.group(placed(616, 462, -5), () => {
    drawShade(sheet, roundedRectangle(-312, -366, 596, 780, 16), 0.7, 0.5);
    sheet.fill(roundedRectangle(-292, -392, 584, 780, 16), { marigold: 1, red: 0.6, indigo: 0.3 });
    sheet.fill(rectangle(-258, -346, 516, 712), PAPER);
    drawBand(sheet, 'diamonds', -258, -346, 516, 40, { ground: VERMILION, figure: MARIGOLD, accent: TEAL });
    sheet.fill(rectangle(-218, -266, 250, 24), INDIGO);
    drawTextLines(sheet, -218, -218, 170, 2, 24, { indigo: 0.5 }, 8);
    // The bars.
    const base = 128;
    for (const [bar, [tall, ink]] of (
      [
        [262, VERMILION],
        [176, { marigold: 1, red: 0.2 }],
        [96, TEAL],
      ] as const satisfies readonly (readonly [number, FlatRecipe])[]
    ).entries()) {
      const x = -204 + bar * 148;
      sheet.fill(rectangle(x, base - tall, 112, tall), ink);
      for (let line = 1; line < tall / 44; line++)
        sheet.stroke(polyline([x, base - line * 44], [x + 112, base - line * 44]), 3, PAPER, { cap: 'butt' });
      sheet.fill(rectangle(x, base + 22, 76, 12), INDIGO);
    }
    sheet.stroke(polyline([-218, base], [224, base]), 5, INDIGO);
    drawTextLines(sheet, -218, 204, 436, 5, 28, { indigo: 0.75 }, 10);
    // A tick: sent.
    sheet.stroke('M140 -230l28 34 56 -78', 14, { teal: 1, indigo: 0.2 });
    // The clip.
    sheet.fill(roundedRectangle(-104, -420, 208, 58, 12), MIDNIGHT);
    sheet.fill(roundedRectangle(-48, -446, 96, 48, 20), MIDNIGHT);
    sheet.fill(ellipse(0, -424, 11), LAMPLIGHT);
  });
}

/** A bottle cap with its crimped edge. */
function drawCap(sheet: Sheet, [x, y]: Point, turn: number): void {
  drawShade(sheet, ellipse(x - 7, y + 10, 31), 0.6, 0.5);
  sheet.group(placed(x, y, turn), () => {
    const teeth = Array.from({ length: 28 }, (_, tooth): Point => {
      const angle = (tooth / 28) * Math.PI * 2;
      const radius = tooth % 2 ? 33 : 28;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    });
    sheet.fill(polygon(...teeth), { marigold: 1, red: 0.5, indigo: 0.1 });
    sheet.fill(ellipse(0, 0, 23), TEAL);
    sheet.fill(ellipse(0, 0, 12), LAMPLIGHT);
  });
}

/** A half-empty sleeve of paper cups, and three used ones. */
function drawCupSleeve(sheet: Sheet): void {
  sheet.group(placed(1148, 628, -34), () => {
    drawShade(sheet, roundedRectangle(-250, -62, 560, 168, 30), 0.6, 0.45);
    // The cups, stacked one inside another.
    for (let cup = 0; cup < 9; cup++) {
      const x = 230 - cup * 46;
      sheet.fill(polygon([x, -84], [x + 74, -70], [x + 74, 70], [x, 84]), cup % 2 ? CREAM : PAPER);
      sheet.overprint(
        polygon([x, 20], [x + 74, 20], [x + 74, 70], [x, 84]),
        { teal: 1, indigo: 0.4 },
        { opacity: 0.4 },
      );
      sheet.fill(roundedRectangle(x - 8, -88, 16, 176, 8), cycle([VERMILION, TEAL, MARIGOLD], cup));
    }
    // The bag that they come in.
    sheet.overprint(rectangle(-96, -92, 210, 184), { teal: 0.5 }, { opacity: 0.35 });
    sheet.stroke('M-96 -92Q-176 -70 -214 -120Q-196 0 -214 118Q-176 70 -96 92', 6, LAMPLIGHT);
    sheet.stroke(polyline([-96, -92], [114, -92]), 4, LAMPLIGHT);
    sheet.stroke(polyline([-96, 92], [114, 92]), 4, LAMPLIGHT);
  });
}

/** The report as sent to the brand: a phone showing the same three bars. */
function drawPhone(sheet: Sheet): void {
  sheet.group(placed(1316, 306, 12), () => {
    drawShade(sheet, roundedRectangle(-112, -186, 206, 408, 30), 0.6, 0.5);
    sheet.fill(roundedRectangle(-104, -206, 208, 412, 30), PLUM);
    sheet.fill(roundedRectangle(-90, -178, 180, 356, 10), { teal: 0.42 });
    sheet.fill(roundedRectangle(-58, -150, 134, 168, 14), PAPER);
    for (const [bar, tall] of [98, 64, 36].entries())
      sheet.fill(rectangle(-40 + bar * 36, -12 - tall, 26, tall), cycle([VERMILION, MARIGOLD, TEAL], bar));
    sheet.fill(roundedRectangle(-76, 44, 100, 44, 14), { marigold: 0.9, red: 0.15 });
    sheet.fill(roundedRectangle(-22, 104, 98, 44, 14), PAPER);
  });
}
