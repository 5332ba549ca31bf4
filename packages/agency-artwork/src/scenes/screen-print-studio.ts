/** Screen printing at night: a printer pulls a squeegee under one lamp, with fresh posters hanging behind. */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  linear,
  type Point,
  radial,
  type Sheet,
  vertical,
} from '../engine/index.js';
import { AMBER, CREAM, LAMPLIGHT, MARIGOLD, MIDNIGHT, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  blob,
  EVERYTHING,
  ellipse,
  limb,
  moved,
  onPlane,
  points,
  polygon,
  polyline,
  rectangle,
  taper,
} from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import { drawGrip, drawLimb, drawPortrait, type SkinPlanes } from '../vocabulary/people/index.js';
import { drawInkTub } from '../vocabulary/print-shop.js';

const LAMP: Point = [812, 96];
const TABLE = 600;

const SKIN: SkinPlanes = {
  shade: { marigold: 0.95, red: 0.75, indigo: 0.74 },
  lit: { marigold: 1, red: 0.56, indigo: 0.16 },
  line: PLUM,
};

export const screenPrintStudio = defineScene({
  seed: 5,
  focus: { x: 0.64, y: 0.55 },
  options: {
    /** Ink on the screen: `teal` or `red`. */
    ink: 'teal',
  },
  draw(sheet, { ink }) {
    const wet: FlatRecipe = ink === 'red' ? { red: 1, marigold: 0.4 } : { teal: 1, indigo: 0.1 };
    drawRoom(sheet);
    drawPosters(sheet);
    drawLamp(sheet);
    drawTable(sheet);
    drawScreen(sheet, wet);
    drawPrinter(sheet, wet);
    drawHeadlineShade(sheet, 620, 0.75, { teal: 1 });
  },
});

function drawRoom(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: radial([LAMP[0] + 120, 420], 900, [0, 0.5], [0.5, 0.82], [1, 1]) });
  // Brick courses, only where the lamp reaches.
  for (let row = 0; row < 13; row++) {
    for (let brick = 0; brick < 12; brick++) {
      const x = 560 + brick * 96 + (row % 2) * 48;
      const y = 20 + row * 46;
      const distance = Math.hypot(x - LAMP[0] - 120, y - 330);
      if (distance > 560) continue;
      sheet.stroke(rectangle(x, y, 92, 42), 2, { teal: 1, indigo: Math.min(1, 0.42 + distance / 900) });
    }
  }
  // A window onto the sleeping city.
  sheet.fill(rectangle(1330, 60, 300, 330), { indigo: vertical(60, 390, [0, 0.92], [1, 0.5]), teal: 1 });
  sheet.clip(rectangle(1330, 60, 300, 330), () => {
    for (const [x, width, height] of [
      [1330, 60, 120],
      [1396, 40, 190],
      [1442, 70, 96],
      [1520, 44, 230],
      [1570, 60, 140],
    ] as const) {
      sheet.fill(rectangle(x, 392 - height, width, height), MIDNIGHT);
      for (let floor = 0; floor < height / 22 - 1; floor++) {
        if ((floor * 7 + x) % 3)
          sheet.fill(rectangle(x + 8 + ((floor * 13) % 20), 400 - height + floor * 22, 8, 10), AMBER);
      }
    }
  });
  for (const x of [1330, 1428, 1526]) sheet.stroke(polyline([x, 60], [x, 390]), 7, MIDNIGHT);
  sheet.stroke(polyline([1326, 60], [1620, 60]), 8, MIDNIGHT);
  sheet.stroke(polyline([1326, 225], [1620, 225]), 5, MIDNIGHT);
  sheet.stroke(polyline([1318, 392], [1620, 392]), 12, { teal: 1, indigo: 0.7 });
}

