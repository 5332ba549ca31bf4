/**
 * The bar: a bartender pours from high up in front of a glowing arch of bottles, while guests look on from the dark.
 */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  type Point,
  radial,
  type Sheet,
  vertical,
} from '../engine/index.js';
import { BAR_BOTTLES, drawDrink, drawShaker } from '../vocabulary/bar.js';
import { AMBER, CREAM, GREEN, LAMPLIGHT, LEAF, MARIGOLD, PAPER, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  blob,
  EVERYTHING,
  ellipse,
  limb,
  moved,
  placed,
  points,
  polygon,
  polyline,
  rectangle,
} from '../vocabulary/geometry.js';
import { drawHalo } from '../vocabulary/light.js';
import { drawBand, drawCloth } from '../vocabulary/patterns.js';
import {
  buildBackView,
  drawGrip,
  drawLimb,
  drawPortrait,
  drawRimLit,
  type SkinPlanes,
} from '../vocabulary/people/index.js';

/** The lit niche in the back wall: a round arch. */
const ARCH = { x: 1000, top: 40, bottom: 610, half: 400 } as const;
const COUNTER = 626;
/** The shaker's mouth, and the glass below it. */
const SPOUT: Point = [726, 322];
const GLASS: Point = [720, 640];

export const barCounter = defineScene({
  seed: 12,
  focus: { x: 0.6, y: 0.5 },
  draw(sheet) {
    drawWall(sheet);
    drawShelves(sheet);
    drawLamps(sheet);
    drawMixer(sheet);
    drawCounter(sheet);
    drawPour(sheet);
    drawGuests(sheet);
  },
});

const archOutline = (inset: number): string => {
  const half = ARCH.half - inset;
  const spring = ARCH.top + ARCH.half;
  return `M${ARCH.x - half} ${ARCH.bottom}V${spring}A${half} ${half} 0 0 1 ${ARCH.x + half} ${spring}V${ARCH.bottom}Z`;
};

function drawWall(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { red: 1, indigo: radial([ARCH.x, 360], 820, [0, 0.4], [0.5, 0.78], [0.85, 1], [1, 1]) });
  // Upright boards, lit only by the arch.
  for (let board = 0; board < 16; board++)
    sheet.stroke(polyline([330 + board * 84, -20], [330 + board * 84, COUNTER]), 3, PLUM);
  sheet.fill(archOutline(-26), PLUM);
  sheet.stroke(archOutline(-13), 12, AMBER);
  sheet.fill(archOutline(0), {
    marigold: 1,
    red: radial([ARCH.x - 40, 330], 460, [0, 0.05], [0.45, 0.45], [0.9, 1]),
    indigo: radial([ARCH.x - 40, 330], 500, [0.4, 0], [1, 0.5]),
  });
}

const GLASS_INKS: readonly FlatRecipe[] = [
  { teal: 1, indigo: 0.2 },
  VERMILION,
  GREEN,
  { red: 1, indigo: 0.5 },
  { teal: 0.8, marigold: 0.3 },
  PLUM,
  { marigold: 1, red: 0.75 },
];

function drawShelves(sheet: Sheet): void {
  sheet.clip(archOutline(0), () => {
    [214, 352, 490, 628].forEach((shelf, row) => {
      for (let place = 0; place < 13; place++) {
        const x = ARCH.x - 372 + place * 62 + (row % 2) * 12;
        const bottle = cycle(BAR_BOTTLES, place * 3 + row * 2);
        const ink = cycle(GLASS_INKS, place * 2 + row * 3);
        const height = 1.02 + ((place * 5 + row * 3) % 4) * 0.07;
        sheet.group(placed(x, shelf, 0, height), () => {
          sheet.fill(bottle, ink);
          sheet.fill(rectangle(-9, -50, 5, 40), { marigold: 0.3 });
          sheet.fill(rectangle(-7, -100, 14, 11), place % 2 ? AMBER : PLUM);
          if ((place + row) % 3) sheet.fill(rectangle(-14, -38, 28, 20), CREAM);
        });
      }
      sheet.fill(rectangle(ARCH.x - 420, shelf, 840, 13), PLUM);
      sheet.fill(rectangle(ARCH.x - 420, shelf, 840, 3.5), LAMPLIGHT);
    });
  });
}

