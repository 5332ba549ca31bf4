/** A bright public hall: a round stand in a mall's atrium, or lit posters in an airport concourse. */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  type Point,
  type Random,
  type Sheet,
  seededRandom,
} from '../engine/index.js';
import { drawSkyline } from '../vocabulary/city.js';
import {
  CREAM,
  FOREST,
  GREEN,
  LEAF,
  MARIGOLD,
  NAVY,
  ORANGE,
  PLUM,
  RED,
  SKIN_LIT,
  SKIN_SHADE,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  at,
  EVERYTHING,
  ellipse,
  lerp,
  onCircle,
  polygon,
  polyline,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBroadLeaf } from '../vocabulary/nature.js';
import { drawPoster } from '../vocabulary/outdoor.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildFigure,
  dayShade,
  drawModelled,
  type Figure,
  type Look,
  mirrored,
  POSES,
  type Pose,
} from '../vocabulary/people/index.js';
import { drawCarrierBag, drawSuitcase } from '../vocabulary/retail.js';
import { drawLongShadow } from '../vocabulary/street.js';

const DAY_DARK: FlatRecipe = { teal: 1, indigo: 0.82 };
const FLOOR: FlatRecipe = { marigold: 0.26 };
/** The round stand: the middle of its counter, its radius, and how much circles are flattened. */
const STAND = { x: 800, y: 640, radius: 200, squash: 0.34 };

export const mallAtrium = defineScene({
  seed: 9,
  focus: { x: 0.5, y: 0.5 },
  options: {
    /** `mall`, with a round stand between escalators, or `airport`, a concourse with light boxes. */
    place: 'mall',
  },
  draw(sheet, { place }, seed) {
    const random = seededRandom(seed);
    if (place === 'airport') drawConcourse(sheet, random);
    else drawMall(sheet, random);
  },
});

function person(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  pose: Pose,
  look: Look,
  shadow: readonly [number, number] = [0.5, 0.16],
): Figure {
  if (shadow[0] !== 0) drawLongShadow(sheet, [x, y], height * 0.2, [height * shadow[0], height * shadow[1]], 0.48);
  const figure = buildFigure([x, y], height, pose, { skin: SKIN_LIT, bottom: NAVY, shoes: DAY_DARK, ...look });
  drawModelled(sheet, figure, { light: [-height * 0.014, -3], shade: dayShade });
  return figure;
}

// The mall.

function drawMall(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { teal: 1, marigold: 0.24 });
  drawBackWall(sheet, random);
  drawMallFloor(sheet);
  for (const side of [-1, 1] as const) drawEscalator(sheet, side);
  drawVisitorsBehind(sheet);
  drawStand(sheet);
  drawVisitorsBefore(sheet);
  drawGalleryRail(sheet);
}

/** Two galleries of shops on either side of a window as high as the hall. */
function drawBackWall(sheet: Sheet, random: Random): void {
  sheet.fill(rectangle(520, -20, 560, 400), { teal: 0.14, marigold: 0.08 });
  drawSkyline(sheet, random, { x: 420, y: 372, unit: 38, colour: { teal: 0.5 } });
  for (let mullion = 0; mullion <= 4; mullion++) sheet.fill(rectangle(514 + mullion * 140, -20, 12, 400), TEAL);
  for (const y of [90, 230]) sheet.fill(rectangle(520, y, 560, 10), TEAL);
  const shops: readonly FlatRecipe[] = [ORANGE, { marigold: 0.5 }, VERMILION, MARIGOLD];
  for (const [left, width] of [
    [-20, 540],
    [1080, 560],
  ] as const) {
    [
      [10, 140],
      [196, 150],
    ].forEach(([y = 0, height = 0], floor) => {
      for (let shop = 0; shop < 3; shop++) {
        const x = left + 26 + shop * 180;
        sheet.fill(rectangle(x, y, 152, height - 14), cycle(shops, shop + floor * 2 + (left > 0 ? 1 : 0)));
        sheet.fill(rectangle(x, y, 152, 26), shop % 2 ? NAVY : FOREST);
        sheet.overprint(
          polygon([x + 90, y + 26], [x + 152, y + 26], [x + 152, y + height - 14], [x + 40, y + height - 14]),
          { teal: 1 },
          { opacity: 0.3 },
        );
      }
      sheet.fill(rectangle(left, y + height - 14, width, 34), CREAM);
      drawBand(sheet, 'triangles', left, y + height - 8, width, 22, {
        ground: CREAM,
        figure: VERMILION,
        accent: MARIGOLD,
      });
    });
  }
}

