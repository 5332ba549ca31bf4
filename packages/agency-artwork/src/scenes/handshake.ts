/** The handshake: two forearms meet over the counter of a stand, by day. */
import { cycle, defineScene, type FlatRecipe, type Sheet } from '../engine/index.js';
import {
  CREAM,
  GREEN,
  LEAF,
  MARIGOLD,
  NAVY,
  ORANGE,
  PALE_TEAL,
  PAPER,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  blob,
  EVERYTHING,
  ellipse,
  type Joint,
  limb,
  moved,
  placed,
  points,
  polygon,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawWindowLight } from '../vocabulary/office.js';
import { drawBand, drawCloth } from '../vocabulary/patterns.js';
import type { SkinPlanes } from '../vocabulary/people/index.js';

/** Top edge of the counter. */
const COUNTER = 716;

/** Transform that enlarges the hands around the centre of the picture. */
const CLOSER = 'translate(960 470) scale(1.16) translate(-968 -462)';

/** Light from the upper left. */
const LIGHT: readonly [number, number] = [-9, -13];

const HERS: SkinPlanes = {
  shade: { marigold: 1, red: 0.8, indigo: 0.46 },
  lit: { marigold: 1, red: 0.56, indigo: 0.14 },
  line: { red: 1, marigold: 0.9, indigo: 0.8 },
};
const HIS: SkinPlanes = {
  shade: { marigold: 1, red: 0.86, indigo: 0.74 },
  lit: { marigold: 1, red: 0.66, indigo: 0.44 },
  line: { red: 1, marigold: 0.9, indigo: 0.9 },
};

export const handshake = defineScene({
  seed: 7,
  focus: { x: 0.6, y: 0.5 },
  draw(sheet) {
    drawStand(sheet);
    drawCounter(sheet);
    sheet.group(CLOSER, () => {
      drawHisArm(sheet);
      drawHerArm(sheet);
      drawHerFingers(sheet);
      drawThumbs(sheet);
      drawHisFingertips(sheet);
    });
  },
});

/** The stand behind: a green wall in a timber frame, shelves of goods, window light across it. */
function drawStand(sheet: Sheet): void {
  sheet.fill(EVERYTHING, PAPER);
  drawWindowLight(
    sheet,
    [-20, -20, 1640, 760],
    [
      { top: [120, 360], bottom: [360, 600] },
      { top: [1230, 1420], bottom: [1470, 1660] },
    ],
    0.36,
  );
  const wall = rectangle(600, 56, 740, 680);
  drawShade(sheet, rectangle(634, 90, 740, 660), 0.5);
  sheet.fill(wall, { teal: 1, marigold: 0.62 });
  sheet.clip(wall, () =>
    sheet.fill(polygon([690, 40], [950, 40], [1230, 760], [970, 760]), { teal: 0.62, marigold: 0.62 }),
  );
  const shelf = 214;
  drawGoods(sheet, shelf);
  sheet.fill(rectangle(640, shelf, 660, 18), ORANGE);
  sheet.overprint(rectangle(640, shelf + 18, 660, 16), { indigo: 0.4 });
  sheet.stroke(wall, 22, { marigold: 1, red: 0.5 });
}

/** Boxes and jars on a shelf. */
function drawGoods(sheet: Sheet, shelf: number): void {
  const colours: readonly FlatRecipe[] = [VERMILION, MARIGOLD, CREAM, { teal: 0.55 }, ORANGE];
  for (let item = 0; item < 6; item++) {
    const x = 668 + item * 104;
    const tall = 66 + ((item * 37) % 42);
    const colour = cycle(colours, item * 3);
    if (item % 3 === 1) {
      sheet.fill(roundedRectangle(x, shelf - tall, 62, tall, 14), colour);
      sheet.fill(rectangle(x + 6, shelf - tall - 12, 50, 16), NAVY);
    } else {
      sheet.fill(rectangle(x, shelf - tall, 72, tall), colour);
      sheet.overprint(rectangle(x + 50, shelf - tall, 22, tall), { teal: 0.6 }, { opacity: 0.6 });
    }
    sheet.fill(ellipse(x + 32, shelf - tall / 2, 15), NAVY);
  }
}