function drawLamps(sheet: Sheet): void {
  for (const x of [470, 1510]) {
    sheet.overprint(polygon([x - 50, 168], [x + 50, 168], [x + 190, COUNTER], [x - 190, COUNTER]), {
      indigo: vertical(168, COUNTER, [0, 0, 0.8], [1, 0, 0]),
      marigold: vertical(168, COUNTER, [0, 0.9, 0.9], [1, 0.9, 0]),
    });
    drawHalo(sheet, [x, 172], 120, { marigold: 1 }, 0.8);
    sheet.stroke(polyline([x, -20], [x, 80]), 4, PLUM);
    sheet.fill(`M${x - 62} 170C${x - 58} 110 ${x - 24} 82 ${x} 80C${x + 24} 82 ${x + 58} 110 ${x + 62} 170Z`, {
      teal: 1,
      indigo: horizontal(x - 62, x + 62, [0, 0.3], [1, 0.85]),
    });
    sheet.fill(ellipse(x, 170, 62, 11), LAMPLIGHT);
  }
}

const SKIN: SkinPlanes = {
  shade: { marigold: 0.95, red: 0.78, indigo: 0.7 },
  lit: { marigold: 1, red: 0.56, indigo: 0.16 },
  line: PLUM,
};
const SHIRT: FlatRecipe = { marigold: 0.12 };
const SHIRT_SHADE: FlatRecipe = { marigold: 0.3, red: 0.5, indigo: 0.3 };

/** A white sleeve with a shaded side. */
function drawSleeve(sheet: Sheet, outline: string, shade: string): void {
  sheet.fill(outline, SHIRT);
  sheet.clip(outline, () => sheet.fill(shade, SHIRT_SHADE));
}

function drawMixer(sheet: Sheet): void {
  drawFarArm(sheet);
  const body = blob(
    points(
      '1044 344, 986 366, 952 404, 944 470, 952 560, 960 700, 1236 700, 1240 560, 1254 470, 1240 408, 1196 372, 1128 344',
    ),
    0.9,
  );
  sheet.group(moved(-5, -3), () => sheet.fill(body, LAMPLIGHT));
  drawSleeve(sheet, body, rectangle(1150, 300, 200, 420));
  // The waistcoat is kitenge.
  const waistcoat = blob(
    points('1012 352, 984 420, 978 500, 980 720, 1226 720, 1222 560, 1230 480, 1204 400, 1150 350, 1080 420'),
    0.7,
  );
  drawCloth(
    sheet,
    waistcoat,
    [940, 346, 320, 380],
    [
      { pattern: 'suns', colours: { ground: { red: 1, indigo: 0.35 }, figure: MARIGOLD, accent: TEAL } },
      { pattern: 'triangles', colours: { ground: TEAL, figure: MARIGOLD, accent: VERMILION } },
    ],
    54,
  );
  sheet.clip(waistcoat, () =>
    sheet.overprint(rectangle(940, 330, 330, 400), {
      indigo: horizontal(1010, 1236, [0, 1, 0], [0.5, 1, 0.4], [1, 1, 0.85]),
    }),
  );
  const neck = limb([
    [1042, 282, 44, 38],
    [1064, 330, 42, 42],
    [1078, 372, 50, 52],
  ]);
  sheet.fill(neck, SKIN.shade);
  sheet.clip(neck, () => sheet.fill(polygon([980, 340], [1040, 322], [1064, 400], [980, 400]), SKIN.lit));
  sheet.fill(polygon([1010, 352], [1062, 372], [1046, 414], [1004, 380]), PAPER);
  sheet.fill(polygon([1062, 372], [1130, 334], [1148, 366], [1076, 420]), SHIRT_SHADE);
  sheet.fill(polygon([1026, 378], [1058, 392], [1034, 414]), VERMILION);
  sheet.fill(polygon([1058, 392], [1096, 384], [1086, 414]), VERMILION);
  drawPortrait(sheet, {
    centre: [1026, 252],
    size: 156,
    facing: 'left',
    skin: { marigold: 1, red: 0.58, indigo: 0.2 },
    hair: 'fade',
    beard: true,
    cloth: SHIRT,
    bust: false,
    nod: 6,
  });
  drawNearArm(sheet);
}

/** The far hand steadies the glass. */
function drawFarArm(sheet: Sheet): void {
  drawLimb(
    sheet,
    [
      [918, 520, 34],
      [880, 568, 32],
      [832, 596, 27],
      [784, 606, 20],
      [764, 606, 18],
    ],
    SKIN,
    [-2, -20],
  );
  drawSleeve(
    sheet,
    limb([
      [1002, 400, 42],
      [976, 452, 38],
      [944, 500, 37],
      [908, 540, 38],
    ]),
    polygon([930, 430], [1040, 400], [1000, 600], [880, 600]),
  );
}