/** The floor: a broad path of window light, and terrazzo rings round the stand. */
function drawMallFloor(sheet: Sheet): void {
  const { x, y, squash } = STAND;
  sheet.fill(rectangle(-20, 372, 1640, 560), FLOOR);
  sheet.fill(polygon([520, 372], [1080, 372], [1420, 920], [180, 920]), { marigold: 0.05 });
  for (const [radius, colour] of [
    [520, LEAF],
    [486, { marigold: 0.1 }],
    [430, TEAL],
    [344, { marigold: 0.16 }],
  ] as const) {
    sheet.fill(ellipse(x, y + 70, radius, radius * squash), colour);
  }
  const steps = 36;
  for (let step = 0; step < steps; step++) {
    const angle = (step * 360) / steps;
    const half = 360 / steps / 2;
    sheet.fill(
      polygon(
        onCircle([x, y + 70], 352, angle - half, squash),
        onCircle([x, y + 70], 352, angle + half, squash),
        onCircle([x, y + 70], 422, angle, squash),
      ),
      step % 2 ? MARIGOLD : CREAM,
    );
  }
  for (const share of [0.25, 0.5, 0.75]) {
    const top = lerp([520, 372], [1080, 372], share);
    const bottom = lerp([180, 920], [1420, 920], share);
    drawShade(
      sheet,
      polygon([top[0] - 5, top[1]], [top[0] + 5, top[1]], [bottom[0] + 15, bottom[1]], [bottom[0] - 15, bottom[1]]),
      0.34,
    );
  }
  drawShade(sheet, polygon([-20, 372], [520, 372], [180, 920], [-20, 920]), 0.3);
  drawShade(sheet, polygon([1620, 372], [1080, 372], [1420, 920], [1620, 920]), 0.3);
}

/** An escalator that climbs from the near floor to the first gallery. */
function drawEscalator(sheet: Sheet, side: -1 | 1): void {
  const across = (x: number, y: number): Point => [800 + side * x, y];
  const [nearInner, nearOuter] = [across(430, 840), across(640, 840)];
  const [farInner, farOuter] = [across(330, 342), across(424, 342)];
  const rise = (point: Point, height: number): Point => [point[0], point[1] - height];
  // Shadow under the flight, then its flank, steps and rails.
  sheet.fill(
    polygon(nearInner, farInner, across(330, 470), across(408, 860)),
    side < 0 ? DAY_DARK : { teal: 1, indigo: 0.6 },
  );
  sheet.fill(polygon(nearInner, nearOuter, farOuter, farInner), { teal: 0.5, marigold: 0.1 });
  for (let step = 0; step < 13; step++) {
    const share = (step / 13) ** 0.8;
    const [a, b] = [lerp(nearInner, farInner, share), lerp(nearOuter, farOuter, share)];
    sheet.stroke(polyline(a, b), 7 - share * 4, DAY_DARK);
  }
  const riders: readonly (readonly [share: number, across: number, look: Look])[] = [
    [0.78, 0.5, { hair: 'short', outfit: 'suit', top: NAVY }],
    [0.46, 0.42, { hair: 'wrap', hairRecipe: MARIGOLD, outfit: 'dress', top: VERMILION, bottom: VERMILION }],
    [0.18, 0.56, { hair: 'afro', outfit: 'tee', top: ORANGE }],
  ];
  for (const [share, place, look] of riders) {
    const [x, y] = lerp(lerp(nearInner, farInner, share), lerp(nearOuter, farOuter, share), place);
    person(
      sheet,
      x,
      y,
      232 - share * 132,
      side < 0 ? POSES.standingSide : mirrored(POSES.standingSide),
      side < 0 ? look : { ...look, hair: 'bun', top: share > 0.4 ? TEAL : RED, bottom: NAVY, outfit: 'tee' },
      [0, 0],
    );
  }
  for (const [near, far] of [
    [nearOuter, farOuter],
    [nearInner, farInner],
  ] as const) {
    sheet.overprint(polygon(near, far, rise(far, 34), rise(near, 84)), { teal: 0.5 }, { opacity: 0.5 });
    sheet.stroke(polyline(rise(near, 84), rise(far, 34)), 11, near === nearInner ? RED : DAY_DARK);
  }
}