function drawCounter(sheet: Sheet): void {
  sheet.fill(rectangle(-20, COUNTER, 1640, 78), { marigold: 0.85, red: 0.14 });
  sheet.clip(rectangle(-20, COUNTER, 1640, 78), () => {
    sheet.overprint(blob(points('300 744, 700 726, 960 728, 1300 726, 1700 748, 1700 800, 1000 770, 300 800'), 0.8), {
      red: 0.62,
      indigo: 0.2,
    });
  });
  sheet.fill(rectangle(-20, COUNTER + 78, 1640, 20), { marigold: 1, red: 0.7 });
  drawBand(sheet, 'suns', -20, COUNTER + 98, 1640, 94, {
    ground: { teal: 1, indigo: 0.3 },
    figure: MARIGOLD,
    accent: VERMILION,
  });
  // A pile of cards and a folder.
  sheet.fill(polygon([1290, 734], [1450, 734], [1476, 776], [1300, 776]), PAPER);
  sheet.fill(polygon([1300, 776], [1476, 776], [1476, 788], [1300, 788]), PALE_TEAL);
  sheet.fill(ellipse(1340, 754, 16, 8), VERMILION);
  sheet.fill(polygon([470, 738], [640, 738], [622, 778], [440, 778]), VERMILION);
}

/** A shape with its lit plane. */
function drawLit(sheet: Sheet, outline: string, planes: Pick<SkinPlanes, 'shade' | 'lit'>, light = LIGHT): void {
  sheet.fill(outline, planes.shade);
  sheet.clip(outline, () => sheet.group(moved(light[0], light[1]), () => sheet.fill(outline, planes.lit)));
}

/** A sleeve with its shaded underside. */
function drawSleeve(sheet: Sheet, joints: readonly Joint[], cloth: () => void): void {
  const outline = limb(joints);
  sheet.clip(outline, () => {
    cloth();
    sheet.overprint(
      limb(joints.slice(1).map(([x, y, width]): Joint => [x, y + width * 1.25, width])),
      { indigo: 1 },
      { opacity: 0.55 },
    );
  });
}

/** His arm from the right: it lies behind her fingers. */
function drawHisArm(sheet: Sheet): void {
  drawLit(
    sheet,
    limb([
      [1640, 700, 104],
      [1420, 606, 92],
      [1290, 546, 74],
      [1204, 506, 60],
      [1150, 482, 66],
    ]),
    HIS,
  );
  drawLit(
    sheet,
    blob(
      points(
        '1224 440, 1150 398, 1080 372, 1010 380, 960 430, 960 520, 1000 580, 1080 596, 1150 586, 1216 572, 1240 510',
      ),
      0.95,
    ),
    HIS,
  );
  const sleeve: readonly Joint[] = [
    [1330, 566, 104],
    [1350, 576, 108],
    [1480, 634, 124],
    [1680, 726, 150],
  ];
  drawSleeve(sheet, sleeve, () => {
    sheet.fill(EVERYTHING, TEAL);
    sheet.fill(
      limb([
        [1310, 556, 120],
        [1356, 578, 122],
      ]),
      MARIGOLD,
    );
  });
  sheet.stroke('M1224 446Q1218 516 1180 564', 27, NAVY);
  sheet.fill(ellipse(1214, 500, 30, 34), NAVY);
  sheet.fill(ellipse(1212, 498, 21, 25), CREAM);
}

