/** Year-end on a roof terrace: colleagues toast or dance under strings of bulbs, while fireworks open over the KICC. */
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
import { drawBottle, drawFirework, drawPottedPlant } from '../vocabulary/celebration.js';
import { drawSkyline, KICC_OFFSET } from '../vocabulary/city.js';
import {
  AMBER,
  CREAM,
  LAMPLIGHT,
  MARIGOLD,
  MIDNIGHT,
  ORANGE,
  PLUM,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawHeadlineShade, drawPool } from '../vocabulary/light.js';
import { PARTY_GUESTS } from '../vocabulary/party.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildBackView,
  buildFigure,
  drawModelled,
  drawRimLit,
  type Look,
  mirrored,
  POSES,
  type Pose,
} from '../vocabulary/people/index.js';
import { drawBulbString, drawFlute } from '../vocabulary/stage.js';

/** The edge between deck and parapet. */
const DECK = 668;
/** The x of the convention centre (KICC), under the largest burst. */
const KICC_X = 1112;

export const rooftopParty = defineScene({
  seed: 12,
  focus: { x: 0.69, y: 0.5 },
  options: {
    /** `toast`: guests raise their glasses; `dancers`: a closer view of guests dancing. */
    view: 'toast',
  },
  draw(sheet, { view }, seed) {
    const random = seededRandom(seed);
    const dancing = view === 'dancers';
    const hue: FlatRecipe = dancing ? { red: 1 } : { teal: 1 };
    drawSky(sheet, random, hue, dancing);
    drawTerrace(sheet, hue);
    if (dancing) drawDancers(sheet);
    else drawToast(sheet);
    drawForeground(sheet, dancing);
    drawHeadlineShade(sheet, 660, 0.84, hue);
  },
});

function drawSky(sheet: Sheet, random: Random, hue: FlatRecipe, dancing: boolean): void {
  sheet.fill(EVERYTHING, {
    ...hue,
    indigo: vertical(0, DECK, [0, 1], [0.5, 0.92], [1, 0.5]),
    ...(dancing ? { marigold: vertical(300, DECK, [0, 0], [1, 0.5]) } : {}),
  });
  for (let star = 0; star < 40; star++)
    sheet.fill(ellipse(random() * 1600, random() * 320, 1 + random() * 1.4), { marigold: 0.3 });
  const rocket = (x: number, top: number, bottom: number): void => {
    sheet.stroke(`M${x - 12} ${bottom}Q${x - 4} ${(top + bottom) / 2} ${x} ${top}`, 2.4, { ...hue, indigo: 0.35 });
  };
  rocket(1392, 200, 480);
  rocket(806, 220, 520);
  drawFirework(sheet, random, { centre: [1404, 172], radius: 138, colour: dancing ? AMBER : TEAL, rays: 20 });
  drawFirework(sheet, random, { centre: [806, 196], radius: 96, colour: VERMILION, rays: 18 });
  drawFirework(sheet, random, {
    centre: [KICC_X - 14, 178],
    radius: 172,
    colour: dancing ? VERMILION : AMBER,
    rays: 26,
  });
  drawSkyline(sheet, random, { x: 40, y: DECK, unit: 60, colour: { ...hue, indigo: 0.66 } });
  drawSkyline(sheet, random, {
    x: KICC_X - KICC_OFFSET * 64,
    y: DECK + 10,
    unit: 64,
    colour: { ...hue, indigo: 0.96 },
    windows: { marigold: 1, red: 0.35, indigo: 0.12 },
  });
}

