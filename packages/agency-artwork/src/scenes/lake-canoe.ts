/** The lake: a team paddles a painted canoe, or a camera operator films fishers from the shore. */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  type Point,
  type Random,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import {
  CREAM,
  DEEP_TEAL,
  FOREST,
  GREEN,
  LEAF,
  MARIGOLD,
  MIDNIGHT,
  NAVY,
  ORANGE,
  PAPER,
  PLUM,
  SKIN_LIT,
  SKIN_SHADE,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  limb,
  moved,
  placed,
  polygon,
  polyline,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawCanoe, drawPaddle, drawPapyrus, drawRipples, shore } from '../vocabulary/lake.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBirds, drawCloud, drawCrown } from '../vocabulary/nature.js';
import { drawCloth } from '../vocabulary/patterns.js';
import {
  buildFigure,
  dayShade,
  drawGrip,
  drawLimb,
  drawModelled,
  drawPortrait,
  drawSilhouette,
  type Figure,
  type Look,
  POSES,
  type Pose,
  reachingFor,
} from '../vocabulary/people/index.js';

export const lakeCanoe = defineScene({
  seed: 9,
  focus: { x: 0.5, y: 0.5 },
  options: {
    /** `retreat`: five paddlers, close up; `documentary`: a camera operator, with fishers far out on the lake. */
    view: 'retreat',
  },
  draw(sheet, { view }, seed) {
    const random = seededRandom(seed);
    if (view === 'documentary') drawDocumentary(sheet, random);
    else drawRetreat(sheet, random);
  },
});

function drawRetreat(sheet: Sheet, random: Random): void {
  drawLake(sheet, random);
  sheet.group(placed(826, 650, -3, 0.93), () => {
    drawReflection(sheet);
    drawCrew(sheet);
  });
  drawWake(sheet);
  drawReeds(sheet);
}

/** A pale morning: two ranges of hills, and the lake as a single teal plane that darkens towards the viewer. */
function drawLake(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { marigold: vertical(0, 320, [0, 0.1], [1, 0.34]), teal: vertical(0, 260, [0, 0.3], [1, 0]) });
  drawCloud(sheet, [260, 130], 420, 20, PAPER);
  drawCloud(sheet, [820, 196], 520, 17, PAPER);
  const far: readonly Point[] = [
    [120, 270],
    [330, 226],
    [520, 262],
    [760, 208],
    [960, 168],
    [1130, 232],
    [1330, 250],
    [1560, 214],
  ];
  sheet.fill(shore(far, 336), { teal: 0.42, marigold: 0.2 });
  const near: readonly Point[] = [
    [60, 296],
    [280, 306],
    [480, 268],
    [640, 300],
    [900, 316],
    [1180, 290],
    [1400, 262],
    [1600, 292],
  ];
  sheet.fill(shore(near, 338), GREEN);
  for (let tree = 0; tree < 13; tree++) {
    drawCrown(sheet, random, [180 + tree * 102, 322 - (tree % 3) * 6], 22 + (tree % 4) * 5, GREEN, LEAF);
  }
  sheet.fill(rectangle(-20, 334, 1640, 600), {
    teal: vertical(334, 600, [0, 0.5], [0.35, 0.86], [1, 1]),
    marigold: vertical(334, 470, [0, 0.14], [1, 0.04]),
    indigo: vertical(620, 900, [0, 0], [1, 0.5]),
  });
  drawRipples(sheet, random, [120, 356, 1360, 130], 18, PAPER);
  drawRipples(sheet, random, [120, 700, 1360, 170], 12, { teal: 0.55 });
  drawBirds(
    sheet,
    [
      [420, 190, 20],
      [478, 164, 15],
      [372, 158, 13],
    ],
    MIDNIGHT,
  );
}

/** The hull and heads mirrored below the waterline, cut by bands of water. */
function drawReflection(sheet: Sheet): void {
  sheet.fill('M-560 26C-470 120 -300 150 0 156C280 152 440 128 520 26Z', DEEP_TEAL);
  sheet.fill('M-430 140Q0 230 430 140Q0 180 -430 140Z', DEEP_TEAL);
  for (const [left, y, width] of [
    [-470, 74, 300],
    [20, 92, 420],
    [-330, 124, 380],
    [180, 146, 260],
    [-250, 170, 560],
  ] as const) {
    sheet.fill(
      `M${left} ${y}Q${left + width / 2} ${y - 9} ${left + width} ${y}Q${left + width / 2} ${y + 9} ${left} ${y}Z`,
      TEAL,
    );
  }
}

