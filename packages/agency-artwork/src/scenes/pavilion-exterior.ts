/** The pavilion by day: visitors walk up to a long front hung with tall flags, with the city behind. */
import {
  between,
  cycle,
  defineScene,
  type FlatRecipe,
  linear,
  type Point,
  type Random,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawSkyline, drawTreeRow } from '../vocabulary/city.js';
import {
  AMBER,
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
import { blob, EVERYTHING, limb, perspective, polygon, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawCloud, drawCrown } from '../vocabulary/nature.js';
import {
  buildFigure,
  dayShade,
  drawModelled,
  type Look,
  mirrored,
  POSES,
  type Pose,
} from '../vocabulary/people/index.js';

const HORIZON = 606;
/** Metres from the line of sight to the pavilion's front, and from the viewer to its near and far ends. */
const FRONT = 23.8;
const NEAR = 19;
const FAR = 42;
/** Heights in metres: the terrace, the underside of the roof, and its upper edge. */
const TERRACE = 0.6;
const SOFFIT = 7.3;
const ROOF = 8.5;
/** Projects a point given in metres: to the right of the line of sight, up, and away. */
const place = perspective([-500, HORIZON], 1.7, 1941);
/** A point on the pavilion's front. */
const front = (up: number, away: number): Point => place(FRONT, up, away);

/** Teal glass in the shade of the roof. */
const GLASS: FlatRecipe = { teal: 1, marigold: 0.22 };
const DEEP_GLASS: FlatRecipe = { teal: 1, indigo: 0.42 };

export const pavilionExterior = defineScene({
  seed: 5,
  focus: { x: 0.66, y: 0.45 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawSky(sheet);
    drawSkyline(sheet, random, { x: -70, y: 652, unit: 33, colour: { teal: 0.5, marigold: 0.14 }, windows: PAPER });
    drawTreeRow(sheet, random, -40, 640, 668, 34, [
      { leaf: GREEN, lit: LEAF },
      { leaf: { teal: 0.8, marigold: 1 }, lit: LEAF },
      { leaf: VERMILION, lit: ORANGE },
    ]);
    drawPlaza(sheet);
    drawPavilion(sheet);
    drawFlags(sheet);
    drawSteps(sheet);
    drawVisitors(sheet);
    drawHedge(sheet, random);
    drawNearVisitors(sheet);
  },
});

/** Morning: bare paper above the city, a little teal at the top. */
function drawSky(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { marigold: 0.08, teal: vertical(0, 520, [0, 0.42], [0.6, 0.12], [1, 0]) });
  drawCloud(sheet, [70, 236], 420, 18, PAPER);
  drawCloud(sheet, [330, 150], 330, 13, PAPER);
  drawCloud(sheet, [-120, 360], 360, 13, PAPER);
}

function drawPlaza(sheet: Sheet): void {
  sheet.fill(rectangle(-20, 660, 1640, 260), { marigold: vertical(660, 900, [0, 0.16], [1, 0.36]) });
  sheet.fill(rectangle(-20, 660, 700, 12), { teal: 0.6, marigold: 1 });
  const joint: FlatRecipe = { marigold: 0.9, red: 0.3 };
  for (const away of [34, 22, 15.5, 11.6]) sheet.stroke(polyline(place(-8, 0, away), place(24, 0, away)), 2, joint);
  for (let right = -4; right < 21; right += 4) {
    sheet.stroke(polyline(place(right, 0, 55), place(right, 0, 6.4)), 2, joint);
  }
}

function drawPavilion(sheet: Sheet): void {
  sheet.fill(polygon(front(TERRACE, NEAR), front(SOFFIT, NEAR), front(SOFFIT, FAR), front(TERRACE, FAR)), {
    ...GLASS,
    indigo: linear(front(SOFFIT, 30), front(TERRACE, 30), [0, 0.62], [0.45, 0.22], [1, 0.05]),
  });
  // Reflections in the glass: slanted bands of morning light.
  for (const away of [21.5, 26, 32.5]) {
    sheet.overprint(
      polygon(front(SOFFIT, away), front(SOFFIT, away + 1.5), front(TERRACE, away + 3.2), front(TERRACE, away + 1.7)),
      { teal: 0.5, indigo: 0 },
      { opacity: 0.7 },
    );
  }
  for (const up of [3.1]) sheet.stroke(polyline(front(up, NEAR), front(up, FAR)), 4, MIDNIGHT);
  for (let away = NEAR + 0.4; away < FAR; away += 1.5) {
    sheet.stroke(polyline(front(TERRACE, away), front(SOFFIT, away)), 56 / away, MIDNIGHT);
  }
  drawDoors(sheet);
  drawRoof(sheet);
}

