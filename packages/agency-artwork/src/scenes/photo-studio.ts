/**
 * The photo studio by day: the view over the photographer's hands shows the sitter, and her face on the camera's
 * screen.
 */
import { defineScene, type FlatRecipe, type Point, type Sheet, vertical } from '../engine/index.js';
import { drawPottedPlant } from '../vocabulary/celebration.js';
import { CREAM, GREEN, LEAF, MARIGOLD, NAVY, PAPER, PLUM, SKIN_LIT, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  blob,
  EVERYTHING,
  ellipse,
  type Joint,
  limb,
  moved,
  points,
  polygon,
  polyline,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { type BandColours, drawCloth, type Pattern } from '../vocabulary/patterns.js';
import {
  buildFigure,
  dayShade,
  drawLimb,
  drawModelled,
  drawPortrait,
  type Pose,
  type SkinPlanes,
} from '../vocabulary/people/index.js';
import { drawSoftBox } from '../vocabulary/studio.js';

/** The edge between wall and floor. */
const SKIRTING = 640;
const WAIST: Point = [726, 452];
const SITTER_HEIGHT = 480;

/** The back of the camera in the photographer's hands. */
const CAMERA = { x: 936, y: 476, width: 500, height: 330 } as const;
const DISPLAY = { x: 984, y: 536, width: 318, height: 222 } as const;

const GOWN: readonly { readonly pattern: Pattern; readonly colours: BandColours }[] = [
  { pattern: 'suns', colours: { ground: VERMILION, figure: MARIGOLD, accent: TEAL } },
  { pattern: 'triangles', colours: { ground: MARIGOLD, figure: VERMILION, accent: { teal: 1, indigo: 0.3 } } },
];
const SITTER_SKIN: FlatRecipe = { marigold: 1, red: 0.6, indigo: 0.3 };

export const photoStudio = defineScene({
  seed: 3,
  focus: { x: 0.6, y: 0.5 },
  draw(sheet) {
    drawRoom(sheet);
    drawSweep(sheet);
    drawLamp(sheet);
    drawSitter(sheet);
    drawCamera(sheet);
    drawHands(sheet);
  },
});

/** A teal wall with one band of window light, boards, a plant. */
function drawRoom(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, marigold: 0.25 });
  sheet.fill(polygon([1180, -20], [1330, -20], [1560, SKIRTING], [1410, SKIRTING]), { teal: 0.55, marigold: 0.2 });
  sheet.fill(polygon([1380, -20], [1440, -20], [1670, SKIRTING], [1610, SKIRTING]), { teal: 0.55, marigold: 0.2 });
  sheet.fill(rectangle(-20, SKIRTING, 1660, 300), { marigold: 0.62, red: 0.06 });
  sheet.fill(rectangle(-20, SKIRTING - 20, 1660, 20), { teal: 1, indigo: 0.4 });
  for (const x of [260, 420, 1180, 1360, 1540])
    sheet.stroke(polyline([740 + (x - 740) * 0.9, SKIRTING], [740 + (x - 740) * 1.5, 920]), 3, {
      marigold: 1,
      red: 0.4,
    });
  drawShade(sheet, polygon([330, 760], [470, 760], [380, 800], [210, 800]), 0.5);
  drawPottedPlant(sheet, [424, 792], 330, { leaf: GREEN, lit: LEAF, pot: VERMILION });
}

/** A roll of paper that hangs from a bar and runs out across the floor. */
function drawSweep(sheet: Sheet): void {
  sheet.stroke(polyline([450, 40], [450, SKIRTING + 70]), 14, NAVY);
  sheet.stroke(polyline([1130, 40], [1130, SKIRTING + 70]), 14, NAVY);
  drawShade(sheet, polygon([470, 80], [500, 60], [500, 620], [440, 720]), 0.5, 0.1);
  const paper = 'M486 56H1096V590Q1110 690 1290 800L1310 940H320L350 800Q474 690 486 590Z';
  sheet.fill(paper, { marigold: vertical(560, 720, [0, 0.05], [0.5, 0.22], [1, 0.08]) });
  sheet.fill(roundedRectangle(430, 34, 720, 34, 14), { marigold: 1, red: 0.6 });
  sheet.fill(rectangle(430, 40, 720, 8), CREAM);
}

/** A soft box on a stand. */
function drawLamp(sheet: Sheet): void {
  sheet.stroke(polyline([1330, 250], [1330, 930]), 16, NAVY);
  sheet.fill(polygon([1204, 74], [1392, 150], [1430, 226], [1360, 340], [1184, 330]), NAVY);
  drawSoftBox(sheet, [
    [1196, 66],
    [1384, 132],
    [1352, 352],
    [1164, 338],
  ]);
}

