/**
 * Brand activation at night: a lit container kiosk in a Nairobi street, tastings at the counter, and dancers in front.
 */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  type Point,
  type Recipe,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawBunting, drawSkyline } from '../vocabulary/city.js';
import {
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
import { EVERYTHING, ellipse, moved, placed, polygon, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade, drawPool } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildFigure,
  drawModelled,
  drawRimLit,
  type Look,
  mirrored,
  POSES,
  type Pose,
} from '../vocabulary/people/index.js';
import { drawBulbString, drawSpeaker } from '../vocabulary/stage.js';
import { drawMatatu } from '../vocabulary/vehicles.js';

/** The kiosk: left, right, floor and roof. */
const KIOSK = { left: 880, right: 1500, floor: 742, roof: 330 };
const COUNTER = 604;

export const streetActivation = defineScene({
  seed: 4,
  focus: { x: 0.68, y: 0.56 },
  options: {
    /** Colour of the kiosk: `red` or `teal`. */
    kiosk: 'red',
    /** Whether there are dancers in front; without them, the counter is the subject. */
    dancers: true,
    /**
     * `street`: the dancers are in front of the kiosk's left end. `counter`: they dance at both ends of the counter and
     * the cup is smaller, so that a headline has more space.
     */
    dancing: 'street',
  },
  draw(sheet, { kiosk, dancers, dancing }, seed) {
    const random = seededRandom(seed);
    drawCity(sheet, random);
    drawKiosk(sheet, kiosk === 'teal' ? TEAL : VERMILION);
    const atCounter = dancing === 'counter';
    const cup = atCounter ? 0.66 : 1;
    drawCup(sheet, cup);
    drawCounter(sheet, kiosk === 'teal' ? TEAL : VERMILION);
    if (!atCounter) drawQueue(sheet);
    else drawSpeaker(sheet, 812, 622, 84, 140, { indigo: 0.4, red: 1 });
    drawLights(sheet, cup);
    if (dancers) drawDancers(sheet, atCounter ? AT_COUNTER : IN_STREET);
    drawHeadlineShade(sheet, 640, 0.82);
  },
});

function drawCity(sheet: Sheet, random: () => number): void {
  sheet.fill(EVERYTHING, {
    teal: 1,
    indigo: vertical(0, 640, [0, 1], [0.55, 0.86], [1, 0.42]),
    red: vertical(360, 640, [0, 0], [1, 0.3]),
  });
  for (let star = 0; star < 46; star++) {
    sheet.fill(ellipse(random() * 1600, random() * 300, 1 + random() * 1.4), { marigold: 0.3, teal: 0.3 });
  }
  drawSkyline(sheet, random, { x: -80, y: 664, unit: 60, colour: { teal: 1, indigo: 0.7 } });
  drawSkyline(sheet, random, {
    x: 290,
    y: 668,
    unit: 78,
    colour: { teal: 1, indigo: 0.94 },
    windows: { marigold: 1, red: 0.3, indigo: 0.1 },
  });
  sheet.fill(rectangle(-20, 650, 1640, 270), { teal: 1, red: 0.4, indigo: vertical(650, 900, [0, 0.86], [1, 1]) });
  drawPool(sheet, [1150, 790], 700, 150, { marigold: 1, red: 0.75 }, 0.85);
  sheet.fill(rectangle(-20, 648, 1640, 12), MIDNIGHT);
  drawMatatu(sheet, {
    x: 640,
    y: 704,
    width: 330,
    body: { teal: 1, indigo: 0.62 },
    stripe: { red: 1, indigo: 0.4 },
    glass: { marigold: 0.7, red: 0.2, indigo: 0.42 },
    direction: -1,
  });
}