/** The open doors, with warm light coming out of the hall. */
function drawDoors(sheet: Sheet): void {
  sheet.fill(polygon(front(TERRACE, 25.2), front(3.1, 25.2), front(3.1, 29.6), front(TERRACE, 29.6)), {
    marigold: 1,
    red: vertical(560, 680, [0, 0.5], [1, 0.15]),
  });
  for (const away of [26.7, 28.1]) sheet.stroke(polyline(front(TERRACE, away), front(3.1, away)), 3, MIDNIGHT);
}

/** A thick slab that juts out over the front, with a kitenge band along its edge. */
function drawRoof(sheet: Sheet): void {
  const edge = FRONT - 2.6;
  const [near, far] = [14, FAR + 3];
  const rim = (up: number, away: number): Point => place(edge, up, away);
  sheet.fill(polygon(rim(SOFFIT, near), front(SOFFIT, near), front(SOFFIT, far), rim(SOFFIT, far)), DEEP_GLASS);
  sheet.fill(polygon(rim(SOFFIT, near), rim(ROOF, near), rim(ROOF, far), rim(SOFFIT, far)), PAPER);
  const [low, high] = [SOFFIT + 0.16, ROOF - 0.16];
  sheet.fill(polygon(rim(low, near), rim(high, near), rim(high, far), rim(low, far)), VERMILION);
  const step = 1.18;
  for (let away = near; away + step < far; away += step) {
    const middle = away + step / 2;
    sheet.fill(polygon(rim(low, away), rim(high, middle), rim(low, away + step)), MARIGOLD);
    sheet.fill(polygon(rim(low, away + step * 0.27), rim(low + 0.4, middle), rim(low, away + step * 0.73)), {
      teal: 1,
      indigo: 0.3,
    });
  }
  sheet.stroke(polyline(rim(ROOF, near), rim(ROOF, far)), 5, MIDNIGHT);
}

const FLAGS: readonly { readonly ground: FlatRecipe; readonly sign: FlatRecipe; readonly shade: FlatRecipe }[] = [
  { ground: VERMILION, sign: MARIGOLD, shade: { red: 1, marigold: 0.75, indigo: 0.3 } },
  { ground: MARIGOLD, sign: VERMILION, shade: AMBER },
  { ground: PAPER, sign: TEAL, shade: { marigold: 0.2, teal: 0.24 } },
  { ground: { teal: 0.75, marigold: 1 }, sign: PAPER, shade: GREEN },
  { ground: ORANGE, sign: PAPER, shade: { marigold: 1, red: 0.85 } },
];

/** Tall flags hanging from the roof's edge: each has a field, a shaded fold and one big sign. */
function drawFlags(sheet: Sheet): void {
  const edge = FRONT - 2.2;
  const hang = (up: number, away: number): Point => place(edge, up, away);
  const [top, foot] = [SOFFIT - 0.1, 2.7];
  for (let index = 6; index >= 0; index--) {
    const away = 17.2 + index * 3.15;
    const width = 1.75;
    const { ground, sign, shade } = cycle(FLAGS, index);
    const swing = index % 2 ? 0.14 : -0.1;
    const outline = (shift: number): string =>
      polygon(
        hang(top, away + shift),
        hang(top, away + width + shift),
        hang(foot + 0.3, away + width + shift + swing),
        hang(foot - 0.5, away + width / 2 + shift + swing),
        hang(foot + 0.3, away + shift + swing),
      );
    // The flag's shadow on the glass behind it.
    sheet.group('translate(34 14)', () => drawShade(sheet, outline(0), 0.2, 0.5));
    const cloth = outline(0);
    sheet.fill(cloth, ground);
    sheet.clip(cloth, () => {
      sheet.fill(
        polygon(
          hang(top, away + width * 0.62),
          hang(top, away + width),
          hang(foot - 1, away + width + swing),
          hang(foot - 1, away + width * 0.78 + swing),
        ),
        shade,
      );
      drawSign(sheet, hang, { top, foot, away: away + width / 2, index, sign, ground });
    });
    sheet.stroke(polyline(hang(top, away - 0.15), hang(top, away + width + 0.15)), 150 / away, MIDNIGHT);
  }
}

