/** Vehicles: the roadshow truck, matatus, cars. They face left unless mirrored by a group. */
import { type FlatRecipe, linear, type Recipe, type Sheet } from '../engine/index.js';
import { CREAM, MIDNIGHT, PLUM } from './colours.js';
import { ellipse, placed, polygon, polyline, rectangle, roundedRectangle } from './geometry.js';

/** A wheel with a lit hub. */
export function drawWheel(sheet: Sheet, x: number, y: number, radius: number, tyre: Recipe = PLUM): void {
  sheet.fill(ellipse(x, y, radius), tyre);
  sheet.fill(ellipse(x, y, radius * 0.56), { marigold: 0.15, indigo: 0.25 });
  sheet.fill(ellipse(x, y, radius * 0.37), { indigo: 0.85, red: 1 });
  sheet.fill(ellipse(x, y, radius * 0.13), { marigold: 0.3 });
}

/** The cab of a lorry, facing left: 200 wide and 260 high, with its lower right corner at (200, 0). */
export function drawLorryCab(sheet: Sheet, colour: FlatRecipe, glass: Recipe): void {
  sheet.fill('M-20 0V-86Q-18 -108 8 -118L44 -240Q50 -258 70 -258H186V0Z', colour);
  sheet.overprint('M-20 0V-58H186V0Z', { indigo: linear([0, -68], [0, 0], [0, 0.15], [1, 0.85]) });
  sheet.fill('M26 -124L58 -230Q62 -238 72 -238H96V-124Z', glass);
  sheet.fill(roundedRectangle(106, -238, 62, 114, 8), glass);
  sheet.fill(polygon([60, -124], [84, -238], [96, -238], [80, -124]), { marigold: 0.1 });
  sheet.stroke(polyline([101, -248], [101, -18]), 3, MIDNIGHT);
  sheet.fill(roundedRectangle(112, -108, 26, 7, 3), PLUM);
  sheet.fill(roundedRectangle(-26, -78, 20, 34, 8), { marigold: 0.3 });
  sheet.fill(roundedRectangle(-30, -20, 80, 22, 6), PLUM);
  sheet.stroke('M40 -196H18V-150', 6, PLUM);
}

/** A matatu (minibus) facing right. */
export interface Matatu {
  /** The midpoint between the wheels, on the ground. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly body: FlatRecipe;
  readonly stripe: FlatRecipe;
  /** @default { teal: 0.85, indigo: 0.55 } */
  readonly glass?: Recipe;
  /** -1 mirrors it to face left. @default 1 */
  readonly direction?: 1 | -1;
  /**
   * Draws a wrap on the body, in units in which the matatu is 100 wide and 46 high. The origin is the midpoint
   * between the wheels.
   */
  readonly wrap?: () => void;
}

const MATATU_BODY = 'M-50 0V-39.6Q-50 -46 -44 -46H28Q36 -46 41 -27.6L50 -23V0Z';

/** Draws a matatu. */
export function drawMatatu(sheet: Sheet, matatu: Matatu): void {
  const glass = matatu.glass ?? { teal: 0.85, indigo: 0.55 };
  const scale = matatu.width / 100;
  sheet.group(placed(matatu.x, matatu.y, 0, scale * (matatu.direction ?? 1), scale), () => {
    sheet.fill(MATATU_BODY, matatu.body);
    if (matatu.wrap) sheet.clip(MATATU_BODY, matatu.wrap);
    else sheet.fill(rectangle(-50, -19.3, 100, 6), matatu.stripe);
    for (let pane = 0; pane < 4; pane++) sheet.fill(roundedRectangle(-45 + pane * 18, -40.5, 15.5, 17.5, 2), glass);
    sheet.fill(polygon([28, -40.5], [31, -40.5], [38.5, -24], [28, -24]), glass);
    sheet.fill(rectangle(-46, -48.3, 66, 2.3), MIDNIGHT);
    sheet.overprint(rectangle(-50, -8, 100, 8), { indigo: 0.6 }, { opacity: 0.5 });
    for (const wheel of [-29, 30]) {
      sheet.fill(ellipse(wheel, 0, 9.5), MIDNIGHT);
      sheet.fill(ellipse(wheel, 0, 4.5), CREAM);
    }
    sheet.fill(rectangle(46, -14, 5, 5.5), { marigold: 1 });
  });
}

/** A small car facing right. */
export function drawCar(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  body: FlatRecipe,
  direction: 1 | -1 = 1,
): void {
  const scale = width / 100;
  const glass: Recipe = { teal: 0.85, indigo: 0.55 };
  sheet.group(placed(x, y, 0, scale * direction, scale), () => {
    sheet.fill('M-50 0V-15L-34 -17L-22 -30H12L28 -17L48 -13Q50 -8 50 0Z', body);
    sheet.fill(polygon([-29, -17], [-20, -27.5], [-5, -27.5], [-5, -17]), glass);
    sheet.fill(polygon([-2, -17], [-2, -27.5], [10, -27.5], [22, -17]), glass);
    for (const wheel of [-28, 30]) {
      sheet.fill(ellipse(wheel, 0, 9), MIDNIGHT);
      sheet.fill(ellipse(wheel, 0, 4), CREAM);
    }
  });
}
