/**
 * The award: two people lift a golden cup into a beam of light, or a colleague holds it up in front of a row of
 * people applauding.
 */
import {
  between,
  defineScene,
  type FlatRecipe,
  type Point,
  type Random,
  radial,
  type Sheet,
  seededRandom,
} from '../engine/index.js';
import { CUP_HANDLES, drawTrophy } from '../vocabulary/awards.js';
import {
  AMBER,
  CREAM,
  DEEP_TEAL,
  LAMPLIGHT,
  MARIGOLD,
  MIDNIGHT,
  PLUM,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  type Joint,
  limb,
  onCircle,
  placed,
  polygon,
  polyline,
  rectangle,
} from '../vocabulary/geometry.js';
import { drawBeam, drawHalo, drawPool } from '../vocabulary/light.js';
import { drawBand, drawCloth } from '../vocabulary/patterns.js';
import {
  buildFigure,
  drawCrowdRow,
  drawGrip,
  drawLimb,
  drawModelled,
  type Look,
  nightShade,
  POSES,
  type Pose,
  reachingFor,
  type SkinPlanes,
} from '../vocabulary/people/index.js';
import { drawConfetti, drawStageLamp } from '../vocabulary/stage.js';

/** Middle of the picture. */
const MIDDLE = 960;

export const awardTrophy = defineScene({
  seed: 9,
  focus: { x: 0.6, y: 0.5 },
  options: {
    /** `hands` (a close-up of two hands lifting the cup) or `line` (a winner among applauding colleagues). */
    people: 'hands',
  },
  draw(sheet, { people }, seed) {
    const random = seededRandom(seed);
    if (people === 'line') drawLine(sheet, random);
    else drawLift(sheet, random);
  },
});

/** A marigold night: rays that radiate from the cup, and one beam from above. */
function drawGlory(sheet: Sheet, centre: Point, reach: number): void {
  sheet.fill(EVERYTHING, {
    marigold: 1,
    red: radial(centre, reach, [0, 0.2], [0.4, 0.62], [1, 1]),
    indigo: radial(centre, reach, [0, 0], [0.4, 0.06], [0.7, 0.6], [1, 1]),
  });
  for (let ray = 0; ray < 20; ray++) {
    const angle = ray * 18;
    sheet.fill(polygon(centre, onCircle(centre, 1300, angle - 4.6), onCircle(centre, 1300, angle + 4.6)), {
      marigold: 1,
      red: radial(centre, reach, [0, 0], [0.4, 0.22], [1, 0.9]),
      indigo: radial(centre, reach, [0, 0], [0.4, 0], [0.75, 0.55], [1, 1]),
    });
  }
}

function drawLift(sheet: Sheet, random: Random): void {
  const foot: Point = [MIDDLE, 712];
  const height = 600;
  const scale = height / 100;
  drawGlory(sheet, [MIDDLE, 330], 860);
  drawBeam(sheet, {
    from: [MIDDLE, -60],
    angle: 0,
    length: 1000,
    widths: [90, 420],
    colour: { marigold: 0.5, red: 0 },
    strength: 0.9,
  });
  drawHalo(sheet, [MIDDLE, 300], 420, { marigold: 0.3 }, 0.8);
  drawConfetti(sheet, random, [380, 40, 1160, 560], 46);
  drawCrowdRow(sheet, random, {
    y: 838,
    size: 66,
    step: 124,
    body: { red: 1, indigo: 0.9 },
    rim: AMBER,
    rimWidth: 3,
    raised: 0.4,
    lightX: MIDDLE,
    phones: 0.2,
  });
  drawTrophy(sheet, foot, height);
  for (const [index, side] of ([-1, 1] as const).entries()) {
    const grip = CUP_HANDLES[index];
    if (grip) drawLiftingArm(sheet, [foot[0] + grip[0] * scale, foot[1] + grip[1] * scale], side);
  }
}

const SKINS: readonly [SkinPlanes, SkinPlanes] = [
  { shade: { marigold: 0.95, red: 0.75, indigo: 0.66 }, lit: { marigold: 1, red: 0.62, indigo: 0.3 }, line: PLUM },
  { shade: { marigold: 0.95, red: 0.85, indigo: 0.88 }, lit: { marigold: 1, red: 0.68, indigo: 0.46 }, line: PLUM },
];

