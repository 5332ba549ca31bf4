/** A supplier's stand at an expo: a buyer and a supplier talk across a table of samples. */
import { cycle, defineScene, type FlatRecipe, type Point, type Sheet, vertical } from '../engine/index.js';
import {
  AMBER,
  CREAM,
  GREEN,
  INDIGO,
  MARIGOLD,
  NAVY,
  PAPER,
  SKIN_LIT,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildFigure,
  dayShade,
  drawModelled,
  type Look,
  mirrored,
  POSES,
  type Pose,
  reachingFor,
} from '../vocabulary/people/index.js';
import { drawProduct, type ProductKind } from '../vocabulary/retail.js';

/** Top of the table's front edge. */
const TABLE = 636;
const LABELS: readonly (readonly [FlatRecipe, FlatRecipe, FlatRecipe])[] = [
  [VERMILION, MARIGOLD, PAPER],
  [PAPER, TEAL, VERMILION],
  [TEAL, MARIGOLD, PAPER],
  [MARIGOLD, VERMILION, PAPER],
];
const BODIES: readonly FlatRecipe[] = [CREAM, TEAL, MARIGOLD, VERMILION, GREEN];

export const supplierTable = defineScene({
  seed: 7,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet) {
    drawStand(sheet);
    drawPeople(sheet);
    drawTable(sheet);
  },
});

/** Two walls of the stand with shelves, in the daylight of the hall. */
function drawStand(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { marigold: 0.24 });
  sheet.fill(rectangle(-20, 96, 1640, 560), { marigold: vertical(96, 656, [0, 0.5], [1, 0.72]), red: 0.06 });
  drawBand(sheet, 'triangles', -20, 40, 1640, 56, { ground: TEAL, figure: MARIGOLD, accent: VERMILION });
  sheet.fill(rectangle(-20, 96, 1640, 12), NAVY);
  for (const x of [176, 1424]) sheet.fill(rectangle(x - 9, 96, 18, 700), NAVY);
  for (const [row, y] of [262, 430].entries()) {
    for (let item = 0; item < 14; item++) {
      const x = 250 + item * 84 + (row ? 22 : 0);
      // Behind the people.
      const kind = cycle<ProductKind>(['jar', 'carton', 'pouch', 'tin', 'bottle'], item + row * 2);
      drawProduct(sheet, {
        kind,
        x,
        base: y,
        width: kind === 'bottle' ? 38 : 56,
        height: kind === 'bottle' ? 122 : 84 + ((item * 7) % 3) * 14,
        body: cycle(BODIES, item + row),
        label: cycle(LABELS, item + row * 2),
        pattern: cycle(['suns', 'diamonds', 'triangles', 'leaves'] as const, item),
        cap: NAVY,
      });
    }
    sheet.fill(rectangle(186, y, 1228, 14), { marigold: 1, red: 0.5, indigo: 0.3 });
    drawShade(sheet, rectangle(186, y + 14, 1228, 16), 0.34);
  }
}

function person(sheet: Sheet, foot: Point, height: number, pose: Pose, look: Look): void {
  drawModelled(sheet, buildFigure(foot, height, pose, { skin: SKIN_LIT, ...look }), {
    light: [-9, -3],
    shade: dayShade,
  });
}

