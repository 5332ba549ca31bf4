/** The control room: two producers at a long mixing desk, lit by a wall of monitors. */
import { cycle, defineScene, type FlatRecipe, type Point, radial, type Sheet, vertical } from '../engine/index.js';
import { AMBER, CREAM, LAMPLIGHT, MARIGOLD, MIDNIGHT, ORANGE, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  limb,
  moved,
  polygon,
  polyline,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { drawMonitor, MONITOR, MONITOR_GLASS, MONITOR_PICTURES, type MonitorPicture } from '../vocabulary/monitors.js';
import { drawCloth } from '../vocabulary/patterns.js';
import { type BackView, buildBackView, drawPortrait, drawRimLit, handParts } from '../vocabulary/people/index.js';

/** Gap between monitors. The big one takes up the space of two by two small ones, including the gap. */
const GAP = 14;
const BIG = { x: 850, y: 44, width: MONITOR.width * 2 + GAP, height: MONITOR.height * 2 + GAP } as const;
const COLUMNS = [350, 600, 850, 1100, 1350] as const;
const ROWS = [44, 192, 340] as const;
const DESK = { far: 590, near: 716 } as const;

export const controlRoom = defineScene({
  seed: 4,
  focus: { x: 0.685, y: 0.5 },
  draw(sheet) {
    drawRoom(sheet);
    drawMonitorWall(sheet);
    drawDesk(sheet);
    drawProducers(sheet);
    drawHeadlineShade(sheet, 660, 0.86, { teal: 1 });
  },
});

function drawRoom(sheet: Sheet): void {
  const light: Point = [BIG.x + BIG.width / 2, 240];
  sheet.fill(EVERYTHING, { teal: 1, indigo: radial(light, 900, [0, 0.5], [0.5, 0.86], [1, 1]) });
  drawHalo(sheet, light, 520, { marigold: 0.7 }, 0.7);
}

/** The guest on the big monitor again, from another camera. */
const otherAngle: MonitorPicture = (sheet) => {
  sheet.fill(MONITOR_GLASS, AMBER);
  sheet.clip(MONITOR_GLASS, () =>
    drawPortrait(sheet, {
      centre: [128, 68],
      size: 72,
      facing: 'right',
      skin: { marigold: 0.95, red: 0.62, indigo: 0.3 },
      hair: 'wrap',
      hairRecipe: VERMILION,
      cloth: TEAL,
    }),
  );
};

/** Rows from the top; `null` is covered by the big monitor. */
const WALL: readonly (readonly (MonitorPicture | null)[])[] = [
  [MONITOR_PICTURES.waveform, MONITOR_PICTURES.mountain, null, null, MONITOR_PICTURES.dancers],
  [MONITOR_PICTURES.rings, MONITOR_PICTURES.bars, null, null, MONITOR_PICTURES.road],
  [MONITOR_PICTURES.pattern, MONITOR_PICTURES.city, otherAngle, MONITOR_PICTURES.pitch, MONITOR_PICTURES.clock],
];

function drawMonitorWall(sheet: Sheet): void {
  WALL.forEach((row, rowIndex) => {
    row.forEach((picture, column) => {
      if (!picture) return;
      sheet.group(moved(COLUMNS[column] ?? 0, ROWS[rowIndex] ?? 0), () => {
        drawMonitor(sheet, MONITOR.width, MONITOR.height, () => picture(sheet));
      });
    });
  });
  sheet.group(moved(BIG.x, BIG.y), () => drawMonitor(sheet, BIG.width, BIG.height, () => drawProgramme(sheet)));
  // Tally light, which shows that this one is on air.
  sheet.stroke(roundedRectangle(BIG.x - 4, BIG.y - 4, BIG.width + 8, BIG.height + 8, 6), 8, VERMILION);
}

/** The programme picture: a guest in marigold light. */
function drawProgramme(sheet: Sheet): void {
  sheet.fill(rectangle(0, 0, BIG.width, BIG.height), {
    marigold: 1,
    red: radial([170, 120], 420, [0, 0], [0.5, 0.2], [1, 0.7]),
  });
  drawPortrait(sheet, {
    centre: [250, 150],
    size: 150,
    facing: 'left',
    skin: { marigold: 0.95, red: 0.62, indigo: 0.3 },
    hair: 'wrap',
    hairRecipe: VERMILION,
    earring: { marigold: 0.5 },
    cloth: TEAL,
    pattern: ([x, y, width, height]) =>
      drawCloth(
        sheet,
        rectangle(x, y, width, height),
        [x, y, width, height],
        [{ pattern: 'leaves', colours: { ground: TEAL, figure: CREAM, accent: { teal: 1, indigo: 0.4 } } }],
        40,
      ),
  });
}

/** A long console: rows of faders, small lamps, and the warm light of the big monitor in the middle. */
function drawDesk(sheet: Sheet): void {
  const { far, near } = DESK;
  const middle = BIG.x + BIG.width / 2;
  const along = (x: number, depth: number): Point => [
    middle + (x - middle) * (1 + depth * 0.2),
    far + (near - far) * depth,
  ];
  sheet.fill(polygon([-20, far - 26], [1640, far - 26], [1640, far], [-20, far]), { teal: 1, indigo: 0.94 });
  sheet.fill(polygon(along(-200, 0), along(1800, 0), along(1800, 1), along(-200, 1)), {
    teal: 1,
    marigold: radial([middle, far], 420, [0, 0.8], [1, 0]),
    indigo: radial([middle, far], 700, [0, 0.42], [0.5, 0.74], [1, 0.98]),
  });
  sheet.stroke(polyline([-20, far], [1640, far]), 4, { marigold: 0.8, teal: 0.2 });
  const caps: readonly FlatRecipe[] = [CREAM, MARIGOLD, CREAM, VERMILION, CREAM, { teal: 0.4 }];
  for (let channel = 0; channel < 26; channel++) {
    const x = 340 + channel * 52;
    sheet.stroke(polyline(along(x, 0.36), along(x, 0.92)), 4, PLUM);
    sheet.fill(ellipse(...along(x, 0.17), 9, 5.5), cycle(caps, channel * 5 + 1));
    const [capX, capY] = along(x, 0.46 + 0.36 * Math.abs(Math.sin(channel * 1.7)));
    sheet.fill(roundedRectangle(capX - 12, capY - 7, 24, 15, 3), cycle(caps, channel));
  }
  sheet.fill(rectangle(-20, near, 1660, 210), MIDNIGHT);
  sheet.stroke(polyline([-20, near], [1640, near]), 5, { teal: 1, indigo: 0.5 });
}

interface Producer {
  readonly view: BackView;
  readonly headphones: FlatRecipe;
  readonly patterned: boolean;
}

const SKIN: FlatRecipe = { marigold: 0.85, red: 0.85, indigo: 0.66 };

const PRODUCERS: readonly Producer[] = [
  {
    view: {
      head: [898, 508],
      size: 112,
      hair: 'bun',
      tilt: 0.6,
      shirt: { red: 1, marigold: 0.5, indigo: 0.3 },
      skin: SKIN,
      arms: [{ side: -1, upper: 118, lower: 196, hand: 'point' }],
    },
    headphones: MARIGOLD,
    patterned: true,
  },
  {
    view: {
      head: [1270, 494],
      size: 118,
      hair: 'short',
      tilt: -0.5,
      breadth: 1.06,
      shirt: { teal: 1, indigo: 0.66 },
      skin: SKIN,
    },
    headphones: { teal: 0.6 },
    patterned: false,
  },
];

function drawProducers(sheet: Sheet): void {
  for (const producer of PRODUCERS) drawProducer(sheet, producer);
}

function drawProducer(sheet: Sheet, { view, headphones, patterned }: Producer): void {
  const [x, y] = view.head;
  const { size } = view;
  const person = buildBackView(view);
  if (!patterned) drawFaderArm(sheet, [x + 0.98 * size, y + 1.2 * size], view.shirt ?? PLUM);
  drawRimLit(sheet, person, { colour: LAMPLIGHT, shift: [0, 4.5] });
  const torso = person.parts.find((part) => part.recipe === view.shirt && part.layer === 1);
  if (patterned && torso) {
    sheet.group(moved(0, 4.5), () => {
      drawCloth(
        sheet,
        torso.outline,
        [x - 1.3 * size, y + 0.36 * size, 2.6 * size, 3.2 * size],
        [
          { pattern: 'eyes', colours: { ground: { red: 1, indigo: 0.4 }, figure: MARIGOLD, accent: TEAL } },
          { pattern: 'triangles', colours: { ground: { red: 1, marigold: 0.5 }, figure: MARIGOLD, accent: PLUM } },
        ],
        0.52 * size,
      );
      sheet.overprint(torso.outline, { indigo: vertical(y + 0.6 * size, y + 2.4 * size, [0, 0.3, 0.3], [1, 1, 0.9]) });
    });
    // The neck again, because the cloth covers it.
    sheet.fill(
      limb([
        [x, y + 0.4 * size, 0.22 * size],
        [x, y + 0.66 * size, 0.25 * size],
        [x, y + 0.84 * size, 0.3 * size],
      ]),
      SKIN,
    );
  }
  drawHeadset(sheet, [x + (view.tilt ?? 0) * 0.12 * size, y], size, headphones);
  drawChair(sheet, [x, y + 2.3 * size], size);
}

/** The man's right arm: out to the side and up to a fader. */
function drawFaderArm(sheet: Sheet, [x, y]: Point, shirt: FlatRecipe): void {
  const sleeve = limb([
    [x - 30, y, 46],
    [x + 20, y + 46, 42],
    [x + 74, y + 92, 36],
    [x + 106, y + 62, 29],
    [x + 114, y + 8, 22],
  ]);
  const hand = handParts([x + 115, y + 12], 174, 76, -1, 'relaxed', SKIN, 0).map((part) => part.outline);
  for (const outline of [sleeve, ...hand]) sheet.fill(outline, LAMPLIGHT);
  sheet.group(moved(2, 4.5), () => {
    for (const outline of hand) sheet.fill(outline, SKIN);
    sheet.fill(sleeve, shirt);
  });
}

/** Headphones from behind: a band over the crown, a cup on each ear. */
function drawHeadset(sheet: Sheet, [x, y]: Point, size: number, colour: FlatRecipe): void {
  const band = `M${x - 0.42 * size} ${y + 0.04 * size}C${x - 0.5 * size} ${y - 0.86 * size} ${x + 0.5 * size} ${y - 0.86 * size} ${x + 0.42 * size} ${y + 0.04 * size}`;
  sheet.stroke(band, 0.11 * size, PLUM);
  sheet.stroke(band, 0.06 * size, colour);
  for (const side of [-1, 1]) {
    sheet.fill(
      roundedRectangle(x + side * 0.44 * size - 0.13 * size, y - 0.14 * size, 0.26 * size, 0.42 * size, 0.12 * size),
      PLUM,
    );
    sheet.fill(
      roundedRectangle(x + side * 0.47 * size - 0.08 * size, y - 0.1 * size, 0.16 * size, 0.34 * size, 0.08 * size),
      colour,
    );
  }
}

function drawChair(sheet: Sheet, [x, y]: Point, size: number): void {
  const half = size * 0.84;
  const back = roundedRectangle(x - half, y, half * 2, size * 2.4, size * 0.36);
  sheet.fill(back, ORANGE);
  sheet.group(moved(0, 5), () => sheet.fill(back, { red: 1, indigo: vertical(y, y + size * 1.5, [0, 0.8], [1, 1]) }));
}
