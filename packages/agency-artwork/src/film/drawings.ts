/** The film's drawings: the sheet that is printed, the rollers that print it, and the stage in Nairobi. */
import {
  type FlatRecipe,
  INKS,
  type Ink,
  type Point,
  type Recipe,
  radial,
  Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { ARTBOARD_WIDTH } from '../engine/sheet.js';
import { drawSkyline, KICC_OFFSET } from '../vocabulary/city.js';
import { AMBER, GREEN, LAMPLIGHT, MARIGOLD, MIDNIGHT, NAVY, PLUM, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, polyline, rays, rectangle, ring, roundedRectangle } from '../vocabulary/geometry.js';
import { drawBeam, drawHalo } from '../vocabulary/light.js';
import { drawAcacia, drawBirds, drawHill } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';
import { buildFigure, drawCrowdRow, drawRimLit, POSES } from '../vocabulary/people/index.js';
import { drawGuitar, drawHandMicrophone, drawLineArray, drawStageLamp, drawTruss } from '../vocabulary/stage.js';

/** The picture area on the sheet, in sheet units. The paper around it is cut off after printing. */
export const TRIM = { x: 112, y: 63, width: 1376, height: 774 } as const;

/** Centres of the registration marks, in sheet units. */
export const MARKS: readonly Point[] = [
  [56, 150],
  [1544, 150],
  [1544, 750],
  [56, 750],
];

/** Size of a registration mark measured from its centre, in sheet units. */
export const MARK_REACH = 38;

/** A sheet on which all inks print the same shapes, as for registration marks. */
const everyInk: Recipe = Object.fromEntries(INKS.map((ink) => [ink, 1]));

function drawMark(sheet: Sheet, [x, y]: Point, recipe: Recipe): void {
  const reach = MARK_REACH - 4;
  sheet.stroke(ellipse(x, y, 20), 3.4, recipe, { overprint: true });
  sheet.stroke(`M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}`, 3.4, recipe, {
    cap: 'butt',
    overprint: true,
  });
}

/** The marks alone, which are on the sheet before the first plate. */
export function drawMarks(): Sheet {
  const sheet = new Sheet();
  for (const mark of MARKS) drawMark(sheet, mark, { indigo: 0.85 });
  return sheet;
}

/** The sheet: Nairobi at sundown inside the trim, with marks and ink patches in the margin. */
export function drawPrintedSheet(): Sheet {
  const sheet = new Sheet();
  const random = seededRandom(17);
  const { x, y, width, height } = TRIM;
  sheet.clip(rectangle(x, y, width, height), () => {
    drawSundown(sheet, random);
    // Slightly larger than the trim, so that no ink below shows along its edge.
    drawBand(sheet, 'triangles', x - 4, y + height - 70, width + 8, 74, {
      ground: PLUM,
      figure: VERMILION,
      accent: MARIGOLD,
    });
  });
  for (const mark of MARKS) drawMark(sheet, mark, everyInk);
  INKS.forEach((ink, index) => {
    sheet.fill(rectangle(680 + index * 62, 856, 50, 26), { [ink]: 1 });
  });
  return sheet;
}

const SUN: Point = [800, 420];

function drawSundown(sheet: Sheet, random: () => number): void {
  sheet.fill(EVERYTHING, {
    teal: vertical(60, 690, [0, 1], [0.5, 0.62], [1, 0.12]),
    marigold: vertical(240, 700, [0, 0], [1, 0.75]),
  });
  sheet.fill(ellipse(...SUN, 356), { marigold: 0.75, teal: 0.1 });
  sheet.fill(rays(SUN, 282, 344, 40, 0.72), { marigold: 1, red: 0.5 });
  sheet.fill(ellipse(...SUN, 262), {
    marigold: 1,
    red: vertical(170, 660, [0, 0.08], [0.45, 0.4], [1, 1]),
  });
  sheet.overprint(ring(...SUN, 240, 231), { red: 1 }, { evenOdd: true });
  drawBirds(
    sheet,
    [
      [330, 236, 22],
      [392, 208, 17],
      [276, 204, 15],
    ],
    NAVY,
  );
  drawSkyline(sheet, random, { x: SUN[0] - KICC_OFFSET * 62, y: 676, unit: 62, colour: NAVY, windows: AMBER });
  drawHill(
    sheet,
    [
      [-80, 690],
      [260, 640],
      [560, 668],
      [900, 690],
      [1240, 650],
      [1680, 630],
    ],
    { ...GREEN, indigo: vertical(640, 780, [0, 0.05], [1, 0.5]) },
  );
  drawAcacia(sheet, random, {
    foot: [1300, 776],
    height: 400,
    trunk: PLUM,
    leaf: { teal: 1, marigold: 0.9, indigo: 0.78 },
    lit: { ...GREEN, indigo: 0.1 },
    spread: 0.86,
  });
  drawAcacia(sheet, random, {
    foot: [262, 770],
    height: 190,
    trunk: PLUM,
    leaf: { teal: 1, marigold: 0.9, indigo: 0.7 },
    lit: GREEN,
  });
}

/** A plate's inked roller, upright in the middle of the artboard. */
export function drawRoller(sheet: Sheet, ink: Ink): void {
  const body = roundedRectangle(768, 64, 64, 772, 10);
  sheet.fill(rectangle(790, 22, 20, 856), LAMPLIGHT);
  sheet.fill(roundedRectangle(760, 40, 80, 34, 8), LAMPLIGHT);
  sheet.fill(roundedRectangle(760, 826, 80, 34, 8), LAMPLIGHT);
  sheet.fill(body, { [ink]: 1 });
  sheet.fill(rectangle(780, 84, 9, 732), { [ink]: ink === 'indigo' ? 0.5 : 0.3 });
  sheet.overprint(rectangle(812, 74, 20, 752), { indigo: ink === 'indigo' ? 1 : 0.5 });
  if (ink === 'indigo') sheet.stroke(body, 3, LAMPLIGHT);
}

/** Ground level of the stage, on which the city stands, in artboard units. */
const GROUND = 664;
/** Front edge of the stage. */
const DECK = 640;
const RIG = 74;

/** Where the trimmed picture hangs at the end of the film, in artboard units. */
export const BACKDROP = { centre: [800, 352] as Point, width: 800 };

/** A lamp. On the rig it shines down; on the deck, up. */
interface Lamp {
  readonly at: Point;
  readonly angle: number;
  readonly colour: FlatRecipe;
  /** The group with which it comes on, from 1. */
  readonly on: number;
}

// Their light removes teal from the night. Otherwise marigold would turn green.
const WARM: FlatRecipe = { marigold: 0.9, red: 0.16, teal: 0 };
const RED_LIGHT: FlatRecipe = { red: 0.9, marigold: 0.6, teal: 0 };
const COLD: FlatRecipe = { teal: 0.55, marigold: 0.1 };

/** Lamps on the left of the stage, mirrored on the right. */
const LEFT_LAMPS: readonly Lamp[] = [
  { at: [292, RIG + 24], angle: 9, colour: WARM, on: 1 },
  { at: [236, RIG + 24], angle: -24, colour: COLD, on: 1 },
  { at: [500, RIG + 24], angle: -48, colour: RED_LIGHT, on: 2 },
  { at: [660, RIG + 24], angle: 0, colour: WARM, on: 2 },
  { at: [150, DECK + 4], angle: -152, colour: RED_LIGHT, on: 3 },
];

const LAMPS: readonly Lamp[] = [
  ...LEFT_LAMPS,
  ...LEFT_LAMPS.map(
    ({ at: [x, y], angle, ...lamp }): Lamp => ({ ...lamp, at: [ARTBOARD_WIDTH - x, y], angle: -angle }),
  ),
];

/** Number of lamp groups. */
export const LIGHTS = 3;

/** The bench under the press room's lamp; it becomes the night sky. */
export function drawNight(): Sheet {
  return new Sheet().fill(EVERYTHING, {
    teal: 1,
    indigo: radial([800, 450], 1000, [0, 0.5], [0.55, 0.74], [1, 1]),
  });
}

/** The city left and right of the stage. */
export function drawCity(sheet: Sheet): void {
  const random = seededRandom(5);
  const towers = MIDNIGHT;
  drawSkyline(sheet, random, { x: 150 - KICC_OFFSET * 52, y: GROUND, unit: 52, colour: towers, windows: AMBER });
  drawSkyline(sheet, random, { x: 1176, y: GROUND, unit: 52, colour: towers, windows: AMBER });
  sheet.fill(rectangle(-20, GROUND, 1640, 260), MIDNIGHT);
}

/**
 * The night behind the stage, with the city and the first lamps.
 *
 * @param lit number of lamp groups that are on, from 0 to `LIGHTS`.
 */
export function drawStageNight(lit: number): Sheet {
  const sheet = drawNight();
  drawCity(sheet);
  if (lit > 0) drawHalo(sheet, [800, 370], 560 + lit * 40, { marigold: 0.8, red: 0.8, teal: 0.4 }, 0.25 + lit * 0.1);
  for (const { at: from, angle, colour, on } of LAMPS)
    if (on <= lit) drawBeam(sheet, { from, angle, length: 640, widths: [7, 66], colour });
  return sheet;
}

/** The truss, lamps and loudspeakers, which come down from above. */
export function drawRig(sheet: Sheet): void {
  const steel: FlatRecipe = { marigold: 0.5, red: 0.9, indigo: 0.66 };
  drawTruss(sheet, [170, RIG], [1430, RIG], 46, steel, 5.4);
  for (const x of [190, 1410]) drawTruss(sheet, [x, -700], [x, DECK + 6], 44, steel, 5);
  for (const { at, angle } of LAMPS) if (at[1] < DECK) drawStageLamp(sheet, [at[0], RIG + 26], angle, 1.25);
  // The wires that the picture hangs from.
  for (const x of [580, 1020]) sheet.stroke(polyline([x, RIG], [x, 150]), 4, steel);
  drawLineArray(sheet, [350, 108], 7, 54, 1, PLUM, AMBER);
  drawLineArray(sheet, [1250, 108], 7, 54, -1, PLUM, AMBER);
}

/** The deck with the band, which comes up from below. */
export function drawDeck(sheet: Sheet): void {
  sheet.fill(rectangle(150, DECK - 26, 1300, 30), { red: 1, marigold: 0.5, indigo: 0.5 });
  sheet.fill(rectangle(130, DECK, 1340, 290), { indigo: 1, red: 0.8 });
  drawBand(sheet, 'triangles', 130, DECK + 6, 1340, 44, { ground: PLUM, figure: VERMILION, accent: MARIGOLD });
  const rim = (dx: number) => ({ colour: LAMPLIGHT, shift: [dx, 2.6] as const, body: PLUM });
  const singer = buildFigure([676, DECK - 8], 300, POSES.singing, { hair: 'braids', outfit: 'dress' });
  drawRimLit(sheet, singer, rim(3.2));
  const [x, y] = singer.hands[1];
  drawHandMicrophone(sheet, [x - 9, y - 18], 6, 18);
  const guitarist = buildFigure(
    [934, DECK - 8],
    262,
    {
      facing: 'left',
      lean: 7,
      headTilt: -10,
      armLeft: [-62, -108],
      armRight: [34, -58],
      legLeft: [-17, -8],
      legRight: [18, 6],
      breadth: 0.82,
      hands: ['fist', 'fist'],
      frontArm: 'both',
    },
    { hair: 'afro' },
  );
  drawRimLit(sheet, { parts: guitarist.parts.filter((part) => part.layer < 2) }, rim(-3));
  drawGuitar(sheet, [930, DECK - 130], 204, 0.84, VERMILION, AMBER);
  drawRimLit(sheet, { parts: guitarist.parts.filter((part) => part.layer === 2) }, rim(-3));
  for (let flame = 0; flame < 9; flame++) {
    const lamp = 200 + flame * 150;
    sheet.fill(ellipse(lamp, DECK + 2, 15, 6), LAMPLIGHT);
  }
}

const ROWS = [
  { y: 744, size: 33, step: 66, body: { indigo: 0.86, red: 1 }, rim: MARIGOLD, rimWidth: 2.4 },
  { y: 806, size: 55, step: 116, body: PLUM, rim: AMBER, rimWidth: 3 },
  { y: 884, size: 92, step: 204, body: MIDNIGHT, rim: { marigold: 1, red: 0.6 }, rimWidth: 3.8 },
] as const;

/** Number of rows in the audience, from far to near. */
export const AUDIENCE = ROWS.length;

/** One row of the audience, from behind. */
export function drawAudience(sheet: Sheet, row: number): void {
  const { size, ...rest } = ROWS[row] as (typeof ROWS)[number];
  drawCrowdRow(sheet, seededRandom(40 + row), { ...rest, size, raised: 0.42, lightX: 800, phones: 0.2 });
}
