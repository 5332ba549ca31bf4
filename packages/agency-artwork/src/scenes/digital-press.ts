/**
 * Digital printing: sheets, each one different, fly out of a dark press's bright slot and fan out towards the viewer.
 */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  linear,
  type Point,
  type Recipe,
  type Sheet,
  vertical,
} from '../engine/index.js';
import {
  AMBER,
  CREAM,
  GREEN,
  LAMPLIGHT,
  MARIGOLD,
  MIDNIGHT,
  PAPER,
  PLUM,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  placed,
  polygon,
  polyline,
  rays,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade, drawPool, drawShade } from '../vocabulary/light.js';
import { drawBand, drawCloth, type Pattern } from '../vocabulary/patterns.js';
import { drawPortrait, type Portrait } from '../vocabulary/people/index.js';

/** The press: its ends, top and foot, and the slot from which the sheets emerge. */
const PRESS = { left: 872, right: 1568, top: 64, foot: 700 };
const SLOT = { left: 964, right: 1476, top: 208, bottom: 256 };
/** The point from which the fan opens. */
const MOUTH: Point = [1220, 226];

/** The colours that change between the night shift and the day. */
interface Hues {
  readonly day: boolean;
  /** The press's front, darker towards the bottom. */
  readonly front: Recipe;
  readonly top: Recipe;
  readonly panel: Recipe;
  readonly line: Recipe;
  readonly band: FlatRecipe;
}

const NIGHT: Hues = {
  day: false,
  front: {
    red: 1,
    indigo: linear([PRESS.left, PRESS.top], [PRESS.right, PRESS.foot], [0, 0.82], [0.5, 0.9], [1, 1]),
  },
  top: { red: 1, marigold: 0.1, indigo: 0.6 },
  panel: { red: 1, indigo: 0.9 },
  line: { red: 1, marigold: 0.5, indigo: 0.3 },
  band: { red: 1, indigo: 0.6 },
};

const DAY: Hues = {
  day: true,
  front: { teal: 1, marigold: 0.14, indigo: vertical(PRESS.top, PRESS.foot, [0, 0], [1, 0.22]) },
  top: { teal: 0.6, marigold: 0.08 },
  panel: { teal: 1, indigo: 0.34 },
  line: { teal: 0.5 },
  band: { teal: 1, indigo: 0.42 },
};

export const digitalPress = defineScene({
  seed: 6,
  focus: { x: 0.73, y: 0.48 },
  options: {
    /** `night`: lit by the slot; `day`: a closer view, teal on paper, with pattern cards instead of portraits. */
    light: 'night',
  },
  draw(sheet, { light }) {
    if (light === 'day') {
      drawDayRoom(sheet);
      sheet.group('translate(1190 400) scale(1.16) translate(-1210 -380)', () => {
        drawPress(sheet, DAY);
        drawFan(sheet, DAY);
      });
      return;
    }
    drawNightRoom(sheet);
    drawPress(sheet, NIGHT);
    drawGlow(sheet);
    drawFan(sheet, NIGHT);
    drawHeadlineShade(sheet, 680, 0.86, { red: 1 });
  },
});

function drawNightRoom(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { red: 1, indigo: horizontal(0, 1600, [0, 1], [0.5, 0.9], [1, 0.8]) });
  // Shelves of paper in the dark background.
  for (const [row, y] of [196, 330, 464, 598].entries()) {
    sheet.fill(rectangle(560, y, 1060, 9), { red: 1, indigo: 0.72 });
    for (let ream = 0; ream < 9; ream++) {
      const x = 596 + ream * 34 + (row % 2) * 12;
      const height = 40 + ((ream * 5 + row * 3) % 4) * 15;
      sheet.fill(rectangle(x, y - height, 27, height), {
        red: 1,
        marigold: ream % 3 ? 0 : 0.5,
        indigo: 0.66 + ((ream + row) % 3) * 0.1,
      });
    }
  }
  sheet.fill(rectangle(-20, 700, 1640, 220), { red: 1, indigo: vertical(700, 900, [0, 0.86], [1, 1]) });
  drawPool(sheet, [1220, 800], 600, 110, { marigold: 0.7 }, 0.42);
}