interface Paddler {
  readonly look: Look;
  readonly headTilt?: number;
}

const [LIGHT_SKIN = SKIN_LIT, WARM_SKIN = SKIN_LIT, BROWN_SKIN = SKIN_LIT, DARK_SKIN = SKIN_SHADE] = SKIN_TONES;
const CREW: readonly Paddler[] = [
  { look: { top: MARIGOLD, hair: 'puff', skin: BROWN_SKIN, build: 'curvy' }, headTilt: -3 },
  { look: { top: VERMILION, hair: 'fade', skin: DARK_SKIN, beard: true, build: 'broad' } },
  { look: { top: CREAM, hair: 'wrap', hairRecipe: ORANGE, skin: WARM_SKIN, build: 'curvy' } },
  { look: { top: { teal: 0.62, marigold: 1 }, hair: 'cap', hairRecipe: VERMILION, skin: DARK_SKIN } },
  { look: { top: ORANGE, hair: 'short', skin: LIGHT_SKIN, glasses: true, build: 'broad' }, headTilt: 2 },
];
const TALL = 478;

/** All of them paddle in time: the far hand on the grip, the near hand low on the shaft, and the blade in the water. */
function drawCrew(sheet: Sheet): void {
  const wood: FlatRecipe = { marigold: 1, red: 0.45 };
  const crew = CREW.map(({ look, headTilt = 0 }, index) => {
    const hips: Point = [-318 + index * 186, -58];
    const grip: Point = [hips[0] - 116, hips[1] - 186];
    const tip: Point = [hips[0] - 196, 62];
    const low: Point = [grip[0] + (tip[0] - grip[0]) * 0.44, grip[1] + (tip[1] - grip[1]) * 0.44];
    const pose: Pose = {
      facing: 'left',
      lean: -13,
      headTilt: 6 + headTilt,
      armLeft: [-40, -60],
      armRight: [-70, -90],
      legLeft: [-90, 0],
      legRight: [-84, 0],
      breadth: 0.56,
      seated: true,
      frontArm: 'left',
      hands: ['fist', 'fist'],
    };
    const dressed: Look = { bottom: NAVY, ...look };
    const reaching = reachingFor(hips, TALL, pose, dressed, [
      { side: 'left', target: low, bend: -1 },
      { side: 'right', target: grip, bend: 1 },
    ]);
    return { figure: buildFigure(hips, TALL, reaching, dressed), grip, tip };
  });
  const light = { light: [-7, -4], shade: dayShade, rim: PAPER, rimWidth: 2.6 } as const;
  const layer = (figure: Figure, front: boolean) => ({
    parts: figure.parts.filter((part) => (part.layer === 2) === front),
  });
  // Legs are inside the hull.
  sheet.clip('M-700 -600H700V-44H-700Z', () => {
    for (const { figure } of crew) drawModelled(sheet, layer(figure, false), light);
  });
  drawCanoe(sheet);
  for (const [index, { figure, grip, tip }] of crew.entries()) {
    drawPaddle(sheet, grip, tip, wood, cycle([MARIGOLD, PAPER], index));
    drawModelled(sheet, layer(figure, true), light);
  }
}

/** White water where the blades dip and along the prow. */
function drawWake(sheet: Sheet): void {
  for (let index = 0; index < 5; index++) {
    const [x, y] = [350 + index * 173, 735 - index * 9];
    for (const [across, width] of [
      [0, 58],
      [-12, 92],
    ] as const) {
      sheet.stroke(
        `M${x - width + across} ${y + 3}Q${x} ${y + (across ? 17 : 9)} ${x + width * 0.8} ${y + 2}`,
        3.6,
        PAPER,
      );
    }
  }
  sheet.stroke('M262 686Q380 726 590 720', 4, PAPER);
  sheet.stroke('M1260 674Q1370 690 1490 676', 4, PAPER);
}

