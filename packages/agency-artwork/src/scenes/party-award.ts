/** The award changes hands on the roof: two colleagues shown at half length, while the tables applaud. */
import {
  defineScene,
  type FlatRecipe,
  type Point,
  type Random,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawTrophy } from '../vocabulary/awards.js';
import { drawSkyline, KICC_OFFSET } from '../vocabulary/city.js';
import { PLUM } from '../vocabulary/colours.js';
import { EVERYTHING, rectangle } from '../vocabulary/geometry.js';
import { PARTY_GUESTS } from '../vocabulary/party.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildBackView,
  buildFigure,
  drawModelled,
  drawRimLit,
  type Look,
  mirrored,
  type Pose,
  reachingFor,
} from '../vocabulary/people/index.js';
import { drawBulbString } from '../vocabulary/stage.js';

const RAIL = 470;
const PARAPET = 640;
/** The foot of the cup, between the two. */
const CUP: Point = [806, 492];

export const partyAward = defineScene({
  seed: 21,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawRoof(sheet, random);
    drawApplause(sheet);
    drawHandover(sheet);
    drawTables(sheet, random);
  },
});

/** The party terrace, closer up: city, glass, painted band and bulbs. */
function drawRoof(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: vertical(0, PARAPET, [0, 0.94], [0.5, 0.7], [1, 0.36]) });
  drawSkyline(sheet, random, { x: 60, y: PARAPET, unit: 96, colour: { teal: 1, indigo: 0.66 } });
  drawSkyline(sheet, random, {
    x: 430 - KICC_OFFSET * 104,
    y: PARAPET + 10,
    unit: 104,
    colour: { teal: 1, indigo: 0.96 },
    windows: { marigold: 1, red: 0.35, indigo: 0.12 },
  });
  sheet.overprint(rectangle(-20, RAIL, 1640, PARAPET - RAIL), { teal: 1 }, { opacity: 0.35 });
  sheet.overprint(rectangle(-20, RAIL, 1640, PARAPET - RAIL), { indigo: 1 }, { opacity: 0.3 });
  for (let post = 0; post < 7; post++) {
    const x = 96 + post * 252;
    sheet.fill(rectangle(x, RAIL, 13, PARAPET - RAIL), PLUM);
    sheet.fill(rectangle(x, RAIL, 3, PARAPET - RAIL), { marigold: 1, red: 0.4, indigo: 0.2 });
  }
  sheet.fill(rectangle(-20, RAIL - 8, 1640, 18), PLUM);
  sheet.fill(rectangle(-20, RAIL - 10, 1640, 5), { marigold: 0.9, red: 0.3 });
  drawBand(sheet, 'diamonds', -20, PARAPET - 30, 1640, 68, {
    ground: { red: 1, indigo: 0.5 },
    figure: { marigold: 1, red: 0.45 },
    accent: { teal: 1, indigo: 0.3 },
  });
  sheet.fill(rectangle(-20, PARAPET + 38, 1640, 260), { red: 1, indigo: vertical(PARAPET, 900, [0, 0.62], [1, 0.95]) });
  drawBulbString(sheet, [180, 62], [860, 96], 52, 9, 40);
  drawBulbString(sheet, [860, 96], [1460, 40], 52, 9, 40);
}

const CLAPPING: Pose = {
  facing: 'left',
  lean: -2,
  armLeft: [-24, -128],
  armRight: [20, -118],
  legLeft: [-5, -2],
  legRight: [6, 3],
  breadth: 0.78,
  frontArm: 'both',
  hands: ['flat', 'flat'],
};

/** Three people clapping at the rail. */
function drawApplause(sheet: Sheet): void {
  const light = { light: [-4, -4], rim: { marigold: 0.5 }, rimWidth: 2.6 } as const;
  for (const [x, height, look, pose] of [
    [1334, 470, PARTY_GUESTS.glasses, CLAPPING],
    [1196, 448, PARTY_GUESTS.braids, CLAPPING],
    [286, 470, PARTY_GUESTS.suit, mirrored(CLAPPING)],
  ] as const satisfies readonly (readonly [number, number, Look, Pose])[]) {
    drawModelled(sheet, buildFigure([x, 820], height, pose, look), light);
  }
}

function drawHandover(sheet: Sheet): void {
  const light = { light: [5, -5], rim: { marigold: 0.4 }, rimWidth: 4 } as const;
  const height = 790;
  const giver: Point = [560, 1120];
  const giverPose = reachingFor(
    giver,
    height,
    {
      facing: 'right',
      lean: 3,
      headTilt: 3,
      armLeft: [10, 60],
      armRight: [40, 90],
      legLeft: [-3, 0],
      legRight: [4, 2],
      breadth: 0.74,
      frontArm: 'right',
      hands: ['flat', 'flat'],
    },
    PARTY_GUESTS.greenGown,
    [
      { side: 'left', target: [CUP[0] - 66, CUP[1] - 82], bend: -1 },
      { side: 'right', target: [CUP[0] - 26, CUP[1] + 18], bend: -1 },
    ],
  );
  const winner: Point = [1046, 1126];
  const winnerPose = reachingFor(
    winner,
    height + 30,
    {
      facing: 'left',
      lean: -3,
      headTilt: -4,
      armLeft: [-40, -90],
      armRight: [-10, -60],
      legLeft: [-4, -2],
      legRight: [3, 0],
      breadth: 0.74,
      frontArm: 'left',
      hands: ['flat', 'flat'],
    },
    PARTY_GUESTS.tealShirt,
    [
      { side: 'right', target: [CUP[0] + 66, CUP[1] - 82], bend: 1 },
      { side: 'left', target: [CUP[0] + 30, CUP[1] + 16], bend: 1 },
    ],
  );
  const hers = buildFigure(giver, height, giverPose, PARTY_GUESTS.greenGown);
  const his = buildFigure(winner, height + 30, winnerPose, PARTY_GUESTS.tealShirt);
  for (const person of [hers, his])
    drawModelled(sheet, { parts: person.parts.filter((part) => part.layer < 2) }, light);
  drawTrophy(sheet, CUP, 226);
  for (const person of [hers, his])
    drawModelled(sheet, { parts: person.parts.filter((part) => part.layer === 2) }, light);
}

/** The nearest tables: heads from behind. */
function drawTables(sheet: Sheet, random: Random): void {
  const rim: FlatRecipe = { marigold: 1, red: 0.4 };
  for (const [x, y, size, hair] of [
    [286, 800, 132, 'short'],
    [1352, 786, 136, 'afro'],
  ] as const) {
    const person = buildBackView({ head: [x, y], size, hair, tilt: random() - 0.5 });
    drawRimLit(sheet, person, { colour: rim, shift: [3.4, 4.4], body: PLUM });
  }
}
