/** UV LED: a bar of cold light hangs over a belt, and fresh ink on a row of bottles hardens under it. */
import { cycle, defineScene, type FlatRecipe, horizontal, type Recipe, type Sheet, vertical } from '../engine/index.js';
import { CREAM, LAMPLIGHT, MARIGOLD, MIDNIGHT, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  limb,
  placed,
  polygon,
  polyline,
  rays,
  rectangle,
  roundedRectangle,
  taper,
} from '../vocabulary/geometry.js';
import { drawHeadlineShade } from '../vocabulary/light.js';
import { drawBand, drawCloth, type Pattern } from '../vocabulary/patterns.js';

/** The lamp: left end and top of its housing, and the y of its light opening. */
const LAMP = { left: 806, top: 104, mouth: 204 };
/** The belt: its left end, its far edge, the baseline of the bottles, and its near edge. */
const BELT = { left: 612, back: 530, row: 566, front: 604 };
/** Lamp and belt slope up to the right; upright objects stay upright. */
const SLOPE = -0.1;
const TILT = `matrix(1 ${SLOPE} 0 1 0 ${-SLOPE * 1100})`;
/** Transform that scales the hand down around the held bottle. */
const HAND = placed(772 * 0.16, 480 * 0.16, 0, 0.84);
/** Cold light: paper with a hint of teal. */
const COLD: FlatRecipe = { teal: 0.16 };

export const uvLamp = defineScene({
  seed: 6,
  focus: { x: 0.605, y: 0.46 },
  draw(sheet) {
    drawHall(sheet);
    // Scaled down around the right edge, so that the headline does not cover the hand.
    sheet.group(placed(1600 * 0.18, BELT.row * 0.18, 0, 0.82), () => {
      sheet.group(TILT, () => drawCurtain(sheet));
      sheet.group(TILT, () => {
        drawBelt(sheet);
        drawFront(sheet);
      });
      sheet.group(HAND, () => drawFingers(sheet));
      drawBottles(sheet);
      sheet.group(HAND, () => drawHand(sheet));
      sheet.group(TILT, () => drawLamp(sheet));
    });
    drawHeadlineShade(sheet, 620, 0.86, { teal: 1 });
  },
});

function drawHall(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: horizontal(0, 1600, [0, 1], [0.42, 0.95], [1, 0.86]) });
  // Pipes in the dark.
  for (const [y, size] of [
    [40, 16],
    [68, 9],
  ] as const) {
    sheet.fill(rectangle(-20, y, 1640, size), {
      teal: 1,
      indigo: vertical(y, y + size, [0, 0.78], [0.4, 0.9], [1, 1]),
    });
  }
}

/** The light itself: a wide curtain that falls from the lamp to the belt, brightest under each diode. */
function drawCurtain(sheet: Sheet): void {
  const { left, mouth } = LAMP;
  const { front } = BELT;
  for (const [spread, strength] of [
    [110, 0.5],
    [44, 0.9],
  ] as const) {
    sheet.overprint(polygon([left + 20, mouth], [1660, mouth], [1660, front], [left - spread, front]), {
      indigo: vertical(mouth, front, [0, 0, strength], [0.45, 0.1, strength], [1, 0.5, strength]),
      teal: vertical(mouth, front, [0, 0, strength], [0.16, 0.3, strength], [0.45, 0.9, strength], [1, 1, strength]),
    });
  }
  for (let x = left + 70; x < 1640; x += 110)
    sheet.overprint(polygon([x - 14, mouth], [x + 14, mouth], [x + 62, 560], [x - 62, 560]), {
      indigo: vertical(mouth, 560, [0, 0, 0.8], [1, 0, 0]),
      teal: vertical(mouth, 560, [0, 0, 0.8], [0.6, 0.55, 0.4], [1, 1, 0]),
    });
}

/** Boards that have passed under the lamp lean against the machine, in its shade. */
function drawBoards(sheet: Sheet): void {
  const boards: readonly (readonly [
    x: number,
    y: number,
    ground: FlatRecipe,
    figure: FlatRecipe,
    accent: FlatRecipe,
  ])[] = [
    [1390, 716, TEAL, MARIGOLD, { teal: 1, indigo: 0.5 }],
    [1180, 736, MARIGOLD, VERMILION, CREAM],
    [980, 726, VERMILION, MARIGOLD, { teal: 1, indigo: 0.5 }],
  ];
  for (const [x, y, ground, figure, accent] of boards) {
    const outline = rectangle(x, y, 230, 300);
    const centre = [x + 115, y + 128] as const;
    sheet.overprint(rectangle(x - 22, y + 12, 22, 300), { indigo: 1 });
    sheet.fill(outline, ground);
    sheet.clip(outline, () => {
      sheet.fill(rays(centre, 70, 108, 18), figure);
      sheet.fill(ellipse(...centre, 66), figure);
      sheet.fill(ellipse(...centre, 46), accent);
      sheet.fill(ellipse(...centre, 24), figure);
    });
    sheet.overprint(outline, {
      indigo: vertical(y, 930, [0, 1, 0.36], [0.4, 1, 0.66], [1, 1, 0.95]),
      teal: vertical(y, 930, [0, 1, 0.2], [1, 1, 0.6]),
    });
    sheet.stroke(polyline([x, y], [x + 230, y]), 4, { teal: 0.5, marigold: 0.2 });
  }
}