/** The stand: a drum-shaped counter, a striped canopy, and a giant cup on top. */
function drawStand(sheet: Sheet): void {
  const { x, y, radius, squash } = STAND;
  const flat = radius * squash;
  sheet.overprint(ellipse(x + 90, y + 128, radius * 1.2, flat * 1.1), { teal: 1 }, { opacity: 0.5 });
  const counter = ellipse(x, y, radius + 10, flat + 4) + ellipse(x, y, radius * 0.76, flat * 0.72);
  sheet.fill(ellipse(x, y, radius, flat), { teal: 1, indigo: 0.5 });
  sheet.fill(counter, CREAM, { evenOdd: true });
  sheet.fill(rectangle(x - 12, 300, 24, 330), DAY_DARK);
  person(
    sheet,
    x - 74,
    y + 114,
    272,
    { ...POSES.offering, armLeft: [-58, -98] },
    { hair: 'puff', outfit: 'tee', top: MARIGOLD },
    [0, 0],
  );
  person(
    sheet,
    x + 84,
    y + 112,
    278,
    mirrored({ ...POSES.offering, armLeft: [-52, -92] }),
    { hair: 'cap', hairRecipe: VERMILION, outfit: 'tee', top: MARIGOLD, beard: true },
    [0, 0],
  );
  const drum = `M${at([x - radius, y])}V${y + 116}A${radius} ${flat} 0 0 0 ${x + radius} ${y + 116}V${y}A${radius} ${flat} 0 0 1 ${x - radius} ${y}Z`;
  sheet.fill(drum, VERMILION);
  sheet.clip(drum, () => {
    drawBand(sheet, 'diamonds', x - radius, y + 70, radius * 2, 84, { ground: TEAL, figure: MARIGOLD, accent: RED });
    sheet.fill(rectangle(x - radius, y + 154, radius * 2, 10), MARIGOLD);
    drawShade(sheet, polygon([x + 70, y - 20], [x + 240, y - 20], [x + 240, y + 260], [x + 40, y + 260]), 0.46);
  });
  sheet.clip(rectangle(x - radius - 20, y, radius * 2 + 40, 160), () => sheet.fill(counter, CREAM, { evenOdd: true }));
  for (const [cupX, cupY, ink] of [
    [x - 112, y + 50, ORANGE],
    [x - 20, y + 68, GREEN],
    [x + 60, y + 64, VERMILION],
  ] as const)
    sheet.fill(polygon([cupX - 13, cupY - 34], [cupX + 13, cupY - 34], [cupX + 9, cupY], [cupX - 9, cupY]), ink);
  drawCanopy(sheet);
}

function drawCanopy(sheet: Sheet): void {
  const { x } = STAND;
  const stripes = 11;
  const [peak, edge, half] = [246, 356, 262];
  for (let stripe = 0; stripe < stripes; stripe++) {
    const on = (index: number): number => x - half * Math.cos((index / stripes) * Math.PI);
    const low = (index: number): number => edge + 40 * Math.sin((index / stripes) * Math.PI);
    const [a, b] = [on(stripe), on(stripe + 1)];
    const [c, d] = [low(stripe), low(stripe + 1)];
    const colour = stripe % 2 ? CREAM : VERMILION;
    sheet.fill(
      `M${at([x, peak])}L${at([a, c])}L${at([a, c + 22])}Q${at([(a + b) / 2, (c + d) / 2 + 50])} ${at([b, d + 22])}L${at([b, d])}Z`,
      colour,
    );
  }
  drawShade(sheet, polygon([x, peak], [x + 100, edge + 70], [x + half + 4, edge + 30], [x + half, edge]), 0.44);
  // The cup above the canopy.
  sheet.fill(polygon([x - 58, 104], [x + 58, 104], [x + 42, 252], [x - 42, 252]), TEAL);
  sheet.clip(polygon([x - 58, 104], [x + 58, 104], [x + 42, 252], [x - 42, 252]), () => {
    drawBand(sheet, 'triangles', x - 62, 146, 124, 56, { ground: CREAM, figure: VERMILION, accent: MARIGOLD });
    drawShade(sheet, rectangle(x + 18, 90, 60, 180), 0.5, 0.2);
  });
  sheet.fill(roundedRectangle(x - 68, 88, 136, 20, 8), CREAM);
  sheet.stroke(polyline([x + 14, 88], [x + 34, 22], [x + 66, 12]), 12, VERMILION);
}

