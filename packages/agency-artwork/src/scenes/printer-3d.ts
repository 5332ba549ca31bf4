/** 3D printing: in a glowing chamber a nozzle lays a model of the KICC tower, layer by layer; its maker looks on. */
import {
  defineScene,
  type FlatRecipe,
  horizontal,
  linear,
  type Point,
  type Recipe,
  radial,
  type Sheet,
  vertical,
} from '../engine/index.js';
import { LAMPLIGHT, MARIGOLD, MIDNIGHT, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  placed,
  polygon,
  polyline,
  rectangle,
  ring,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import { drawPortrait } from '../vocabulary/people/index.js';

/** The machine's shell and the opening of its chamber. */
const SHELL = { left: 876, right: 1548, top: 100, bottom: 812 };
const OPENING = { left: 926, right: 1498, top: 142, bottom: 684 };
/** Middle of the tower, the bed it stands on, and the height it has reached so far. */
const TOWER = { x: 1160, foot: 622, top: 278, half: 56 };
const BENCH = 806;
/** Warm dark: indigo over marigold. */
const dark = (indigo: number): FlatRecipe => ({ marigold: 1, red: 0.4, indigo });

export const printer3d = defineScene({
  seed: 3,
  focus: { x: 0.767, y: 0.48 },
  draw(sheet) {
    drawRoom(sheet);
    // Scaled down around the bench's right end, so that the headline does not cover the maker's face.
    sheet.group(placed(1600 * 0.16, BENCH * 0.16, 0, 0.84), () => {
      drawSpool(sheet);
      drawFinishedModel(sheet, 984, 103, 92);
      drawShell(sheet);
      sheet.clip(roundedRectangle(OPENING.left, OPENING.top, 572, 542, 20), () => {
        drawChamber(sheet);
        drawLotus(sheet);
        drawTower(sheet);
        drawHead(sheet);
      });
      drawMaker(sheet);
    });
    drawHeadlineShade(sheet, 650, 0.86, { marigold: 1 });
  },
});

/** A dim workshop: shelves with finished models, the bench. */
function drawRoom(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { marigold: 1, red: 0.4, indigo: horizontal(0, 1600, [0, 0.98], [0.4, 0.9], [1, 0.84]) });
  drawHalo(sheet, [1180, 400], 800, { marigold: 1, red: 0.5 }, 0.66);
  const model: Recipe = dark(0.93);
  for (const y of [236, 440]) {
    sheet.fill(rectangle(-20, y, 900, 12), model);
    sheet.fill(rectangle(-20, y, 900, 3), dark(0.5));
  }
  const vase = (x: number, y: number, size: number): void => {
    const [half, high] = [size * 0.4, size];
    sheet.fill(
      `M${x - half * 0.5} ${y}C${x - half * 1.7} ${y - high * 0.5} ${x - half * 0.2} ${y - high * 0.6} ${x - half * 0.5} ${y - high}H${x + half * 0.5}C${x + half * 0.2} ${y - high * 0.6} ${x + half * 1.7} ${y - high * 0.5} ${x + half * 0.5} ${y}Z`,
      model,
    );
  };
  for (const [x, y, size] of [
    [330, 236, 96],
    [520, 236, 128],
    [840, 236, 92],
    [300, 440, 120],
    [400, 440, 80],
  ] as const)
    vase(x, y, size);
  for (const [x, y, size] of [
    [430, 236, 84],
    [500, 440, 112],
  ] as const)
    sheet.fill(polygon([x - size * 0.4, y], [x, y - size], [x + size * 0.4, y]), model);
  sheet.fill(rectangle(-20, BENCH, 1640, 120), {
    marigold: 1,
    red: 0.6,
    indigo: horizontal(400, 1600, [0, 1], [0.4, 0.86], [0.62, 0.55], [1, 0.86]),
  });
  sheet.fill(rectangle(-20, BENCH, 1640, 5), {
    marigold: 1,
    red: 0.4,
    indigo: horizontal(400, 1200, [0, 1], [1, 0.1]),
  });
}

