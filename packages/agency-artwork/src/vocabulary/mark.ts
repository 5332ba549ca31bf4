/** The logo on objects in the pictures: a bird built from circles and quarter circles. */
import type { FlatRecipe, Point, Sheet } from '../engine/index.js';
import { ellipse, placed } from './geometry.js';

/** The colours of the bird's parts. */
export interface MarkColours {
  readonly body: FlatRecipe;
  readonly wing: FlatRecipe;
  readonly head: FlatRecipe;
  readonly beak: FlatRecipe;
  readonly tail: FlatRecipe;
  readonly eye: FlatRecipe;
}

/** The mark in full colour, for light backgrounds. */
export const MARK_COLOURS: MarkColours = {
  body: { teal: 1, marigold: 0.1 },
  wing: { red: 1, marigold: 0.75 },
  head: { teal: 1, indigo: 0.78 },
  beak: { marigold: 1, red: 0.1 },
  tail: { teal: 1, marigold: 1 },
  eye: { marigold: 0.16 },
};

/** The mark in full colour, for dark backgrounds. */
export const MARK_ON_DARK: MarkColours = {
  body: { marigold: 1, red: 0.1 },
  wing: { red: 1, marigold: 0.75 },
  head: { marigold: 0.06 },
  beak: { marigold: 1, red: 0.55 },
  tail: { marigold: 0.06 },
  eye: { indigo: 1, teal: 1 },
};

/** The mark in one colour. */
export const plainMark = (colour: FlatRecipe, eye: FlatRecipe): MarkColours => ({
  body: colour,
  wing: colour,
  head: colour,
  beak: colour,
  tail: colour,
  eye,
});

/** The circles and lines from which the mark is constructed, in units: centre and radius. */
export const MARK_CIRCLES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0, 0, 2],
  [1.2, -0.8, 0.8],
  [-2, -0.2, 2.1],
];

/**
 * Draws the mark, facing right.
 *
 * @param centre middle of the straight edge where body and wing meet.
 * @param unit the bird is 6.6 units wide and 4.3 high.
 */
export function drawMark(sheet: Sheet, centre: Point, unit: number, colours: MarkColours = MARK_COLOURS): void {
  // Drawn 100 times larger and scaled down, because paths keep only one decimal.
  sheet.group(placed(centre[0], centre[1], 0, unit / 100), () => {
    sheet.fill('M-200 0H-330A130 130 0 0 0 -200 130Z', colours.tail);
    sheet.fill('M-200 0A200 200 0 0 0 200 0Z', colours.body);
    sheet.fill('M40 0V-80A80 80 0 0 1 200 -80V0Z', colours.head);
    sheet.fill('M-210 -230A230 230 0 0 1 30 0H0A210 230 0 0 1 -210 -230Z', colours.wing);
    sheet.fill('M-210 -230A235 235 0 0 1 30 0H-60A190 190 0 0 1 -210 -230Z', colours.wing);
    sheet.fill('M199 -112Q280 -104 334 -52Q270 -60 199 -46Z', colours.beak);
    sheet.fill(ellipse(122, -86, 22), colours.eye);
  });
}
