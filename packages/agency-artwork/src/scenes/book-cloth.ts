/** Strips of book cloth on a line in the studio window, one of them faded, and a bolt of cloth on the sill. */
import { cycle, defineScene, type FlatRecipe, type Point, type Sheet, vertical } from '../engine/index.js';
import { CREAM, FOREST, INDIGO, LEAF, MARIGOLD, NAVY, PAPER, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, polygon, polyline, rays, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';

/** The pane of the window. */
const PANE = { left: 250, right: 1350, top: 70, sill: 690 } as const;
/** The line that the strips hang on. */
const LINE = 168;

export const bookCloth = defineScene({
  seed: 6,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet) {
    drawWindow(sheet);
    const strips: readonly (readonly [number, number, FlatRecipe, FlatRecipe])[] = [
      [316, 410, VERMILION, { red: 0.9, marigold: 0.62 }],
      [520, 452, MARIGOLD, { marigold: 0.9, red: 0.06 }],
      [724, 430, { indigo: 1, teal: 0.6 }, { indigo: 0.34, teal: 0.22 }],
      [928, 468, { indigo: 1, teal: 0.7 }, { indigo: 0.96, teal: 0.66 }],
      [1132, 400, { teal: 1, marigold: 0.3 }, { teal: 0.94, marigold: 0.3 }],
    ];
    for (const [index, [x, length, dyed, lit]] of strips.entries()) drawStrip(sheet, x, length, dyed, lit, index);
    sheet.stroke(`M${PANE.left} ${LINE - 8}Q800 ${LINE + 14} ${PANE.right} ${LINE - 8}`, 6, PLUM);
    for (const [x] of strips) for (const peg of [34, 118]) drawPeg(sheet, x + peg);
    drawSill(sheet);
  },
});

/** The sunlit city behind the glass, with a wall around the window. */
function drawWindow(sheet: Sheet): void {
  const { left, right, top, sill } = PANE;
  sheet.fill(EVERYTHING, { red: 0.9, marigold: 0.72, indigo: 0.3 });
  sheet.fill(rectangle(left - 42, top - 42, right - left + 84, sill - top + 60), {
    marigold: 0.9,
    red: 0.5,
    indigo: 0.5,
  });
  sheet.clip(rectangle(left, top, right - left, sill - top), () => {
    sheet.fill(rectangle(left, top, right - left, sill - top), {
      marigold: vertical(top, sill, [0, 0.1], [1, 0.62]),
      teal: vertical(top, sill, [0, 0.3], [0.6, 0.02]),
    });
    sheet.fill(ellipse(1010, 420, 150), { marigold: 0.85 });
    sheet.fill(rays([1010, 420], 168, 214, 36, 0.4), { marigold: 0.7 });
    for (const [x, width, height] of [
      [250, 120, 250],
      [380, 86, 330],
      [474, 150, 200],
      [640, 70, 300],
      [722, 140, 170],
      [1180, 96, 260],
      [1286, 90, 190],
    ] as const) {
      sheet.fill(rectangle(x, sill - height, width, height), { teal: 0.52, marigold: 0.36 });
      for (let floor = 0; floor < height / 40 - 1; floor++)
        for (let bay = 0; bay < Math.floor(width / 28) - 1; bay++)
          sheet.fill(rectangle(x + 16 + bay * 28, sill - height + 18 + floor * 40, 12, 18), PAPER);
    }
    for (const [x, size] of [
      [560, 70],
      [870, 90],
      [1130, 76],
    ] as const) {
      sheet.fill(ellipse(x, sill - size * 0.5, size * 1.2, size * 0.8), LEAF);
      sheet.fill(ellipse(x + size * 0.3, sill - size * 0.3, size * 0.9, size * 0.6), FOREST);
    }
  });
  // The bars of the frame.
  sheet.fill(rectangle(786, top, 20, sill - top), { marigold: 0.9, red: 0.5, indigo: 0.5 });
  sheet.fill(rectangle(left, 506, right - left, 14), { marigold: 0.9, red: 0.5, indigo: 0.5 });
}

