/** In the shop by day: a tasting in the aisle, or a close-up of a promoter arranging a shelf. */
import { cycle, defineScene, type FlatRecipe, type Point, type Sheet } from '../engine/index.js';
import {
  CREAM,
  FOREST,
  GREEN,
  LEAF,
  MARIGOLD,
  NAVY,
  ORANGE,
  PALE_TEAL,
  PAPER,
  PLUM,
  RED,
  SKIN_LIT,
  SKIN_SHADE,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  type Joint,
  limb,
  perspective,
  polygon,
  polyline,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBand, type Pattern } from '../vocabulary/patterns.js';
import {
  buildFigure,
  dayShade,
  drawGrip,
  drawLimb,
  drawModelled,
  drawPortrait,
  type Figure,
  type Look,
  mirrored,
  POSES,
  type Pose,
  reachingFor,
  type SkinPlanes,
} from '../vocabulary/people/index.js';
import { drawProduct, drawRoundTable, drawTrolley, type ProductKind } from '../vocabulary/retail.js';
import { drawLongShadow } from '../vocabulary/street.js';

const DAY_DARK: FlatRecipe = { teal: 1, indigo: 0.82 };
const VANISHING: Point = [700, 372];
/** Projects metres: x from the aisle's middle, y above the floor, z away. */
const project = perspective(VANISHING, 1.6, 560);
const AISLE = 1.75;
const FAR = 15;
const PACKAGES: readonly FlatRecipe[] = [VERMILION, MARIGOLD, TEAL, CREAM, GREEN, ORANGE, NAVY, LEAF, RED, PALE_TEAL];
const SHELVES = [0.12, 0.62, 1.12, 1.62, 2.12];
const SHELF_TOP = 2.62;

export const shopAisle = defineScene({
  seed: 3,
  focus: { x: 0.5, y: 0.5 },
  options: {
    /** `aisle`, with a tasting table and a trolley, or `shelf`, a close-up of a promoter. */
    view: 'aisle',
  },
  draw(sheet, { view }) {
    if (view === 'shelf') drawShelfClose(sheet);
    else drawAisle(sheet);
  },
});

const quad = (a: Point, b: Point, c: Point, d: Point): string => polygon(a, b, c, d);

// The aisle.

function drawAisle(sheet: Sheet): void {
  sheet.fill(EVERYTHING, PAPER);
  drawHall(sheet);
  for (const side of [-1, 1] as const) drawShelfWall(sheet, side);
  drawAisleShade(sheet);
  drawShoppers(sheet);
  drawTasting(sheet);
}

/** Floor, bright end wall and the ceiling with its strips of daylight. */
function drawHall(sheet: Sheet): void {
  sheet.fill(quad(project(-6, 4.2, FAR), project(6, 4.2, FAR), project(6, 4.2, 1.2), project(-6, 4.2, 1.2)), {
    teal: 0.85,
    marigold: 0.12,
  });
  for (let z = 2; z < FAR; z *= 1.34) {
    sheet.fill(
      quad(project(-1.5, 4.2, z), project(1.5, 4.2, z), project(1.5, 4.2, z * 1.16), project(-1.5, 4.2, z * 1.16)),
      { marigold: 0.05 },
    );
  }
  sheet.fill(quad(project(-6, 0, FAR), project(6, 0, FAR), project(9, 0, 1), project(-9, 0, 1)), { marigold: 0.34 });
  sheet.fill(quad(project(-6, 0, FAR), project(6, 0, FAR), project(6, 4.2, FAR), project(-6, 4.2, FAR)), {
    teal: 0.3,
    marigold: 0.06,
  });
  drawBand(
    sheet,
    'diamonds',
    project(-3, 0, FAR)[0],
    project(0, 3.5, FAR)[1],
    project(3, 0, FAR)[0] - project(-3, 0, FAR)[0],
    34,
    {
      ground: TEAL,
      figure: MARIGOLD,
      accent: RED,
    },
  );
  for (let tile = 1; tile < 14; tile++) {
    const z = 1.2 * 1.2 ** tile;
    sheet.stroke(polyline(project(-AISLE, 0, z), project(AISLE, 0, z)), 2, { marigold: 0.6 });
  }
}

