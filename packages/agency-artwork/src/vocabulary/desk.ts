/** Objects on a desk, seen from above in daylight: paper, swatches, pencils, cups, loupes, compasses, notebooks. */
import { cycle, type FlatRecipe, type Point, type Recipe, type Sheet, tinted } from '../engine/index.js';
import { MARIGOLD, MIDNIGHT, NAVY, PAPER, VERMILION } from './colours.js';
import { ellipse, lerp, placed, polygon, polyline, rectangle, roundedRectangle, smooth, taper } from './geometry.js';
import { drawShade } from './light.js';
import { frond } from './nature.js';

/** The offset of a flat object's shadow, with light from the upper right. */
export const CAST: Point = [-18, 22];

/** Position, angle and scale of an object. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. @default 0 */
  readonly angle?: number;
  /** @default 1 */
  readonly scale?: number;
  /** Height above the desk: 1 is a card, 2 a cup. @default 1 */
  readonly lift?: number;
}

/** Draws an object in its own coordinates, with a shadow whose direction does not depend on the object's angle. */
export function layDown(sheet: Sheet, place: Place, outline: string, draw: () => void): void {
  const { x, y, angle = 0, scale = 1, lift = 1 } = place;
  sheet.group(placed(x + CAST[0] * lift, y + CAST[1] * lift, angle, scale), () =>
    drawShade(sheet, outline, 0.55, 0.24),
  );
  sheet.group(placed(x, y, angle, scale), draw);
}

/** A flat sheet, centred on its position. `print` draws on it, clipped to its edge. */
export function drawPaper(
  sheet: Sheet,
  place: Place,
  width: number,
  height: number,
  print?: (left: number, top: number) => void,
  colour: Recipe = PAPER,
): void {
  const outline = rectangle(-width / 2, -height / 2, width, height);
  layDown(sheet, place, outline, () => {
    sheet.fill(outline, colour);
    if (print) sheet.clip(outline, () => print(-width / 2, -height / 2));
  });
}

/** Ruled squares over a box; every fourth line is heavier. */
export function drawGrid(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  colour: Recipe,
): void {
  for (let column = 0; column * step <= width; column++) {
    const across = x + column * step;
    sheet.stroke(polyline([across, y], [across, y + height]), column % 4 ? 1.6 : 3, colour, { cap: 'butt' });
  }
  for (let row = 0; row * step <= height; row++) {
    const down = y + row * step;
    sheet.stroke(polyline([x, down], [x + width, down]), row % 4 ? 1.6 : 3, colour, { cap: 'butt' });
  }
}

/** Line lengths of a paragraph, as fractions of its width. */
const RAGGED = [1, 0.94, 0.98, 0.9, 1, 0.95, 0.62] as const;

/** Lines instead of text. */
export function drawTextLines(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  count: number,
  step: number,
  colour: Recipe,
  thickness = step * 0.42,
): void {
  for (let line = 0; line < count; line++) {
    const share = line === count - 1 ? 0.6 : cycle(RAGGED, line);
    sheet.fill(rectangle(x, y + line * step, width * share, thickness), colour);
  }
}

/** The colours of a full swatch fan, from the cold dark to red. */
export const FAN_COLOURS: readonly FlatRecipe[] = [
  { teal: 1, indigo: 0.75 },
  { teal: 1, indigo: 0.3 },
  { teal: 1 },
  { teal: 1, marigold: 0.5 },
  { teal: 0.9, marigold: 1 },
  { teal: 0.5, marigold: 1 },
  { marigold: 1 },
  { marigold: 1, red: 0.4 },
  { marigold: 0.9, red: 1 },
  { red: 1 },
];

/** A fan of colour cards. The position is the rivet's; the angle is the middle card's. */
export function drawSwatchFan(
  sheet: Sheet,
  place: Place,
  length: number,
  spread: number,
  colours: readonly FlatRecipe[] = FAN_COLOURS,
): void {
  const width = length * 0.19;
  const card = roundedRectangle(-width / 2, -length, width, length + width * 0.5, 8);
  const patch = length * 0.19;
  colours.forEach((colour, index) => {
    const turn = (index / Math.max(1, colours.length - 1) - 0.5) * spread;
    layDown(sheet, { ...place, angle: (place.angle ?? 0) + turn, lift: 0.6 }, card, () => {
      sheet.fill(card, PAPER);
      for (const [row, strength] of [1, 0.66, 0.4, 0.2].entries()) {
        sheet.fill(
          rectangle(-width * 0.41, -length + width * 0.12 + row * patch, width * 0.82, patch * 0.9),
          tinted(colour, strength),
        );
      }
    });
  });
  sheet.fill(ellipse(place.x, place.y, width * 0.17), MIDNIGHT);
  sheet.fill(ellipse(place.x, place.y, width * 0.07), MARIGOLD);
}

