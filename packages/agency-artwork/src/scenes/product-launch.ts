/** The product launch: silk slides off a new car on a turntable, while beams cross above it. */
import {
  defineScene,
  type FlatRecipe,
  linear,
  type Point,
  radial,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { AMBER, CREAM, LAMPLIGHT, MIDNIGHT, PAPER, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  blob,
  EVERYTHING,
  ellipse,
  onCircle,
  points,
  polygon,
  polyline,
  rectangle,
  ring,
} from '../vocabulary/geometry.js';
import { drawBeam, drawHalo } from '../vocabulary/light.js';
import {
  buildFigure,
  drawCrowdRow,
  drawModelled,
  type Look,
  POSES,
  type Pose,
  reachingFor,
} from '../vocabulary/people/index.js';
import { drawCurtain, drawStageLamp, drawTruss } from '../vocabulary/stage.js';
import { drawTurntable } from '../vocabulary/studio.js';

/** Top of the turntable. */
const TABLE = { x: 960, y: 664, radiusX: 500, radiusY: 84, height: 58 } as const;
const RIG = 70;
/** Corner of the silk in the presenter's hands. */
const CORNER: Point = [552, 470];

const LAMPS: readonly { x: number; angle: number; colour: FlatRecipe }[] = [
  { x: 470, angle: 44, colour: { marigold: 1, red: 0.25 } },
  { x: 640, angle: 24, colour: { marigold: 0.8, red: 0.05 } },
  { x: 840, angle: 9, colour: { marigold: 0.6, red: 0 } },
  { x: 1080, angle: -9, colour: { marigold: 0.6, red: 0 } },
  { x: 1280, angle: -24, colour: { marigold: 0.8, red: 0.05 } },
  { x: 1450, angle: -44, colour: { marigold: 1, red: 0.25 } },
];

export const productLaunch = defineScene({
  seed: 9,
  focus: { x: 0.59, y: 0.5 },
  draw(sheet, _options, seed) {
    drawHall(sheet);
    for (const { x, angle, colour } of LAMPS)
      drawBeam(sheet, { from: [x, RIG + 26], angle, length: 820, widths: [8, 112], colour, strength: 0.9 });
    drawRig(sheet);
    drawTurntable(sheet, TABLE, 22);
    drawCar(sheet);
    drawSilk(sheet);
    drawPeople(sheet);
    drawAudience(sheet, seed);
  },
});

function drawHall(sheet: Sheet): void {
  sheet.fill(EVERYTHING, PLUM);
  drawCurtain(sheet, 250, 40, 1400, 620, 20, { red: 1, marigold: 0.3 });
  // The curtain falls into the dark towards the sides and the top.
  sheet.overprint(EVERYTHING, { indigo: radial([960, 500], 780, [0, 1, 0], [0.4, 1, 0.2], [1, 1, 0.96]) });
  sheet.fill(rectangle(-20, 640, 1660, 300), {
    red: 1,
    marigold: radial([960, 690], 640, [0, 0.9], [1, 0.2]),
    indigo: radial([960, 690], 720, [0, 0.2], [0.6, 0.72], [1, 1]),
  });
}

function drawRig(sheet: Sheet): void {
  drawTruss(sheet, [260, RIG - 16], [1640, RIG - 16], 56, { red: 1, indigo: 0.6 }, 6);
  for (const { x, angle } of LAMPS) drawStageLamp(sheet, [x, RIG + 20], angle, 1.5);
}

const CAR_BODY =
  'M604 596C596 540 606 486 640 450C676 394 742 352 850 346C960 340 1030 360 1122 438C1200 444 1272 456 1312 488C1340 514 1346 552 1338 580C1330 608 1304 618 1270 618L632 618Q606 616 604 596Z';

function drawCar(sheet: Sheet): void {
  sheet.overprint(ellipse(966, 672, 390, 26), PLUM);
  sheet.fill(CAR_BODY, TEAL);
  sheet.clip(CAR_BODY, () => {
    // The shoulder takes the light, the flank falls away from it.
    sheet.fill('M590 470Q900 440 1140 446Q1240 450 1330 500L1330 520Q1200 480 1000 478Q760 478 590 510Z', {
      teal: 0.42,
      marigold: 0.1,
    });
    sheet.overprint(rectangle(590, 500, 760, 130), {
      indigo: vertical(512, 618, [0, 1, 0], [0.5, 1, 0.3], [1, 1, 0.85]),
    });
    sheet.fill(rectangle(590, 588, 760, 40), MIDNIGHT);
    sheet.fill('M700 346Q860 330 1010 362L1040 380Q880 352 690 372Z', { teal: 0.42, marigold: 0.1 });
  });
  const windows = ['M690 446C718 396 772 370 850 368L892 368V446Z', 'M908 368C984 368 1036 390 1092 444L908 446Z'];
  for (const outline of windows) {
    sheet.fill(outline, MIDNIGHT);
    sheet.clip(outline, () => sheet.fill(polygon([960, 360], [1000, 360], [960, 450], [920, 450]), { teal: 0.7 }));
  }
  sheet.stroke('M900 456V584', 3, DOOR);
  sheet.stroke('M1112 452Q1086 520 1092 584', 3, DOOR);
  sheet.stroke('M930 492H976', 8, PAPER);
  for (const x of [752, 1172]) drawWheel(sheet, x, 606);
  drawHeadlamp(sheet);
}

const DOOR: FlatRecipe = { teal: 1, indigo: 0.8 };

function drawWheel(sheet: Sheet, x: number, y: number): void {
  sheet.fill(ellipse(x, y, 82, 80), MIDNIGHT);
  sheet.fill(ellipse(x, y, 68), PLUM);
  sheet.fill(ring(x, y, 50, 40), CREAM, { evenOdd: true });
  for (let spoke = 0; spoke < 5; spoke++) {
    const end = onCircle([x, y], 44, spoke * 72 - 90);
    sheet.stroke(polyline([x, y], end), 11, CREAM);
  }
  sheet.fill(ellipse(x, y, 13), AMBER);
}

function drawHeadlamp(sheet: Sheet): void {
  drawHalo(sheet, [1318, 508], 150, { marigold: 0.7, red: 0.1 }, 0.9);
  sheet.fill('M1250 480Q1302 482 1328 514L1322 526Q1278 520 1250 480Z', PAPER);
}

/** The silk: one lit mass with long folds running from the hand that pulls it. */
function drawSilk(sheet: Sheet): void {
  const silk = blob(
    points(
      '972 344, 860 330, 742 338, 656 384, 604 440, 552 468, 534 520, 548 580, 520 640, 476 700, 560 722, 660 712, 712 684, 722 630, 770 596, 790 540, 846 520, 862 452, 916 420',
    ),
    0.8,
  );
  sheet.group('translate(14 14)', () => sheet.overprint(silk, { indigo: 1 }, { opacity: 0.6 }));
  sheet.fill(silk, {
    marigold: linear([560, 700], [960, 340], [0, 0.95], [0.5, 0.5], [1, 0.12]),
    red: linear([540, 720], [860, 400], [0, 0.6], [1, 0]),
  });
  sheet.clip(silk, () => {
    const fold = (path: string, strength: number): void => {
      sheet.overprint(path, { red: 1, marigold: 1 }, { opacity: strength });
    };
    fold('M552 466Q700 380 950 340Q760 420 700 470Q640 500 552 466Z', 0.34);
    fold('M552 470Q700 460 870 440Q800 500 700 520Q610 530 552 470Z', 0.62);
    fold('M552 476Q660 540 790 540Q740 590 680 600Q600 570 552 476Z', 0.5);
    fold('M548 484Q600 600 716 660Q690 700 640 690Q570 620 548 484Z', 0.66);
    fold('M544 490Q548 600 590 730Q540 730 500 700Q550 600 544 490Z', 0.5);
    sheet.stroke('M560 478Q700 500 850 470', 5, PAPER);
    sheet.stroke('M556 486Q640 560 760 574', 5, PAPER);
    sheet.stroke('M552 496Q590 610 690 676', 5, PAPER);
    sheet.stroke('M570 458Q720 380 930 352', 5, PAPER);
  });
}

const PULLING: Pose = {
  facing: 'right',
  lean: -12,
  headTilt: 6,
  armLeft: [40, 80],
  armRight: [60, 84],
  legLeft: [-22, -12],
  legRight: [16, 20],
  breadth: 0.74,
  hands: ['fist', 'fist'],
  frontArm: 'both',
};

function drawPeople(sheet: Sheet): void {
  const host: Look = {
    outfit: 'gown',
    hair: 'bun',
    top: { teal: 1, marigold: 0.6, indigo: 0.2 },
    bottom: { teal: 1, marigold: 0.6, indigo: 0.2 },
    skin: { marigold: 0.95, red: 0.62, indigo: 0.3 },
  };
  const anchor: Point = [452, 742];
  const height = 362;
  const pose = reachingFor(anchor, height, PULLING, host, [
    { side: 'left', target: [CORNER[0] - 12, CORNER[1] + 16], bend: -1 },
    { side: 'right', target: CORNER, bend: -1 },
  ]);
  const light = { light: [6, -3], rim: LAMPLIGHT, rimWidth: 3 } as const;
  sheet.overprint(ellipse(452, 744, 84, 14), PLUM);
  drawModelled(sheet, buildFigure(anchor, height, pose, host), light);

  sheet.overprint(ellipse(1470, 752, 76, 13), PLUM);
  drawModelled(
    sheet,
    buildFigure(
      [1470, 750],
      372,
      { ...POSES.presenting, hands: ['flat', 'fist'] },
      {
        outfit: 'suit',
        hair: 'fade',
        beard: true,
        top: { indigo: 1, teal: 0.5 },
        bottom: { indigo: 1, teal: 0.5 },
        shirt: CREAM,
        tie: VERMILION,
        skin: { marigold: 0.95, red: 0.66, indigo: 0.4 },
      },
    ),
    { ...light, light: [-6, -3] },
  );
}

/** Guests in front of us, holding up their phones. */
function drawAudience(sheet: Sheet, seed: number): void {
  const random = seededRandom(seed);
  sheet.overprint(rectangle(-20, 806, 1660, 130), { indigo: vertical(806, 880, [0, 1, 0], [1, 1, 0.9]) });
  drawCrowdRow(sheet, random, {
    y: 838,
    size: 58,
    step: 128,
    body: PLUM,
    rim: { marigold: 1, red: 0.5 },
    rimWidth: 3.2,
    raised: 0.4,
    phones: 0.7,
    lightX: 960,
    from: 330,
  });
}