/** A strip on two pegs. Its lower part is in the sun, where a poor dye fades. */
function drawStrip(sheet: Sheet, x: number, length: number, dyed: FlatRecipe, lit: FlatRecipe, index: number): void {
  const [top, width] = [LINE, 152];
  const foot = top + length;
  const outline = `M${x} ${top}L${x + width} ${top}L${x + width + 6} ${foot - 18}L${x + width - 14} ${foot}L${x + width - 38} ${foot - 16}L${x + width - 62} ${foot}L${x + width - 86} ${foot - 16}L${x + width - 110} ${foot}L${x + width - 132} ${foot - 16}L${x - 2} ${foot}Z`;
  sheet.fill(outline, dyed);
  sheet.clip(outline, () => {
    sheet.fill(rectangle(x - 10, top + 96, width + 20, length), lit);
    // The weave, and a shaded fold.
    for (let thread = 0; thread < 22; thread++)
      sheet.stroke(polyline([x - 6, top + thread * 22], [x + width + 8, top + thread * 22 + 4]), 2, dyed, {
        opacity: 0.6,
      });
    sheet.overprint(
      polygon([x + width * 0.68, top], [x + width + 10, top], [x + width + 10, foot], [x + width * 0.8, foot]),
      { indigo: 0.7, teal: 0.5 },
      { opacity: 0.34 },
    );
    if (index !== 2)
      drawBand(
        sheet,
        cycle(['diamonds', 'triangles', 'zigzag', 'zigzag', 'steps'] as const, index),
        x - 8,
        top + 36,
        width + 16,
        40,
        { ground: PAPER, figure: dyed, accent: MARIGOLD },
      );
    else drawBand(sheet, 'zigzag', x - 8, top + 36, width + 16, 40, { ground: PAPER, figure: dyed, accent: MARIGOLD });
  });
  // A label with the date it was hung up.
  sheet.fill(rectangle(x + 40, foot - 92, 74, 44), PAPER);
  sheet.fill(rectangle(x + 50, foot - 82, 46, 7), index === 2 ? VERMILION : INDIGO);
  sheet.fill(rectangle(x + 50, foot - 68, 32, 7), { indigo: 0.6 });
}

function drawPeg(sheet: Sheet, x: number): void {
  sheet.fill(roundedRectangle(x - 9, LINE - 34, 18, 62, 5), { marigold: 0.8, red: 0.3 });
  sheet.stroke(polyline([x, LINE - 30], [x, LINE + 24]), 3, { marigold: 0.9, red: 0.6, indigo: 0.4 });
  sheet.fill(rectangle(x - 11, LINE - 8, 22, 8), NAVY);
}

/** The sill: the bolt that was bought in the end, a pair of shears, and a bound copy in the same blue. */
function drawSill(sheet: Sheet): void {
  const { sill } = PANE;
  sheet.fill(rectangle(-20, sill, 1640, 240), { marigold: 0.9, red: 0.42 });
  sheet.fill(rectangle(-20, sill, 1640, 20), { marigold: 0.5, red: 0.1 });
  drawShade(sheet, polygon([230, sill + 150], [780, sill + 150], [720, sill + 206], [180, sill + 206]), 0.5, 0.2);
  // The bolt.
  const bolt: FlatRecipe = { indigo: 1, teal: 0.7 };
  sheet.fill(roundedRectangle(262, sill + 26, 470, 134, 62), bolt);
  sheet.overprint(roundedRectangle(262, sill + 104, 470, 56, 28), { red: 0.9 }, { opacity: 0.5 });
  sheet.fill(ellipse(732, sill + 93, 34, 66), { indigo: 0.6, teal: 0.5 });
  for (const radius of [26, 18, 10]) sheet.stroke(ellipse(732, sill + 93, radius, radius * 1.9), 3, bolt);
  sheet.fill(ellipse(732, sill + 93, 8, 16), { marigold: 0.8, red: 0.4 });
  sheet.fill(polygon([330, sill + 150], [470, sill + 150], [452, sill + 214], [300, sill + 214]), bolt);
  for (const x of [340, 400, 460, 520, 580, 640])
    sheet.stroke(polyline([x, sill + 32], [x + 6, sill + 154]), 2, TEAL, { opacity: 0.7 });
  // The bound copy.
  drawShade(sheet, polygon([930, sill + 176], [1272, sill + 176], [1230, sill + 206], [890, sill + 206]), 0.5, 0.25);
  sheet.fill(polygon([930, sill + 96], [972, sill + 44], [1268, sill + 44], [1236, sill + 96]), bolt);
  sheet.fill(rectangle(930, sill + 96, 306, 14), { indigo: 1, teal: 0.9 });
  sheet.fill(rectangle(936, sill + 110, 292, 46), CREAM);
  for (const line of [120, 131, 142])
    sheet.stroke(polyline([936, sill + line], [1226, sill + line]), 2, { marigold: 0.6, indigo: 0.16 });
  sheet.fill(rectangle(930, sill + 156, 306, 14), { indigo: 1, teal: 0.9 });
  sheet.fill(polygon([1236, sill + 96], [1268, sill + 44], [1268, sill + 116], [1236, sill + 170]), {
    indigo: 1,
    teal: 0.4,
  });
  for (const [edge, ink] of [MARIGOLD, VERMILION, TEAL, MARIGOLD, VERMILION].entries())
    sheet.fill(rectangle(954 + edge * 54, sill + 110, 40, 46), ink);
  const badge: Point = [1100, sill + 68];
  sheet.fill(ellipse(badge[0], badge[1], 36, 13), MARIGOLD);
}
