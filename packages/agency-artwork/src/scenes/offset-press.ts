/** The offset press: oblique cylinders, a web that gains a colour at every unit, and an operator checking a sheet. */
import { defineScene, type FlatRecipe, linear, type Point, type Sheet, vertical } from '../engine/index.js';
import { CREAM, GREEN, MARIGOLD, MIDNIGHT, PLUM, SKIN_TONES, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, placed, polygon, polyline, rectangle } from '../vocabulary/geometry.js';
import { buildFigure, drawModelled } from '../vocabulary/people/index.js';
import { drawColourBar, drawCylinder, drawPrintedImage, onRibbon } from '../vocabulary/print-shop.js';

/** The machine's depth vector. */
const DEPTH: Point = [430, -190];
const WEB_LEVEL = 560;
const UNITS = [610, 1130] as const;

export const offsetPress = defineScene({
  seed: 7,
  focus: { x: 0.66, y: 0.5 },
  options: {
    /** The second unit's ink: `green`, `teal` or `marigold`. */
    secondInk: 'green',
    /** Whether the operator is shown. */
    operator: true,
  },
  draw(sheet, { secondInk, operator }) {
    drawRoom(sheet);
    const second = secondInk === 'teal' ? TEAL : secondInk === 'marigold' ? MARIGOLD : GREEN;
    for (const x of UNITS) drawImpressionCylinder(sheet, x);
    drawWeb(sheet);
    UNITS.forEach((x, unit) => {
      drawUnit(sheet, x, unit === 0 ? VERMILION : second);
    });
    if (operator) drawOperator(sheet);
  },
});

function drawRoom(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: linear([0, 0], [1600, 300], [0, 1], [0.45, 0.92], [1, 0.72]) });
  for (let pane = 0; pane < 6; pane++) {
    const x = 640 + pane * 190;
    sheet.overprint(rectangle(x, 40, 110, 110), { indigo: 0.1, marigold: 0.75 });
    for (let bar = 1; bar < 4; bar++) sheet.stroke(polyline([x + bar * 27.5, 40], [x + bar * 27.5, 150]), 3, MIDNIGHT);
    sheet.stroke(polyline([x, 95], [x + 110, 95]), 3, MIDNIGHT);
    sheet.overprint(polygon([x, 150], [x + 110, 150], [x - 210, 900], [x - 470, 900]), {
      indigo: linear([x, 150], [x - 200, 760], [0, 0, 0.6], [1, 0, 0]),
      marigold: linear([x, 150], [x - 200, 760], [0, 0.7, 0.6], [1, 0.5, 0]),
    });
  }
  sheet.fill(polygon([-20, 770], [1620, 640], [1620, 920], [-20, 920]), {
    teal: 1,
    indigo: vertical(640, 900, [0, 0.82], [1, 1]),
  });
  sheet.overprint(polygon([500, 905], [900, 690], [1620, 650], [1620, 920]), {
    marigold: linear([500, 905], [1500, 650], [0, 0.2, 0], [1, 0.8, 0.5]),
    indigo: linear([500, 905], [1500, 650], [0, 0, 0], [1, 0.2, 0.35]),
  });
}

const capRings = (ink: FlatRecipe) =>
  [
    [0.93, { indigo: 0.72, teal: 1 }],
    [0.86, MIDNIGHT],
    [0.52, ink],
    [0.44, MIDNIGHT],
    [0.16, { marigold: 0.5, teal: 0.2 }],
    [0.1, MIDNIGHT],
  ] as const;

function drawImpressionCylinder(sheet: Sheet, x: number): void {
  drawCylinder(sheet, {
    centre: [x, WEB_LEVEL + 152],
    radius: 148,
    depth: DEPTH,
    body: { teal: 0.4 },
    cap: MIDNIGHT,
    rings: capRings({ teal: 0.7, indigo: 0.4 }),
    machined: true,
  });
}