function drawDayRoom(sheet: Sheet): void {
  sheet.fill(EVERYTHING, PAPER);
  sheet.fill(rectangle(-20, 716, 1640, 220), { marigold: 0.34 });
  sheet.fill(rectangle(-20, 710, 1640, 7), { marigold: 0.6, red: 0.2 });
  // The window's shadow lies across the wall at an angle.
  for (const x of [-40, 300, 640]) {
    drawShade(sheet, polygon([x, -20], [x + 150, -20], [x - 130, 716], [x - 280, 716]), 0.16);
  }
}

function drawPress(sheet: Sheet, hues: Hues): void {
  const { left, right, top, foot } = PRESS;
  if (hues.day)
    drawShade(sheet, polygon([left, foot + 14], [right, foot + 14], [right - 150, 830], [left - 210, 830]), 0.4);
  // The feeder stands at the back on the right.
  sheet.fill(roundedRectangle(1390, top + 60, 320, foot - top - 60, 20), hues.panel);
  sheet.fill(roundedRectangle(left, top, right - left, foot - top, 26), hues.front);
  sheet.fill(polygon([left + 18, top], [right - 18, top], [right - 70, top - 26], [left + 74, top - 26]), hues.top);
  sheet.stroke(polyline([left + 22, top + 2], [right - 22, top + 2]), 4, hues.day ? PAPER : AMBER);
  drawBand(sheet, 'suns', left + 34, top + 34, 440, 44, { ground: hues.band, figure: MARIGOLD, accent: VERMILION });
  sheet.stroke(polyline([left + 2, top + 26], [left + 2, foot - 26]), 4, hues.line);
  // Control screen.
  sheet.fill(roundedRectangle(right - 196, top + 24, 164, 92, 9), MIDNIGHT);
  sheet.fill(roundedRectangle(right - 187, top + 33, 146, 74, 5), hues.day ? PAPER : { teal: 0.5 });
  for (const [index, ink] of [MARIGOLD, VERMILION, TEAL, { indigo: 1 } as FlatRecipe].entries()) {
    const height = 24 + ((index * 17) % 30);
    sheet.fill(rectangle(right - 174 + index * 32, top + 98 - height, 20, height), ink);
  }
  // Doors below the slot, and the foot.
  for (const x of [left + 28, left + 354]) {
    sheet.stroke(roundedRectangle(x, 372, 314, 286, 14), 4, hues.line, { opacity: 0.7 });
    sheet.fill(roundedRectangle(x + 130, 392, 54, 12, 6), hues.line);
  }
  sheet.fill(rectangle(left + 30, foot, right - left - 60, 16), hues.day ? MIDNIGHT : PLUM);
  // The slot in its frame.
  sheet.fill(
    roundedRectangle(SLOT.left - 24, SLOT.top - 22, SLOT.right - SLOT.left + 48, SLOT.bottom - SLOT.top + 48, 14),
    hues.day ? MIDNIGHT : PLUM,
  );
  const opening = rectangle(SLOT.left, SLOT.top, SLOT.right - SLOT.left, SLOT.bottom - SLOT.top);
  if (hues.day) {
    sheet.fill(opening, { teal: 1, indigo: vertical(SLOT.top, SLOT.bottom, [0, 1], [1, 0.6]) });
  } else {
    sheet.fill(opening, {
      marigold: vertical(SLOT.top, SLOT.bottom, [0, 0.5], [0.5, 0.05], [1, 0.3]),
      red: vertical(SLOT.top, SLOT.bottom, [0, 0.25], [0.4, 0], [1, 0]),
    });
  }
}

/** The slot's light falls down the front and out towards the viewer. */
function drawGlow(sheet: Sheet): void {
  drawHalo(sheet, MOUTH, 420, { marigold: 0.8 }, 0.34);
  const ray: Recipe = {
    indigo: vertical(SLOT.bottom, 800, [0, 0, 0.6], [0.3, 0, 0.26], [1, 0, 0]),
    marigold: vertical(SLOT.bottom, 800, [0, 0.9, 0.8], [0.7, 1, 0]),
  };
  sheet.overprint(polygon([SLOT.left, SLOT.bottom], [SLOT.right, SLOT.bottom], [1700, 800], [740, 800]), ray);
  const opening = rectangle(SLOT.left, SLOT.top, SLOT.right - SLOT.left, SLOT.bottom - SLOT.top);
  sheet.fill(opening, { marigold: vertical(SLOT.top, SLOT.bottom, [0, 0.4], [0.5, 0.04], [1, 0.25]) });
  sheet.stroke(polyline([SLOT.left, SLOT.bottom + 4], [SLOT.right, SLOT.bottom + 4]), 7, AMBER);
}