function drawVisitorsBehind(sheet: Sheet): void {
  person(sheet, 560, 560, 150, POSES.walking, { hair: 'fade', outfit: 'shirt', top: CREAM }, [0.4, 0.2]);
  person(
    sheet,
    1046,
    566,
    152,
    mirrored(POSES.strolling),
    { hair: 'hijab', hairRecipe: TEAL, outfit: 'dress', top: TEAL, bottom: TEAL },
    [0.4, 0.2],
  );
}

function drawVisitorsBefore(sheet: Sheet): void {
  const mother = person(
    sheet,
    548,
    838,
    322,
    { ...POSES.talking, armRight: [44, 110] },
    { hair: 'wrap', hairRecipe: TEAL, outfit: 'dress', top: ORANGE, bottom: ORANGE, build: 'curvy' },
  );
  drawCarrierBag(sheet, mother.hands[0][0], mother.hands[0][1], 62, TEAL, CREAM);
  person(sheet, 474, 846, 204, POSES.standingSide, { hair: 'afro', outfit: 'shorts', top: VERMILION, bottom: NAVY });
  const man = person(sheet, 1066, 846, 334, mirrored({ ...POSES.talking, armRight: [36, 104] }), {
    hair: 'short',
    outfit: 'shirt',
    top: TEAL,
    build: 'broad',
    glasses: true,
  });
  drawCarrierBag(sheet, man.hands[1][0], man.hands[1][1], 60, RED, MARIGOLD);
}

/** The dark rail of the gallery where the viewer stands, with plants at its ends. */
function drawGalleryRail(sheet: Sheet): void {
  for (const [root, tips] of [
    [
      [230, 960],
      [
        [90, 640],
        [250, 690],
        [380, 800],
      ],
    ],
    [
      [1390, 960],
      [
        [1230, 800],
        [1370, 690],
        [1530, 650],
      ],
    ],
  ] as const) {
    for (const [index, tip] of tips.entries())
      drawBroadLeaf(sheet, root, tip, 44, index === 1 ? FOREST : DAY_DARK, index === 1 ? GREEN : FOREST);
  }
}

// The airport.

const HALL_FLOOR = 600;
const WALL_LEFT = 700;

function drawConcourse(sheet: Sheet, random: Random): void {
  drawApron(sheet, random);
  drawPlane(sheet);
  drawGlazing(sheet);
  drawConcourseFloor(sheet);
  drawPosterWall(sheet);
  drawTravellers(sheet);
}

function drawApron(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { teal: 0.12, marigold: 0.1 });
  sheet.fill(rectangle(-20, -20, 760, 200), { teal: 0.3, marigold: 0.06 });
  drawSkyline(sheet, random, { x: 120, y: 470, unit: 30, colour: { teal: 0.34, marigold: 0.1 } });
  sheet.fill(rectangle(-20, 462, 760, 160), { marigold: 0.34 });
  sheet.fill(rectangle(-20, 456, 760, 20), LEAF);
}

/** A jet outside, with its tail towards the viewer and a kitenge fin. */
function drawPlane(sheet: Sheet): void {
  sheet.overprint(ellipse(470, 566, 330, 16), { teal: 1 }, { opacity: 0.5 });
  const fin = polygon([232, 400], [176, 172], [276, 172], [420, 400]);
  sheet.fill(fin, VERMILION);
  sheet.clip(fin, () => {
    drawBand(sheet, 'diamonds', 150, 226, 300, 74, { ground: TEAL, figure: MARIGOLD, accent: RED });
    drawBand(sheet, 'triangles', 150, 318, 300, 54, { ground: VERMILION, figure: MARIGOLD, accent: PLUM });
  });
  sheet.fill('M170 402Q200 384 330 384H800V520H420Q280 520 190 424Q166 410 170 402Z', CREAM);
  sheet.overprint('M196 430Q300 484 800 470V520H420Q280 520 196 430Z', { teal: 1 }, { opacity: 0.44 });
  for (let pane = 0; pane < 11; pane++) sheet.fill(roundedRectangle(380 + pane * 32, 416, 15, 20, 6), NAVY);
  sheet.fill(rectangle(330, 446, 500, 10), VERMILION);
  sheet.fill(polygon([520, 486], [760, 486], [420, 556], [370, 556]), { teal: 0.7, indigo: 0.2 });
  sheet.fill(roundedRectangle(520, 500, 124, 58, 28), NAVY);
  sheet.fill(ellipse(640, 529, 14, 28), CREAM);
  sheet.fill(polygon([186, 396], [100, 372], [76, 372], [140, 414]), { teal: 0.7, indigo: 0.2 });
}

