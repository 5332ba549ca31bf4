/** Rooms where people plan: notes on walls, windows, and the light that falls through them. */
import type { FlatRecipe, Point, Random, Recipe, Sheet } from '../engine/index.js';
import { vertical } from '../engine/index.js';
import { drawSkyline } from './city.js';
import { GREEN, LEAF, PAPER, TEAL } from './colours.js';
import { ellipse, moved, onCircle, placed, polygon, polyline, rectangle, roundedRectangle } from './geometry.js';
import { drawShade } from './light.js';

/** The drawing on a note, in place of words. */
export type NoteMark = 'lines' | 'bars' | 'target' | 'arrow' | 'star' | 'person' | 'tick' | 'flag' | 'blank';

/** Position and appearance of a sticky note. */
export interface Note {
  /** Middle of the note. */
  readonly centre: Point;
  readonly size: number;
  readonly colour: FlatRecipe;
  readonly mark: NoteMark;
  /** Degrees, clockwise. @default 0 */
  readonly turn?: number;
  /** Colour of the mark. @default deep teal */
  readonly ink?: FlatRecipe;
}

/** A square note, stuck at its top edge: the lower corner lifts and casts a shadow. */
export function drawStickyNote(sheet: Sheet, note: Note): void {
  const { centre, size, colour, mark, turn = 0, ink = { teal: 1, indigo: 0.6 } } = note;
  const half = size / 2;
  sheet.group(placed(centre[0], centre[1], turn), () => {
    drawShade(
      sheet,
      polygon(
        [-half + 4, -half + 6],
        [half + 4, -half + 6],
        [half + size * 0.1, half + size * 0.12],
        [-half, half + size * 0.07],
      ),
      0.5,
      0.14,
    );
    sheet.fill(
      polygon([-half, -half], [half, -half], [half, half - size * 0.06], [half - size * 0.2, half], [-half, half]),
      colour,
    );
    sheet.overprint(
      polygon([half, half - size * 0.06], [half - size * 0.2, half], [half - size * 0.17, half - size * 0.17]),
      { indigo: 0.4 },
    );
    drawMark(sheet, mark, size, ink);
  });
}

function drawMark(sheet: Sheet, mark: NoteMark, size: number, ink: Recipe): void {
  const unit = size / 10;
  const line = size * 0.075;
  switch (mark) {
    case 'lines':
      for (const [y, length] of [
        [-2.2, 5.6],
        [0, 4.2],
        [2.2, 5],
      ] as const)
        sheet.fill(rectangle(-2.9 * unit, y * unit - line / 2, length * unit, line), ink);
      break;
    case 'bars':
      for (const [x, height] of [
        [-2.6, 2.2],
        [-0.7, 3.8],
        [1.2, 5.6],
      ] as const)
        sheet.fill(rectangle(x * unit, (2.8 - height) * unit, 1.4 * unit, height * unit), ink);
      break;
    case 'target':
      sheet.stroke(ellipse(0, 0, 2.7 * unit), line, ink);
      sheet.fill(ellipse(0, 0, 1.1 * unit), ink);
      break;
    case 'arrow':
      sheet.stroke(
        polyline(
          [-2.8 * unit, 1.8 * unit],
          [-0.6 * unit, -0.4 * unit],
          [0.5 * unit, 0.7 * unit],
          [2.6 * unit, -2 * unit],
        ),
        line,
        ink,
      );
      sheet.fill(polygon([3.2 * unit, -2.9 * unit], [2.9 * unit, -0.6 * unit], [1.1 * unit, -2.1 * unit]), ink);
      break;
    case 'star':
      sheet.fill(
        polygon(
          ...Array.from({ length: 10 }, (_, index) =>
            onCircle([0, 0], (index % 2 ? 1.35 : 3.1) * unit, index * 36 - 90),
          ),
        ),
        ink,
      );
      break;
    case 'person':
      sheet.fill(ellipse(0, -1.6 * unit, 1.35 * unit), ink);
      sheet.fill(
        `M${-2.5 * unit} ${2.8 * unit}Q${-2.4 * unit} ${0.2 * unit} 0 ${0.2 * unit}Q${2.4 * unit} ${0.2 * unit} ${2.5 * unit} ${2.8 * unit}Z`,
        ink,
      );
      break;
    case 'tick':
      sheet.stroke(
        polyline([-2.6 * unit, 0.2 * unit], [-0.7 * unit, 2.1 * unit], [2.7 * unit, -2.2 * unit]),
        line * 1.5,
        ink,
      );
      break;
    case 'flag':
      sheet.stroke(polyline([-1.8 * unit, -2.9 * unit], [-1.8 * unit, 3 * unit]), line, ink);
      sheet.fill(polygon([-1.8 * unit, -3 * unit], [2.9 * unit, -1.4 * unit], [-1.8 * unit, 0.4 * unit]), ink);
      break;
    case 'blank':
      break;
  }
}