interface Sign {
  readonly top: number;
  readonly foot: number;
  readonly away: number;
  readonly index: number;
  readonly sign: FlatRecipe;
  readonly ground: FlatRecipe;
}

/** A sun, diamonds or chevrons, drawn on the flag's own plane. */
function drawSign(sheet: Sheet, hang: (up: number, away: number) => Point, flag: Sign): void {
  const { top, foot, away, index, sign, ground } = flag;
  const middle = (top + foot) / 2 + 0.5;
  const round = (up: number, radius: number): string =>
    blob(
      Array.from({ length: 12 }, (_, step): Point => {
        const angle = (step / 12) * 2 * Math.PI;
        return hang(up + Math.sin(angle) * radius, away + Math.cos(angle) * radius);
      }),
    );
  const diamond = (up: number, high: number, wide: number): string =>
    polygon(hang(up + high, away), hang(up, away + wide), hang(up - high, away), hang(up, away - wide));
  if (index % 3 === 0) {
    sheet.fill(round(middle, 0.62), sign);
    sheet.fill(round(middle, 0.3), ground);
    for (const up of [foot + 0.75, foot + 0.3]) {
      sheet.stroke(polyline(hang(up, away - 1), hang(up, away + 1)), 130 / away, sign);
    }
  } else if (index % 3 === 1) {
    for (const up of [1.5, 0, -1.5]) {
      sheet.fill(diamond(middle + up - 0.2, 0.66, 0.5), sign);
      sheet.fill(diamond(middle + up - 0.2, 0.3, 0.22), ground);
    }
  } else {
    for (const up of [1.3, 0.3, -0.7, -1.7]) {
      sheet.fill(
        polygon(
          hang(middle + up, away - 0.9),
          hang(middle + up + 0.62, away),
          hang(middle + up, away + 0.9),
          hang(middle + up - 0.4, away + 0.9),
          hang(middle + up + 0.22, away),
          hang(middle + up - 0.4, away - 0.9),
        ),
        sign,
      );
    }
  }
}

/** Three steps up to the terrace, with bare paper for the treads and shade on the risers. */
function drawSteps(sheet: Sheet): void {
  for (let step = 0; step < 3; step++) {
    const [right, up] = [FRONT - 3.6 + step * 0.7, (step * TERRACE) / 3];
    const rise = TERRACE / 3;
    const edge = (height: number, away: number): Point => place(right, height, away);
    sheet.fill(polygon(edge(up + rise, 12), front(up + rise, 12), front(up + rise, FAR), edge(up + rise, FAR)), PAPER);
    sheet.fill(polygon(edge(up, 12), edge(up + rise, 12), edge(up + rise, FAR), edge(up, FAR)), {
      teal: 0.55,
      marigold: 0.3,
    });
  }
  drawShade(
    sheet,
    polygon(place(FRONT - 1, TERRACE, 12), front(TERRACE, 12), front(TERRACE, FAR), place(FRONT - 1, TERRACE, FAR)),
    0.5,
  );
}

/** A visitor, with a long hard shadow that falls to the right. */
function drawVisitor(sheet: Sheet, right: number, up: number, away: number, pose: Pose, look: Look, tall = 1): void {
  const [x, y] = place(right, up, away);
  const height = (1.78 * 1941 * tall) / away;
  drawShade(
    sheet,
    limb([
      [x, y, height * 0.05],
      [x + height * 0.5, y - height * 0.035, height * 0.06],
      [x + height * 0.86, y - height * 0.06, height * 0.075],
      [x + height * 1.08, y - height * 0.075, height * 0.03],
    ]),
    0.52,
    0.12,
  );
  drawModelled(sheet, buildFigure([x, y], height, pose, look), {
    light: [-0.028 * height, -0.01 * height],
    shade: dayShade,
  });
}