function drawBelt(sheet: Sheet): void {
  const { left, back, front } = BELT;
  sheet.fill(polygon([left + 46, back], [1640, back], [1640, front], [left, front]), {
    teal: horizontal(700, 960, [0, 1], [1, 0.85]),
    indigo: horizontal(left, 1000, [0, 0.96], [0.5, 0.8], [0.8, 0.25], [1, 0.12]),
  });
  for (let x = left + 60; x < 1640; x += 44)
    sheet.stroke(polyline([x + 12, back], [x - 6, front]), 2, { teal: 1, indigo: 0.8 }, { opacity: 0.6 });
}

/** A bottle's outline with its foot at the origin; heights are negative, because they run upwards. */
interface Shape {
  readonly outline: string;
  readonly height: number;
  readonly half: number;
  /** Top and bottom of the printed area. */
  readonly print: readonly [number, number];
  readonly cap: readonly [half: number, height: number];
}

const SHAPES: readonly Shape[] = [
  {
    outline:
      'M-44 -10Q-44 0 -34 0H34Q44 0 44 -10V-136C44 -172 17 -178 17 -212V-250H-17V-212C-17 -178 -44 -172 -44 -136Z',
    height: 250,
    half: 44,
    print: [-138, -20],
    cap: [20, 24],
  },
  {
    outline:
      'M-56 -12Q-56 0 -44 0H44Q56 0 56 -12V-112C56 -150 24 -148 24 -170V-184H-24V-170C-24 -148 -56 -150 -56 -112Z',
    height: 184,
    half: 56,
    print: [-116, -22],
    cap: [30, 26],
  },
  {
    outline: 'M-37 -10Q-37 0 -28 0H28Q37 0 37 -10V-190Q37 -214 16 -218V-228H-16V-218Q-37 -214 -37 -190Z',
    height: 228,
    half: 37,
    print: [-186, -26],
    cap: [19, 30],
  },
];

interface Print {
  readonly pattern: Pattern;
  readonly glass: FlatRecipe;
  readonly ground: FlatRecipe;
  readonly figure: FlatRecipe;
  readonly accent: FlatRecipe;
  readonly cap: FlatRecipe;
}

const PRINTS: readonly Print[] = [
  {
    pattern: 'zigzag',
    glass: { teal: 0.9, marigold: 0.5 },
    ground: MARIGOLD,
    figure: VERMILION,
    accent: CREAM,
    cap: VERMILION,
  },
  {
    pattern: 'suns',
    glass: { teal: 0.6 },
    ground: VERMILION,
    figure: MARIGOLD,
    accent: { teal: 1, indigo: 0.5 },
    cap: MARIGOLD,
  },
  {
    pattern: 'triangles',
    glass: { marigold: 0.1 },
    ground: CREAM,
    figure: { teal: 1, indigo: 0.3 },
    accent: MARIGOLD,
    cap: { teal: 1, indigo: 0.5 },
  },
  {
    pattern: 'diamonds',
    glass: { teal: 0.9, marigold: 0.2 },
    ground: { marigold: 1, red: 0.06 },
    figure: { red: 1, marigold: 0.6 },
    accent: { marigold: 0.4 },
    cap: CREAM,
  },
  {
    pattern: 'leaves',
    glass: { marigold: 0.9, red: 0.3 },
    ground: { red: 1, marigold: 0.8 },
    figure: { marigold: 0.3 },
    accent: MARIGOLD,
    cap: { teal: 1 },
  },
];