/**
 * A forearm with its sleeve, coming from below, and the fist round the handle. The left arm is the right one mirrored.
 */
function drawLiftingArm(sheet: Sheet, grip: Point, side: -1 | 1): void {
  const hers = side < 0;
  const planes = SKINS[hers ? 0 : 1];
  const arm: readonly Joint[] = [
    [58, 92, 38],
    [86, 170, 46],
    [124, 290, 62],
    [168, 430, 72],
    [206, 620, 76],
  ];
  const sleeve = limb([
    [112, 292, 78],
    [122, 306, 84],
    [164, 430, 98],
    [204, 560, 108],
    [230, 700, 112],
  ]);
  sheet.group(placed(grip[0], grip[1], 0, side, 1), () => {
    for (const outline of [limb(arm), sleeve]) sheet.group(placed(-6, -3), () => sheet.fill(outline, LAMPLIGHT));
    drawLimb(sheet, arm, planes, [-24, -8]);
    if (hers) {
      for (const [x, y, colour] of [
        [82, 156, TEAL],
        [91, 182, MARIGOLD],
      ] as const)
        sheet.stroke(`M${x - 46} ${y + 16}Q${x + 8} ${y + 18} ${x + 46} ${y - 16}`, 15, colour);
    }
    sheet.fill(sleeve, hers ? VERMILION : { teal: 1, indigo: 0.42 });
    sheet.clip(sleeve, () => {
      if (hers) drawKitengeSleeve(sheet);
      else drawCuff(sheet);
      sheet.overprint(
        limb([
          [186, 280, 64],
          [236, 430, 84],
          [290, 640, 96],
        ]),
        { indigo: 1 },
        { opacity: 0.66 },
      );
    });
    drawGrip(sheet, { centre: [0, 0], angle: 98, breadth: 132, wrist: [60, 100], turn: 1 }, planes);
  });
}

/** The edge of a shirt cuff under a jacket, with its cufflink. */
function drawCuff(sheet: Sheet): void {
  sheet.fill(
    limb([
      [110, 292, 90],
      [122, 318, 92],
    ]),
    CREAM,
  );
  sheet.fill(ellipse(84, 330, 10), AMBER);
}

function drawKitengeSleeve(sheet: Sheet): void {
  sheet.group(placed(170, 440, -18), () =>
    drawCloth(
      sheet,
      rectangle(-260, -220, 520, 560),
      [-260, -220, 520, 560],
      [
        { pattern: 'diamonds', colours: { ground: VERMILION, figure: MARIGOLD, accent: { teal: 1, indigo: 0.4 } } },
        { pattern: 'triangles', colours: { ground: { teal: 1, indigo: 0.4 }, figure: MARIGOLD, accent: VERMILION } },
      ],
      74,
    ),
  );
}

const STAGE = 700;

const APPLAUSE: Pose = {
  facing: 'front',
  armLeft: [-20, 146],
  armRight: [20, -146],
  legLeft: [-5, -2],
  legRight: [6, 3],
  breadth: 0.92,
  frontArm: 'both',
  hands: ['flat', 'flat'],
};

interface Colleague {
  readonly x: number;
  readonly height: number;
  readonly facing: 'left' | 'right' | 'front';
  readonly look: Look;
}

const COLLEAGUES: readonly Colleague[] = [
  {
    x: 508,
    height: 372,
    facing: 'right',
    look: { outfit: 'skirt', hair: 'bun', top: MARIGOLD, bottom: PLUM, skin: SKIN_TONES[1] ?? PLUM, shoes: AMBER },
  },
  {
    x: 668,
    height: 392,
    facing: 'right',
    look: {
      outfit: 'suit',
      hair: 'fade',
      beard: true,
      top: DEEP_TEAL,
      bottom: DEEP_TEAL,
      tie: VERMILION,
      skin: SKIN_TONES[3] ?? PLUM,
    },
  },
  {
    x: 1252,
    height: 366,
    facing: 'left',
    look: {
      outfit: 'dress',
      hair: 'wrap',
      hairRecipe: TEAL,
      top: VERMILION,
      bottom: VERMILION,
      skin: SKIN_TONES[2] ?? PLUM,
      shoes: TEAL,
    },
  },
  {
    x: 1412,
    height: 388,
    facing: 'left',
    look: {
      outfit: 'shirt',
      hair: 'short',
      glasses: true,
      top: CREAM,
      bottom: MIDNIGHT,
      skin: SKIN_TONES[1] ?? PLUM,
      build: 'round',
    },
  },
];