/** One side of the aisle: shelves in perspective, packages in blocks of one colour. */
function drawShelfWall(sheet: Sheet, side: -1 | 1): void {
  const x = AISLE * side;
  const near = 0.9;
  sheet.fill(
    quad(project(x, 0, near), project(x, 0, FAR), project(x, SHELF_TOP, FAR), project(x, SHELF_TOP, near)),
    side > 0 ? DAY_DARK : { teal: 1, marigold: 0.2, indigo: 0.3 },
  );
  SHELVES.forEach((shelf, row) => {
    let z = near;
    let block = row * 3 + (side > 0 ? 4 : 0);
    while (z < FAR) {
      const run = z * (0.16 + ((block * 5 + row) % 3) * 0.05);
      const tall = 0.3 + ((block * 7 + row * 2) % 4) * 0.035;
      const colour = cycle(PACKAGES, block * 3 + row);
      const front = quad(
        project(x * 0.985, shelf, z),
        project(x * 0.985, shelf, z + run * 0.94),
        project(x * 0.985, shelf + tall, z + run * 0.94),
        project(x * 0.985, shelf + tall, z),
      );
      sheet.fill(front, colour);
      const label = cycle(PACKAGES, block * 3 + row + 3);
      sheet.fill(
        quad(
          project(x * 0.98, shelf + tall * 0.3, z),
          project(x * 0.98, shelf + tall * 0.3, z + run * 0.94),
          project(x * 0.98, shelf + tall * 0.62, z + run * 0.94),
          project(x * 0.98, shelf + tall * 0.62, z),
        ),
        label,
      );
      z += run;
      block++;
    }
    sheet.fill(
      quad(
        project(x * 0.97, shelf - 0.07, near),
        project(x * 0.97, shelf - 0.07, FAR),
        project(x * 0.97, shelf, FAR),
        project(x * 0.97, shelf, near),
      ),
      { marigold: 0.14 },
    );
  });
  // The right wall lies in shade.
  if (side > 0) {
    drawShade(
      sheet,
      quad(project(x, 0, near), project(x, 0, FAR), project(x, SHELF_TOP, FAR), project(x, SHELF_TOP, near)),
      0.3,
    );
  }
}

/** Bands of shade from a window out of view cross the floor. */
function drawAisleShade(sheet: Sheet): void {
  sheet.clip(
    quad(project(-AISLE, 0, FAR), project(AISLE, 0, FAR), project(AISLE, 0, 0.95), project(-AISLE, 0, 0.95)),
    () => {
      for (const z of [1.55, 2.7, 4.6, 8]) {
        drawShade(
          sheet,
          quad(
            project(-2.4, 0, z * 1.1),
            project(2.4, 0, z * 0.86),
            project(2.4, 0, z * 1.04),
            project(-2.4, 0, z * 1.42),
          ),
          0.4,
        );
      }
    },
  );
}

function person(sheet: Sheet, x: number, y: number, height: number, pose: Pose, look: Look): Figure {
  drawLongShadow(sheet, [x, y], height * 0.2, [height * 0.5, height * 0.13], 0.5);
  const figure = buildFigure([x, y], height, pose, look);
  drawModelled(sheet, figure, { light: [-height * 0.014, -3], shade: dayShade });
  return figure;
}

function drawShoppers(sheet: Sheet): void {
  const far = project(0.2, 0, 9);
  person(sheet, far[0], far[1], 108, POSES.walking, {
    hair: 'short',
    outfit: 'shirt',
    top: TEAL,
    bottom: NAVY,
    skin: SKIN_LIT,
  });
  const middle = project(-0.9, 0, 5.6);
  person(sheet, middle[0], middle[1], 170, mirrored(POSES.standingSide), {
    hair: 'bun',
    outfit: 'dress',
    top: VERMILION,
    bottom: VERMILION,
    skin: SKIN_LIT,
  });
  // A shopper who has stopped with her trolley.
  drawTrolley(sheet, 556, 846, 1.45, DAY_DARK, () => {
    sheet.fill(rectangle(-40, -150, 40, 90), MARIGOLD);
    sheet.fill(roundedRectangle(2, -138, 44, 80, 8), GREEN);
    sheet.fill(ellipse(62, -112, 26), VERMILION);
  });
  const look: Look = {
    hair: 'braids',
    outfit: 'skirt',
    top: TEAL,
    bottom: ORANGE,
    skin: SKIN_LIT,
    shoes: DAY_DARK,
    build: 'curvy',
  };
  const stance: Pose = { ...POSES.standingSide, hands: ['fist', 'fist'] };
  const pose = reachingFor([356, 846], 396, stance, look, [
    { side: 'left', target: [446, 646], bend: -1 },
    { side: 'right', target: [420, 652], bend: -1 },
  ]);
  person(sheet, 356, 846, 396, pose, look);
}