/** The row of bottles, from the first ones, still half dark, to the lit rest. */
function drawBottles(sheet: Sheet): void {
  const places: readonly (readonly [x: number, shape: number, print: number, shade: number])[] = [
    [772, 2, 0, 0.64],
    [924, 1, 2, 0],
    [1076, 0, 1, 0],
    [1220, 2, 0, 0],
    [1372, 1, 4, 0],
    [1530, 0, 3, 0],
  ];
  for (const [x, shape, print, shade] of places) {
    const y = BELT.row + 14 + SLOPE * (x - 1100);
    // Short shadows directly under the bottles, because the lamp hangs above them.
    sheet.overprint(ellipse(x, y - 1, cycle(SHAPES, shape).half * 1.22 + 18, 11), { indigo: 1 }, { opacity: 0.75 });
    sheet.group(placed(x, y, 0, 1.22), () => drawBottle(sheet, cycle(SHAPES, shape), cycle(PRINTS, print), shade));
  }
}

function drawBottle(sheet: Sheet, shape: Shape, print: Print, shade: number): void {
  const { outline, half, height } = shape;
  const [capHalf, capHeight] = shape.cap;
  sheet.fill(outline, print.glass);
  sheet.clip(outline, () => {
    const [top, bottom] = shape.print;
    const rows = Math.max(1, Math.round((bottom - top) / (half * 1.05)));
    drawCloth(
      sheet,
      rectangle(-half, top, half * 2, bottom - top),
      [-half, top, half * 2, bottom - top],
      [{ pattern: print.pattern, colours: print }],
      (bottom - top) / rows,
    );
    for (const y of [top - 6, bottom + 1]) sheet.fill(rectangle(-half, y, half * 2, 5), print.figure);
    // The body curves away into teal shade on both sides, with a long highlight on the left.
    sheet.overprint(rectangle(-half, -height, half * 2, height), {
      indigo: horizontal(-half, half, [0, 0.8, 0.6], [0.2, 0, 0], [0.56, 0, 0], [0.82, 0.7, 0.4], [1, 1, 0.85]),
    });
    sheet.overprint(rectangle(-half, -height, half * 2, height), {
      indigo: vertical(-height, 0, [0, 0, 0], [0.6, 0, 0], [1, 1, 0.62]),
    });
    if (shade === 0) sheet.fill(roundedRectangle(-half * 0.72, -height + 40, half * 0.17, height - 70, 5), COLD);
  });
  sheet.fill(roundedRectangle(-capHalf, -height - capHeight + 6, capHalf * 2, capHeight, 4), print.cap);
  sheet.overprint(roundedRectangle(-capHalf, -height - capHeight + 6, capHalf * 2, capHeight, 4), {
    indigo: horizontal(-capHalf, capHalf, [0, 0.5, 0.5], [0.3, 0, 0], [0.5, 0.2, 0.2], [1, 0.9, 0.8]),
  });
  if (shade === 0) {
    // Highlights on the cap, the shoulders and the edges.
    sheet.stroke(polyline([-capHalf + 3, -height - capHeight + 7], [capHalf - 3, -height - capHeight + 7]), 5, {
      teal: 0.04,
    });
    return;
  }
  for (const part of [outline, roundedRectangle(-capHalf, -height - capHeight + 6, capHalf * 2, capHeight, 4)])
    sheet.overprint(
      part,
      { indigo: horizontal(-half, half, [0, 1, shade], [1, 0.9, shade * 0.7]), teal: 1 },
      { opacity: 0.94 },
    );
  sheet.clip(outline, () =>
    sheet.stroke(outline, 7, {
      teal: horizontal(-half, half, [0, 1], [1, 0.25]),
      indigo: horizontal(-half, half, [0, 0.9], [0.8, 0.4], [1, 0]),
    }),
  );
}

/** The lamp's housing across the picture: fins, a painted edge and the row of diodes. */
function drawLamp(sheet: Sheet): void {
  const { left, top, mouth } = LAMP;
  for (const x of [940, 1440]) {
    sheet.fill(rectangle(x, -300, 34, 410), { teal: 1, indigo: horizontal(x, x + 34, [0, 0.5], [0.4, 0.8], [1, 1]) });
    sheet.fill(rectangle(x - 16, top - 12, 66, 16), MIDNIGHT);
  }
  sheet.stroke(`M${left + 40} ${top + 20}C${left - 30} ${top - 10} ${left + 10} 20 ${left - 60} -240`, 9, MIDNIGHT);
  const body: Recipe = { teal: 1, indigo: vertical(top, mouth, [0, 0.5], [0.2, 0.74], [1, 0.96]) };
  sheet.fill(`M${left + 26} ${top}H1640V${mouth - 10}H${left}V${top + 26}Z`, body);
  sheet.stroke(polyline([left + 28, top + 2], [1640, top + 2]), 3.4, { teal: 0.6 });
  for (let x = left + 66; x < 1640; x += 17)
    sheet.fill(rectangle(x, top + 15, 8, 34), { teal: 1, indigo: vertical(top + 15, top + 49, [0, 1], [1, 0.55]) });
  sheet.fill(ellipse(left + 34, top + 40, 11), VERMILION);
  sheet.fill(ellipse(left + 31, top + 37, 3.6), LAMPLIGHT);
  sheet.fill(rectangle(left, mouth - 32, 840, 22), { teal: 1, indigo: 0.9 });
  // The diodes and the line of light.
  sheet.fill(rectangle(left + 16, mouth - 12, 840, 20), { teal: 0.03 });
  sheet.stroke(polyline([left + 16, mouth - 13], [1640, mouth - 13]), 5, { teal: 0.85 });
  for (let x = left + 32; x < 1640; x += 30) sheet.fill(ellipse(x, mouth - 22, 7), { teal: 0.2 });
}