/** Half the width and height of a sheet at scale 1. */
const [HALF_WIDTH, HALF_HEIGHT] = [68, 92];

/** The fan, farthest sheet first: angle from straight down, distance from the mouth, scale. */
const FLIGHT: readonly (readonly [angle: number, distance: number, scale: number])[] = [
  [3, 34, 0.58],
  [-56, 128, 0.62],
  [54, 130, 0.62],
  [-22, 96, 0.64],
  [20, 100, 0.64],
  [-66, 300, 0.92],
  [60, 282, 0.92],
  [-34, 268, 0.98],
  [33, 272, 0.98],
  [0, 262, 1.02],
  [-48, 490, 1.32],
  [45, 462, 1.22],
  [-19, 508, 1.42],
  [17, 512, 1.42],
];

function drawFan(sheet: Sheet, hues: Hues): void {
  // The newest sheet is still half inside the press.
  sheet.clip(rectangle(SLOT.left, MOUTH[1] + 12, SLOT.right - SLOT.left, 400), () => drawFlyingSheet(sheet, hues, 0));
  for (let index = 1; index < FLIGHT.length; index++) drawFlyingSheet(sheet, hues, index);
}

function drawFlyingSheet(sheet: Sheet, hues: Hues, index: number): void {
  const [angle, distance, scale] = cycle(FLIGHT, index);
  const radians = (angle * Math.PI) / 180;
  const x = MOUTH[0] + Math.sin(radians) * distance * 1.12;
  const y = MOUTH[1] + Math.cos(radians) * distance;
  const bow = index % 2 ? 12 : -12;
  const outline = `M${-HALF_WIDTH} ${-HALF_HEIGHT}Q0 ${-HALF_HEIGHT - bow} ${HALF_WIDTH} ${-HALF_HEIGHT}L${HALF_WIDTH} ${HALF_HEIGHT}Q0 ${HALF_HEIGHT - bow} ${-HALF_WIDTH} ${HALF_HEIGHT}Z`;
  const turn = -angle * 0.72 + (index % 3) * 5 - 5;
  const drop = 10 + 12 * scale;
  sheet.group(placed(x + (hues.day ? -drop : Math.sin(radians) * drop), y + drop, turn, scale), () => {
    if (hues.day) drawShade(sheet, outline, 0.42);
    else sheet.overprint(outline, { indigo: 1, red: 1 }, { opacity: 0.62 });
  });
  sheet.group(placed(x, y, turn, scale), () => {
    sheet.fill(outline, hues.day ? { marigold: 0.04 } : CREAM);
    sheet.clip(outline, () => {
      drawDesign(sheet, hues.day ? index * 2 + 1 : index);
      // A sheet in the air bends, turning one side away from the light.
      const shade: Recipe = hues.day
        ? { teal: horizontal(-HALF_WIDTH, HALF_WIDTH, [0, 1, 0.26], [0.45, 1, 0], [1, 1, 0]) }
        : {
            indigo: vertical(-HALF_HEIGHT, HALF_HEIGHT, [0, 1, 0], [0.6, 1, 0.05], [1, 1, 0.2 + scale * 0.2]),
          };
      sheet.overprint(outline, shade);
    });
    if (!hues.day)
      sheet.stroke(
        `M${-HALF_WIDTH} ${-HALF_HEIGHT}Q0 ${-HALF_HEIGHT - bow} ${HALF_WIDTH} ${-HALF_HEIGHT}`,
        4,
        LAMPLIGHT,
      );
  });
}