/** Papyrus in the lower corners: the dark edge of the viewer's shore. */
function drawReeds(sheet: Sheet): void {
  for (const [foot, x, y, size] of [
    [1440, 1368, 640, 92],
    [1400, 1300, 742, 80],
    [1470, 1452, 560, 96],
    [1360, 1216, 820, 70],
    [180, 246, 762, 84],
    [150, 190, 690, 92],
    [230, 330, 836, 66],
  ] as const) {
    drawPapyrus(sheet, [foot, 930], [x, y], size, MIDNIGHT, FOREST);
  }
}

function drawDocumentary(sheet: Sheet, random: Random): void {
  drawGreenHills(sheet, random);
  drawFishers(sheet);
  drawReedBank(sheet, random);
  sheet.group(moved(42, 0), () => {
    drawTripod(sheet);
    drawOperator(sheet);
    drawCamera(sheet);
    drawHand(sheet);
  });
}

/** Terraced hills round a bright bay. */
function drawGreenHills(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { marigold: vertical(0, 300, [0, 0.12], [1, 0.3]), teal: vertical(0, 200, [0, 0.2], [1, 0]) });
  drawCloud(sheet, [240, 96], 420, 18, PAPER);
  sheet.fill(
    shore(
      [
        [100, 250],
        [300, 150],
        [470, 96],
        [640, 180],
        [860, 232],
        [1100, 150],
        [1330, 70],
        [1600, 160],
      ],
      420,
    ),
    { teal: 0.5, marigold: 0.62 },
  );
  sheet.fill(
    shore(
      [
        [60, 330],
        [260, 262],
        [420, 300],
        [620, 350],
        [900, 300],
        [1150, 210],
        [1400, 240],
        [1600, 200],
      ],
      424,
    ),
    { teal: 0.72, marigold: 1 },
  );
  for (let tree = 0; tree < 9; tree++) {
    drawCrown(sheet, random, [210 + tree * 66, 380 - (tree % 3) * 12], 20 + (tree % 3) * 6, GREEN, LEAF);
  }
  sheet.fill(rectangle(-20, 400, 1640, 360), {
    teal: vertical(400, 720, [0, 0.22], [0.5, 0.6], [1, 0.9]),
    marigold: 0.14,
  });
  drawRipples(sheet, random, [180, 424, 900, 240], 22, PAPER);
}

/** Two fishers far out: one paddling, one casting. */
function drawFishers(sheet: Sheet): void {
  sheet.group(placed(372, 486, 0, 0.28), () => {
    sheet.fill('M-560 26C-470 84 -300 100 0 104C280 100 440 84 520 26Z', DEEP_TEAL, { opacity: 0.75 });
    const paddler = buildFigure([250, -70], 400, {
      ...POSES.seatedSide,
      facing: 'left',
      lean: -10,
      armLeft: [-40, -70],
      armRight: [-30, -80],
    });
    drawSilhouette(sheet, paddler, MIDNIGHT);
    const caster = buildFigure([-150, -60], 420, { ...POSES.presenting, armLeft: [-96, -124], armRight: [-60, -100] });
    drawSilhouette(sheet, caster, MIDNIGHT);
    drawCanoe(sheet);
    drawPaddle(sheet, [128, -190], [60, 50], { marigold: 1, red: 0.5 }, MARIGOLD);
    // The cast line and its float.
    sheet.stroke('M-330 -420L-300 -300Q-290 -260 -262 -252', 9, MIDNIGHT);
    sheet.stroke('M-330 -420Q-470 -300 -520 30', 4, PAPER);
  });
}

function drawReedBank(sheet: Sheet, random: Random): void {
  sheet.fill(
    shore(
      [
        [80, 700],
        [320, 742],
        [620, 712],
        [900, 690],
        [1200, 670],
        [1600, 690],
      ],
      960,
    ),
    { ...GREEN, indigo: vertical(680, 900, [0, 0.1], [1, 0.72]) },
  );
  for (let index = 0; index < 9; index++) {
    drawCrown(sheet, random, [190 + index * 150, 760 + (index % 3) * 26], 40, FOREST, GREEN);
  }
  for (const [foot, x, y, size] of [
    [250, 228, 640, 80],
    [300, 330, 690, 66],
    [220, 290, 580, 74],
    [480, 500, 720, 58],
  ] as const) {
    drawPapyrus(sheet, [foot, 930], [x, y], size, MIDNIGHT, FOREST);
  }
}

