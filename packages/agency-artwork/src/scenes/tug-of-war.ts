/** The tug of war: two teams of colleagues lean on a rope under an acacia. */
import {
  between,
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  type Point,
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
import { curve, EVERYTHING, ellipse, lerp, polygon, ring } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawAcacia, drawBirds, drawCloud, drawGrass, drawHill } from '../vocabulary/nature.js';
import {
  buildFigure,
  dayShade,
  drawModelled,
  type Figure,
  type Look,
  mirrored,
  nightShade,
  type Pose,
} from '../vocabulary/people/index.js';

const GROUND = 826;
const SUN = { x: 978, y: 470, radius: 232 };

export const tugOfWar = defineScene({
  seed: 7,
  focus: { x: 0.61, y: 0.56 },
  options: {
    /** `evening`, in front of the sun disc, or `day`, on paper under a high sun. */
    hour: 'evening',
  },
  draw(sheet, { hour }, seed) {
    const random = seededRandom(seed);
    const day = hour === 'day';
    if (day) drawDay(sheet, random);
    else drawEvening(sheet, random);
    drawTeams(sheet, day);
    if (day) drawGrass(sheet, random, 910, 44, 260, GREEN, LEAF);
    else
      drawGrass(sheet, random, 908, 74, 420, { ...MIDNIGHT, marigold: 0.6 }, { marigold: 1, teal: 0.6, indigo: 0.2 });
  },
});

function drawEvening(sheet: Sheet, random: () => number): void {
  sheet.fill(EVERYTHING, {
    marigold: vertical(0, 600, [0, 0.85], [0.5, 1], [1, 0.55]),
    red: vertical(0, 560, [0, 0.95], [0.45, 0.55], [1, 0.05]),
    indigo: horizontal(0, 700, [0, 0.55], [1, 0]),
  });
  sheet.fill(ellipse(SUN.x, SUN.y, SUN.radius), {
    marigold: vertical(235, 640, [0, 0.18], [1, 0.85]),
    red: vertical(420, 640, [0, 0], [1, 0.25]),
  });
  for (const [outer, inner, tint] of [
    [266, 254, 0.75],
    [298, 289, 0.85],
    [328, 322, 0.9],
  ] as const) {
    sheet.fill(ring(SUN.x, SUN.y, outer, inner), { marigold: tint, red: 0.04 }, { evenOdd: true });
  }
  for (let cloud = 0; cloud < 7; cloud++) {
    drawCloud(
      sheet,
      [20 + cloud * 190 + random() * 90, 120 + random() * 230],
      between(random, 280, 520),
      between(random, 12, 26),
      {
        marigold: 1,
        red: cycle([0.25, 0.55, 0.4], cloud),
        indigo: cloud < 2 ? 0.15 : 0,
      },
    );
  }
  drawHill(
    sheet,
    [
      [-80, 560],
      [60, 520],
      [180, 470],
      [250, 505],
      [330, 430],
      [420, 500],
      [520, 470],
      [660, 540],
      [860, 560],
      [1100, 545],
      [1300, 500],
      [1480, 470],
      [1700, 520],
    ],
    {
      red: 0.78,
      marigold: 1,
      indigo: vertical(420, 640, [0, 0.42], [1, 0.1]),
    },
  );
  drawHill(
    sheet,
    [
      [-80, 600],
      [150, 560],
      [380, 590],
      [640, 570],
      [900, 610],
      [1180, 590],
      [1420, 560],
      [1700, 600],
    ],
    { ...GREEN, indigo: 0.12, red: 0.25 },
  );
  for (let tree = 0; tree < 8; tree++) {
    const leaf: FlatRecipe = { ...GREEN, indigo: 0.72 };
    drawAcacia(sheet, random, {
      foot: [40 + tree * 190 + random() * 100, 634 + random() * 12],
      height: between(random, 46, 68),
      trunk: leaf,
      leaf,
      spread: 0.9,
    });
  }
  drawHill(
    sheet,
    [
      [-80, 660],
      [200, 640],
      [520, 668],
      [900, 640],
      [1300, 664],
      [1700, 640],
    ],
    { ...GREEN, indigo: vertical(640, 800, [0, 0.1], [1, 0.75]) },
  );
  sheet.overprint(polygon([700, 648], [1160, 648], [1420, 920], [420, 920]), {
    teal: vertical(640, 880, [0, 0.25, 0.7], [1, 0.5, 0]),
  });
  drawAcacia(sheet, random, {
    foot: [1404, 806],
    height: 706,
    trunk: MIDNIGHT,
    leaf: MIDNIGHT,
    lit: { ...GREEN, indigo: 0.28 },
    spread: 0.86,
  });
  drawHill(
    sheet,
    [
      [-80, 806],
      [300, 798],
      [700, 812],
      [1100, 802],
      [1700, 806],
    ],
    { ...MIDNIGHT, marigold: 0.6 },
  );
  drawBirds(
    sheet,
    [
      [520, 230, 16],
      [560, 210, 12],
      [600, 250, 13],
      [470, 260, 10],
    ],
    PLUM,
  );
}

