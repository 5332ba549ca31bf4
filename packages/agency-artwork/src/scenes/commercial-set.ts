/** The commercial: a bottle on a turntable under a soft box, a stylist's brush, and a monitor in the dark. */
import { defineScene, type FlatRecipe, horizontal, type Point, radial, type Sheet, vertical } from '../engine/index.js';
import {
  AMBER,
  CREAM,
  LAMPLIGHT,
  LEAF,
  MARIGOLD,
  ORANGE,
  PAPER,
  PLUM,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  limb,
  moved,
  onCircle,
  placed,
  polygon,
  polyline,
  rectangle,
  roundedRectangle,
  taper,
} from '../vocabulary/geometry.js';
import { drawHalo } from '../vocabulary/light.js';
import { drawBroadLeaf } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';
import { buildBackView, drawGrip, drawLimb, drawRimLit, type SkinPlanes } from '../vocabulary/people/index.js';
import { drawSoftBox, drawTurntable } from '../vocabulary/studio.js';

/** Foot of the bottle, in the middle of the turntable. */
const FOOT: Point = [890, 690];
const TABLE = { x: 890, y: 700, radiusX: 330, radiusY: 58, height: 46 } as const;
const BOX: readonly [Point, Point, Point, Point] = [
  [640, 18],
  [1150, -4],
  [1232, 118],
  [560, 146],
];

export const commercialSet = defineScene({
  seed: 8,
  focus: { x: 0.6, y: 0.5 },
  draw(sheet) {
    drawBackdrop(sheet);
    drawLight(sheet);
    drawTurntable(sheet, TABLE, 18);
    drawBottle(sheet, FOOT, 1);
    drawFruit(sheet);
    drawStylist(sheet);
    drawVideoVillage(sheet);
  },
});

/** A marigold paper sweep in a dark studio. */
function drawBackdrop(sheet: Sheet): void {
  sheet.fill(EVERYTHING, PLUM);
  sheet.fill('M440 -20H1330V520Q1340 660 1480 760L1560 920H250L330 760Q430 660 440 520Z', {
    marigold: 1,
    red: radial([890, 470], 620, [0, 0], [0.4, 0.3], [0.75, 0.7], [1, 1]),
    indigo: radial([890, 470], 760, [0, 0], [0.62, 0], [1, 0.62]),
  });
  sheet.overprint(rectangle(250, 560, 1320, 200), { red: vertical(560, 760, [0, 1, 0], [0.5, 1, 0.34], [1, 1, 0]) });
}

/** The soft box hangs from a boom; its light falls in one wide cone. */
function drawLight(sheet: Sheet): void {
  sheet.overprint(polygon([590, 146], [1206, 122], [1290, 720], [500, 720]), {
    red: vertical(130, 720, [0, 0, 0.85], [0.6, 0, 0.3], [1, 0, 0]),
    indigo: vertical(130, 720, [0, 0, 0.9], [1, 0, 0.2]),
  });
  drawHalo(sheet, [890, 110], 330, { marigold: 0.6, red: 0 }, 0.8);
  drawSoftBox(sheet, BOX);
  sheet.stroke(polyline([1190, 50], [1380, 20], [1640, 90]), 20, PLUM);
}

const BOTTLE = 'M-92 0V-236Q-92 -306 -40 -346V-436H40V-346Q92 -306 92 -236V0Q92 18 74 18H-74Q-92 18 -92 0Z';

/** The product: teal glass, a cream label, and the soft box's long reflections. */
function drawBottle(sheet: Sheet, foot: Point, scale: number): void {
  sheet.group(placed(foot[0], foot[1], 0, scale), () => {
    sheet.overprint(ellipse(0, 16, 150, 24), { indigo: 1 }, { opacity: 0.6 });
    sheet.fill(BOTTLE, { teal: 1, indigo: horizontal(-92, 92, [0, 0.1], [0.3, 0], [0.62, 0.34], [1, 0.8]) });
    sheet.clip(BOTTLE, () => {
      sheet.fill(ellipse(0, -398, 40, 8), { teal: 1, indigo: 0.5 });
      sheet.fill(roundedRectangle(-80, -330, 20, 340, 10), { teal: 0.22 });
      sheet.fill(rectangle(-96, -212, 192, 152), CREAM);
      sheet.fill(ellipse(0, -136, 54), VERMILION);
      sheet.fill(ellipse(0, -136, 33), MARIGOLD);
      drawBand(sheet, 'triangles', -96, -208, 192, 28, { ground: CREAM, figure: VERMILION, accent: MARIGOLD });
      drawBand(sheet, 'triangles', -96, -92, 192, 28, { ground: CREAM, figure: TEAL, accent: MARIGOLD });
      sheet.overprint(rectangle(-96, -214, 192, 156), {
        indigo: horizontal(-92, 92, [0, 1, 0.2], [0.25, 1, 0], [0.6, 1, 0.1], [1, 1, 0.72]),
      });
      sheet.fill(roundedRectangle(66, -300, 9, 300, 5), { marigold: 0.6 });
    });
    sheet.fill(roundedRectangle(-46, -474, 92, 52, 9), {
      red: 1,
      marigold: 0.6,
      indigo: horizontal(-46, 46, [0, 0], [0.5, 0.1], [1, 0.7]),
    });
    sheet.fill(rectangle(-34, -466, 12, 36), { marigold: 0.5 });
    for (const [x, y, size] of [
      [-36, -262, 9],
      [24, -286, 7],
      [46, -246, 10],
      [-10, -238, 6],
      [-44, -30, 9],
      [30, -26, 8],
      [4, -8, 6],
    ] as const)
      sheet.fill(ellipse(x, y, size, size * 1.3), PAPER);
  });
}