function drawGlazing(sheet: Sheet): void {
  for (const x of [-10, 212, 446, 680]) sheet.fill(rectangle(x, -20, 20, 640), TEAL);
  for (const y of [112]) sheet.fill(rectangle(-20, y, 720, 14), TEAL);
  sheet.fill(rectangle(-20, HALL_FLOOR - 22, 740, 30), DAY_DARK);
  sheet.fill(rectangle(-20, -20, 1640, 64), DAY_DARK);
  for (let slat = 0; slat < 9; slat++) sheet.fill(rectangle(20 + slat * 180, 44, 120, 16), { marigold: 0.2 });
}

/** Polished floor, with light from the window panes across it in long bands. */
function drawConcourseFloor(sheet: Sheet): void {
  sheet.fill(rectangle(-20, HALL_FLOOR, 1640, 340), { marigold: 0.3 });
  drawShade(sheet, rectangle(-20, HALL_FLOOR, 1640, 340), 0.36);
  for (const x of [-260, -26, 208, 442]) {
    sheet.fill(polygon([x + 20, HALL_FLOOR], [x + 232, HALL_FLOOR], [x + 862, 940], [x + 560, 940]), {
      marigold: 0.08,
    });
  }
}

/** The wall of posters: one wide light box, two tall ones beyond it. */
function drawPosterWall(sheet: Sheet): void {
  sheet.fill(rectangle(WALL_LEFT, 44, 920, HALL_FLOOR - 36), { teal: 1, marigold: 0.25, indigo: 0.34 });
  sheet.fill(rectangle(WALL_LEFT, 44, 26, HALL_FLOOR - 36), { teal: 1, indigo: 0.86 });
  sheet.fill(rectangle(WALL_LEFT, HALL_FLOOR - 22, 920, 30), { teal: 1, indigo: 0.9 });
  const box = (x: number, y: number, width: number, height: number, content: () => void): void => {
    sheet.fill(rectangle(x - 34, y - 34, width + 68, height + 68), { teal: 0.9, marigold: 0.5 });
    sheet.fill(roundedRectangle(x - 16, y - 16, width + 32, height + 32, 8), DAY_DARK);
    sheet.clip(rectangle(x, y, width, height), content);
  };
  box(790, 124, 576, 300, () => drawPoster(sheet, 'dhow', [790, 124, 576, 300]));
  box(1446, 124, 240, 380, () => {
    sheet.fill(rectangle(1446, 124, 240, 380), VERMILION);
    drawBand(sheet, 'suns', 1446, 220, 240, 120, { ground: TEAL, figure: MARIGOLD, accent: RED });
  });
}

function drawTravellers(sheet: Sheet): void {
  const travel = (
    x: number,
    y: number,
    height: number,
    pose: Pose,
    look: Look,
    suitcase: FlatRecipe,
    behind: -1 | 1,
  ): void => {
    const figure = person(sheet, x, y, height, pose, look, [0.62, 0.14]);
    const hand = figure.hands[behind < 0 ? 0 : 1];
    const tall = (y - hand[1]) / 1.32;
    drawSuitcase(sheet, hand[0] + behind * tall * 0.24, y + 2, tall, suitcase, DAY_DARK, behind * -14);
  };
  person(sheet, 1258, 668, 214, POSES.standing, { hair: 'bun', outfit: 'suit', top: NAVY }, [0.5, 0.1]);
  person(
    sheet,
    560,
    660,
    208,
    POSES.strolling,
    { hair: 'hijab', hairRecipe: ORANGE, outfit: 'dress', top: ORANGE, bottom: ORANGE },
    [0.5, 0.1],
  );
  travel(
    430,
    800,
    360,
    POSES.walking,
    { hair: 'short', outfit: 'suit', top: NAVY, bottom: NAVY, build: 'broad', skin: SKIN_SHADE, shirt: CREAM },
    MARIGOLD,
    -1,
  );
  travel(
    1090,
    850,
    396,
    mirrored(POSES.walking),
    { hair: 'wrap', hairRecipe: VERMILION, outfit: 'dress', top: VERMILION, bottom: VERMILION, build: 'curvy' },
    TEAL,
    1,
  );
  // The nearest seats, dark, along the lower edge.
  for (let seat = 0; seat < 9; seat++) {
    if (seat === 3 || seat === 4) continue;
    const x = 20 + seat * 178;
    sheet.fill(roundedRectangle(x, 846, 156, 90, 18), seat % 2 ? DAY_DARK : { teal: 1, indigo: 0.66 });
  }
}
