/** Street life: boda bodas, lit windows, long shadows, pavements. */
import { type FlatRecipe, type Point, type Random, type Recipe, type Sheet, vertical } from '../engine/index.js';
import { CREAM, MIDNIGHT, PLUM, RED } from './colours.js';
import { ellipse, limb, placed, polygon, polyline, rectangle, ring, roundedRectangle } from './geometry.js';
import { buildFigure, drawModelled, type Look, type Modelling, type Pose, reachingFor } from './people/index.js';

/** A boda boda (motorcycle taxi) with its rider, facing right. */
export interface BodaBoda {
  /** The midpoint between the wheels, on the ground. */
  readonly x: number;
  readonly y: number;
  /** Units per centimetre; a rider is about 172 cm tall. */
  readonly scale: number;
  readonly tank: FlatRecipe;
  readonly rider: Look;
  readonly modelling: Modelling;
  /** Colour of the frame, tyres and engine. @default MIDNIGHT */
  readonly frame?: FlatRecipe;
  /** -1 mirrors it to face left. @default 1 */
  readonly direction?: 1 | -1;
}

const RIDER_HEIGHT = 172;
const RIDER_HIPS: Point = [-16, -90];
const RIDER_POSE: Pose = {
  facing: 'right',
  lean: 8,
  armLeft: [40, 70],
  armRight: [40, 70],
  legLeft: [66, -6],
  legRight: [70, -14],
  breadth: 0.62,
  seated: true,
  hands: ['fist', 'fist'],
};

/** Draws a boda boda and its rider; the bike is in centimetres, the origin between its wheels. */
export function drawBodaBoda(sheet: Sheet, boda: BodaBoda): void {
  const { frame = MIDNIGHT, tank } = boda;
  const metal: FlatRecipe = { marigold: 0.2, indigo: 0.2 };
  sheet.group(placed(boda.x, boda.y, 0, boda.scale * (boda.direction ?? 1), boda.scale), () => {
    for (const wheel of [-63, 66]) {
      sheet.fill(ring(wheel, -31, 31, 21), frame, { evenOdd: true });
      sheet.stroke(ellipse(wheel, -31, 20), 2, metal);
      for (const [dx, dy] of [
        [20, 0],
        [10, 17],
        [10, -17],
      ] as const)
        sheet.stroke(polyline([wheel - dx, -31 - dy], [wheel + dx, -31 + dy]), 1.6, metal);
      sheet.fill(ellipse(wheel, -31, 6), frame);
    }
    // Mudguards, fork, swing arm and engine.
    sheet.stroke('M-98 -44Q-84 -72 -52 -66', 7, tank);
    sheet.stroke('M44 -62Q72 -78 98 -44', 7, tank);
    sheet.stroke(polyline([66, -31], [44, -98]), 6, metal);
    sheet.stroke(polyline([-63, -31], [-8, -36]), 7, frame);
    sheet.fill(roundedRectangle(-14, -60, 44, 38, 8), frame);
    sheet.fill(roundedRectangle(-2, -52, 24, 22, 5), metal);
    sheet.stroke(polyline([16, -26], [-30, -22], [-92, -26]), 8, metal);
    sheet.fill('M-84 -88Q-90 -80 -78 -74H4V-84Q-30 -82 -44 -88Z', frame);
    sheet.fill('M-4 -84Q8 -104 36 -98Q44 -92 42 -76L8 -66Z', tank);
    sheet.stroke('M46 -96Q44 -112 26 -112', 5, frame);
    sheet.fill(ellipse(54, -90, 11), frame);
    sheet.fill(ellipse(58, -90, 8), { marigold: 0.3 });
    const look: Look = { hair: 'helmet', outfit: 'shirt', ...boda.rider };
    const grip = { target: [30, -112] as const, bend: -1 as const };
    const pose = reachingFor(RIDER_HIPS, RIDER_HEIGHT, RIDER_POSE, look, [
      { side: 'left', ...grip },
      { side: 'right', ...grip },
    ]);
    drawModelled(sheet, buildFigure(RIDER_HIPS, RIDER_HEIGHT, pose, look), boda.modelling);
  });
}

/** A grid of windows in a box, some of them lit. */
export function drawWindowGrid(
  sheet: Sheet,
  random: Random,
  box: readonly [x: number, y: number, width: number, height: number],
  columns: number,
  rows: number,
  lit: number,
  colour: Recipe,
): void {
  const [x, y, width, height] = box;
  const [stepX, stepY] = [width / columns, height / rows];
  let outline = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random() >= lit) continue;
      outline += rectangle(x + (column + 0.16) * stepX, y + (row + 0.2) * stepY, stepX * 0.68, stepY * 0.58);
    }
  }
  if (outline) sheet.fill(outline, colour);
}

/**
 * The long hard shadow of a standing person, overprinted in teal.
 *
 * @param reach the vector from the feet to the end of the shadow.
 */
export function drawLongShadow(
  sheet: Sheet,
  [x, y]: Point,
  width: number,
  reach: readonly [number, number],
  strength = 0.42,
): void {
  const [dx, dy] = reach;
  const outline = limb([
    [x, y, width * 0.34],
    [x + dx * 0.3, y + dy * 0.3, width * 0.4],
    [x + dx * 0.62, y + dy * 0.62, width * 0.5],
    [x + dx * 0.84, y + dy * 0.84, width * 0.3],
    [x + dx, y + dy, width * 0.22],
  ]);
  sheet.overprint(outline, { teal: 1 }, { opacity: strength });
}