/** The spool that feeds the head, on top of the machine. */
function drawSpool(sheet: Sheet): void {
  const centre: Point = [1408, 62];
  sheet.fill(polygon([1366, 104], [1398, 56], [1418, 56], [1450, 104]), MIDNIGHT);
  sheet.fill(ellipse(...centre, 70), { teal: 1, indigo: 0.88 });
  sheet.fill(ellipse(...centre, 58), { teal: 1, indigo: linear([1360, 20], [1460, 120], [0, 0.3], [1, 0.7]) });
  for (const radius of [51, 44, 37]) sheet.stroke(ellipse(...centre, radius), 1.8, { teal: 1, indigo: 0.85 });
  sheet.fill(ellipse(...centre, 28), MIDNIGHT);
  sheet.fill(ring(...centre, 20, 14), { marigold: 1, red: 0.3, indigo: 0.3 }, { evenOdd: true });
  sheet.stroke(`M1352 66C1320 80 1282 70 1262 104`, 4, TEAL);
}

function drawShell(sheet: Sheet): void {
  const { left, right, top, bottom } = SHELL;
  const width = right - left;
  for (const x of [left + 36, right - 96]) sheet.fill(rectangle(x, bottom - 16, 60, 26), PLUM);
  sheet.fill(roundedRectangle(left, top, width, bottom - top, 34), {
    teal: 1,
    indigo: linear([left, top], [right, bottom], [0, 0.6], [0.5, 0.76], [1, 0.95]),
  });
  sheet.stroke(`M${left + 34} ${top + 3}H${right - 34}`, 4, { teal: 0.6, marigold: 0.3 });
  // The opening's bright bevel, where light catches the edge of the shell.
  sheet.fill(roundedRectangle(OPENING.left - 11, OPENING.top - 11, 594, 564, 28), {
    marigold: 1,
    red: vertical(140, 690, [0, 0.15], [1, 0.7]),
  });
  drawBand(sheet, 'diamonds', left + 50, 716, 396, 44, {
    ground: { red: 1, marigold: 0.8 },
    figure: MARIGOLD,
    accent: { teal: 1, indigo: 0.6 },
  });
  // Control: a small screen and a knob.
  sheet.fill(roundedRectangle(1348, 710, 92, 56, 7), MIDNIGHT);
  sheet.fill(roundedRectangle(1354, 716, 80, 44, 4), { marigold: 0.5 });
  sheet.fill(rectangle(1364, 744, 60, 7), { teal: 1, indigo: 0.4 });
  sheet.fill(rectangle(1364, 744, 38, 7), VERMILION);
  drawFinishedModel(sheet, 1395, 741, 22);
  sheet.fill(ellipse(1476, 738, 22), { teal: 1, indigo: 0.95 });
  sheet.fill(ellipse(1475, 736, 16), { teal: 0.7, marigold: 0.3 });
  sheet.stroke(polyline([1475, 736], [1475, 724]), 4, MIDNIGHT);
}