/** Her arm from the left, with a kitenge sleeve and bangles, and the back of her hand. */
function drawHerArm(sheet: Sheet): void {
  drawLit(
    sheet,
    limb([
      [260, 700, 100],
      [490, 610, 88],
      [620, 556, 72],
      [716, 512, 58],
      [776, 486, 62],
    ]),
    HERS,
  );
  drawLit(
    sheet,
    blob(
      points(
        '716 452, 790 410, 870 380, 950 368, 1010 380, 1024 440, 1004 510, 970 554, 900 574, 820 574, 742 566, 708 520',
      ),
      0.95,
    ),
    HERS,
  );
  drawSleeve(
    sheet,
    [
      [590, 568, 98],
      [572, 576, 104],
      [440, 632, 122],
      [230, 720, 150],
    ],
    () =>
      sheet.group(placed(420, 640, -23), () =>
        drawCloth(
          sheet,
          rectangle(-320, -200, 560, 460),
          [-320, -200, 560, 460],
          [
            { pattern: 'diamonds', colours: { ground: VERMILION, figure: MARIGOLD, accent: GREEN } },
            { pattern: 'leaves', colours: { ground: MARIGOLD, figure: GREEN, accent: VERMILION } },
          ],
          76,
        ),
      ),
  );
  for (const [x, y, colour] of [
    [664, 532, MARIGOLD],
    [690, 520, LEAF],
  ] as const)
    sheet.stroke(`M${x - 24} ${y - 62}Q${x + 30} ${y - 4} ${x + 22} ${y + 62}`, 15, colour);
}

/** One finger from its knuckle, with the line that parts it from the next. */
function drawFinger(sheet: Sheet, joints: readonly Joint[], planes: SkinPlanes): void {
  const outline = limb(joints);
  sheet.stroke(outline, 7, planes.line);
  drawLit(sheet, outline, planes, [-4, -10]);
}

/** Her four fingers go round his hand. */
function drawHerFingers(sheet: Sheet): void {
  const fingers: readonly (readonly Joint[])[] = [
    [
      [950, 530, 24],
      [1020, 556, 26],
      [1076, 584, 24],
      [1100, 604, 15],
    ],
    [
      [972, 490, 27],
      [1060, 512, 29],
      [1128, 546, 27],
      [1158, 572, 17],
    ],
    [
      [988, 446, 28],
      [1084, 462, 31],
      [1160, 496, 28],
      [1190, 524, 18],
    ],
    [
      [990, 404, 27],
      [1084, 410, 31],
      [1164, 440, 28],
      [1196, 466, 18],
    ],
  ];
  for (const finger of fingers) drawFinger(sheet, finger, HERS);
  // The knuckles lie under one skin with the back of the hand.
  const back = blob(points('860 400, 950 376, 1002 384, 1018 430, 1000 500, 962 548, 900 560, 860 480'), 0.95);
  sheet.fill(back, HERS.lit);
  for (const [x, y] of [
    [1016, 436],
    [1006, 482],
    [982, 526],
  ] as const)
    sheet.stroke(`M${x - 34} ${y - 6}Q${x - 8} ${y - 6} ${x + 14} ${y + 2}`, 6, HERS.line);
}

/** His fingertips come up under her hand. */
function drawHisFingertips(sheet: Sheet): void {
  for (const [x, y] of [
    [934, 560],
    [886, 572],
    [838, 574],
    [792, 568],
  ] as const) {
    drawFinger(
      sheet,
      [
        [x + 22, y + 30, 22],
        [x + 4, y + 2, 25],
        [x - 8, y - 34, 23],
        [x - 12, y - 50, 15],
      ],
      HIS,
    );
    sheet.fill(ellipse(x - 9, y - 38, 11, 15), { marigold: 0.6, red: 0.4 });
  }
}

/** The thumbs cross on top: his behind, hers before. */
function drawThumbs(sheet: Sheet): void {
  drawFinger(
    sheet,
    [
      [1120, 404, 34],
      [1060, 366, 33],
      [990, 346, 31],
      [930, 352, 26],
      [906, 364, 16],
    ],
    HIS,
  );
  sheet.fill(blob(points('1060 352, 1150 396, 1170 440, 1100 420, 1040 396'), 0.9), HIS.lit);
  drawFinger(
    sheet,
    [
      [764, 482, 24],
      [806, 448, 38],
      [868, 412, 40],
      [946, 388, 34],
      [1024, 388, 31],
      [1064, 402, 19],
    ],
    HERS,
  );
  sheet.fill(
    blob(points('722 474, 742 440, 772 424, 812 414, 856 404, 884 424, 876 458, 830 500, 780 520, 736 516'), 0.9),
    HERS.lit,
  );
}