/** Deck, parapet with its painted band and glass, plants and strings of bulbs. */
function drawTerrace(sheet: Sheet, hue: FlatRecipe): void {
  // Glass between slim posts.
  sheet.overprint(rectangle(-20, 556, 1640, DECK - 556), hue, { opacity: 0.35 });
  sheet.overprint(rectangle(-20, 556, 1640, DECK - 556), { indigo: 1 }, { opacity: 0.3 });
  for (let post = 0; post < 11; post++) {
    const x = 40 + post * 158;
    sheet.fill(rectangle(x, 552, 8, DECK - 552), PLUM);
    sheet.fill(rectangle(x, 552, 2, DECK - 552), { marigold: 1, red: 0.4, indigo: 0.2 });
  }
  sheet.fill(rectangle(-20, 546, 1640, 11), PLUM);
  sheet.fill(rectangle(-20, 545, 1640, 3), { marigold: 0.9, red: 0.3 });
  drawBand(sheet, 'diamonds', -20, DECK - 28, 1640, 40, {
    ground: { red: 1, indigo: 0.62 },
    figure: { marigold: 1, red: 0.45 },
    accent: { teal: 1, indigo: 0.3 },
  });
  // The deck, with boards running towards the city.
  sheet.fill(rectangle(-20, DECK + 12, 1640, 240), { red: 0.9, indigo: vertical(DECK, 900, [0, 0.84], [1, 1]) });
  drawPool(sheet, [1110, 744], 640, 112, { marigold: 1 }, 0.8);
  const vanishing: Point = [1100, 300];
  for (let board = -22; board <= 22; board++) {
    const near: Point = [1100 + board * 92, 930];
    const share = (DECK + 12 - vanishing[1]) / (near[1] - vanishing[1]);
    const far: Point = [vanishing[0] + (near[0] - vanishing[0]) * share, DECK + 12];
    sheet.stroke(polyline(far, near), 2, { red: 1, indigo: 0.95 }, { opacity: 0.6 });
  }
  drawPottedPlant(sheet, [704, 706], 178, {
    leaf: { teal: 1, marigold: 0.7, indigo: 0.66 },
    lit: { teal: 1, marigold: 1, indigo: 0.2 },
    pot: { teal: 1, indigo: 0.5 },
  });
  drawPottedPlant(sheet, [1592, 712], 210, {
    leaf: { teal: 1, marigold: 0.7, indigo: 0.66 },
    lit: { teal: 1, marigold: 1, indigo: 0.2 },
    pot: { teal: 1, indigo: 0.5 },
  });
  const pole: Point = [668, 286];
  sheet.stroke(`M${pole[0]} ${DECK + 8}V${pole[1] - 10}`, 7, PLUM);
  drawBulbString(sheet, pole, [1120, 322], 44, 9, 22);
  drawBulbString(sheet, [1120, 322], [1650, 262], 44, 9, 22);
}

/** A guest on the deck, lit by the bulbs and the sky. */
function guest(sheet: Sheet, foot: Point, height: number, pose: Pose, look: Look, glass?: 'left' | 'right'): void {
  sheet.overprint(ellipse(foot[0], foot[1] + 2, height * 0.2, 10), { indigo: 1, red: 1 }, { opacity: 0.85 });
  const side = pose.facing === 'right' ? 1 : -1;
  const person = buildFigure(foot, height, pose, look);
  const light = { light: [side * 4, -4], rim: { marigold: 0.5 }, rimWidth: 2.8 } as const;
  drawModelled(sheet, { parts: person.parts.filter((part) => part.layer < 2) }, light);
  if (glass) {
    const [x, y] = person.hands[glass === 'right' ? 1 : 0];
    drawFlute(sheet, [x, y + 2], height / 640);
  }
  drawModelled(sheet, { parts: person.parts.filter((part) => part.layer === 2) }, light);
}

/** A glass held up to the right; `reach` is the angle of the upper arm. */
const toasting = (reach: number, lower: number, changes: Partial<Pose> = {}): Pose => ({
  facing: 'right',
  lean: 2,
  headTilt: -7,
  armLeft: [-12, 12],
  armRight: [reach, lower],
  legLeft: [-6, -3],
  legRight: [9, 3],
  breadth: 0.78,
  hands: ['relaxed', 'fist'],
  ...changes,
});

/** Facing the viewer, with a glass held high and the other hand on the hip. */
const CHEERS: Pose = {
  facing: 'front',
  lean: -3,
  headTilt: -5,
  armLeft: [-146, -172],
  armRight: [42, -52],
  legLeft: [-10, -4],
  legRight: [12, 4],
  breadth: 0.92,
  hands: ['fist', 'relaxed'],
  frontArm: 'both',
};