/** The inside: back wall, sides, lamps under the roof, rods and bed. */
function drawChamber(sheet: Sheet): void {
  const { left, right, top, bottom } = OPENING;
  const [backLeft, backRight, backTop, backBottom] = [990, 1434, 176, 582];
  const lamp: Point = [1200, 150];
  sheet.fill(rectangle(left, top, 572, 542), {
    marigold: 1,
    red: radial(lamp, 640, [0, 0.05], [0.5, 0.36], [1, 0.9]),
  });
  sheet.fill(rectangle(backLeft, backTop, backRight - backLeft, backBottom - backTop), {
    marigold: radial(lamp, 520, [0, 0.3], [0.4, 0.75], [0.8, 1]),
    red: radial([1200, 230], 520, [0, 0], [0.45, 0.08], [1, 0.5]),
  });
  for (const side of [
    polygon([left, top], [backLeft, backTop], [backLeft, backBottom], [left, bottom]),
    polygon([right, top], [backRight, backTop], [backRight, backBottom], [right, bottom]),
  ])
    sheet.overprint(side, { red: vertical(180, 690, [0, 0.35], [1, 1]) }, { opacity: 0.7 });
  sheet.fill(polygon([left, bottom], [backLeft, backBottom], [backRight, backBottom], [right, bottom]), {
    marigold: 1,
    red: vertical(backBottom, bottom, [0, 0.9], [1, 1]),
    indigo: vertical(backBottom, bottom, [0, 0.3], [1, 0.7]),
  });
  // The lamps: a bar of light under the roof.
  sheet.fill(polygon([left, top], [right, top], [backRight, backTop], [backLeft, backTop]), {
    marigold: 1,
    red: 0.6,
    indigo: 0.2,
  });
  sheet.fill(polygon([1000, 150], [1424, 150], [1404, 168], [1020, 168]), { marigold: 0.1 });
  for (const x of [1012, 1408]) {
    sheet.fill(rectangle(x - 6, backTop, 12, 430), {
      red: 1,
      marigold: 0.8,
      indigo: horizontal(x - 6, x + 6, [0, 0.2], [1, 0.9]),
    });
  }
  // The bed: a dark glass plate with a bright front edge.
  sheet.fill(polygon([1000, 586], [1424, 586], [1466, 648], [958, 648]), {
    red: 1,
    marigold: 0.7,
    indigo: linear([958, 648], [1466, 586], [0, 0.9], [0.4, 0.5], [0.55, 0.72], [1, 0.92]),
  });
  sheet.fill(rectangle(958, 648, 508, 13), MIDNIGHT);
  sheet.fill(rectangle(958, 646, 508, 4), { marigold: 0.6 });
  for (const x of [1000, 1396]) sheet.fill(rectangle(x, 661, 26, 30), PLUM);
}

/** An upright round wall between two heights and half-widths, seen slightly from above. */
function wall(x: number, top: number, topHalf: number, bottom: number, bottomHalf: number, squash = 0.17): string {
  const sag = (half: number): number => half * squash * 1.9;
  return `M${x - topHalf} ${top}Q${x} ${top + sag(topHalf)} ${x + topHalf} ${top}L${x + bottomHalf} ${bottom}Q${x} ${bottom + sag(bottomHalf)} ${x - bottomHalf} ${bottom}Z`;
}

/** The model's plastic: teal, lit from the left, darker towards the right. */
const plastic = (x: number, half: number, lift = 0): Recipe => ({
  teal: horizontal(x - half, x + half, [0, 0.75 - lift], [0.3, 0.6 - lift], [0.6, 1], [1, 1]),
  marigold: 0.2,
  indigo: horizontal(x - half, x + half, [0, 0.16], [0.26, 0], [0.5, 0.2], [1, 0.86]),
});

/** Fine lines round the model: one per layer that the nozzle has laid. */
function drawLayers(sheet: Sheet, x: number, half: number, top: number, bottom: number, step: number): void {
  for (let y = top; y < bottom; y += step)
    sheet.stroke(
      `M${x - half} ${y}Q${x} ${y + half * 0.32} ${x + half} ${y}`,
      1.5,
      { indigo: 0.9 },
      { opacity: 0.4, overprint: true },
    );
}