/** Prints drying on a line, each with one more ink than the one before. */
function drawPosters(sheet: Sheet): void {
  sheet.stroke('M470 92Q960 164 1330 108', 3, MIDNIGHT);
  const poster = (x: number, y: number, turn: number, inks: number): void => {
    sheet.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      const width = 132;
      const height = 184;
      sheet.fill(rectangle(-width / 2 + 12, 12, width, height), { teal: 1, indigo: 0.9 });
      sheet.fill(rectangle(-width / 2, 0, width, height), { marigold: 0.14 });
      sheet.fill(rectangle(-width / 2 + 10, 12, width - 20, height - 24), inks > 1 ? MARIGOLD : CREAM);
      sheet.fill(ellipse(0, 72, 40), inks > 0 ? VERMILION : CREAM);
      sheet.fill(ellipse(0, 72, 22), inks > 1 ? { marigold: 0.7 } : CREAM);
      if (inks > 2)
        drawBand(sheet, 'triangles', -width / 2 + 10, height - 50, width - 20, 38, {
          ground: MARIGOLD,
          figure: TEAL,
          accent: MIDNIGHT,
        });
      sheet.overprint(rectangle(-width / 2, 0, width, height), {
        indigo: vertical(0, height, [0, 0.55, 0.5], [1, 0.15, 0.3]),
      });
      for (const peg of [-40, 40]) sheet.fill(rectangle(peg - 4, -12, 8, 26), AMBER);
    });
  };
  poster(1010, 136, 2, 2);
  poster(1166, 132, -2, 3);
  poster(660, 122, 3, 1);
}

/** The only lamp: shade, bulb and a cone of warm light. */
function drawLamp(sheet: Sheet): void {
  const [x, y] = LAMP;
  sheet.overprint(polygon([x - 80, y + 44], [x + 80, y + 44], [x + 520, 640], [x - 350, 640]), {
    indigo: vertical(y, 640, [0, 0, 0.82], [0.6, 0, 0.42], [1, 0, 0.1]),
    marigold: vertical(y, 640, [0, 0.8, 0.9], [1, 0.7, 0.1]),
    teal: vertical(y, 640, [0, 0.1, 0.75], [0.7, 0.3, 0.3], [1, 0.6, 0]),
  });
  drawHalo(sheet, [x, y + 44], 190, { marigold: 1 }, 0.8);
  sheet.stroke(polyline([x, -20], [x, y - 30]), 5, MIDNIGHT);
  sheet.fill(
    blob(
      points(
        `${x - 96} ${y + 46}, ${x - 84} ${y + 6}, ${x - 40} ${y - 26}, ${x} ${y - 36}, ${x + 40} ${y - 26}, ${x + 84} ${y + 6}, ${x + 96} ${y + 46}`,
      ),
      0.9,
    ),
    { red: 1, marigold: 0.4, indigo: horizontal(x - 96, x + 96, [0, 0.35], [0.6, 0.55], [1, 0.9]) },
  );
  sheet.fill(ellipse(x, y + 48, 96, 15), LAMPLIGHT);
  sheet.fill(ellipse(x, y + 56, 24, 20), { marigold: 0.1 });
}

function drawTable(sheet: Sheet): void {
  sheet.fill(polygon([400, TABLE], [1620, TABLE], [1620, 806], [540, 806]), {
    marigold: 1,
    red: radial([860, 690], 640, [0, 0.35], [1, 0.8]),
    indigo: radial([860, 690], 760, [0, 0.06], [0.5, 0.45], [1, 0.95]),
  });
  sheet.fill(polygon([540, 806], [1620, 806], [1620, 850], [556, 850]), {
    marigold: 1,
    red: 0.9,
    indigo: horizontal(540, 1620, [0, 0.7], [0.35, 0.4], [1, 0.9]),
  });
  sheet.fill(polygon([400, TABLE], [540, 806], [556, 850], [408, 636]), { marigold: 0.9, red: 0.8, indigo: 0.78 });
  sheet.fill(rectangle(556, 850, 1080, 80), { teal: 1, indigo: 0.95 });
  const inks: readonly FlatRecipe[] = [VERMILION, MARIGOLD, TEAL];
  inks.forEach((ink, index) => {
    sheet.fill(ellipse(1384 + index * 84, 700, 44, 10), { indigo: 0.9, red: 1 });
    drawInkTub(sheet, 1350 + index * 84, 622, 68, 78, ink);
  });
}