const [LIGHT_SKIN = SKIN_LIT, , BROWN_SKIN = SKIN_LIT, DARK_SKIN = SKIN_SHADE] = SKIN_TONES;
const AWAY: Pose = {
  ...POSES.standing,
  facing: 'away',
  armLeft: [-16, -4],
  armRight: [15, 2],
  legLeft: [-7, -4],
  legRight: [8, 1],
  frontArm: 'both',
};

function drawVisitors(sheet: Sheet): void {
  const { walking, strolling, talking } = POSES;
  drawVisitor(sheet, 22.9, TERRACE, 30.5, mirrored(talking), { top: MARIGOLD, bottom: NAVY, skin: DARK_SKIN });
  drawVisitor(sheet, 22.6, TERRACE, 31.6, talking, {
    outfit: 'dress',
    top: VERMILION,
    bottom: VERMILION,
    hair: 'puff',
  });
  drawVisitor(sheet, 22.7, TERRACE, 25.6, AWAY, { outfit: 'suit', top: NAVY, bottom: NAVY, skin: DARK_SKIN });
  drawVisitor(sheet, 17.2, 0, 29, walking, {
    outfit: 'skirt',
    top: PAPER,
    bottom: TEAL,
    hair: 'bun',
    skin: BROWN_SKIN,
  });
  drawVisitor(sheet, 15.9, 0, 28.4, strolling, { outfit: 'shirt', top: ORANGE, bottom: PLUM, skin: DARK_SKIN });
  drawVisitor(sheet, 19.9, 0, 22.2, walking, {
    outfit: 'dress',
    top: MARIGOLD,
    bottom: MARIGOLD,
    hair: 'wrap',
    hairRecipe: VERMILION,
    skin: DARK_SKIN,
  });
  drawVisitor(sheet, 17.7, 0, 21.4, strolling, {
    outfit: 'suit',
    top: NAVY,
    bottom: NAVY,
    shirt: PAPER,
    skin: BROWN_SKIN,
  });
  drawVisitor(
    sheet,
    18.5,
    0,
    20.9,
    walking,
    { top: TEAL, bottom: { red: 1, marigold: 0.5 }, hair: 'afro', skin: LIGHT_SKIN },
    0.68,
  );
  drawVisitor(sheet, 9.4, 0, 24.5, walking, { top: VERMILION, bottom: NAVY, hair: 'cap', hairRecipe: MARIGOLD });
}

/** Bougainvillea along the lower right, which gives the picture its dark weight. */
function drawHedge(sheet: Sheet, random: Random): void {
  for (let index = 0; index < 7; index++) {
    const x = 1250 + index * 66;
    drawCrown(sheet, random, [x, 900 - index * 9], 58 + index * 4, FOREST, { teal: 1, marigold: 1, indigo: 0.2 });
  }
  for (let index = 0; index < 9; index++) {
    const centre: Point = [between(random, 1290, 1620), between(random, 800, 890)];
    drawCrown(sheet, random, centre, between(random, 14, 24), VERMILION, ORANGE);
  }
}

/** Two visitors in the foreground, seen from behind, with their feet below the picture's edge. */
function drawNearVisitors(sheet: Sheet): void {
  const near = (x: number, height: number, look: Look, pose: Pose = AWAY): void => {
    drawModelled(sheet, buildFigure([x, 996], height, pose, look), {
      light: [-6, -3],
      shade: dayShade,
    });
  };
  near(906, 388, { outfit: 'suit', top: MIDNIGHT, bottom: MIDNIGHT, skin: DARK_SKIN, hair: 'fade' });
  near(1050, 362, {
    outfit: 'dress',
    top: VERMILION,
    bottom: VERMILION,
    skin: BROWN_SKIN,
    hair: 'bun',
    hairRecipe: PLUM,
  });
}