function drawNearArm(sheet: Sheet): void {
  drawShaker(sheet, SPOUT, -36);
  const forearm: Parameters<typeof limb>[0] = [
    [1012, 556, 42],
    [968, 520, 41],
    [930, 462, 38],
    [896, 404, 29],
    [872, 362, 21],
    [862, 344, 19],
  ];
  sheet.group(moved(-5, -3), () => sheet.fill(limb(forearm), LAMPLIGHT));
  drawLimb(sheet, forearm, SKIN, [-12, -4]);
  const sleeve = limb([
    [1136, 372, 30, 26],
    [1182, 404, 56, 46],
    [1172, 470, 55, 52],
    [1124, 526, 52, 50],
    [1062, 556, 47, 47],
    [1010, 544, 44, 45],
    [978, 512, 44, 46],
  ]);
  sheet.group(moved(-5, -3), () => sheet.fill(sleeve, LAMPLIGHT));
  drawSleeve(
    sheet,
    sleeve,
    blob(
      points('1236 380, 1186 420, 1172 490, 1116 546, 1050 574, 994 560, 950 540, 960 680, 1300 680, 1300 380'),
      0.8,
    ),
  );
  for (const fold of ['M1016 516Q1056 530 1092 506', 'M1040 498Q1066 508 1096 484', 'M938 540Q952 500 1012 478'])
    sheet.stroke(fold, 5, SHIRT_SHADE);
  drawGrip(sheet, { centre: [836, 300], angle: 142, breadth: 78, wrist: [864, 346], turn: -1 }, SKIN);
}

/** The drink falls as one bright line. */
function drawPour(sheet: Sheet): void {
  const [x, y] = SPOUT;
  drawHalo(sheet, [GLASS[0], GLASS[1] - 50], 150, { marigold: 1, red: 0.3 }, 0.85);
  sheet.fill(
    `M${x - 12} ${y - 4}Q${x - 16} 470 ${GLASS[0] - 7} ${GLASS[1] - 30}H${GLASS[0] + 7}Q${x + 2} 470 ${x + 14} ${y + 10}Z`,
    MARIGOLD,
  );
  sheet.stroke(`M${x - 4} ${y + 4}Q${x - 9} 470 ${GLASS[0] - 1} ${GLASS[1] - 40}`, 4, PAPER);
  drawDrink(sheet, GLASS, 1.15, MARIGOLD);
  // The far hand reaches round the glass.
  for (const [fingerY, tip] of [
    [566, 712],
    [584, 704],
    [602, 710],
  ] as const) {
    const finger = limb([
      [762, fingerY + 6, 10],
      [740, fingerY, 10],
      [tip, fingerY + 4, 7],
    ]);
    sheet.stroke(finger, 4, SKIN.line);
    sheet.fill(finger, SKIN.lit);
  }
}

function drawCounter(sheet: Sheet): void {
  sheet.fill(rectangle(-20, COUNTER, 1660, 62), {
    marigold: 1,
    red: radial([780, COUNTER + 10], 560, [0, 0.2], [1, 0.9]),
    indigo: radial([780, COUNTER + 10], 680, [0, 0], [0.5, 0.36], [1, 0.95]),
  });
  sheet.stroke(polyline([-20, COUNTER], [1620, COUNTER]), 4, LAMPLIGHT);
  sheet.fill(rectangle(-20, COUNTER + 62, 1660, 240), PLUM);
  drawBand(sheet, 'diamonds', 240, COUNTER + 84, 1440, 96, {
    ground: { red: 1, indigo: 0.7 },
    figure: { marigold: 1, red: 0.6 },
    accent: TEAL,
  });
  sheet.overprint(rectangle(-20, COUNTER + 62, 1660, 240), {
    indigo: radial([900, 700], 760, [0, 1, 0], [1, 1, 0.92]),
  });
  for (const [x, drink] of [
    [1310, VERMILION],
    [1392, GREEN],
    [1474, AMBER],
  ] as const) {
    sheet.overprint(ellipse(x + 12, COUNTER + 26, 46, 8), { indigo: 1 }, { opacity: 0.6 });
    drawDrink(sheet, [x, COUNTER + 26], 1, drink);
    sheet.fill(ellipse(x + 32, COUNTER - 76, 22), LEAF);
    sheet.stroke(ellipse(x + 32, COUNTER - 76, 20), 5, GREEN);
  }
}

/** Two guests on the viewer's side of the counter. */
function drawGuests(sheet: Sheet): void {
  for (const [x, y, size, hair, lightSide] of [
    [478, 660, 148, 'afro', 1],
    [1460, 716, 140, 'short', -1],
  ] as const) {
    const guest = buildBackView({ head: [x, y], size, hair, tilt: lightSide * 0.8 });
    drawRimLit(sheet, guest, { colour: { marigold: 1, red: 0.35 }, shift: [-lightSide * 5, 4], body: PLUM });
  }
}