/** The paper: blank, then with one colour after the first unit, then with three. */
function drawWeb(sheet: Sheet): void {
  const run = (from: Point, to: Point, inksRun: 1 | 3 | undefined, offset: number): void => {
    onRibbon(sheet, from, to, DEPTH, (length, breadth) => {
      sheet.fill(rectangle(0, 0, length + 1, breadth), { marigold: 0.08 });
      if (inksRun) {
        for (let x = -offset; x < length + 150; x += 150) {
          for (const y of [4, 119, 234, 349]) drawPrintedImage(sheet, x + 8, y, 134, 108, inksRun);
        }
        drawColourBar(sheet, 0, 459, length, 8);
        sheet.overprint(rectangle(0, 0, length + 1, breadth), {
          indigo: linear([0, 0], [length, 0], [0, 0.5, 0.5], [1, 0, 0]),
        });
      }
    });
  };
  run([-500, WEB_LEVEL + 46], [UNITS[0], WEB_LEVEL], undefined, 0);
  run([UNITS[0], WEB_LEVEL], [UNITS[1], WEB_LEVEL], 1, 0);
  run([UNITS[1], WEB_LEVEL], [1760, WEB_LEVEL - 40], 3, 60);
  // The blank paper emerges from the dark.
  sheet.overprint(rectangle(-20, -20, 640, 940), {
    indigo: linear([0, 0], [590, 0], [0, 1, 0.97], [0.55, 0.7, 0.6], [1, 0.2, 0]),
    teal: linear([0, 0], [590, 0], [0, 1, 0.95], [1, 0.2, 0]),
  });
}

/** The blanket and plate cylinders, with the rollers that ink them. */
function drawUnit(sheet: Sheet, x: number, ink: FlatRecipe): void {
  drawCylinder(sheet, {
    centre: [x, WEB_LEVEL - 112],
    radius: 110,
    depth: DEPTH,
    body: { teal: 0.75 },
    cap: MIDNIGHT,
    rings: capRings({ teal: 0.9, indigo: 0.1 }),
    machined: true,
  });
  drawCylinder(sheet, {
    centre: [x + 14, WEB_LEVEL - 322],
    radius: 108,
    depth: DEPTH,
    body: { marigold: 0.4, red: 0.12 },
    contrast: [0, 0.8],
    cap: MIDNIGHT,
    rings: capRings(ink),
    machined: true,
  });
  for (const [dx, dy, radius] of [
    [-92, -424, 40],
    [-14, -470, 46],
    [74, -440, 38],
    [-60, -500, 30],
    [40, -532, 34],
  ] as const) {
    drawCylinder(sheet, {
      centre: [x + 14 + dx, WEB_LEVEL + dy],
      radius,
      depth: DEPTH,
      body: ink,
      contrast: [0, 0.82],
      cap: MIDNIGHT,
      rings: [
        [0.6, ink],
        [0.3, MIDNIGHT],
      ],
    });
  }
}

function drawOperator(sheet: Sheet): void {
  const person = buildFigure(
    [1486, 918],
    540,
    {
      facing: 'left',
      lean: -5,
      headTilt: -16,
      armLeft: [-40, -104],
      armRight: [-16, -98],
      legLeft: [-7, 0],
      legRight: [10, 6],
      breadth: 0.72,
      hands: ['flat', 'fist'],
      frontArm: 'right',
    },
    {
      hair: 'short',
      outfit: 'shirt',
      top: MARIGOLD,
      bottom: { teal: 1, indigo: 0.85 },
      skin: SKIN_TONES[2] ?? PLUM,
      build: 'broad',
      beard: true,
    },
  );
  const back = { parts: person.parts.filter((part) => part.layer !== 2) };
  const front = { parts: person.parts.filter((part) => part.layer === 2) };
  const light = { light: [-7, -3], rim: { marigold: 0.5 }, rimWidth: 3 } as const;
  drawModelled(sheet, back, light);
  const [left, right] = person.hands;
  sheet.group(placed((left[0] + right[0]) / 2 - 6, (left[1] + right[1]) / 2 + 2, -14), () => {
    sheet.fill('M-112 -96Q-40 -112 20 -92L26 62Q-44 40 -104 58Z', CREAM);
    sheet.fill(ellipse(-42, -30, 40), VERMILION);
    sheet.fill(ellipse(-42, -30, 22), MARIGOLD);
    sheet.fill('M-96 40Q-40 28 16 42L17 52Q-44 34 -95 50Z', TEAL);
    sheet.overprint('M-20 -104Q0 -98 20 -92L26 62Q6 54 -10 51Z', { indigo: 0.3 });
  });
  drawModelled(sheet, front, light);
}