/** The tasting: a round table with a kitenge cloth, cups, and the promoter offering one. */
function drawTasting(sheet: Sheet): void {
  const promoter = person(
    sheet,
    1040,
    800,
    404,
    { ...POSES.offering, armLeft: [-62, -96], lean: -4, armRight: [20, -30], hands: ['fist', 'relaxed'] },
    { hair: 'puff', outfit: 'tee', top: MARIGOLD, bottom: NAVY, skin: SKIN_LIT, shoes: CREAM },
  );
  const [handX, handY] = promoter.hands[0];
  sheet.fill(
    polygon([handX - 20, handY - 40], [handX + 16, handY - 40], [handX + 10, handY + 6], [handX - 14, handY + 6]),
    VERMILION,
  );
  sheet.fill(ellipse(handX - 2, handY - 40, 18, 5), CREAM);
  drawLongShadow(sheet, [1010, 866], 260, [330, 40], 0.46);
  drawRoundTable(sheet, 1010, 664, 156, 184, CREAM, () => {
    const rows: readonly [Pattern, FlatRecipe, FlatRecipe, FlatRecipe][] = [
      ['triangles', VERMILION, MARIGOLD, PLUM],
      ['suns', TEAL, CREAM, VERMILION],
      ['triangles', VERMILION, MARIGOLD, PLUM],
    ];
    rows.forEach(([pattern, ground, figure, accent], row) => {
      drawBand(sheet, pattern, 846, 664 + row * 76, 328, 76, { ground, figure, accent });
    });
  });
  for (const [x, y, ink] of [
    [912, 662, VERMILION],
    [966, 676, GREEN],
    [1020, 668, ORANGE],
  ] as const) {
    sheet.fill(polygon([x - 17, y - 42], [x + 17, y - 42], [x + 12, y], [x - 12, y]), ink);
    sheet.fill(ellipse(x, y - 42, 17, 5), CREAM);
  }
  drawProduct(sheet, {
    kind: 'bottle',
    x: 1092,
    base: 676,
    width: 58,
    height: 136,
    body: GREEN,
    label: [CREAM, VERMILION, MARIGOLD],
    pattern: 'diamonds',
    cap: VERMILION,
  });
}

// The shelf, close.

const SKIN: SkinPlanes = { shade: SKIN_SHADE, lit: SKIN_LIT, line: PLUM };
const BOARDS = [296, 590, 884];

function drawShelfClose(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { marigold: 0.08 });
  drawShopWindow(sheet);
  drawBigShelf(sheet);
  drawPromoter(sheet);
}

/** Behind her: the pale shop window, with the far aisle as a flat teal mass. */
function drawShopWindow(sheet: Sheet): void {
  sheet.fill(rectangle(-20, -20, 760, 940), { teal: 0.2, marigold: 0.08 });
  for (const x of [160, 420]) sheet.fill(rectangle(x, -20, 18, 700), TEAL);
  sheet.fill(rectangle(-20, 190, 740, 16), TEAL);
  sheet.fill(rectangle(-20, 640, 760, 300), { teal: 1, marigold: 0.2 });
}

interface ShelfItem {
  readonly kind: ProductKind;
  readonly width: number;
  readonly height: number;
  readonly body: FlatRecipe;
  readonly label: readonly [FlatRecipe, FlatRecipe, FlatRecipe];
  readonly pattern: Pattern;
  readonly count: number;
}

const ROWS: readonly (readonly ShelfItem[])[] = [
  [
    {
      kind: 'carton',
      width: 122,
      height: 230,
      body: VERMILION,
      label: [MARIGOLD, RED, CREAM],
      pattern: 'suns',
      count: 2,
    },
    {
      kind: 'tin',
      width: 128,
      height: 150,
      body: CREAM,
      label: [TEAL, MARIGOLD, CREAM],
      pattern: 'diamonds',
      count: 2,
    },
    {
      kind: 'bottle',
      width: 92,
      height: 230,
      body: GREEN,
      label: [CREAM, VERMILION, MARIGOLD],
      pattern: 'triangles',
      count: 4,
    },
  ],
  [
    { kind: 'jar', width: 122, height: 168, body: ORANGE, label: [CREAM, TEAL, VERMILION], pattern: 'eyes', count: 1 },
    { kind: 'jar', width: 0, height: 0, body: CREAM, label: [CREAM, CREAM, CREAM], pattern: 'eyes', count: 0 },
    { kind: 'jar', width: 122, height: 168, body: ORANGE, label: [CREAM, TEAL, VERMILION], pattern: 'eyes', count: 3 },
    { kind: 'pouch', width: 136, height: 204, body: TEAL, label: [MARIGOLD, RED, PLUM], pattern: 'diamonds', count: 3 },
  ],
  [
    {
      kind: 'pouch',
      width: 140,
      height: 212,
      body: MARIGOLD,
      label: [VERMILION, CREAM, TEAL],
      pattern: 'suns',
      count: 3,
    },
    {
      kind: 'carton',
      width: 130,
      height: 230,
      body: NAVY,
      label: [TEAL, CREAM, MARIGOLD],
      pattern: 'leaves',
      count: 4,
    },
  ],
];
const SHELF_LEFT = 640;
/** The gap on the middle board where her jar goes. */
const GAP = 148;