/** The frame with its mesh, with half of the picture already printed. */
function drawScreen(sheet: Sheet, wet: FlatRecipe): void {
  const plane = (draw: () => void): void => {
    sheet.group(onPlane([590, 622], [1, 0], [0.6, 0.72]), draw);
  };
  sheet.group(moved(26, 22), () =>
    plane(() => sheet.overprint(rectangle(0, 0, 500, 234), { indigo: 1 }, { opacity: 0.72 })),
  );
  plane(() => {
    sheet.fill(rectangle(0, 0, 500, 234), AMBER);
    sheet.fill(rectangle(0, 212, 500, 22), { marigold: 1, red: 0.75, indigo: 0.2 });
    sheet.fill(rectangle(28, 24, 444, 184), { marigold: 0.16 });
    for (let thread = 1; thread < 37; thread++)
      sheet.stroke(polyline([28 + thread * 12, 24], [28 + thread * 12, 208]), 1, { teal: 0.5, marigold: 0.3 });
    sheet.clip(rectangle(28, 24, 444, 184), () => {
      sheet.fill(ellipse(166, 116, 84, 84), wet);
      sheet.fill(ellipse(166, 116, 56, 56), { marigold: 0.2 });
      sheet.fill(ellipse(166, 116, 36, 36), wet);
      for (let peak = 0; peak < 8; peak++) {
        sheet.fill(polygon([28 + peak * 36, 208], [46 + peak * 36, 178], [64 + peak * 36, 208]), wet);
        sheet.fill(polygon([28 + peak * 36, 24], [46 + peak * 36, 52], [64 + peak * 36, 24]), wet);
      }
      sheet.fill(blob(points('286 20, 330 18, 346 80, 338 150, 350 212, 306 214, 290 150, 298 80')), {
        ...wet,
        indigo: 0.34,
      });
    });
    sheet.overprint(rectangle(28, 24, 444, 12), { indigo: 0.9 }, { opacity: 0.5 });
    sheet.overprint(rectangle(28, 24, 12, 184), { indigo: 0.9 }, { opacity: 0.5 });
  });
}

