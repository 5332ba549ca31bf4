/** The rope bridge: a team crosses a forest gorge; the bridge is a single line between two dark banks. */
import {
  between,
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  type Point,
  type Random,
  type Recipe,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import {
  CREAM,
  GREEN,
  LEAF,
  MARIGOLD,
  MIDNIGHT,
  NAVY,
  PAPER,
  PLUM,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { curve, EVERYTHING, limb, placed, polygon, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawHeadlineShade } from '../vocabulary/light.js';
import { drawBirds, drawCrown, frond } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildFigure,
  dayShade,
  drawModelled,
  type Figure,
  type Look,
  type Pose,
  type Reach,
  reachingFor,
} from '../vocabulary/people/index.js';

/** A bridge: its two ends, how far it sags, and how tall the people on it are. */
interface Bridge {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
  readonly people: number;
  /** Seen from below, the planks show their undersides. */
  readonly below: boolean;
}

const LEVEL: Bridge = { from: [560, 452], to: [1610, 424], sag: 72, people: 262, below: false };
const BELOW: Bridge = { from: [330, 560], to: [1660, 404], sag: 66, people: 332, below: true };

const WARM_ROPE: FlatRecipe = { marigold: 0.75, red: 0.3 };
const BANK: FlatRecipe = { ...MIDNIGHT, marigold: 0.7 };

export const ropeBridge = defineScene({
  seed: 11,
  focus: { x: 0.67, y: 0.42 },
  options: {
    /** `level`, with the whole team, or `below`, a closer view from under the planks. */
    view: 'level',
  },
  draw(sheet, { view }, seed) {
    const random = seededRandom(seed);
    const bridge = view === 'below' ? BELOW : LEVEL;
    drawGorge(sheet, random);
    drawFarRail(sheet, bridge);
    drawTeam(sheet, bridge);
    drawBanks(sheet, random, bridge);
    drawForeground(sheet, random);
    if (!bridge.below) drawHeadlineShade(sheet, 640, 0.8, { teal: 1 });
  },
});

/** Height of the deck at an x. */
function deck({ from, to, sag }: Bridge, x: number): number {
  const share = (x - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share);
}

/** The hand rope is hip-high above the deck. */
const rail = (bridge: Bridge, x: number): number => deck(bridge, x) - bridge.people * 0.45;

/** A line at a constant distance from the deck. */
function along(bridge: Bridge, height: (x: number) => number): string {
  const points = Array.from({ length: 15 }, (_, index): Point => {
    const x = bridge.from[0] + ((bridge.to[0] - bridge.from[0]) * index) / 14;
    return [x, height(x)];
  });
  return curve(points);
}

/** A forest slope: a smooth edge with tree crowns on it, filled towards the side from which it falls. */
function drawSlope(
  sheet: Sheet,
  random: Random,
  edge: readonly Point[],
  side: -1 | 1,
  leaf: Recipe,
  lit: Recipe | undefined,
  size: number,
): void {
  const wall = side < 0 ? -200 : 1800;
  for (const [index, point] of edge.entries()) {
    const next = edge[index + 1];
    if (!next) continue;
    for (const share of [0, 0.5]) {
      const x = point[0] + (next[0] - point[0]) * share + side * size * 0.3;
      const y = point[1] + (next[1] - point[1]) * share;
      drawCrown(sheet, random, [x, y], size * between(random, 0.75, 1.1), leaf, lit);
    }
  }
  const first = edge[0] ?? [0, 0];
  const last = edge[edge.length - 1] ?? [0, 0];
  sheet.fill(
    `${curve([[wall, first[1]], ...edge.map(([x, y]): Point => [x + side * size * 0.4, y]), [last[0] + side * 60, 960], [wall, 960]])}Z`,
    leaf,
  );
}

/** Light from the gorge: a pale sky, a waterfall into mist, and forest slopes that darken towards the viewer. */
function drawGorge(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, {
    marigold: vertical(60, 620, [0, 0.5], [0.4, 0.16], [1, 0.1]),
    teal: vertical(0, 420, [0, 0.4], [0.45, 0.08], [1, 0]),
  });
  // The far plateau, and the waterfall that drops from it.
  sheet.fill(
    `${curve([
      [560, 960],
      [640, 300],
      [760, 262],
      [900, 280],
      [1010, 250],
      [1100, 262],
      [1230, 240],
      [1360, 268],
      [1520, 236],
      [1700, 260],
      [1700, 960],
    ])}Z`,
    { teal: vertical(240, 800, [0, 0.5], [0.6, 0.38], [1, 0.1]), marigold: vertical(240, 800, [0, 0.72], [1, 0.3]) },
  );
  for (let tree = 0; tree < 13; tree++) {
    drawCrown(sheet, random, [650 + tree * 76, 262 + between(random, -10, 14)], between(random, 22, 38), {
      teal: 0.5,
      marigold: 0.75,
    });
  }
  const fall = 'M1062 258Q1100 248 1142 258C1150 420 1166 640 1196 860H1010C1040 640 1056 420 1062 258Z';
  sheet.fill(fall, { marigold: 0.05, teal: vertical(250, 700, [0, 0.1], [1, 0]) });
  for (const [x, top, drift, width] of [
    [1078, 300, -14, 4],
    [1098, 420, -8, 3],
    [1120, 280, 8, 4],
    [1132, 470, 14, 3],
  ] as const) {
    sheet.stroke(`M${x} ${top}Q${x + drift * 0.3} ${top + 130} ${x + drift} ${top + 260}`, width, {
      teal: 0.5,
      marigold: 0.1,
    });
  }
  for (let puff = 0; puff < 9; puff++) {
    drawCrown(sheet, random, [960 + puff * 36, 800 + Math.abs(puff - 4) * 9], 52, { marigold: 0.07, teal: 0.04 });
  }
  sheet.fill(rectangle(900, 830, 420, 120), { marigold: 0.07, teal: 0.04 });
  drawSlope(
    sheet,
    random,
    [
      [1420, 250],
      [1360, 360],
      [1330, 470],
      [1290, 580],
      [1260, 690],
      [1210, 800],
      [1150, 900],
    ],
    1,
    { teal: 0.72, marigold: 1 },
    LEAF,
    54,
  );
  drawSlope(
    sheet,
    random,
    [
      [380, 90],
      [480, 150],
      [600, 210],
      [720, 280],
      [790, 380],
      [820, 480],
      [870, 590],
      [920, 690],
      [980, 800],
      [1050, 900],
    ],
    -1,
    { teal: 0.78, marigold: 1 },
    LEAF,
    54,
  );
  drawSlope(
    sheet,
    random,
    [
      [1560, 500],
      [1480, 600],
      [1420, 690],
      [1350, 780],
      [1270, 880],
    ],
    1,
    { ...GREEN, indigo: 0.3 },
    { teal: 0.9, marigold: 1 },
    60,
  );
  drawSlope(
    sheet,
    random,
    [
      [380, 330],
      [500, 400],
      [600, 480],
      [690, 580],
      [750, 680],
      [830, 780],
      [930, 880],
    ],
    -1,
    { ...GREEN, indigo: 0.3 },
    { teal: 0.9, marigold: 1 },
    60,
  );
  drawBirds(
    sheet,
    [
      [930, 190, 15],
      [968, 172, 11],
      [1240, 180, 12],
    ],
    { teal: 1, indigo: 0.4 },
  );
}