function drawKiosk(sheet: Sheet, colour: FlatRecipe): void {
  const { left, right, floor, roof } = KIOSK;
  drawHalo(sheet, [1190, 540], 560, { marigold: 1, red: 0.7 }, 0.7);
  // The container: corrugated ends and an open side.
  sheet.fill(rectangle(left, roof, right - left, floor - roof), {
    ...colour,
    indigo: vertical(roof, floor, [0, 0.1], [1, 0.55]),
  });
  for (let rib = 0; rib < 31; rib++) {
    const x = left + rib * 20;
    sheet.overprint(rectangle(x, roof + 34, 8, floor - roof - 34), { indigo: 0.75 }, { opacity: 0.55 });
  }
  sheet.fill(rectangle(left + 62, roof + 74, right - left - 124, COUNTER - roof - 74), {
    marigold: vertical(roof + 74, COUNTER, [0, 0.3], [1, 0.95]),
    red: vertical(roof + 74, COUNTER, [0, 0], [1, 0.34]),
  });
  // Shelves of cartons and bottles at the back.
  for (const shelf of [470, 540]) {
    sheet.fill(rectangle(left + 74, shelf, right - left - 148, 7), { marigold: 1, red: 0.75 });
    for (let item = 0; item < 19; item++) {
      const x = left + 84 + item * 24;
      const ink = cycle([TEAL, VERMILION, CREAM, MARIGOLD, { teal: 1, marigold: 1 }] as FlatRecipe[], item * 2 + shelf);
      const tall = 26 + ((item * 7 + shelf) % 3) * 8;
      sheet.fill(roundedRectangle(x, shelf - tall, 15, tall, 3), ink);
      sheet.fill(rectangle(x + 4, shelf - tall - 7, 7, 8), PLUM);
    }
  }
  drawBand(sheet, 'diamonds', left, roof, right - left, 38, {
    ground: { ...colour, indigo: 0.25 },
    figure: MARIGOLD,
    accent: PLUM,
  });
  drawAwning(sheet);
}

/** A striped awning; each scallop is one whole stripe. */
function drawAwning(sheet: Sheet): void {
  const stripes = 15;
  const { left, right, roof } = KIOSK;
  const [topLeft, topRight, bottomLeft, bottomRight] = [left + 30, right - 30, left - 26, right + 26];
  const [top, bottom] = [roof + 40, roof + 122];
  for (let stripe = 0; stripe < stripes; stripe++) {
    const x = (from: number, to: number, index: number): number => from + ((to - from) * index) / stripes;
    const [a, b] = [x(topLeft, topRight, stripe), x(topLeft, topRight, stripe + 1)];
    const [c, d] = [x(bottomLeft, bottomRight, stripe), x(bottomLeft, bottomRight, stripe + 1)];
    const colour: FlatRecipe = stripe % 2 ? CREAM : TEAL;
    sheet.fill(`M${a} ${top}H${b}L${d} ${bottom}Q${(c + d) / 2} ${bottom + 34} ${c} ${bottom}Z`, colour);
    sheet.overprint(
      `M${c} ${bottom - 3}H${d}L${d} ${bottom}Q${(c + d) / 2} ${bottom + 34} ${c} ${bottom}Z`,
      { indigo: 0.7, red: 0.6 },
      { opacity: 0.38 },
    );
  }
  sheet.overprint(polygon([topLeft, top], [topRight, top], [bottomRight, bottom], [bottomLeft, bottom]), {
    indigo: vertical(top, bottom, [0, 0.6, 0.55], [1, 0, 0]),
  });
}

/** A giant neon cup on the roof, instead of a name. */
function drawCup(sheet: Sheet, scale: number): void {
  drawHalo(sheet, [1190, KIOSK.roof - 120 * scale], 330 * scale, { teal: 0.9, marigold: 0.2 }, 0.75);
  sheet.group(scale === 1 ? moved(1190, KIOSK.roof) : placed(1190, KIOSK.roof, 0, scale), () => {
    sheet.fill('M-78 0L-98 -176H98L78 0Z', { teal: 1, indigo: 0.55 });
    sheet.stroke('M-78 -4L-98 -172H98L78 -4Z', 15, PLUM);
    const tube = (outline: string, glow: FlatRecipe): void => {
      sheet.stroke(outline, 12, glow);
      sheet.stroke(outline, 4.5, { marigold: 0.12 });
    };
    tube('M-78 -4L-98 -172H98L78 -4Z', { teal: 0.85 });
    tube('M-112 -172Q-112 -206 -76 -206H76Q112 -206 112 -172', { teal: 0.85 });
    tube(scale < 1 ? 'M22 -206L44 -264L90 -276' : 'M22 -206L58 -300L104 -312', VERMILION);
    tube('M-88 -112Q-44 -138 0 -112T88 -112', MARIGOLD);
    tube('M-84 -74Q-42 -100 0 -74T84 -74', MARIGOLD);
    for (const [x, y] of [
      [-34, -38],
      [18, -30],
      [48, -48],
    ] as const)
      sheet.stroke(ellipse(x, y, 8), 4, { marigold: 0.3 });
  });
}

