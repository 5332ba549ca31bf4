/**
 * Logos on objects in the pictures: the coffee roaster's bird, built from circles and quarter circles; emblems of other
 * clients; and the agency's own mark.
 */
import type { FlatRecipe, Point, Sheet } from '../engine/index.js';
import { INDIGO, MARIGOLD, VERMILION } from './colours.js';
import { ellipse, onCircle, placed, polygon, polyline, rectangle } from './geometry.js';

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

/** Emblems of clients other than the coffee roaster. */
export type Emblem = 'star' | 'leaf';

/** The colours of an emblem: its body, its second part, and its details. */
export interface EmblemColours {
  readonly body: FlatRecipe;
  readonly second: FlatRecipe;
  readonly detail: FlatRecipe;
}

/** Draws an emblem inside a circle. */
export function drawEmblem(
  sheet: Sheet,
  emblem: Emblem,
  centre: Point,
  radius: number,
  { body, second, detail }: EmblemColours,
): void {
  sheet.group(placed(centre[0], centre[1], 0, radius / 100), () => {
    if (emblem === 'star') {
      const corners = Array.from({ length: 10 }, (_, index) => onCircle([0, 6], index % 2 ? 46 : 104, index * 36 - 90));
      sheet.fill(polygon(...corners), body);
      for (let arm = 0; arm < 5; arm++)
        sheet.fill(polygon([0, 6], onCircle([0, 6], 104, arm * 72 - 90), onCircle([0, 6], 46, arm * 72 - 54)), second);
      sheet.fill(ellipse(0, 6, 17), detail);
    } else {
      sheet.fill('M0 44C-10 -16 -46 -38 -92 -34C-90 18 -52 48 0 44Z', body);
      sheet.fill('M0 44C10 -16 46 -38 92 -34C90 18 52 48 0 44Z', body);
      sheet.fill('M0 36C-42 -8 -34 -56 0 -92C34 -56 42 -8 0 36Z', second);
      sheet.stroke('M0 40V92', 12, body);
      sheet.stroke('M0 30V-46', 5, detail);
    }
  });
}

/** Draws the agency's mark: a sun over a horizon, with a drop of ink hanging from it. It is as tall as it is wide. */
export function drawAgencyMark(sheet: Sheet, centre: Point, width: number): void {
  // Drawn ten times larger and scaled down, because paths keep only one decimal.
  sheet.group(placed(centre[0], centre[1], 0, width / 400), () => {
    sheet.fill('M-130 -5A130 130 0 0 1 130 -5Z', MARIGOLD);
    sheet.fill('M-82 25H82C92 81 48 109 0 180C-48 109 -92 81 -82 25Z', VERMILION);
    for (const [from, to] of [
      [
        [0, -191],
        [0, -163],
      ],
      [
        [-114, -158],
        [-99, -134],
      ],
      [
        [114, -158],
        [99, -134],
      ],
      [
        [-183, -84],
        [-157, -73],
      ],
      [
        [183, -84],
        [157, -73],
      ],
    ] as const)
      sheet.stroke(polyline(from, to), 18, MARIGOLD);
    sheet.fill(rectangle(-190, 0, 380, 18), INDIGO);
  });
}