function drawTower(sheet: Sheet): void {
  const { x, foot, top, half } = TOWER;
  sheet.overprint(
    polygon([x - 60, foot + 8], [x + 78, foot], [x + 190, foot + 22], [x + 60, foot + 26]),
    { indigo: 1 },
    { opacity: 0.6 },
  );
  // A low square podium, the shaft with its windows, the collar, and the saucer that is being laid.
  sheet.fill(polygon([x - 92, foot - 18], [x + 96, foot - 18], [x + 112, foot - 2], [x - 108, foot - 2]), {
    teal: 0.65,
    marigold: 0.2,
    indigo: horizontal(x - 20, x + 112, [0, 0], [1, 0.5]),
  });
  sheet.fill(rectangle(x - 108, foot - 2, 220, 16), plastic(x, 108));
  const shaft = wall(x, top + 66, half, foot - 16, half);
  sheet.fill(shaft, plastic(x, half));
  const windows = 7;
  for (let column = 0; column < windows; column++) {
    const angle = ((column + 0.5) / windows) * Math.PI;
    const middle = x - Math.cos(angle) * half;
    const width = 11 * Math.sin(angle);
    const sag = half * 0.16 * Math.sin(angle);
    for (let storey = 0; storey < 12; storey++)
      sheet.fill(rectangle(middle - width / 2, top + 82 + storey * 18 + sag, width, 11), {
        teal: 1,
        indigo: 0.7 + column * 0.04,
      });
  }
  sheet.clip(shaft, () => drawLayers(sheet, x, half, top + 60, foot, 9));
  sheet.fill(wall(x, top + 52, half + 18, top + 74, half), plastic(x, half + 18));
  sheet.fill(wall(x, top + 40, half + 18, top + 53, half + 18), plastic(x, half + 18, 0.3));
  sheet.fill(wall(x, top + 30, half, top + 41, half), { teal: 1, indigo: 0.8 });
  const rim = 98;
  const saucer = wall(x, top, rim, top + 33, half + 6);
  sheet.fill(saucer, plastic(x, rim));
  sheet.clip(saucer, () => drawLayers(sheet, x, rim, top, top + 33, 7));
  // The open top layer: a rim and the lattice that fills it.
  sheet.fill(ellipse(x, top, rim, 18), { teal: 1, indigo: 0.1 });
  const inner = ellipse(x, top, rim - 9, 14);
  sheet.fill(inner, { teal: 1, indigo: 0.7 });
  sheet.clip(inner, () => {
    for (let line = -10; line <= 10; line++) {
      const middle = x + line * 19;
      const lattice = `M${middle - 44} ${top - 22}L${middle + 44} ${top + 22}M${middle + 44} ${top - 22}L${middle - 44} ${top + 22}`;
      sheet.stroke(lattice, 2.2, { teal: 0.6, marigold: 0.3 });
    }
  });
  sheet.stroke(`M${x - rim} ${top}A${rim} 18 0 0 0 ${x + 44} ${top + 16}`, 6, { marigold: 0.3 });
}

/** A small finished copy of the tower on top of the machine, dark against the wall. */
function drawFinishedModel(sheet: Sheet, x: number, foot: number, size: number): void {
  const unit = size / 100;
  const half = (value: number): number => value * unit;
  const block = (from: number, to: number, low: number, high: number): string =>
    polygon(
      [x - half(low), foot - half(from)],
      [x + half(low), foot - half(from)],
      [x + half(high), foot - half(to)],
      [x - half(high), foot - half(to)],
    );
  const parts = [
    block(0, 5, 30, 27),
    block(5, 60, 13, 13),
    block(60, 68, 13, 18),
    block(68, 72, 14, 14),
    block(72, 80, 16, 25),
    block(80, 87, 15, 11),
    block(87, 100, 1.6, 1.6),
  ];
  for (const part of parts) sheet.fill(part, { marigold: 1, red: 0.2 });
  sheet.group(`translate(-2.4 1.4)`, () => {
    for (const part of parts) sheet.fill(part, { teal: 1, indigo: 0.62 });
  });
}