/** A cut orange and a leaf, the ingredients of the drink. */
function drawFruit(sheet: Sheet): void {
  drawBroadLeaf(sheet, [1030, 660], [1168, 596], 30, LEAF, { teal: 1, marigold: 1 });
  for (const [x, y, radius] of [
    [1040, 668, 66],
    [724, 694, 56],
  ] as const) {
    sheet.overprint(ellipse(x + 10, y + radius - 6, radius * 1.05, 14), { indigo: 1 }, { opacity: 0.55 });
    sheet.fill(ellipse(x, y, radius), { marigold: 1, red: 0.72, indigo: 0.1 });
    const face: Point = [x - radius * 0.1, y - radius * 0.04];
    sheet.fill(ellipse(face[0], face[1], radius * 0.84), CREAM);
    for (let wedge = 0; wedge < 8; wedge++) {
      const tip = onCircle(face, radius * 0.1, wedge * 45);
      sheet.fill(
        polygon(
          tip,
          onCircle(face, radius * 0.74, wedge * 45 - 17),
          onCircle(face, radius * 0.78, wedge * 45),
          onCircle(face, radius * 0.74, wedge * 45 + 17),
        ),
        wedge % 2 ? AMBER : ORANGE,
      );
    }
  }
}

const SKIN: SkinPlanes = {
  shade: { marigold: 0.95, red: 0.8, indigo: 0.66 },
  lit: { marigold: 1, red: 0.58, indigo: 0.18 },
  line: PLUM,
};
const SLEEVE: FlatRecipe = { teal: 1, indigo: 0.3 };

/** The stylist's arm comes in from the left and places a drop on the glass. */
function drawStylist(sheet: Sheet): void {
  const [butt, tip]: readonly [Point, Point] = [
    [590, 424],
    [796, 500],
  ];
  sheet.stroke(polyline([744, 481], tip), 7, PLUM);
  sheet.fill(taper(butt, [752, 484], 9, 7), VERMILION);
  sheet.fill(taper([752, 484], [796, 500], 10, 3), CREAM);
  const arm: Parameters<typeof limb>[0] = [
    [330, 770, 66],
    [420, 690, 58],
    [506, 604, 46],
    [574, 536, 32],
    [604, 506, 26],
  ];
  sheet.group(moved(4, -6), () => sheet.fill(limb(arm), LAMPLIGHT));
  drawLimb(sheet, arm, SKIN, [8, -18]);
  const sleeve = limb([
    [230, 880, 90],
    [390, 724, 78],
    [466, 648, 66],
    [500, 612, 62],
  ]);
  sheet.group(moved(4, -6), () => sheet.fill(sleeve, LAMPLIGHT));
  sheet.fill(sleeve, { teal: 1, indigo: 0.8 });
  sheet.clip(sleeve, () => sheet.group(moved(14, -26), () => sheet.fill(sleeve, SLEEVE)));
  drawGrip(sheet, { centre: [646, 452], angle: 20, breadth: 80, wrist: [606, 504], turn: 1 }, SKIN);
}

/** The monitor that shows the take, and the director in front of it. */
function drawVideoVillage(sheet: Sheet): void {
  const [x, y, width, height] = [1240, 372, 296, 222];
  sheet.stroke(polyline([1400, y + height], [1400, 930]), 24, PLUM);
  sheet.fill(roundedRectangle(x - 16, y - 16, width + 32, height + 32, 14), PLUM);
  sheet.stroke(roundedRectangle(x - 16, y - 16, width + 32, height + 32, 14), 4, AMBER);
  sheet.clip(rectangle(x, y, width, height), () => {
    sheet.fill(rectangle(x, y, width, height), { marigold: 1, red: radial([x + 130, y + 110], 240, [0, 0], [1, 0.6]) });
    sheet.fill(rectangle(x, y + 176, width, 60), VERMILION);
    drawBottle(sheet, [x + 138, y + 196], 0.39);
  });
  const director = buildBackView({ head: [1482, 676], size: 138, hair: 'cap', tilt: -0.7 });
  drawRimLit(sheet, director, { colour: { marigold: 1, red: 0.3 }, shift: [4, 5], body: PLUM });
}