/** A bicycle seen from the side, facing right; the point is between its wheels on the ground. */
export function drawBicycle(sheet: Sheet, x: number, y: number, scale: number, colour: Recipe, rim: Recipe): void {
  sheet.group(placed(x, y, 0, scale), () => {
    for (const wheel of [-54, 54]) {
      sheet.stroke(ellipse(wheel, -34, 32), 5.5, colour);
      sheet.stroke(ellipse(wheel, -34, 28), 1.6, rim);
    }
    sheet.stroke(polyline([-54, -34], [-22, -84], [36, -88], [-2, -34], [-54, -34]), 5, colour);
    sheet.stroke(polyline([-2, -34], [-26, -96]), 5, colour);
    sheet.stroke(polyline([54, -34], [34, -104]), 5, colour);
    sheet.stroke('M34 -104Q48 -112 56 -104', 5, colour);
    sheet.fill(roundedRectangle(-42, -102, 32, 8, 4), colour);
    sheet.stroke(polyline([-22, -84], [-80, -80]), 4, colour);
    sheet.fill(ellipse(-2, -34, 9), colour);
  });
}

/** A striped kerb: black and white blocks, as on every Nairobi roundabout. */
export function drawKerb(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  blocks: number,
  dark: Recipe = PLUM,
  light: Recipe = CREAM,
): void {
  sheet.fill(rectangle(x, y, width, height), dark);
  const step = width / blocks;
  for (let block = 0; block < blocks; block += 2) sheet.fill(rectangle(x + block * step, y, step, height), light);
}

/** A scalloped awning with whole stripes, hanging forward over a shop front. */
export function drawAwning(
  sheet: Sheet,
  top: readonly [left: number, right: number, y: number],
  bottom: readonly [left: number, right: number, y: number],
  stripes: number,
  colours: readonly [FlatRecipe, FlatRecipe],
): void {
  for (let stripe = 0; stripe < stripes; stripe++) {
    const on = ([left, right]: readonly [number, number, number], index: number): number =>
      left + ((right - left) * index) / stripes;
    const [a, b] = [on(top, stripe), on(top, stripe + 1)];
    const [c, d] = [on(bottom, stripe), on(bottom, stripe + 1)];
    const drop = (d - c) * 0.5;
    const edge = `L${d} ${bottom[2]}Q${d} ${bottom[2] + drop} ${(c + d) / 2} ${bottom[2] + drop}Q${c} ${bottom[2] + drop} ${c} ${bottom[2]}Z`;
    sheet.fill(`M${a} ${top[2]}H${b}${edge}`, colours[stripe % 2 === 0 ? 0 : 1]);
    sheet.overprint(`M${c} ${bottom[2]}H${d}${edge}`, { indigo: 1 }, { opacity: 0.3 });
  }
}

/** A zebra crossing in perspective: bars between two lines. */
export function drawZebra(
  sheet: Sheet,
  far: readonly [left: number, right: number, y: number],
  near: readonly [left: number, right: number, y: number],
  bars: number,
  colour: Recipe,
): void {
  for (let bar = 0; bar < bars; bar++) {
    const on = ([left, right, y]: readonly [number, number, number], share: number): Point => [
      left + (right - left) * share,
      y,
    ];
    const [from, to] = [(bar + 0.2) / bars, (bar + 0.8) / bars];
    sheet.fill(polygon(on(far, from), on(far, to), on(near, to), on(near, from)), colour);
  }
}

/** A printer's sign: a round plate on a bracket with a register mark; `centre` is the middle of the plate. */
export function drawRegisterSign(sheet: Sheet, centre: Point, radius: number, ground: FlatRecipe = RED): void {
  const [x, y] = centre;
  sheet.stroke(polyline([x, y - radius * 1.5], [x, y - radius]), radius * 0.1, MIDNIGHT);
  sheet.fill(ellipse(x, y, radius), MIDNIGHT);
  sheet.fill(ellipse(x, y, radius * 0.9), ground);
  sheet.stroke(ellipse(x, y, radius * 0.46), radius * 0.12, CREAM);
  sheet.stroke(polyline([x - radius * 0.74, y], [x + radius * 0.74, y]), radius * 0.12, CREAM, { cap: 'butt' });
  sheet.stroke(polyline([x, y - radius * 0.74], [x, y + radius * 0.74]), radius * 0.12, CREAM, { cap: 'butt' });
}

/** Light from a shop front on the street: a fan that fades towards the viewer. */
export function drawSpill(
  sheet: Sheet,
  top: readonly [left: number, right: number, y: number],
  bottom: readonly [left: number, right: number, y: number],
  colour: FlatRecipe,
  strength = 0.85,
): void {
  const fade = (tint: number, opacity: number) => vertical(top[2], bottom[2], [0, tint, opacity], [1, tint, 0]);
  const recipe: Recipe = { indigo: fade(0, strength) };
  for (const ink of ['marigold', 'red', 'teal'] as const) {
    const tint = colour[ink];
    if (tint !== undefined) recipe[ink] = fade(tint, strength);
  }
  sheet.overprint(polygon([top[0], top[2]], [top[1], top[2]], [bottom[1], bottom[2]], [bottom[0], bottom[2]]), recipe);
}