function drawFarRail(sheet: Sheet, bridge: Bridge): void {
  const drop = bridge.people * 0.04;
  const colour: FlatRecipe = { marigold: 1, red: 0.4, indigo: 0.45 };
  sheet.stroke(
    along(bridge, (x) => rail(bridge, x) - drop),
    4,
    colour,
  );
  for (let x = bridge.from[0] + 40; x < bridge.to[0]; x += 58) {
    sheet.stroke(polyline([x, rail(bridge, x) - drop], [x + 4, deck(bridge, x) - 8]), 2, colour);
  }
  if (!bridge.below) {
    sheet.stroke(
      along(bridge, (x) => deck(bridge, x) - 2),
      18,
      { marigold: 1, red: 0.5, indigo: 0.25 },
      { dash: '15 4', cap: 'butt' },
    );
  }
}

/** The near rope, the edge of the planks with its band, and the hangers between them. */
function drawNearRail(sheet: Sheet, bridge: Bridge): void {
  const edge = bridge.people * 0.085;
  const step = edge;
  if (bridge.below) {
    for (let x = bridge.from[0] - 20; x < bridge.to[0] + 20; x += 27) {
      const y = deck(bridge, x);
      sheet.fill(
        polygon([x, y], [x + 21, deck(bridge, x + 21)], [x + 15, deck(bridge, x + 21) + 74], [x - 6, y + 74]),
        {
          marigold: 1,
          red: 0.8,
          indigo: vertical(y, y + 74, [0, 0.86], [1, 0.5]),
        },
      );
    }
    sheet.stroke(
      along(bridge, (x) => deck(bridge, x) + 62),
      6,
      PLUM,
    );
  }
  for (let x = bridge.from[0]; x < bridge.to[0]; x += step) {
    const [y, next] = [deck(bridge, x), deck(bridge, x + step)];
    sheet.group(placed(x, y, (Math.atan2(next - y, step) * 180) / Math.PI), () => {
      drawBand(sheet, 'diamonds', 0, 4, step + 0.8, edge, {
        ground: { red: 1, indigo: 0.35 },
        figure: MARIGOLD,
        accent: TEAL,
      });
    });
  }
  sheet.stroke(
    along(bridge, (x) => deck(bridge, x) + 4),
    3,
    PLUM,
  );
  sheet.stroke(
    along(bridge, (x) => deck(bridge, x) + 4 + edge),
    4,
    PLUM,
  );
  for (let x = bridge.from[0] + 14; x < bridge.to[0]; x += 58) {
    sheet.stroke(polyline([x, rail(bridge, x)], [x, deck(bridge, x) + 4]), 2.6, PLUM);
  }
  const rope = along(bridge, (x) => rail(bridge, x));
  sheet.stroke(rope, 9, PLUM);
  sheet.stroke(rope, 5, WARM_ROPE, { dash: '9 3', cap: 'butt' });
}