function drawCounter(sheet: Sheet, colour: FlatRecipe): void {
  const { left, right, floor } = KIOSK;
  const serve = (x: number, pose: Pose, look: Look): void => {
    sheet.clip(rectangle(left, 330, right - left, COUNTER - 330), () => {
      drawModelled(sheet, buildFigure([x, 748], 312, pose, look), { light: [-3, -5], rim: LAMPLIGHT });
    });
  };
  serve(
    1120,
    { ...POSES.offering, armLeft: [-40, -78] },
    { hair: 'wrap', hairRecipe: MARIGOLD, outfit: 'tee', top: TEAL, skin: cycle(SKIN_TONES, 2), build: 'curvy' },
  );
  serve(1318, mirrored({ ...POSES.offering, armLeft: [-34, -100] }), {
    hair: 'cap',
    hairRecipe: TEAL,
    outfit: 'tee',
    top: TEAL,
    skin: cycle(SKIN_TONES, 1),
    beard: true,
  });
  sheet.fill(rectangle(left + 34, COUNTER, right - left - 68, 16), { marigold: 0.3 });
  sheet.fill(rectangle(left + 48, COUNTER + 16, right - left - 96, floor - COUNTER - 16), {
    ...colour,
    indigo: vertical(COUNTER, floor, [0, 0.06], [1, 0.6]),
  });
  drawBand(sheet, 'suns', left + 48, COUNTER + 38, right - left - 96, 74, {
    ground: { ...colour, indigo: 0.14 },
    figure: MARIGOLD,
    accent: { teal: 1, indigo: 0.3 },
  });
  sheet.fill(rectangle(left - 10, floor, right - left + 20, 14), PLUM);
  for (let cup = 0; cup < 9; cup++) {
    const x = left + 96 + cup * 52 + (cup % 3) * 5;
    if (cup === 2 || cup === 6) continue;
    sheet.fill(
      polygon([x - 11, COUNTER - 30], [x + 11, COUNTER - 30], [x + 8, COUNTER], [x - 8, COUNTER]),
      cup % 2 ? { teal: 0.9 } : CREAM,
    );
    sheet.fill(ellipse(x, COUNTER - 30, 11, 3.4), { marigold: 1, red: 0.8, indigo: 0.3 });
  }
}

/** People who are being served, dark against the counter's light. */
function drawQueue(sheet: Sheet): void {
  const rim = (dx: number) => ({
    colour: { marigold: 0.9, red: 0.25 } as FlatRecipe,
    shift: [dx, 3] as const,
    body: PLUM as Recipe,
  });
  const shadow = (x: number, y: number): void => {
    sheet.overprint(
      polygon([x - 24, y], [x + 24, y], [x + (x - 1190) * 0.22 + 56, y + 96], [x + (x - 1190) * 0.22 - 56, y + 96]),
      { indigo: vertical(y, y + 90, [0, 1, 0.85], [1, 1, 0]) },
    );
  };
  const guest = (x: number, y: number, height: number, pose: Pose, look: Look, side: 1 | -1): void => {
    shadow(x, y);
    const figure = buildFigure([x, y], height, pose, look);
    drawRimLit(sheet, figure, rim(side * 3.4));
    const [handX, handY] = figure.hands[side === -1 ? 1 : 0];
    if (pose.hands?.includes('fist'))
      sheet.fill(
        polygon([handX - 10, handY - 30], [handX + 10, handY - 30], [handX + 7, handY - 2], [handX - 7, handY - 2]),
        { teal: 0.8 },
      );
  };
  guest(
    1010,
    770,
    312,
    { ...POSES.talking, armRight: [34, 132], hands: ['relaxed', 'fist'] },
    { hair: 'afro', outfit: 'dress' },
    -1,
  );
  guest(
    1432,
    770,
    324,
    mirrored({ ...POSES.talking, armRight: [34, 128], hands: ['relaxed', 'fist'] }),
    { hair: 'short', outfit: 'shirt', build: 'broad' },
    1,
  );
  guest(1540, 784, 310, mirrored(POSES.standingSide), { hair: 'bun', outfit: 'skirt' }, 1);
  drawSpeaker(sheet, 812, 622, 84, 140, { indigo: 0.4, red: 1 });
}

