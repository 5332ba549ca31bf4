/** The gala: a ballroom under chandeliers, with a couple on a curtained stage and guests at laid tables. */
import { cycle, defineScene, horizontal, type Sheet, seededRandom, vertical } from '../engine/index.js';
import { AMBER, LAMPLIGHT, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, polygon, rectangle } from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade, drawPool } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import { type BackHair, buildBackView, buildFigure, drawRimLit, POSES } from '../vocabulary/people/index.js';
import { drawBanquetChair, drawBanquetTable, drawChandelier, drawCurtain, drawFlute } from '../vocabulary/stage.js';

/** Middle of the stage. */
const STAGE = 1060;
const FLOOR = 588;
const GUEST_HAIR: readonly BackHair[] = ['short', 'bun', 'afro', 'wrap', 'short', 'locs', 'long'];

export const galaBallroom = defineScene({
  seed: 7,
  focus: { x: 0.66, y: 0.5 },
  options: {
    /** The scene on stage: `toast` (a couple) or `speech` (one speaker at a lectern). */
    stage: 'toast',
    /** Colour of the stage curtain: `teal` or `red`. */
    curtain: 'teal',
  },
  draw(sheet, { stage, curtain }, seed) {
    const random = seededRandom(seed);
    drawRoom(sheet);
    drawStage(sheet, curtain === 'red');
    drawCeiling(sheet);
    drawChandelier(sheet, [660, 190], 0.5);
    drawChandelier(sheet, [1460, 190], 0.5);
    drawChandelier(sheet, [STAGE, 192], 1.1);
    drawOnStage(sheet, stage === 'speech');
    for (const [x, y, scale] of [
      [640, 640, 0.46],
      [900, 632, 0.42],
      [1220, 632, 0.42],
      [1480, 640, 0.46],
    ] as const) {
      drawTable(sheet, random, x, y, scale);
    }
    for (const [x, y, scale] of [
      [400, 702, 0.7],
      [806, 708, 0.76],
      [1314, 708, 0.76],
      [1700, 702, 0.7],
    ] as const) {
      drawTable(sheet, random, x, y, scale);
    }
    drawNearGuests(sheet);
    drawHeadlineShade(sheet, 600, 0.72);
  },
});

function drawRoom(sheet: Sheet): void {
  sheet.fill(EVERYTHING, {
    red: 1,
    indigo: horizontal(0, 1200, [0, 1], [0.5, 0.9], [1, 0.8]),
    teal: horizontal(0, 900, [0, 0.6], [1, 0]),
  });
  for (const bay of [-4, -3, -2, 2, 3]) {
    const x = STAGE + bay * 176 + (bay > 0 ? -20 : 20);
    sheet.fill(`M${x - 56} 560V300Q${x - 56} 226 ${x} 226Q${x + 56} 226 ${x + 56} 300V560Z`, {
      teal: 1,
      indigo: vertical(226, 560, [0, 0.8], [1, 0.32]),
    });
    sheet.stroke(`M${x} 228V560M${x - 56} 380H${x + 56}`, 4, PLUM);
    sheet.stroke(`M${x - 60} 560V300Q${x - 60} 222 ${x} 222Q${x + 60} 222 ${x + 60} 300V560`, 5, {
      marigold: 1,
      red: 0.5,
      indigo: 0.35,
    });
  }
  sheet.fill(rectangle(-20, FLOOR, 1640, 340), {
    red: 1,
    marigold: 0.7,
    indigo: vertical(FLOOR, 900, [0, 0.5], [0.5, 0.72], [1, 1]),
  });
  sheet.clip(rectangle(-20, FLOOR, 1640, 340), () => drawPool(sheet, [STAGE, 650], 640, 200, { marigold: 1 }, 0.9));
}

function drawStage(sheet: Sheet, redCurtain: boolean): void {
  drawHalo(sheet, [STAGE, 420], 420, { red: 1, marigold: 0.8 }, 0.85);
  const arch = (grow: number): string => {
    const [half, top, shoulder] = [178 + grow, 170 - grow, 330 - grow * 0.1];
    return `M${STAGE - half} 562V${shoulder}Q${STAGE - half} ${top} ${STAGE} ${top}Q${STAGE + half} ${top} ${STAGE + half} ${shoulder}V562Z`;
  };
  sheet.fill(arch(27), PLUM);
  sheet.stroke(arch(14), 8, AMBER);
  sheet.clip(arch(0), () => {
    drawCurtain(sheet, STAGE - 182, 160, 364, 410, 15, redCurtain ? VERMILION : TEAL);
    // The spotlight also removes the curtain's ink; otherwise it would only look like a lighter curtain.
    const cone = polygon([STAGE - 16, 150], [STAGE + 16, 150], [STAGE + 134, 566], [STAGE - 134, 566]);
    sheet.fill(
      cone,
      { marigold: 0.34, teal: redCurtain ? 0 : 0.1, red: redCurtain ? 0.2 : 0, indigo: 0 },
      { opacity: 0.9 },
    );
    sheet.fill(ellipse(STAGE, 558, 134, 18), { marigold: 0.2 });
  });
  sheet.fill(rectangle(STAGE - 330, 560, 660, 30), PLUM);
  drawBand(sheet, 'triangles', STAGE - 330, 562, 660, 24, {
    ground: PLUM,
    figure: { marigold: 1, red: 0.5 },
    accent: { red: 1 },
  });
}