interface Member {
  readonly x: number;
  readonly pose: Pose;
  readonly look: Look;
  readonly reaches: readonly Reach[];
  readonly tall?: number;
}

function drawTeam(sheet: Sheet, bridge: Bridge): void {
  const size = bridge.people;
  const skin = (index: number): FlatRecipe => cycle(SKIN_TONES, index);
  const onRail = (x: number): Point => [x, rail(bridge, x) - 2];
  const first = bridge.below ? 700 : 738;
  const gap = size * 0.56;
  const place = (index: number): number => first + index * gap;
  /** The point where the third and fourth person's hands meet. */
  const grasp: Point = [place(2.74), deck(bridge, place(2.74)) - size * 0.71];
  const members: readonly Member[] = [
    {
      x: place(0),
      pose: { ...CROSSING, headTilt: 2 },
      look: { hair: 'puff', outfit: 'tee', top: MARIGOLD, bottom: NAVY, skin: skin(1), shoes: CREAM, build: 'curvy' },
      reaches: [
        { side: 'right', target: onRail(place(0.36)) },
        { side: 'left', target: onRail(place(-0.24)), bend: -1 },
      ],
    },
    {
      x: place(1),
      pose: { ...CROSSING, lean: 7, legLeft: [-16, -30], legRight: [26, 4] },
      look: {
        hair: 'fade',
        outfit: 'tee',
        top: VERMILION,
        bottom: { teal: 1, indigo: 0.9 },
        skin: skin(2),
        shoes: CREAM,
        build: 'broad',
        beard: true,
      },
      // A steadying hand on the shoulder blade of the one in front.
      reaches: [
        { side: 'right', target: [place(1.74), deck(bridge, place(1.8)) - size * 0.7], bend: -1 },
        { side: 'left', target: onRail(place(0.8)), bend: -1 },
      ],
      tall: 1.05,
    },
    {
      x: place(1.92),
      pose: { ...CROSSING, lean: 6, headTilt: -4, legLeft: [-24, -34], legRight: [20, 8] },
      look: {
        hair: 'wrap',
        hairRecipe: VERMILION,
        outfit: 'tee',
        top: CREAM,
        bottom: { red: 1, indigo: 0.55 },
        skin: skin(3),
        shoes: MARIGOLD,
        build: 'curvy',
      },
      reaches: [
        { side: 'right', target: grasp, bend: -1 },
        { side: 'left', target: onRail(place(1.74)), bend: -1 },
      ],
      tall: 0.97,
    },
    {
      x: place(3.54),
      pose: {
        facing: 'left',
        lean: -6,
        headTilt: -3,
        armLeft: [-60, -80],
        armRight: [20, 40],
        legLeft: [-18, -4],
        legRight: [22, 16],
        breadth: 0.74,
        hands: ['fist', 'fist'],
        frontArm: 'left',
      },
      look: {
        hair: 'cap',
        hairRecipe: MARIGOLD,
        outfit: 'tee',
        top: TEAL,
        bottom: NAVY,
        skin: skin(1),
        shoes: CREAM,
        build: 'slim',
      },
      reaches: [
        { side: 'left', target: grasp },
        { side: 'right', target: onRail(place(3.84)) },
      ],
      tall: 1.04,
    },
    {
      x: place(4.42),
      pose: { ...CROSSING, headTilt: -6, armLeft: [-30, -10], armRight: [146, 170], hands: ['fist', 'fist'] },
      look: {
        hair: 'afro',
        outfit: 'tee',
        top: VERMILION,
        bottom: { teal: 1, indigo: 0.6 },
        skin: skin(2),
        shoes: CREAM,
        build: 'slim',
      },
      reaches: [{ side: 'left', target: onRail(place(4.2)), bend: -1 }],
      tall: 0.98,
    },
  ];
  // In the closer view under the bridge, the first person has already left the picture.
  const seen = bridge.below ? members.slice(0, 4) : members;
  const figures = seen.map(({ x, pose, look, reaches, tall = 1 }): Figure => {
    const anchor: Point = [x, deck(bridge, x) + 3];
    return buildFigure(anchor, size * tall, reachingFor(anchor, size * tall, pose, look, reaches), look);
  });
  const light = { light: [4, -4], shade: dayShade, rim: PAPER, rimWidth: 2.4 } as const;
  for (const figure of figures) drawModelled(sheet, { parts: figure.parts.filter((part) => part.layer < 2) }, light);
  drawNearRail(sheet, bridge);
  for (const figure of figures) drawModelled(sheet, { parts: figure.parts.filter((part) => part.layer === 2) }, light);
}