/** On stage: the winner in the beam, two colleagues on either side, and the hall in darkness. */
function drawLine(sheet: Sheet, random: Random): void {
  const light: Point = [MIDDLE, 250];
  drawGlory(sheet, light, 900);
  for (const [x, angle] of [
    [500, 22],
    [760, 10],
    [1160, -10],
    [1420, -22],
  ] as const) {
    drawBeam(sheet, {
      from: [x, 40],
      angle,
      length: 660,
      widths: [14, 110],
      colour: { marigold: 0.5 },
      strength: 0.55,
    });
    drawStageLamp(sheet, [x, 26], angle, 1.2);
  }
  sheet.stroke(polyline([-20, 6], [1620, 6]), 18, PLUM);
  drawHalo(sheet, light, 330, { marigold: 0.25 }, 0.8);
  drawConfetti(sheet, random, [380, 80, 1160, 420], 44);
  sheet.fill(polygon([-20, 636], [1620, 636], [1620, STAGE], [-20, STAGE]), {
    marigold: 1,
    red: radial([MIDDLE, 660], 760, [0, 0.3], [1, 1]),
    indigo: radial([MIDDLE, 660], 760, [0, 0], [0.5, 0.35], [1, 1]),
  });
  drawPool(sheet, [MIDDLE, 672], 260, 24, { marigold: 0.4 }, 0.9);
  for (const { x, height, facing, look } of COLLEAGUES) {
    sheet.overprint(ellipse(x, 678, 66, 9), { indigo: 1 }, { opacity: 0.7 });
    drawModelled(sheet, buildFigure([x, 680], height, { ...APPLAUSE, facing }, look), {
      light: [x < MIDDLE ? 5 : -5, -3],
      shade: nightShade,
      rim: LAMPLIGHT,
      rimWidth: 3,
    });
  }
  drawWinner(sheet);
  drawBand(sheet, 'suns', -20, STAGE, 1640, 42, { ground: { red: 1, indigo: 0.6 }, figure: AMBER, accent: VERMILION });
  sheet.fill(rectangle(-20, STAGE + 42, 1640, 220), PLUM);
  const rim: FlatRecipe = { marigold: 1, red: 0.35 };
  drawCrowdRow(sheet, random, {
    y: 800,
    size: 58,
    step: 132,
    body: { red: 1, indigo: 0.82 },
    rim,
    rimWidth: 3,
    raised: 0.34,
    lightX: MIDDLE,
    phones: 0.1,
  });
  drawCrowdRow(sheet, random, {
    y: 872,
    size: 78,
    step: 176,
    body: PLUM,
    rim,
    rimWidth: 4,
    raised: 0.12,
    lightX: MIDDLE,
    phones: 0,
    from: between(random, -60, 0),
  });
}

function drawWinner(sheet: Sheet): void {
  const height = 404;
  const anchor: Point = [MIDDLE, 684];
  const look: Look = {
    outfit: 'dress',
    hair: 'afro',
    top: TEAL,
    bottom: TEAL,
    skin: SKIN_TONES[1] ?? PLUM,
    shoes: VERMILION,
  };
  const foot: Point = [MIDDLE, 236];
  const pose = reachingFor(
    anchor,
    height,
    { ...POSES.cheering, facing: 'front', lean: 0, headTilt: 0, frontArm: 'both', hands: ['fist', 'fist'] },
    look,
    [
      { side: 'left', target: [foot[0] - 30, foot[1] - 8], bend: -1 },
      { side: 'right', target: [foot[0] + 30, foot[1] - 8], bend: 1 },
    ],
  );
  sheet.overprint(ellipse(MIDDLE, 684, 72, 9), { indigo: 1 }, { opacity: 0.6 });
  drawTrophy(sheet, foot, 196);
  drawModelled(sheet, buildFigure(anchor, height, pose, look), {
    light: [0, -6],
    shade: nightShade,
    rim: LAMPLIGHT,
    rimWidth: 3,
  });
}