/** A pencil. The position is its point's; at angle 0, the shaft is on the right. */
export function drawPencil(sheet: Sheet, place: Place, length = 330, colour: FlatRecipe = MARIGOLD): void {
  const half = 12;
  const outline = polygon([0, 0], [44, -half], [length, -half], [length, half], [44, half]);
  layDown(sheet, place, outline, () => {
    sheet.fill(rectangle(44, -half, length - 44, half * 2), colour);
    sheet.overprint(rectangle(44, 3, length - 44, half - 3), { indigo: 1 }, { opacity: 0.5 });
    sheet.fill(polygon([0, 0], [46, -half], [46, half]), { marigold: 0.4, red: 0.12 });
    sheet.fill(polygon([0, 0], [15, -4], [15, 4]), MIDNIGHT);
    sheet.fill(rectangle(length - 46, -half, 14, half * 2), { teal: 0.3 });
    sheet.fill(roundedRectangle(length - 32, -half, 34, half * 2, 6), { red: 0.8 });
  });
}

/** A cup of coffee on its saucer. The angle is the handle's. */
export function drawCoffee(sheet: Sheet, place: Place, radius = 120, rim: FlatRecipe = VERMILION): void {
  const { x, y } = place;
  const cup = radius * 0.66;
  layDown(sheet, { ...place, lift: 1.4 }, ellipse(0, 0, radius), () => sheet.fill(ellipse(0, 0, radius), PAPER));
  sheet.stroke(ellipse(x, y, radius * 0.9), radius * 0.055, rim);
  drawShade(sheet, ellipse(x - radius * 0.13, y + radius * 0.15, cup * 1.06), 0.4);
  sheet.group(placed(x, y, place.angle ?? 0), () => {
    sheet.fill(roundedRectangle(cup * 0.8, -radius * 0.14, radius * 0.56, radius * 0.28, radius * 0.12), PAPER);
    sheet.fill(roundedRectangle(cup * 0.96, -radius * 0.05, radius * 0.3, radius * 0.1, 6), { teal: 0.5 });
  });
  sheet.fill(ellipse(x, y, cup), PAPER);
  sheet.fill(ellipse(x, y, cup * 0.86), { marigold: 1, red: 1, indigo: 0.7 });
  sheet.fill(ellipse(x - 5, y + 6, cup * 0.74), { marigold: 1, red: 0.76, indigo: 0.24 });
  const foam = cup * 0.42;
  sheet.fill(
    smooth(
      [x - foam, y],
      [x - foam * 0.4, y - foam * 0.9],
      [x + foam * 0.7, y - foam * 0.6],
      [x + foam * 0.8, y + foam * 0.5],
      [x, y + foam],
      [x - foam * 0.8, y + foam * 0.7],
    ),
    { marigold: 0.6, red: 0.25 },
  );
}

/** A magnifying glass. `lens` draws the magnified view, clipped to the glass. The angle is the handle's. */
export function drawLoupe(
  sheet: Sheet,
  place: Place,
  radius: number,
  lens: () => void,
  frame: Recipe = MIDNIGHT,
): void {
  const handle = taper([radius * 1.1, 0], [radius * 2.35, 0], radius * 0.12, radius * 0.19);
  layDown(sheet, { ...place, lift: 1.8 }, handle, () => {
    sheet.fill(handle, VERMILION);
    sheet.overprint(taper([radius * 1.1, radius * 0.1], [radius * 2.35, radius * 0.12], 4, radius * 0.1), {
      indigo: 0.7,
    });
    sheet.fill(rectangle(radius * 1.02, -radius * 0.15, radius * 0.26, radius * 0.3), MARIGOLD);
  });
  const { x, y } = place;
  drawShade(sheet, ellipse(x + CAST[0] * 1.8, y + CAST[1] * 1.8, radius * 1.12), 0.5, 0.2);
  sheet.fill(ellipse(x, y, radius * 1.12), frame);
  const glass = ellipse(x, y, radius * 0.94);
  sheet.clip(glass, () => {
    sheet.fill(glass, PAPER);
    lens();
  });
  const glint = (turn: number): string =>
    `M${x - radius * 0.72} ${y - turn}A${radius * 0.74} ${radius * 0.74} 0 0 1 ${x - turn} ${y - radius * 0.72}`;
  sheet.stroke(glint(radius * 0.14), radius * 0.07, PAPER);
  sheet.stroke(ellipse(x, y, radius * 1.03), radius * 0.03, { teal: 0.5 });
}