function drawBigShelf(sheet: Sheet): void {
  sheet.fill(rectangle(SHELF_LEFT, -20, 1000, 960), { teal: 1, marigold: 0.3 });
  sheet.fill(polygon([SHELF_LEFT, -20], [1120, -20], [SHELF_LEFT, 560]), { teal: 0.62, marigold: 0.16 });
  ROWS.forEach((items, row) => {
    const base = BOARDS[row] ?? 0;
    let left = SHELF_LEFT + 44;
    for (const item of items) {
      if (item.count === 0) left += GAP;
      for (let copy = 0; copy < item.count; copy++) {
        const x = left + item.width / 2;
        sheet.overprint(
          polygon(
            [x, base],
            [x + item.width / 2, base - item.height],
            [x + item.width * 0.78, base - item.height * 0.86],
            [x + item.width * 0.78, base],
          ),
          { teal: 1, indigo: 0.5 },
          { opacity: 0.5 },
        );
        drawProduct(sheet, { ...item, x, base });
        left += item.width + 12;
      }
      left += 20;
    }
    sheet.fill(rectangle(SHELF_LEFT - 10, base, 1000, 30), { marigold: 1, red: 0.42 });
    sheet.fill(rectangle(SHELF_LEFT - 10, base + 22, 1000, 12), { marigold: 1, red: 0.8, indigo: 0.3 });
    for (let tag = 0; tag < 5; tag++) sheet.fill(rectangle(SHELF_LEFT + 120 + tag * 190, base + 3, 62, 20), CREAM);
  });
  sheet.fill(rectangle(SHELF_LEFT - 26, -20, 30, 960), FOREST);
  drawShade(sheet, polygon([1180, -20], [1420, -20], [1060, 920], [820, 920]), 0.26);
}

/** A promoter in profile, her near arm placing a jar into the gap. */
function drawPromoter(sheet: Sheet): void {
  const shirt: FlatRecipe = VERMILION;
  const jar: Point = [868, 590];
  drawPortrait(sheet, {
    centre: [440, 292],
    size: 268,
    facing: 'right',
    skin: { marigold: 1, red: 0.6, indigo: 0.34 },
    hair: 'puff',
    earring: MARIGOLD,
    cloth: shirt,
    rim: { marigold: 0.1 },
  });
  drawProduct(sheet, {
    kind: 'jar',
    x: jar[0],
    base: jar[1],
    width: 122,
    height: 168,
    body: ORANGE,
    label: [CREAM, TEAL, VERMILION],
    pattern: 'eyes',
    cap: VERMILION,
  });
  const arm: readonly Joint[] = [
    [470, 640, 74, 70],
    [520, 740, 66, 64],
    [588, 812, 58, 56],
    [680, 762, 56, 54],
    [758, 676, 46, 45],
    [826, 586, 30, 30],
  ];
  sheet.fill(limb(arm.map(([x, y, left, right = left]) => [x, y, left + 4, right + 4] as const)), { marigold: 0.1 });
  drawLimb(sheet, arm, SKIN, [-10, -16]);
  const sleeve = limb([
    [430, 560, 84, 84],
    [470, 650, 92, 86],
    [528, 744, 84, 80],
    [556, 776, 80, 78],
  ]);
  sheet.fill(sleeve, { ...shirt, indigo: 0.42 });
  sheet.clip(sleeve, () => sheet.fill(polygon([380, 500], [520, 560], [620, 700], [560, 760], [440, 640]), shirt));
  drawGrip(sheet, { centre: [838, 524], angle: -64, breadth: 84, wrist: [818, 594], turn: 1 }, SKIN);
}
