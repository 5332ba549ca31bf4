/** Close-up at the kiosk: a promoter pours samples into a row of cups on the counter. */
import { cycle, defineScene, type FlatRecipe, type Point, type Sheet, vertical } from '../engine/index.js';
import { CREAM, LAMPLIGHT, LEAF, MARIGOLD, PAPER, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  type Joint,
  limb,
  moved,
  placed,
  polygon,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawHalo } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import { drawGrip, drawLimb, type SkinPlanes } from '../vocabulary/people/index.js';

/** The top of the counter. */
const COUNTER = 690;
/** The mouth of the bottle. */
const MOUTH: Point = [742, 318];

export const kioskPour = defineScene({
  seed: 1,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet) {
    drawKiosk(sheet);
    drawCups(sheet);
    drawHand(sheet);
    drawStream(sheet);
  },
});

/** The lit interior with its shelf, the edge of the awning above, and the counter below. */
function drawKiosk(sheet: Sheet): void {
  sheet.fill(EVERYTHING, {
    marigold: vertical(0, COUNTER, [0, 0.5], [1, 1]),
    red: vertical(0, COUNTER, [0, 0.1], [0.5, 0.24], [1, 0.55]),
  });
  for (const [row, shelf] of [262, 474].entries()) {
    sheet.fill(rectangle(-20, shelf, 1660, 16), { marigold: 1, red: 0.8, indigo: 0.3 });
    for (let item = 0; item < 17; item++) {
      const x = 130 + item * 86 + row * 30;
      const ink: FlatRecipe = cycle([TEAL, VERMILION, CREAM, LEAF, { teal: 1, indigo: 0.4 }], item * 2 + row);
      const tall = 92 + ((item * 7 + row) % 3) * 22;
      sheet.fill(roundedRectangle(x, shelf - tall, 50, tall, 9), ink);
      sheet.fill(rectangle(x + 14, shelf - tall - 22, 22, 26), PLUM);
      sheet.fill(rectangle(x, shelf - tall * 0.62, 50, 26), { marigold: 0.9, red: 0.2 });
    }
  }
  // The shelf is behind the light.
  sheet.overprint(rectangle(-20, -20, 1660, COUNTER), { marigold: 1 }, { opacity: 0.42 });
  for (let stripe = 0; stripe < 9; stripe++) {
    const x = 100 + stripe * 160;
    const outline = `M${x} -20H${x + 160}V84Q${x + 80} 158 ${x} 84Z`;
    sheet.fill(outline, stripe % 2 ? CREAM : TEAL);
    sheet.overprint(`M${x} 62H${x + 160}V84Q${x + 80} 158 ${x} 84Z`, { indigo: 0.7, red: 0.6 }, { opacity: 0.4 });
  }
  sheet.fill(rectangle(-20, COUNTER, 1660, 34), { marigold: 0.3 });
  sheet.fill(rectangle(-20, COUNTER + 34, 1660, 220), { teal: 1, indigo: vertical(COUNTER, 900, [0, 0.12], [1, 0.6]) });
  drawBand(sheet, 'suns', 100, COUNTER + 66, 1400, 116, {
    ground: { teal: 1, marigold: 0.1, indigo: 0.16 },
    figure: MARIGOLD,
    accent: { teal: 1, indigo: 0.3 },
  });
}

/** A paper cup with the wave from the sign on it; `foot` is the middle of its base. */
function drawCup(sheet: Sheet, foot: Point, scale: number, isFull: boolean): void {
  sheet.overprint(ellipse(foot[0] + 20, foot[1] + 2, 74 * scale, 9), { indigo: 1, red: 1 }, { opacity: 0.5 });
  sheet.group(placed(foot[0], foot[1], 0, scale), () => {
    const cup = 'M-50 0L-72 -190H72L50 0Z';
    sheet.fill(cup, CREAM);
    sheet.clip(cup, () => {
      sheet.fill('M-90 -120Q-45 -154 0 -120T90 -120V-64Q45 -98 0 -64T-90 -64Z', TEAL);
      sheet.fill('M-90 -52Q-45 -86 0 -52T90 -52V-34Q45 -68 0 -34T-90 -34Z', VERMILION);
      sheet.overprint(polygon([10, 10], [24, -200], [90, -200], [90, 10]), { red: 0.7, indigo: 0.3 }, { opacity: 0.4 });
    });
    sheet.fill(ellipse(0, -190, 72, 17), PAPER);
    sheet.fill(ellipse(0, -188, 62, 12), isFull ? { marigold: 1, red: 0.5 } : { marigold: 1, red: 0.7, indigo: 0.3 });
  });
}

function drawCups(sheet: Sheet): void {
  for (const [x, isFull] of [
    [248, true],
    [412, true],
    [1180, false],
    [1330, false],
  ] as const)
    drawCup(sheet, [x, COUNTER + 8], 0.86, isFull);
}

const SKIN: SkinPlanes = {
  shade: { marigold: 0.95, red: 0.8, indigo: 0.62 },
  lit: { marigold: 1, red: 0.6, indigo: 0.26 },
  line: PLUM,
};

/** The forearm comes in from the lower right, with the fist round the neck of the bottle. */
function drawHand(sheet: Sheet): void {
  sheet.group(placed(MOUTH[0], MOUTH[1], 0, 1.7), () => {
    sheet.group(placed(0, 0, -30), () => {
      const glass = 'M0 -17H70Q104 -18 124 -50H300Q316 -50 316 -34V34Q316 50 300 50H124Q104 18 70 17H0Z';
      sheet.group(moved(-3, -4), () => sheet.fill(glass, LAMPLIGHT));
      sheet.fill(glass, { teal: 1, indigo: 0.4 });
      sheet.fill('M0 -14H70Q100 -14 118 -40H300V-26H124Q96 -6 66 -6H0Z', { teal: 0.75 });
      sheet.fill(rectangle(176, -50, 92, 100), CREAM);
      sheet.fill('M176 8Q199 -12 222 8T268 8V30Q245 10 222 30T176 30Z', TEAL);
    });
    const forearm: readonly Joint[] = [
      [430, 470, 70],
      [340, 335, 60],
      [282, 250, 52],
      [236, 172, 44],
      [190, 90, 31],
      [156, 34, 24],
      [144, 14, 22],
    ];
    sheet.group(moved(-4, -3), () => sheet.fill(limb(forearm), LAMPLIGHT));
    drawLimb(sheet, forearm, SKIN, [-11, -5]);
    // The wristband that the whole crew wears.
    sheet.stroke('M162 72L204 50', 17, VERMILION);
    sheet.stroke('M162 72L204 50', 6, MARIGOLD);
    drawGrip(sheet, { centre: [112, -46], angle: 148, breadth: 88, wrist: [150, 24], turn: -1 }, SKIN);
  });
}

/** The drink falls into the middle cup. */
function drawStream(sheet: Sheet): void {
  const [x, y] = MOUTH;
  drawHalo(sheet, [x - 24, 500], 170, { marigold: 1 }, 0.5);
  sheet.fill(`M${x - 8} ${y - 8}Q${x - 40} 380 ${x - 40} 512H${x - 12}Q${x - 12} 400 ${x + 16} ${y + 28}Z`, {
    marigold: 1,
    red: 0.42,
  });
  drawCup(sheet, [x - 26, COUNTER + 20], 1.02, true);
  sheet.fill(`M${x - 40} 470H${x - 12}L${x - 10} 520H${x - 42}Z`, { marigold: 1, red: 0.42 });
  sheet.stroke(`M${x - 32} 400Q${x - 34} 460 ${x - 34} 512`, 5, PAPER);
}