const CROSSING: Pose = {
  facing: 'right',
  lean: 4,
  armLeft: [-20, 0],
  armRight: [40, 80],
  legLeft: [-20, -32],
  legRight: [24, 8],
  breadth: 0.64,
  hands: ['fist', 'fist'],
  frontArm: 'right',
};

/** Two dark banks with the posts that carry the bridge. */
function drawBanks(sheet: Sheet, random: Random, bridge: Bridge): void {
  const [left, right] = [bridge.from, bridge.to];
  const post = ([x, y]: Point): void => {
    const top = y - bridge.people * 0.62;
    sheet.fill(polygon([x - 15, y + 60], [x - 11, top], [x + 11, top - 4], [x + 15, y + 60]), {
      ...PLUM,
      marigold: 0.6,
    });
    sheet.fill(polygon([x + 4, y + 20], [x + 3, top + 4], [x + 9, top + 2], [x + 12, y + 20]), {
      marigold: 1,
      red: 0.6,
      indigo: 0.35,
    });
    for (const wrap of [0.24, 0.3, 0.36])
      sheet.stroke(
        polyline([x - 12, top + bridge.people * wrap * 0.6], [x + 12, top + bridge.people * wrap * 0.6 - 3]),
        5,
        WARM_ROPE,
      );
  };
  post(left);
  if (right[0] < 1640) post([Math.min(right[0], 1560), right[1] + 4]);
  drawSlope(
    sheet,
    random,
    [
      [left[0] - 130, -40],
      [left[0] - 190, 120],
      [left[0] - 170, 260],
      [left[0] - 120, left[1] - 60],
      [left[0] - 96, left[1] + 40],
    ],
    -1,
    BANK,
    { ...GREEN, indigo: 0.78 },
    62,
  );
  drawSlope(
    sheet,
    random,
    [
      [left[0] - 130, left[1] + 16],
      [left[0] - 60, left[1] + 30],
      [left[0] + 6, left[1] + 38],
      [left[0] + 60, left[1] + 130],
      [left[0] + 110, left[1] + 230],
      [left[0] + 200, left[1] + 350],
      [left[0] + 290, left[1] + 450],
    ],
    -1,
    BANK,
    { ...GREEN, indigo: 0.72 },
    52,
  );
  drawSlope(
    sheet,
    random,
    [
      [1606, right[1] + 40],
      [1560, right[1] + 150],
      [1520, right[1] + 260],
      [1440, right[1] + 370],
      [1360, right[1] + 470],
    ],
    1,
    BANK,
    { ...GREEN, indigo: 0.72 },
    52,
  );
  // Tree trunks in the darkness of the left bank.
  for (const [x, width] of [
    [left[0] - 500, 26],
    [left[0] - 370, 40],
    [left[0] - 260, 22],
  ] as const) {
    sheet.fill(
      limb([
        [x - 14, 920, width * 1.8],
        [x, 700, width],
        [x + 6, 400, width * 0.8],
        [x - 4, -20, width * 0.7],
      ]),
      {
        teal: 1,
        marigold: 0.6,
        indigo: 0.84,
      },
    );
  }
}