/** The supplier holds out a jar; the buyer wears a badge and holds a list. */
function drawPeople(sheet: Sheet): void {
  const supplier: Point = [560, 1010];
  const look: Look = { outfit: 'tee', hair: 'wrap', hairRecipe: VERMILION, top: TEAL, bottom: NAVY };
  const jar: Point = [796, 470];
  person(
    sheet,
    supplier,
    830,
    reachingFor(supplier, 830, { ...POSES.talking, headTilt: 4, hands: ['relaxed', 'flat'] }, look, [
      { side: 'right', target: [jar[0] - 40, jar[1] + 42], bend: -1 },
    ]),
    look,
  );
  drawProduct(sheet, {
    kind: 'jar',
    x: jar[0],
    base: jar[1] + 30,
    width: 84,
    height: 118,
    body: MARIGOLD,
    label: [PAPER, VERMILION, TEAL],
    cap: NAVY,
  });
  const buyer: Point = [1066, 1016];
  const suit: Look = {
    outfit: 'suit',
    hair: 'short',
    top: { red: 0.9, marigold: 0.6, indigo: 0.12 },
    bottom: NAVY,
    shirt: PAPER,
    tie: MARIGOLD,
    beard: true,
  };
  person(
    sheet,
    buyer,
    838,
    reachingFor(
      buyer,
      838,
      { ...mirrored(POSES.talking), headTilt: -4, frontArm: 'left', hands: ['flat', 'relaxed'] },
      suit,
      [{ side: 'left', target: [jar[0] + 92, jar[1] + 52], bend: 1 }],
    ),
    suit,
  );
}

/** The table with its cloth, the samples, an order pad and a bowl. */
function drawTable(sheet: Sheet): void {
  sheet.fill(rectangle(-20, TABLE, 1640, 300), VERMILION);
  drawBand(sheet, 'diamonds', -20, TABLE + 92, 1640, 84, { ground: VERMILION, figure: MARIGOLD, accent: TEAL });
  sheet.fill(rectangle(-20, TABLE, 1640, 22), { marigold: 1, red: 0.4 });
  drawShade(sheet, rectangle(-20, TABLE + 22, 1640, 30), 0.5, 0.24);
  for (let fold = 0; fold < 9; fold++)
    drawShade(
      sheet,
      polygon(
        [fold * 200 - 40, TABLE + 22],
        [fold * 200 - 8, TABLE + 22],
        [fold * 200 + 8, 920],
        [fold * 200 - 64, 920],
      ),
      0.22,
    );
  const foot = TABLE + 6;
  for (const [index, [x, kind, width, height]] of (
    [
      [268, 'carton', 104, 150],
      [376, 'jar', 84, 112],
      [1284, 'pouch', 104, 158],
      [1394, 'tin', 88, 104],
    ] as const
  ).entries())
    drawProduct(sheet, {
      kind,
      x,
      base: foot,
      width,
      height,
      body: cycle(BODIES, index + 1),
      label: cycle(LABELS, index),
      pattern: cycle(['suns', 'leaves'] as const, index),
      cap: CREAM,
    });
  // Bowls of beans, with scoops.
  for (const [x, ink] of [
    [690, { marigold: 1, red: 0.7, indigo: 0.4 }],
    [880, GREEN],
  ] as const) {
    sheet.fill(ellipse(x, TABLE - 34, 82, 24), ink);
    for (let bean = 0; bean < 9; bean++)
      sheet.fill(ellipse(x - 62 + bean * 15, TABLE - 40 - (bean % 3) * 7, 11, 8), bean % 2 ? AMBER : ink);
    sheet.fill(
      `M${x - 84} ${TABLE - 36}Q${x - 76} ${foot} ${x - 34} ${foot}H${x + 34}Q${x + 76} ${foot} ${x + 84} ${TABLE - 36}Q${x} ${TABLE - 6} ${x - 84} ${TABLE - 36}Z`,
      PAPER,
    );
    sheet.stroke(`M${x - 74} ${TABLE - 14}Q${x} ${TABLE + 12} ${x + 74} ${TABLE - 14}`, 7, TEAL);
  }
  // The order pad.
  sheet.fill(polygon([1010, foot], [1036, TABLE - 30], [1186, TABLE - 30], [1172, foot]), PAPER);
  for (const [line, y] of [-24, -14, -5].entries())
    sheet.stroke(polyline([1046 - line * 5, TABLE + y], [1150 - line * 8, TABLE + y]), 3, INDIGO);
  sheet.group(`translate(1150 ${TABLE - 10}) rotate(-20)`, () =>
    sheet.fill(roundedRectangle(-60, -6, 120, 12, 6), NAVY),
  );
}