/** Cloth gathered above the big chandelier. */
function drawCeiling(sheet: Sheet): void {
  for (let drape = -5; drape <= 5; drape++) {
    const left = STAGE + drape * 330 - 165;
    const right = left + 330;
    const middle = (left + right) / 2;
    const distance = Math.abs(drape);
    const hem = 96 - distance * 6;
    sheet.fill(
      `M${STAGE} -80Q${(STAGE + left) / 2} 60 ${left} ${hem}Q${middle} ${150 - distance * 8} ${right} ${hem}Q${(STAGE + right) / 2} 60 ${STAGE} -80Z`,
      {
        red: 1,
        marigold: 0.8,
        indigo: horizontal(
          middle - 150,
          middle + 150,
          [0, 0.95],
          [0.5, Math.min(0.95, 0.5 + distance * 0.13)],
          [1, 0.95],
        ),
      },
    );
    sheet.stroke(`M${left} ${hem}Q${middle} ${150 - distance * 8} ${right} ${hem}`, 4, {
      marigold: 1,
      red: 0.5,
      indigo: Math.min(0.8, 0.1 + distance * 0.2),
    });
  }
}

function drawOnStage(sheet: Sheet, speech: boolean): void {
  const rim = { colour: LAMPLIGHT, shift: [2, 2] as const, body: PLUM };
  if (speech) {
    drawRimLit(
      sheet,
      buildFigure(
        [STAGE, 562],
        200,
        { ...POSES.presenting, facing: 'left', armLeft: [-52, -140] },
        { outfit: 'suit', hair: 'short' },
      ),
      rim,
    );
    sheet.fill(polygon([STAGE - 44, 562], [STAGE - 38, 482], [STAGE + 8, 476], [STAGE + 12, 562]), PLUM);
    sheet.fill(polygon([STAGE - 46, 484], [STAGE + 12, 476], [STAGE + 12, 470], [STAGE - 46, 477]), { marigold: 0.6 });
    return;
  }
  drawRimLit(
    sheet,
    buildFigure(
      [STAGE - 52, 562],
      204,
      { ...POSES.talking, armRight: [58, 128], hands: ['relaxed', 'fist'] },
      { outfit: 'suit', hair: 'fade' },
    ),
    rim,
  );
  drawFlute(sheet, [STAGE + 6, 470], 0.28);
  drawRimLit(
    sheet,
    buildFigure(
      [STAGE + 58, 562],
      194,
      {
        facing: 'left',
        armLeft: [-40, -120],
        armRight: [24, -40],
        legLeft: [-4, -2],
        legRight: [6, 3],
        breadth: 0.84,
        frontArm: 'both',
      },
      { outfit: 'gown', hair: 'bun' },
    ),
    rim,
  );
}

/** A table with guests behind it and, when it is near enough, chairs in front. */
function drawTable(sheet: Sheet, random: () => number, x: number, y: number, scale: number): void {
  const guest = (guestX: number, guestY: number, size: number, index: number): void => {
    const person = buildBackView({ head: [guestX, guestY], size, hair: cycle(GUEST_HAIR, index), breadth: 0.92 });
    const side = guestX < STAGE ? -1 : 1;
    drawRimLit(sheet, person, {
      colour: { marigold: 1, red: 0.5 },
      shift: [side * 0.075 * size, 0.07 * size],
      body: { indigo: 0.92, red: 1 },
    });
  };
  const first = Math.floor(random() * GUEST_HAIR.length);
  for (let seat = 0; seat < 5; seat++) {
    const across = -1 + seat * 0.5;
    guest(x + across * 158 * scale, y - (84 - Math.abs(across) * 34) * scale, 32 * scale, first + seat);
  }
  drawBanquetTable(sheet, random, [x, y], scale);
  if (scale < 0.6) return;
  for (const [seat, across] of [-0.62, 0, 0.62].entries()) {
    const [seatX, seatY] = [x + across * 200 * scale, y + 92 * scale];
    guest(seatX, seatY - 74 * scale, 36 * scale, first + seat + 2);
    drawBanquetChair(sheet, [seatX, seatY - 26 * scale], scale);
  }
}

/** The dark foreground: guests at the nearest table, two of them raising a glass. */
function drawNearGuests(sheet: Sheet): void {
  const guests: readonly { x: number; y: number; size: number; hair: BackHair; raises?: -1 | 1 }[] = [
    { x: 430, y: 842, size: 64, hair: 'short' },
    { x: 1640, y: 834, size: 68, hair: 'bun' },
    { x: 630, y: 806, size: 74, hair: 'afro', raises: 1 },
    { x: 1500, y: 810, size: 76, hair: 'wrap' },
    { x: 850, y: 842, size: 72, hair: 'short' },
    { x: 1276, y: 806, size: 76, hair: 'bun', raises: -1 },
    { x: 1064, y: 852, size: 74, hair: 'locs' },
  ];
  for (const { x, y, size, hair, raises } of guests) {
    const person = buildBackView({
      head: [x, y],
      size,
      hair,
      ...(raises ? { arms: [{ side: raises, upper: 118, lower: 184, hand: 'fist' as const }] } : {}),
    });
    const side = x < STAGE ? -1 : 1;
    const hand = person.hands[0];
    if (hand) drawFlute(sheet, [hand[0], hand[1] - 8], 1);
    drawRimLit(sheet, person, {
      colour: { marigold: 1, red: 0.35 },
      shift: [side * 3.6, 3.6],
      body: { indigo: 1, teal: 1 },
    });
  }
}