/** A pair of drawing compasses, flat on the desk, given by the hinge, the needle's point and the pencil's point. */
export function drawCompass(sheet: Sheet, hinge: Point, needle: Point, pencil: Point, size = 1): void {
  const legs = [needle, pencil].map((tip) => taper(hinge, tip, 13 * size, 4 * size));
  for (const leg of legs) layDown(sheet, { x: 0, y: 0, lift: 1.2 }, leg, () => sheet.fill(leg, MIDNIGHT));
  for (const tip of [needle, pencil]) {
    sheet.stroke(polyline(lerp(hinge, tip, 0.14), lerp(hinge, tip, 0.9)), 3 * size, { teal: 0.4 });
  }
  sheet.fill(taper(lerp(hinge, pencil, 0.72), lerp(hinge, pencil, 0.98), 13 * size, 5 * size), MARIGOLD);
  const knob = lerp(hinge, lerp(needle, pencil, 0.5), -0.16);
  sheet.fill(taper(knob, hinge, 10 * size, 12 * size), MIDNIGHT);
  sheet.fill(ellipse(...hinge, 32 * size), MIDNIGHT);
  sheet.fill(ellipse(...hinge, 19 * size), MARIGOLD);
  sheet.fill(ellipse(...hinge, 6 * size), MIDNIGHT);
}

/** An open notebook, centred on its fold. `left` and `right` draw on the pages, from their top left corners. */
export function drawNotebook(
  sheet: Sheet,
  place: Place,
  pageWidth: number,
  height: number,
  cover: FlatRecipe,
  left?: () => void,
  right?: () => void,
): void {
  const top = -height / 2;
  const board = roundedRectangle(-pageWidth - 16, top - 14, pageWidth * 2 + 32, height + 28, 14);
  layDown(sheet, { ...place, lift: place.lift ?? 1.6 }, board, () => {
    sheet.fill(board, cover);
    for (const [from, pages] of [
      [-pageWidth, left],
      [0, right],
    ] as const) {
      const page = rectangle(from, top, pageWidth, height);
      // The leaves underneath show at the outer edge.
      const edge = from < 0 ? from - 7 : from + 7;
      sheet.fill(rectangle(edge, top + 5, pageWidth, height - 6), { marigold: 0.5, indigo: 0.1 });
      sheet.fill(page, PAPER);
      sheet.clip(page, () => sheet.group(placed(from, top), () => pages?.()));
    }
    sheet.overprint(
      polygon([-pageWidth * 0.16, top], [0, top], [0, -top], [-pageWidth * 0.16, -top]),
      { teal: 1 },
      { opacity: 0.26 },
    );
    sheet.stroke(polyline([0, top], [0, -top]), 4, NAVY, { cap: 'butt' });
  });
}

/** The shadow of a palm outside the picture. */
export function drawPalmShade(
  sheet: Sheet,
  fronds: readonly (readonly [from: Point, to: Point, sag: number, length: number])[],
  strength = 0.4,
): void {
  for (const [from, to, sag, length] of fronds) drawShade(sheet, frond(from, to, sag, 12, length), strength);
}

/** Slanting strips of shade from a window frame, each given by the x of its top left corner and its width. */
export function drawWindowShade(
  sheet: Sheet,
  strips: readonly (readonly [x: number, breadth: number])[],
  slant = 620,
  strength = 0.18,
): void {
  for (const [x, breadth] of strips) {
    drawShade(sheet, polygon([x, -20], [x + breadth, -20], [x + breadth - slant, 920], [x - slant, 920]), strength);
  }
}

/** A cutting mat with its grid, centred on its position. */
export function drawCuttingMat(sheet: Sheet, place: Place, width: number, height: number, colour: Recipe): void {
  const outline = roundedRectangle(-width / 2, -height / 2, width, height, 26);
  layDown(sheet, place, outline, () => {
    sheet.fill(outline, colour);
    const inset = 26;
    const [x, y] = [-width / 2 + inset, -height / 2 + inset];
    const line: Recipe = { teal: 0.62, marigold: 0.3 };
    sheet.clip(roundedRectangle(x, y, width - inset * 2, height - inset * 2, 8), () =>
      drawGrid(sheet, x, y, width - inset * 2, height - inset * 2, 64, line),
    );
    sheet.stroke(roundedRectangle(x, y, width - inset * 2, height - inset * 2, 8), 4, line);
  });
}