/** A tall window by day: sky, the pale city and nearby trees. It has `panes` columns side by side. */
export function drawDayWindow(
  sheet: Sheet,
  random: Random,
  box: readonly [x: number, y: number, width: number, height: number],
  panes: number,
  frame: Recipe = TEAL,
): void {
  const [x, y, width, height] = box;
  const glass = rectangle(x, y, width, height);
  const base = y + height;
  sheet.fill(glass, {
    teal: vertical(y, base, [0, 0.55], [0.6, 0.12], [1, 0]),
    marigold: vertical(y, base, [0, 0], [1, 0.2]),
  });
  sheet.clip(glass, () => {
    const unit = height / 11;
    drawSkyline(sheet, random, { x: x + width * 0.5 - 10.4 * unit, y: base - unit, unit, colour: { teal: 0.42 } });
    for (let tree = 0; tree * 30 < width + 60; tree++)
      sheet.fill(
        ellipse(x - 20 + tree * 30, base - 22 + (tree % 3) * 9, 34 + ((tree * 7) % 16)),
        tree % 3 ? GREEN : LEAF,
      );
  });
  for (let mullion = 1; mullion < panes; mullion++)
    sheet.stroke(polyline([x + (width * mullion) / panes, y], [x + (width * mullion) / panes, base]), 9, frame);
  sheet.stroke(polyline([x, y + height * 0.28], [x + width, y + height * 0.28]), 6, frame);
  sheet.stroke(glass, 14, frame);
  sheet.fill(rectangle(x - 20, base + 4, width + 40, 16), PAPER);
  drawShade(sheet, rectangle(x - 20, base + 20, width + 40, 9), 0.5);
}

/** A band of window light: its left and right ends at the top and bottom of the surface. */
export interface LightBand {
  readonly top: readonly [number, number];
  readonly bottom: readonly [number, number];
}

/** Shades a surface except for the bands of light that fall on it from a window. */
export function drawWindowLight(
  sheet: Sheet,
  box: readonly [x: number, y: number, width: number, height: number],
  bands: readonly LightBand[],
  strength = 0.34,
): void {
  const [x, y, width, height] = box;
  const surface = rectangle(x, y, width, height);
  const holes = bands.map(({ top, bottom }) =>
    polygon([top[0], y], [top[1], y], [bottom[1], y + height], [bottom[0], y + height]),
  );
  sheet.clip(surface, () =>
    sheet.overprint([surface, ...holes].join(''), { teal: 1 }, { opacity: strength, evenOdd: true }),
  );
}

/** A mug in daylight; `foot` is the middle of its base. */
export function drawMug(
  sheet: Sheet,
  foot: Point,
  height: number,
  colour: FlatRecipe,
  shade: FlatRecipe = { teal: 1, indigo: 0.3 },
): void {
  sheet.group(placed(foot[0], foot[1], 0, height / 100), () => {
    sheet.stroke('M34 -78C76 -84 78 -24 34 -26', 13, colour);
    const body = roundedRectangle(-42, -100, 84, 100, 10);
    sheet.fill(body, colour);
    sheet.clip(body, () => sheet.overprint(rectangle(6, -100, 40, 100), shade, { opacity: 0.34 }));
    sheet.fill(ellipse(0, -98, 42, 11), { ...colour, indigo: 0.25 });
    sheet.fill(ellipse(0, -96, 34, 7), { red: 1, marigold: 1, indigo: 0.7 });
  });
}

/** A long daytime shadow: the outline, repeated away from the light. */
export function drawCastShadow(sheet: Sheet, outline: string, shift: readonly [number, number], strength = 0.45): void {
  sheet.group(moved(shift[0], shift[1]), () => drawShade(sheet, outline, strength, 0.08));
}