function drawToast(sheet: Sheet): void {
  // A tall table with its cloth, between the two groups.
  const cloth =
    'M1051 590H1173Q1150 650 1130 676Q1136 712 1160 744Q1112 756 1064 744Q1088 712 1094 676Q1074 650 1051 590Z';
  sheet.fill(cloth, { teal: 1, indigo: 0.12 });
  sheet.clip(cloth, () => sheet.overprint(rectangle(1040, 590, 52, 170), { indigo: 0.8 }, { opacity: 0.6 }));
  sheet.stroke('M1093 677H1131', 9, MARIGOLD);
  sheet.fill(ellipse(1112, 590, 62, 13), { marigold: 0.5 });
  drawFlute(sheet, [1094, 588], 0.4);
  drawFlute(sheet, [1136, 588], 0.4);
  guest(
    sheet,
    [786, 734],
    316,
    toasting(104, 142, { armLeft: [-26, 66], hands: ['relaxed', 'fist'] }),
    PARTY_GUESTS.suit,
    'right',
  );
  guest(sheet, [1478, 738], 326, mirrored(toasting(84, 138, { lean: 0 })), PARTY_GUESTS.glasses, 'left');
  guest(sheet, [908, 758], 322, toasting(128, 158, { headTilt: -10 }), PARTY_GUESTS.wrap, 'right');
  guest(sheet, [1346, 764], 330, CHEERS, PARTY_GUESTS.braids, 'left');
  guest(sheet, [1010, 742], 334, toasting(142, 164, { lean: 4 }), PARTY_GUESTS.tealShirt, 'right');
  guest(
    sheet,
    [1220, 744],
    318,
    mirrored(toasting(140, 166, { lean: 4, headTilt: -12 })),
    PARTY_GUESTS.greenGown,
    'left',
  );
}

function drawDancers(sheet: Sheet): void {
  const skin = (index: number): FlatRecipe => cycle(SKIN_TONES, index);
  guest(sheet, [1496, 744], 330, mirrored(POSES.cheering), {
    hair: 'bun',
    outfit: 'skirt',
    top: CREAM,
    bottom: TEAL,
    skin: skin(1),
  });
  guest(
    sheet,
    [768, 744],
    326,
    { ...POSES.cheering, lean: 2 },
    {
      hair: 'short',
      outfit: 'shirt',
      top: TEAL,
      bottom: { indigo: 1, red: 0.6 },
      skin: skin(3),
      beard: true,
    },
  );
  guest(sheet, [960, 786], 372, POSES.dancing, {
    hair: 'afro',
    outfit: 'dress',
    top: MARIGOLD,
    bottom: ORANGE,
    skin: skin(1),
    shoes: CREAM,
  });
  guest(sheet, [1282, 790], 384, mirrored({ ...POSES.dancing, armLeft: [-96, -150], armRight: [70, 150] }), {
    hair: 'fade',
    outfit: 'shirt',
    top: CREAM,
    bottom: { teal: 1, indigo: 0.6 },
    skin: skin(2),
    shoes: MIDNIGHT,
  });
}

/** The foreground: a drinks table and a guest from behind, dark against the party. */
function drawForeground(sheet: Sheet, dancing: boolean): void {
  const rim: FlatRecipe = { marigold: 1, red: 0.4 };
  sheet.fill(ellipse(1010, 906, 330, 62), { marigold: 1, red: 0.6, indigo: 0.3 });
  sheet.fill(ellipse(1010, 911, 330, 62), PLUM);
  for (const [x, height, label] of [
    [842, 118, { red: 1, indigo: 0.4 }],
    [886, 136, { teal: 1, indigo: 0.4 }],
    [1140, 130, { marigold: 1, red: 0.4, indigo: 0.2 }],
  ] as const)
    drawBottle(sheet, [x, 896], height, MIDNIGHT, rim, label);
  for (const x of [944, 990, 1036, 1084]) drawFlute(sheet, [x, 886], 0.62);
  for (const [x, y, size, hair] of [
    [1404, 838, 84, 'bun'],
    [1548, 806, 92, 'short'],
  ] as const) {
    const person = buildBackView({ head: [x, y], size, hair });
    drawRimLit(sheet, person, { colour: dancing ? rim : LAMPLIGHT, shift: [2.6, 3.2], body: PLUM });
  }
}