const POSED: Pose = {
  facing: 'right',
  lean: -2,
  headTilt: -4,
  armLeft: [-14, 44],
  armRight: [46, -42],
  legLeft: [30, 4],
  legRight: [36, 0],
  breadth: 0.78,
  hands: ['relaxed', 'fist'],
  frontArm: 'both',
  seated: true,
};

/** Her gown, from the waist to the floor. */
const GOWN_OUTLINE = blob(
  points(
    '690 444, 760 444, 792 492, 836 540, 884 640, 916 716, 960 770, 816 784, 636 778, 516 752, 576 682, 630 582, 664 502',
  ),
  0.8,
);

/** A woman in a wide gown, and her hard shadow on the paper. */
function drawSitter(sheet: Sheet): void {
  const figure = buildFigure([WAIST[0], WAIST[1] + 50], SITTER_HEIGHT, POSED, {
    outfit: 'dress',
    hair: 'wrap',
    hairRecipe: MARIGOLD,
    skin: SITTER_SKIN,
    top: VERMILION,
    bottom: VERMILION,
  });
  const light = { light: [7, -3], shade: dayShade } as const;
  const body = { parts: figure.parts.filter((part) => part.layer < 2) };
  const arms = { parts: figure.parts.filter((part) => part.layer === 2) };
  const [x, y] = WAIST;
  const gown = GOWN_OUTLINE;
  sheet.group('matrix(1 0 0.3 0.9 -240 76)', () => {
    const solid = figure.parts.filter((part) => !part.detail).map((part) => part.outline);
    sheet.clip([gown, ...solid], () => drawShade(sheet, EVERYTHING, 0.5));
  });
  drawModelled(sheet, body, light);
  drawCloth(sheet, gown, [x - 240, y - 14, 500, 360], GOWN, 58);
  sheet.clip(gown, () => {
    const shade = (path: string, strength: number): void => {
      sheet.overprint(path, { indigo: 1 }, { opacity: strength });
    };
    shade(`M${x - 60} ${y - 20}L${x - 20} ${y + 60}L${x - 60} ${y + 340}H${x - 260}Z`, 0.5);
    shade(
      `M${x + 40} ${y + 80}Q${x + 60} ${y + 220} ${x + 20} ${y + 340}H${x + 84}Q${x + 96} ${y + 200} ${x + 40} ${y + 80}Z`,
      0.36,
    );
    shade(
      `M${x + 120} ${y + 90}Q${x + 130} ${y + 220} ${x + 130} ${y + 340}H${x + 170}Q${x + 170} ${y + 200} ${x + 120} ${y + 90}Z`,
      0.36,
    );
  });
  sheet.fill(roundedRectangle(x - 40, y - 18, 78, 18, 6), { teal: 1, indigo: 0.3 });
  drawModelled(sheet, arms, light);
}

/** The back of the camera; its screen shows the picture about to be taken. */
function drawCamera(sheet: Sheet): void {
  const { x, y, width, height } = CAMERA;
  const body: FlatRecipe = { teal: 1, indigo: 0.9 };
  const lit: FlatRecipe = { teal: 1, indigo: 0.45 };
  sheet.fill(
    blob(
      points(
        `${x + 150} ${y + 12}, ${x + 172} ${y - 60}, ${x + 200} ${y - 76}, ${x + 290} ${y - 76}, ${x + 318} ${y - 60}, ${x + 340} ${y + 12}`,
      ),
      0.5,
    ),
    body,
  );
  sheet.fill(roundedRectangle(x + 196, y - 62, 98, 50, 16), PLUM);
  sheet.stroke(`M${x + 200} ${y - 74}H${x + 290}`, 6, CREAM);
  sheet.fill(roundedRectangle(x + 40, y - 22, 84, 34, 8), PLUM);
  sheet.fill(roundedRectangle(x + 380, y - 26, 70, 36, 8), PLUM);
  sheet.fill(roundedRectangle(x, y, width, height, 42), body);
  sheet.fill(roundedRectangle(x + 14, y + 8, width - 28, 22, 11), lit);
  sheet.fill(roundedRectangle(DISPLAY.x - 14, DISPLAY.y - 14, DISPLAY.width + 28, DISPLAY.height + 28, 12), PLUM);
  drawDisplay(sheet);
  const pad: Point = [x + 430, y + 206];
  sheet.fill(ellipse(pad[0], pad[1], 40), PLUM);
  sheet.stroke(ellipse(pad[0], pad[1], 30), 7, lit);
  sheet.fill(ellipse(pad[0], pad[1], 11), VERMILION);
  sheet.fill(ellipse(x + 430, y + 284, 15), lit);
}