function drawTripod(sheet: Sheet): void {
  for (const foot of [560, 770, 960]) sheet.stroke(polyline([770, 610], [foot, 930]), 26, PLUM);
  for (const foot of [556, 764, 954]) sheet.stroke(polyline([764, 620], [foot, 930]), 4, ORANGE);
  sheet.fill(roundedRectangle(706, 566, 128, 56, 12), PLUM);
}

/** The camera: lens hood on the left, body, matte box, and viewfinder reaching back to the operator's eye. */
function drawCamera(sheet: Sheet): void {
  const dark: FlatRecipe = { indigo: 1, red: 0.7 };
  sheet.fill(roundedRectangle(668, 402, 236, 168, 16), dark);
  sheet.fill(polygon([470, 382], [540, 412], [540, 546], [470, 578]), dark);
  sheet.fill(rectangle(536, 428, 140, 106), { indigo: 1, teal: 0.6 });
  for (const x of [556, 592, 640]) sheet.fill(rectangle(x, 422, 16, 118), PLUM);
  sheet.fill(rectangle(616, 424, 10, 114), VERMILION);
  sheet.fill(ellipse(472, 480, 14, 96), { teal: 0.8, indigo: 0.2 });
  sheet.fill(ellipse(470, 462, 7, 44), PAPER);
  sheet.fill(roundedRectangle(690, 426, 110, 84, 8), { indigo: 0.72, teal: 0.8 });
  sheet.fill(roundedRectangle(700, 436, 90, 64, 5), { marigold: 0.4 });
  sheet.fill(polygon([700, 500], [700, 478], [740, 452], [790, 482], [790, 500]), GREEN);
  sheet.fill(ellipse(848, 450, 12), VERMILION);
  sheet.fill(ellipse(848, 500, 16), MARIGOLD);
  // Handle on top, viewfinder at the back.
  sheet.stroke('M690 404V352Q690 336 706 336H860Q876 336 876 352V404', 18, dark);
  sheet.fill(polygon([900, 410], [985, 396], [985, 446], [900, 450]), dark);
  sheet.fill(ellipse(990, 421, 15, 31), PLUM);
  sheet.overprint(roundedRectangle(668, 402, 236, 14, 7), { indigo: 0, marigold: 0.9 }, { opacity: 0.85 });
}

/** The operator's shirt. */
function drawKitenge(sheet: Sheet, outline: string, box: readonly [number, number, number, number]): void {
  drawCloth(
    sheet,
    outline,
    box,
    [
      { pattern: 'leaves', colours: { ground: MARIGOLD, figure: { teal: 1, indigo: 0.3 }, accent: CREAM } },
      { pattern: 'diamonds', colours: { ground: VERMILION, figure: MARIGOLD, accent: MIDNIGHT } },
    ],
    74,
  );
}

function drawOperator(sheet: Sheet): void {
  drawPortrait(sheet, {
    centre: [1118, 428],
    size: 268,
    facing: 'left',
    skin: { marigold: 0.95, red: 0.64, indigo: 0.34 },
    hair: 'bun',
    headphones: VERMILION,
    cloth: MARIGOLD,
    rim: PAPER,
    pattern: ([x, y, width, height]) => drawKitenge(sheet, rectangle(x, y, width, height), [x, y, width, height]),
  });
}

/** The operator's forearm and the hand that turns the pan handle. */
function drawHand(sheet: Sheet): void {
  sheet.stroke(polyline([800, 600], [960, 724]), 15, PLUM);
  const planes = { shade: SKIN_SHADE, lit: { marigold: 1, red: 0.6, indigo: 0.24 }, line: PLUM };
  drawLimb(
    sheet,
    [
      [1236, 826, 58],
      [1170, 830, 52],
      [1090, 800, 42],
      [1020, 756, 30],
      [984, 728, 25],
    ],
    planes,
    [-8, -10],
  );
  const sleeve = limb([
    [1352, 752, 104],
    [1270, 826, 88],
    [1178, 836, 66],
  ]);
  sheet.stroke(sleeve, 9, PLUM);
  drawKitenge(sheet, sleeve, [1040, 640, 444, 300]);
  sheet.clip(sleeve, () => drawShade(sheet, 'M1100 850Q1280 880 1420 740V980H1100Z', 0.5, 0.3));
  drawGrip(sheet, { centre: [928, 700], angle: 38, breadth: 84, wrist: [992, 734], turn: 1 }, planes);
}