function drawLights(sheet: Sheet, cup: number): void {
  const pole: Point = [690, 250];
  sheet.stroke(`M${pole[0]} 742V${pole[1] - 8}`, 8, PLUM);
  drawBulbString(sheet, pole, [KIOSK.left + 6, KIOSK.roof], 54, 7);
  drawBulbString(sheet, [KIOSK.right - 6, KIOSK.roof], [1650, 190], 40, 5);
  drawBulbString(sheet, pole, [1190 - 98 * cup, KIOSK.roof - 154 * cup], 70, 9);
  drawBunting(sheet, [pole[0], pole[1] + 62], [KIOSK.left - 10, KIOSK.roof + 82], 36, 6, PLUM, [
    VERMILION,
    CREAM,
    TEAL,
    ORANGE,
  ]);
}

/** A dancer: foot, height, pose, appearance and the direction of the light. */
interface Dancer {
  readonly foot: Point;
  readonly height: number;
  readonly pose: Pose;
  readonly look: Look;
  readonly light: readonly [number, number];
  /** The hand that holds a cup: 0 is the picture's left. */
  readonly cup?: 0 | 1;
}

const TWIRLING: Look = {
  hair: 'puff',
  outfit: 'dress',
  top: MARIGOLD,
  bottom: { marigold: 1, red: 0.55 },
  skin: cycle(SKIN_TONES, 1),
  shoes: CREAM,
};

const STEPPING: Look = {
  hair: 'fade',
  outfit: 'tee',
  top: VERMILION,
  bottom: { teal: 1, indigo: 0.7 },
  skin: cycle(SKIN_TONES, 2),
  shoes: CREAM,
  build: 'broad',
};

/** In front of the kiosk's left end, nearest to the viewer. */
const IN_STREET: readonly Dancer[] = [
  { foot: [762, 846], height: 336, pose: POSES.dancing, look: TWIRLING, light: [5, -3] },
  { foot: [904, 866], height: 350, pose: POSES.dancingLow, look: STEPPING, light: [5, -4] },
];

/** At both ends of the counter. */
const AT_COUNTER: readonly Dancer[] = [
  {
    foot: [966, 800],
    height: 326,
    pose: { ...POSES.dancing, armRight: [50, 126], hands: ['open', 'fist'] },
    look: TWIRLING,
    light: [5, -3],
    cup: 1,
  },
  {
    foot: [1440, 806],
    height: 338,
    pose: { ...POSES.dancingLow, armLeft: [-54, -126], hands: ['fist', 'open'] },
    look: { ...STEPPING, bottom: { teal: 1, indigo: 0.5 } },
    light: [-5, -4],
    cup: 0,
  },
];

/** Two dancers in the light of the street. */
function drawDancers(sheet: Sheet, dancers: readonly Dancer[]): void {
  for (const { foot, height, pose, look, light, cup } of dancers) {
    sheet.overprint(ellipse(foot[0] - 16, foot[1] + 4, height * 0.3, 15), { indigo: 1, red: 1 }, { opacity: 0.9 });
    const figure = buildFigure(foot, height, pose, look);
    drawModelled(sheet, figure, { light, rim: { marigold: 0.6 }, rimWidth: 3 });
    if (cup === undefined) continue;
    const [x, y] = figure.hands[cup];
    sheet.fill(polygon([x - 11, y - 34], [x + 11, y - 34], [x + 8, y - 4], [x - 8, y - 4]), CREAM);
    sheet.fill(ellipse(x, y - 34, 11, 3.4), ORANGE);
  }
}