/** The glove's rubber, lit from the side of the lamp. */
const glove = (left: number, right: number): Recipe => ({
  marigold: 1,
  red: horizontal(left, right, [0, 0.6], [1, 0.1]),
  indigo: horizontal(left, right, [0, 0.72], [0.7, 0.2], [1, 0]),
});

/** Four fingers wrap round the back of the first bottle; their tips catch the light. */
function drawFingers(sheet: Sheet): void {
  for (const [y, tip, size] of [
    [424, 824, 14],
    [453, 830, 15],
    [482, 828, 14.5],
    [509, 820, 13],
  ] as const) {
    const finger = taper([764, y - 2], [tip, y], size + 3, size);
    sheet.fill(finger, { teal: 0.1 });
    sheet.group('translate(-3 2)', () => sheet.fill(finger, glove(740, 838)));
  }
}

/** The gloved hand placing the bottle on the belt: sleeve, wrist, back of the hand and thumb. */
function drawHand(sheet: Sheet): void {
  const sleeve = limb([
    [300, 960, 92],
    [400, 830, 84],
    [492, 704, 70],
    [570, 606, 60],
    [606, 562, 58],
  ]);
  const cuff = limb([
    [586, 590, 47],
    [618, 552, 46],
    [640, 524, 45],
  ]);
  const hand = limb([
    [622, 548, 35],
    [648, 512, 37],
    [676, 474, 50, 46],
    [704, 450, 54, 50],
    [734, 440, 44, 56],
    [750, 440, 26, 48],
  ]);
  const thumb = limb([
    [672, 448, 20],
    [704, 416, 22],
    [738, 404, 18],
    [772, 408, 16],
    [790, 414, 11],
  ]);
  const lit = (outline: string, own: Recipe, edge: Recipe): void => {
    sheet.fill(outline, edge);
    sheet.group('translate(-3 3)', () => sheet.fill(outline, own));
  };
  lit(hand, glove(600, 800), { teal: 0.1 });
  // Knuckles: short folds where the fingers meet the hand.
  for (const [x, y] of [
    [716, 478],
    [722, 452],
  ] as const)
    sheet.stroke(`M${x - 18} ${y + 3}Q${x} ${y - 5} ${x + 14} ${y}`, 2.6, { indigo: 1, red: 0.8 }, { opacity: 0.6 });
  lit(thumb, glove(640, 790), { teal: 0.1 });
  sheet.stroke('M690 446Q712 432 742 428', 4, { red: 1, indigo: 0.8 }, { opacity: 0.7 });
  lit(cuff, glove(560, 720), { teal: 0.3 });
  lit(
    sleeve,
    { teal: 1, indigo: horizontal(400, 640, [0, 0.97], [0.6, 0.74], [1, 0.24]) },
    { teal: 0.35, indigo: horizontal(420, 640, [0, 0.9], [1, 0]) },
  );
}

/** The belt's near side with the painted band, and the dark machine under it. */
function drawFront(sheet: Sheet): void {
  const { left, front } = BELT;
  sheet.fill(roundedRectangle(left - 30, front - 2, 1100, 70, 35), {
    teal: 1,
    indigo: horizontal(left, 1600, [0, 0.95], [0.4, 0.7], [1, 0.6]),
  });
  sheet.stroke(polyline([left, front], [1640, front]), 5, {
    teal: horizontal(left, 960, [0, 1], [1, 0.3]),
    indigo: horizontal(left, 960, [0, 0.9], [1, 0]),
  });
  drawBand(sheet, 'eyes', 640, front + 14, 980, 38, {
    ground: { teal: 1, indigo: 0.75 },
    figure: MARIGOLD,
    accent: VERMILION,
  });
  sheet.fill(rectangle(left + 30, front + 68, 1020, 480), {
    teal: 1,
    indigo: vertical(front + 68, 860, [0, 0.84], [1, 1]),
  });
  drawBoards(sheet);
}