/** The amphitheatre, a closed lotus, which was finished before the tower. */
function drawLotus(sheet: Sheet): void {
  const [x, foot, half, high] = [1342, 612, 78, 152];
  sheet.overprint(
    polygon([x - 40, foot + 6], [x + 76, foot], [x + 104, foot + 24], [x + 10, foot + 28]),
    { indigo: 1 },
    { opacity: 0.55 },
  );
  const petal = (from: number, to: number): string =>
    `M${x + from * half} ${foot + (1 - from * from) * 12}Q${x + from * half * 0.72} ${foot - high * 0.5} ${x} ${foot - high}Q${x + to * half * 0.72} ${foot - high * 0.5} ${x + to * half} ${foot + (1 - to * to) * 12}Z`;
  const edges = [-1, -0.78, -0.36, 0.2, 0.66, 1];
  const tones = [0.3, 0, 0.12, 0.5, 0.82];
  for (const [index, indigo] of tones.entries()) {
    const [from = 0, to = 0] = [edges[index], edges[index + 1]];
    sheet.fill(petal(from, to), { teal: index < 3 ? 0.75 : 1, marigold: 0.2, indigo });
    sheet.stroke(petal(from, to), 1.6, { teal: 1, indigo: 0.85 });
  }
  sheet.clip(petal(-1, 1), () => drawLayers(sheet, x, half, foot - high, foot + 20, 9));
}

/** The print head on its rail, hot at the tip. */
function drawHead(sheet: Sheet): void {
  const tip: Point = [TOWER.x + 44, TOWER.top + 15];
  for (const y of [192, 216]) {
    sheet.fill(rectangle(930, y, 566, 9), { red: 1, marigold: 0.8, indigo: vertical(y, y + 9, [0, 0.1], [1, 0.9]) });
  }
  for (const x of [994, 1390]) sheet.fill(roundedRectangle(x, 178, 36, 60, 6), PLUM);
  sheet.stroke(`M1262 140C1250 160 ${tip[0] + 14} 146 ${tip[0]} 180`, 5, TEAL);
  drawHalo(sheet, tip, 84, { marigold: 0.35, red: 0 }, 0.9);
  const [x] = tip;
  sheet.fill(polygon([x - 20, 256], [x + 20, 256], [x + 7, tip[1] - 4], [x - 7, tip[1] - 4]), {
    marigold: 1,
    red: horizontal(x - 20, x + 20, [0, 0.1], [1, 0.8]),
    indigo: horizontal(x - 20, x + 20, [0, 0], [1, 0.5]),
  });
  sheet.fill(roundedRectangle(x - 30, 240, 60, 18, 4), {
    red: 1,
    indigo: horizontal(x - 30, x + 30, [0, 0.5], [1, 1]),
  });
  sheet.fill(roundedRectangle(x - 52, 170, 104, 74, 12), {
    teal: 1,
    indigo: horizontal(x - 52, x + 52, [0, 0.6], [1, 1]),
  });
  sheet.stroke(polyline([x - 40, 173], [x + 40, 173]), 4, LAMPLIGHT);
  sheet.fill(ellipse(x, 209, 25), { teal: 1, indigo: 0.2 });
  sheet.fill(ellipse(x, 209, 20), MIDNIGHT);
  for (let blade = 0; blade < 5; blade++)
    sheet.group(`rotate(${blade * 72} ${x} 209)`, () =>
      sheet.fill(`M${x} 209Q${x + 14} 202 ${x + 4} 191Q${x - 4} 198 ${x} 209Z`, TEAL),
    );
  sheet.fill(ellipse(x, 209, 5), VERMILION);
  sheet.fill(ellipse(tip[0], tip[1] + 1, 6, 4), { marigold: 0.05 });
}

/** The maker, with her face in the chamber's light. */
function drawMaker(sheet: Sheet): void {
  drawPortrait(sheet, {
    centre: [880, 408],
    size: 212,
    facing: 'right',
    nod: 3,
    skin: { marigold: 0.95, red: 0.6, indigo: 0.22 },
    hair: 'wrap',
    hairRecipe: { red: 1, marigold: 0.7, indigo: 0.28 },
    glasses: true,
    earring: { marigold: 0.6 },
    cloth: { teal: 1, indigo: 0.24 },
    collar: { marigold: 0.7, red: 0.1 },
  });
}