function drawDay(sheet: Sheet, random: () => number): void {
  sheet.fill(EVERYTHING, {
    teal: vertical(0, 520, [0, 0.4], [0.6, 0.12], [1, 0]),
    marigold: vertical(200, 560, [0, 0.05], [1, 0.3]),
  });
  for (const [x, y, width, height] of [
    [80, 150, 420, 26],
    [560, 240, 320, 16],
    [1180, 90, 420, 22],
  ] as const)
    drawCloud(sheet, [x, y], width, height, PAPER);
  drawHill(
    sheet,
    [
      [-80, 560],
      [180, 470],
      [330, 430],
      [520, 480],
      [860, 560],
      [1100, 545],
      [1300, 500],
      [1480, 470],
      [1700, 520],
    ],
    { teal: 0.42, marigold: 0.2 },
  );
  drawHill(
    sheet,
    [
      [-80, 610],
      [300, 580],
      [760, 600],
      [1180, 580],
      [1700, 600],
    ],
    { teal: 0.62, marigold: 0.9 },
  );
  for (let tree = 0; tree < 9; tree++) {
    drawAcacia(sheet, random, {
      foot: [20 + tree * 180 + random() * 90, 640 + random() * 10],
      height: between(random, 46, 70),
      trunk: GREEN,
      leaf: GREEN,
      spread: 0.9,
    });
  }
  drawHill(
    sheet,
    [
      [-80, 664],
      [520, 652],
      [1000, 660],
      [1700, 648],
    ],
    { teal: 0.75, marigold: 1 },
  );
  drawAcacia(sheet, random, { foot: [1404, 806], height: 706, trunk: NAVY, leaf: GREEN, lit: LEAF, spread: 0.86 });
  drawShade(sheet, ellipse(1240, 760, 380, 34), 0.4, 0.12);
  drawHill(
    sheet,
    [
      [-80, 812],
      [700, 818],
      [1700, 812],
    ],
    { teal: 0.95, marigold: 1 },
  );
}

/** Leaning back with the rope in both hands, pulling to the left. */
const PULL: Pose = {
  facing: 'right',
  lean: -34,
  headTilt: 24,
  armLeft: [58, 84],
  armRight: [66, 88],
  legLeft: [22, 44],
  legRight: [56, 26],
  breadth: 0.62,
  hands: ['fist', 'fist'],
  frontArm: 'right',
};

function drawTeams(sheet: Sheet, day: boolean): void {
  const team = (direction: 1 | -1, shirt: FlatRecipe, places: readonly number[], looks: readonly Look[]): Figure[] =>
    places.map((x, index) => {
      const pose: Pose = { ...PULL, lean: -34 + (index % 3) * 3, headTilt: cycle([24, 14, 28], index) };
      const look: Look = {
        bottom: NAVY,
        shoes: CREAM,
        top: shirt,
        skin: cycle(SKIN_TONES, index + (direction > 0 ? 1 : 2)),
        ...cycle(looks, index),
      };
      return buildFigure([x, GROUND + 18 + (index % 2) * 12], 366, direction > 0 ? pose : mirrored(pose), look);
    });
  const left = team(
    1,
    VERMILION,
    [606, 738, 868],
    [
      { hair: 'short', build: 'broad' },
      { hair: 'afro', build: 'curvy' },
      { hair: 'cap', hairRecipe: MARIGOLD, beard: true },
    ],
  );
  const right = team(
    -1,
    TEAL,
    [1352, 1220, 1090],
    [
      { hair: 'fade', build: 'round' },
      { hair: 'braids', build: 'curvy' },
      { hair: 'wrap', hairRecipe: MARIGOLD, build: 'curvy' },
    ],
  );

  const people = [
    ...left.map((figure) => ({ figure, side: 1 as const })),
    ...right.map((figure) => ({ figure, side: -1 as const })),
  ];
  for (const { figure } of people) {
    const x = figure.skeleton.pelvis[0];
    if (day) drawShade(sheet, ellipse(x + 30, GROUND + 34, 120, 13), 0.6, 0.3);
    else sheet.overprint(ellipse(x + (x - SUN.x) * 0.12, GROUND + 34, 124, 13), MIDNIGHT);
  }
  const light = (side: 1 | -1) =>
    day
      ? ({ light: [5, -5], shade: dayShade, rim: PAPER, rimWidth: 2 } as const)
      : ({ light: [6 * side, -4], shade: nightShade, rim: { marigold: 0.55 }, rimWidth: 3 } as const);
  for (const { figure, side } of people)
    drawModelled(sheet, { parts: figure.parts.filter((part) => part.layer < 2) }, light(side));

  const grips = people
    .map(({ figure }): Point => lerp(figure.hands[0], figure.hands[1], 0.5))
    .sort((a, b) => a[0] - b[0]);
  drawRope(sheet, grips);
  for (const { figure, side } of people)
    drawModelled(sheet, { parts: figure.parts.filter((part) => part.layer === 2) }, light(side));
}

function drawRope(sheet: Sheet, grips: readonly Point[]): void {
  const first = grips[0] ?? [0, 0];
  const last = grips[grips.length - 1] ?? [0, 0];
  const rope = curve(
    [
      [first[0] - 150, GROUND + 10],
      [first[0] - 104, GROUND - 30],
      [first[0] - 50, first[1] + 22],
      ...grips,
      [last[0] + 50, last[1] + 22],
      [last[0] + 104, GROUND - 30],
      [last[0] + 150, GROUND + 10],
    ],
    false,
    0.8,
  );
  sheet.stroke(rope, 14, PLUM);
  sheet.stroke(rope, 8.5, { marigold: 0.7, red: 0.2 }, { dash: '11 4', cap: 'butt' });
  const middle = SUN.x;
  const level = ((grips[2]?.[1] ?? 0) + (grips[3]?.[1] ?? 0)) / 2;
  sheet.fill(
    polygon(
      [middle - 9, level + 4],
      [middle + 7, level + 4],
      [middle + 20, level + 84],
      [middle, level + 70],
      [middle - 22, level + 84],
    ),
    VERMILION,
  );
}