/** Even numbers are portraits, odd ones patterns, so that no two sheets in a fan are the same. */
function drawDesign(sheet: Sheet, number: number): void {
  const [x, y] = [-HALF_WIDTH + 9, -HALF_HEIGHT + 9];
  const [width, height] = [(HALF_WIDTH - 9) * 2, (HALF_HEIGHT - 9) * 2];
  const box = rectangle(x, y, width, height);
  if (number % 2 === 0) {
    const sitter = cycle(SITTERS, number / 2);
    sheet.clip(box, () => {
      sheet.fill(box, sitter.ground);
      sheet.fill(ellipse(0, -8, 50), sitter.disc);
      drawPortrait(sheet, { centre: [sitter.facing === 'right' ? -4 : 4, -10], size: 74, ...sitter });
    });
    return;
  }
  const design = cycle(DESIGNS, (number - 1) / 2);
  const colours = { ground: design.ground, figure: design.figure, accent: design.accent };
  drawCloth(sheet, box, [x, y, width, height], [{ pattern: design.pattern, colours }], height / design.rows);
  if (!design.sun) return;
  sheet.fill(ellipse(0, 0, 46), design.ground);
  sheet.fill(rays([0, 0], 26, 44, 14), design.figure);
  sheet.fill(ellipse(0, 0, 27), design.accent);
}

interface Sitter extends Omit<Portrait, 'centre' | 'size'> {
  readonly ground: FlatRecipe;
  readonly disc: FlatRecipe;
}

const SITTERS: readonly Sitter[] = [
  { facing: 'right', skin: cycle(SKIN_TONES, 1), hair: 'puff', cloth: VERMILION, ground: TEAL, disc: MARIGOLD },
  { facing: 'left', skin: cycle(SKIN_TONES, 2), hair: 'fade', beard: true, cloth: TEAL, ground: MARIGOLD, disc: CREAM },
  {
    facing: 'right',
    skin: cycle(SKIN_TONES, 0),
    hair: 'wrap',
    hairRecipe: MARIGOLD,
    cloth: GREEN,
    ground: VERMILION,
    disc: CREAM,
  },
  { facing: 'left', skin: cycle(SKIN_TONES, 1), hair: 'bun', cloth: MARIGOLD, ground: CREAM, disc: TEAL },
  {
    facing: 'right',
    skin: cycle(SKIN_TONES, 2),
    hair: 'grey-fade',
    glasses: true,
    cloth: CREAM,
    ground: AMBER,
    disc: VERMILION,
  },
  { facing: 'right', skin: cycle(SKIN_TONES, 1), hair: 'locs', cloth: TEAL, ground: VERMILION, disc: MARIGOLD },
  { facing: 'left', skin: cycle(SKIN_TONES, 0), hair: 'puff', cloth: VERMILION, ground: GREEN, disc: CREAM },
];

interface Design {
  readonly pattern: Pattern;
  readonly rows: number;
  readonly ground: FlatRecipe;
  readonly figure: FlatRecipe;
  readonly accent: FlatRecipe;
  /** A sun in the middle. */
  readonly sun?: boolean;
}

const DESIGNS: readonly Design[] = [
  { pattern: 'suns', rows: 3, ground: VERMILION, figure: MARIGOLD, accent: TEAL },
  { pattern: 'zigzag', rows: 5, ground: TEAL, figure: CREAM, accent: MARIGOLD, sun: true },
  { pattern: 'diamonds', rows: 4, ground: MARIGOLD, figure: VERMILION, accent: CREAM },
  { pattern: 'leaves', rows: 4, ground: CREAM, figure: GREEN, accent: MARIGOLD, sun: true },
  { pattern: 'triangles', rows: 5, ground: MARIGOLD, figure: TEAL, accent: VERMILION },
  { pattern: 'suns', rows: 4, ground: TEAL, figure: MARIGOLD, accent: VERMILION, sun: true },
  { pattern: 'leaves', rows: 5, ground: TEAL, figure: CREAM, accent: TEAL },
  { pattern: 'suns', rows: 2, ground: MIDNIGHT, figure: MARIGOLD, accent: VERMILION },
  { pattern: 'diamonds', rows: 5, ground: CREAM, figure: TEAL, accent: MARIGOLD, sun: true },
  { pattern: 'leaves', rows: 3, ground: MARIGOLD, figure: VERMILION, accent: CREAM },
  { pattern: 'triangles', rows: 4, ground: CREAM, figure: VERMILION, accent: MARIGOLD, sun: true },
  { pattern: 'zigzag', rows: 4, ground: AMBER, figure: MIDNIGHT, accent: VERMILION },
  { pattern: 'triangles', rows: 3, ground: VERMILION, figure: CREAM, accent: TEAL },
  { pattern: 'diamonds', rows: 3, ground: GREEN, figure: MARIGOLD, accent: VERMILION },
];