function drawPrinter(sheet: Sheet, wet: FlatRecipe): void {
  const shirt: FlatRecipe = { marigold: 1, red: 0.2 };
  const apron: FlatRecipe = { teal: 1, indigo: 0.3 };
  /** A piece of clothing with its shaded side. */
  const cloth = (outline: string, colour: FlatRecipe, shade: string, strength = 0.6): void => {
    sheet.fill(outline, colour);
    sheet.clip(outline, () => sheet.overprint(shade, { indigo: 1 }, { opacity: strength }));
  };
  const rim = (outline: string): void => {
    sheet.group(moved(-5, -3), () => sheet.fill(outline, LAMPLIGHT));
  };

  // Squeegee: blade and wooden handle.
  const [from, to]: readonly [Point, Point] = [
    [836, 596],
    [982, 764],
  ];
  sheet.fill(
    polygon([from[0] + 6, from[1] + 8], [to[0] + 4, to[1] + 4], [to[0] - 26, to[1] + 36], [from[0] - 26, from[1] + 52]),
    { teal: 0.7, indigo: 0.3 },
  );
  sheet.fill(
    polygon(
      [from[0] - 26, from[1] + 46],
      [to[0] - 26, to[1] + 28],
      [to[0] - 30, to[1] + 40],
      [from[0] - 32, from[1] + 60],
    ),
    { ...wet, indigo: 0.5 },
  );
  sheet.fill(taper(from, to, 18, 20), { marigold: 1, red: 0.5, indigo: 0.2 });
  sheet.fill(taper([from[0] - 4, from[1] - 5], [to[0] - 5, to[1] - 5], 10, 12), { marigold: 0.75, red: 0.05 });

  // Far arm.
  drawLimb(
    sheet,
    [
      [1078, 462, 34, 32],
      [1034, 512, 31, 30],
      [994, 552, 30, 29],
      [956, 582, 25, 24],
      [918, 602, 18, 18],
    ],
    SKIN,
    [-11, -9],
  );
  const farSleeve = limb([
    [1104, 372, 46, 42],
    [1082, 428, 45, 43],
    [1048, 476, 42, 42],
    [1026, 506, 42, 41],
  ]);
  cloth(farSleeve, shirt, polygon([1040, 448], [1170, 380], [1150, 540], [1010, 580]), 0.7);
  drawGrip(sheet, { centre: [882, 622], angle: 49, breadth: 70, wrist: [922, 600], turn: 1 }, SKIN);

  // Body behind the table's edge.
  sheet.clip(rectangle(960, 200, 460, TABLE - 200), () => {
    const body = blob(
      points(
        '1150 318, 1200 338, 1262 368, 1306 428, 1322 520, 1318 680, 1104 680, 1090 570, 1068 488, 1052 430, 1062 372, 1100 338',
      ),
      0.9,
    );
    rim(body);
    cloth(body, shirt, blob(points('1196 300, 1206 420, 1190 520, 1206 710, 1380 710, 1370 330'), 0.9), 0.72);
    const bib = blob(
      points('1056 446, 1098 432, 1146 436, 1180 490, 1250 548, 1324 572, 1324 690, 1100 690, 1084 572, 1064 500'),
      0.8,
    );
    cloth(bib, apron, blob(points('1160 446, 1170 528, 1150 608, 1160 710, 1380 710, 1340 510'), 0.9), 0.6);
    sheet.stroke('M1140 438Q1160 386 1154 334', 13, apron);
    sheet.stroke('M1240 546Q1286 562 1330 562', 11, { ...apron, indigo: 0.6 });
  });

  // Neck and head, tilted towards the work.
  const neck = limb([
    [1086, 262, 46, 38],
    [1112, 316, 42, 40],
    [1130, 364, 50, 52],
  ]);
  sheet.fill(neck, SKIN.shade);
  sheet.clip(neck, () => sheet.fill(polygon([1030, 330], [1092, 314], [1116, 384], [1030, 390]), SKIN.lit));
  sheet.stroke('M1072 356Q1112 384 1176 338', 14, { marigold: 1, red: 0.5 });
  drawPortrait(sheet, {
    centre: [1076, 236],
    size: 150,
    facing: 'left',
    skin: { marigold: 1, red: 0.58, indigo: 0.2 },
    hair: 'grey-fade',
    hairRecipe: PLUM,
    beard: true,
    cap: { red: 1, marigold: 0.5 },
    cloth: shirt,
    bust: false,
    nod: 16,
  });

  // Near arm, sleeve and fist.
  const arm: Parameters<typeof limb>[0] = [
    [1196, 484, 43, 41],
    [1174, 536, 39, 39],
    [1148, 580, 39, 36],
    [1110, 612, 38, 34],
    [1062, 642, 30, 28],
    [1026, 662, 21, 21],
    [1000, 676, 19, 19],
  ];
  rim(limb(arm));
  drawLimb(sheet, arm, SKIN, [-8, -14]);
  const sleeve = limb([
    [1236, 362, 54, 48],
    [1234, 414, 57, 53],
    [1214, 466, 52, 52],
    [1190, 518, 50, 51],
  ]);
  rim(sleeve);
  cloth(sleeve, shirt, blob(points('1240 330, 1246 424, 1224 480, 1210 556, 1330 540, 1330 340'), 0.9), 0.7);
  sheet.stroke('M1146 506Q1182 532 1234 536', 5, { marigold: 1, red: 0.7 });
  drawGrip(sheet, { centre: [954, 704], angle: 49, breadth: 76, wrist: [1002, 672], turn: -1 }, SKIN);
  sheet.stroke('M1008 652L1028 682', 12, cycle([VERMILION], 0));
  sheet.overprint(rectangle(880, TABLE, 560, 130), {
    indigo: linear([0, TABLE], [0, TABLE + 40], [0, 1, 0], [1, 1, 0]),
  });
}