function drawDisplay(sheet: Sheet): void {
  const { x, y, width, height } = DISPLAY;
  const screen = rectangle(x, y, width, height);
  sheet.fill(screen, CREAM);
  sheet.clip(screen, () => {
    drawShade(sheet, polygon([x, y], [x + 110, y], [x + 40, y + height], [x, y + height]), 0.3);
    drawPortrait(sheet, {
      centre: [x + 152, y + 116],
      size: 104,
      facing: 'right',
      skin: SITTER_SKIN,
      hair: 'wrap',
      hairRecipe: MARIGOLD,
      earring: VERMILION,
      cloth: VERMILION,
      pattern: ([left, top, w, h]) => drawCloth(sheet, rectangle(left, top, w, h), [left, top, w, h], GOWN, 34),
      rim: PAPER,
    });
    // Frame marks in the four corners.
    const [l, t, r, b] = [x + 20, y + 20, x + width - 20, y + height - 20];
    for (const corner of [
      `M${l} ${t + 32}V${t}H${l + 32}`,
      `M${r} ${t + 32}V${t}H${r - 32}`,
      `M${l} ${b - 32}V${b}H${l + 32}`,
      `M${r} ${b - 32}V${b}H${r - 32}`,
    ])
      sheet.stroke(corner, 6, VERMILION);
  });
}

const HAND: SkinPlanes = {
  shade: { marigold: 1, red: 0.82, indigo: 0.56 },
  lit: SKIN_LIT,
  line: PLUM,
};
const CUFF: FlatRecipe = { marigold: 1, red: 0.2 };

/** A finger resting on the camera. Its base goes under the palm, which is drawn later. */
function drawFinger(sheet: Sheet, joints: readonly Joint[], shift: readonly [number, number]): void {
  const finger = limb(joints);
  sheet.fill(finger, HAND.shade);
  sheet.clip(finger, () => sheet.group(moved(...shift), () => sheet.fill(finger, HAND.lit)));
}

const FOREFINGER: readonly Joint[] = [
  [1478, 610, 34],
  [1472, 536, 30],
  [1446, 486, 26],
  [1408, 466, 22],
  [1380, 470, 15],
];
const RIGHT_THUMB: readonly Joint[] = [
  [1492, 750, 46],
  [1448, 692, 37],
  [1412, 638, 30],
  [1392, 592, 25],
  [1388, 564, 16],
];
const LEFT_THUMB: readonly Joint[] = [
  [906, 846, 40],
  [926, 776, 32],
  [946, 716, 26],
  [960, 680, 17],
];

/** Both hands hold the camera: the thumbs are on the near side, and the fingers wrap round it. */
function drawHands(sheet: Sheet): void {
  for (const finger of [FOREFINGER, RIGHT_THUMB, LEFT_THUMB]) sheet.stroke(limb(finger), 8, PLUM);
  // Right: forearm and heel of the hand, with the index finger on the shutter release.
  drawFinger(sheet, FOREFINGER, [-8, -8]);
  drawLimb(
    sheet,
    [
      [1660, 980, 84],
      [1576, 880, 70],
      [1520, 796, 56],
      [1496, 716, 58],
      [1484, 640, 50],
      [1478, 580, 34],
    ],
    HAND,
    [-14, -6],
  );
  drawFinger(sheet, RIGHT_THUMB, [-12, -6]);
  sheet.fill(ellipse(1388, 574, 11, 14), CREAM);
  drawSleeve(
    sheet,
    [
      [1470, 856],
      [1614, 772],
      [1700, 880],
      [1700, 960],
      [1540, 960],
    ],
    [
      [1470, 856],
      [1550, 810],
      [1640, 960],
      [1540, 960],
    ],
  );
  // Left: the hand supports the camera from below, with its thumb on the edge.
  drawLimb(
    sheet,
    [
      [780, 1010, 78],
      [842, 930, 66],
      [888, 866, 56],
      [936, 816, 56],
      [1000, 812, 42],
      [1050, 818, 24],
    ],
    HAND,
    [10, -14],
  );
  drawFinger(sheet, LEFT_THUMB, [8, -8]);
  sheet.fill(ellipse(956, 690, 10, 13), CREAM);
  drawSleeve(
    sheet,
    [
      [766, 838],
      [916, 944],
      [880, 1000],
      [560, 1000],
      [640, 940],
    ],
    [
      [766, 838],
      [850, 898],
      [740, 1000],
      [560, 1000],
      [640, 940],
    ],
  );
}

/** A rolled sleeve with a lit side. */
function drawSleeve(sheet: Sheet, outline: readonly Point[], lit: readonly Point[]): void {
  sheet.fill(polygon(...outline), { ...CUFF, red: 0.55, indigo: 0.2 });
  sheet.fill(polygon(...lit), CUFF);
  const [from, to] = outline;
  if (from && to) sheet.stroke(polyline(from, to), 16, VERMILION);
}