/** Leaves hanging into the picture from above, closest to the viewer. */
function drawForeground(sheet: Sheet, random: Random): void {
  const shade: Recipe = { ...GREEN, indigo: horizontal(500, 1600, [0, 0.95], [1, 0.8]) };
  sheet.fill(
    `${curve([
      [300, -40],
      [420, 90],
      [560, 60],
      [700, 84],
      [830, 50],
      [980, 66],
      [1120, 36],
      [1260, 62],
      [1400, 50],
      [1520, 110],
      [1660, 200],
      [1700, -60],
    ])}Z`,
    shade,
  );
  for (let clump = 0; clump < 15; clump++) {
    drawCrown(
      sheet,
      random,
      [440 + clump * 84, 44 + between(random, -14, 18) + Math.max(0, clump - 11) * 22],
      44,
      shade,
    );
  }
  for (const [x, y, tipX, tipY, sag] of [
    [640, 10, 520, 190, -10],
    [760, 0, 810, 150, 10],
    [980, -10, 930, 120, -8],
    [1240, -10, 1300, 130, 10],
    [1480, 10, 1420, 190, -14],
    [1640, 60, 1540, 300, -20],
  ] as const) {
    sheet.fill(frond([x, y], [tipX, tipY], sag, 13, 46), shade);
    sheet.stroke(`M${x} ${y}Q${(x + tipX) / 2} ${(y + tipY) / 2 + sag * 2} ${tipX} ${tipY}`, 4, shade);
  }
}
