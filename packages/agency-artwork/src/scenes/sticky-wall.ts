/** The wall of notes by day: sorted by two people, planned by four, joined into a map, or laid out as a year. */
import { cycle, defineScene, type FlatRecipe, type Point, type Sheet, seededRandom } from '../engine/index.js';
import { drawPottedPlant } from '../vocabulary/celebration.js';
import {
  CREAM,
  GREEN,
  LEAF,
  MARIGOLD,
  NAVY,
  ORANGE,
  PALE_TEAL,
  PAPER,
  PLUM,
  SKIN_LIT,
  SKIN_SHADE,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { curve, EVERYTHING, ellipse, moved, polygon, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import {
  drawCastShadow,
  drawDayWindow,
  drawMug,
  drawStickyNote,
  drawWindowLight,
  type NoteMark,
} from '../vocabulary/office.js';
import { drawBand, drawCloth } from '../vocabulary/patterns.js';
import {
  type BackHair,
  buildBackView,
  buildFigure,
  dayShade,
  drawModelled,
  drawPortrait,
  drawReachingPortrait,
  POSES,
  type ReachingLooks,
  type SkinPlanes,
} from '../vocabulary/people/index.js';

export const stickyWall = defineScene({
  seed: 6,
  focus: { x: 0.6, y: 0.5 },
  options: {
    /**
     * `team` (four people at a table), `pair` (a close-up of two people sorting notes), `one` (a year on a wall) or
     * `none` (notes become a map).
     */
    people: 'team',
  },
  draw(sheet, { people }, seed) {
    if (people === 'pair') drawSorting(sheet);
    else if (people === 'one') drawYear(sheet);
    else if (people === 'none') drawMap(sheet);
    else drawPlanning(sheet, seed);
  },
});

const SKIN: SkinPlanes = { shade: SKIN_SHADE, lit: SKIN_LIT, line: { red: 1, marigold: 0.8, indigo: 0.8 } };
const NOTE_COLOURS: readonly FlatRecipe[] = [MARIGOLD, { teal: 0.6 }, LEAF, { red: 0.72, marigold: 0.12 }, ORANGE];
const MARKS: readonly NoteMark[] = ['lines', 'bars', 'target', 'person', 'arrow', 'star', 'tick', 'lines', 'flag'];

/** A person in profile, facing right, putting a note on the wall. The origin is at the head. */
function drawReacher(sheet: Sheet, looks: ReachingLooks, colour: FlatRecipe): void {
  drawReachingPortrait(sheet, looks, SKIN, (centre, size) =>
    drawStickyNote(sheet, { centre, size, colour, mark: 'star', turn: -5 }),
  );
}

/** Rows of notes in a box, with gaps where the plan is still growing. */
function drawNotes(
  sheet: Sheet,
  from: Point,
  columns: number,
  rows: number,
  step: number,
  size: number,
  skip: readonly number[],
): void {
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const index = column * rows + row;
      if (skip.includes(index)) continue;
      drawStickyNote(sheet, {
        centre: [from[0] + column * step + ((index * 7) % 5) * 2, from[1] + row * step + ((index * 11) % 5) * 2],
        size,
        colour: cycle(NOTE_COLOURS, column + row * 2 + (index % 4 === 3 ? 1 : 0)),
        mark: cycle(MARKS, index * 2 + row),
        turn: ((index * 5) % 9) - 4,
      });
    }
  }
}

/** A close-up of two people at the wall: she puts up a note while he watches. */
function drawSorting(sheet: Sheet): void {
  sheet.fill(EVERYTHING, PAPER);
  drawWindowLight(
    sheet,
    [-20, -20, 1640, 940],
    [
      { top: [560, 860], bottom: [860, 1160] },
      { top: [930, 1210], bottom: [1230, 1510] },
    ],
    0.42,
  );
  drawNotes(sheet, [930, 100], 3, 4, 152, 124, [1, 2, 3, 5, 6]);
  sheet.group(moved(620, 396), () =>
    drawReacher(
      sheet,
      {
        size: 224,
        skin: { marigold: 0.95, red: 0.6, indigo: 0.16 },
        hair: 'puff',
        earring: MARIGOLD,
        cloth: VERMILION,
        pattern: ([x, y, width, height]) =>
          drawCloth(
            sheet,
            rectangle(x, y, width, height),
            [x, y, width, height],
            [
              { pattern: 'diamonds', colours: { ground: VERMILION, figure: MARIGOLD, accent: GREEN } },
              { pattern: 'leaves', colours: { ground: MARIGOLD, figure: GREEN, accent: VERMILION } },
            ],
            58,
          ),
      },
      MARIGOLD,
    ),
  );
  drawPortrait(sheet, {
    centre: [1456, 412],
    size: 222,
    facing: 'left',
    skin: { marigold: 0.95, red: 0.62, indigo: 0.3 },
    hair: 'fade',
    beard: true,
    glasses: true,
    cloth: TEAL,
    collar: CREAM,
    rim: CREAM,
  });
}

/** The planning room: a board of notes, four people at a table. */
function drawPlanning(sheet: Sheet, seed: number): void {
  const floor = 560;
  sheet.fill(EVERYTHING, PAPER);
  drawDayWindow(sheet, seededRandom(seed), [300, 60, 300, 400], 2);
  drawDayWindow(sheet, seededRandom(seed), [-60, 60, 300, 400], 2);
  sheet.fill(rectangle(-20, floor, 1640, 360), { marigold: 0.5, red: 0.06 });
  drawWindowLight(
    sheet,
    [-20, floor, 1640, 360],
    [
      { top: [340, 470], bottom: [560, 760] },
      { top: [500, 620], bottom: [800, 1000] },
    ],
    0.36,
  );
  sheet.fill(rectangle(-20, floor - 16, 1640, 18), { teal: 1, marigold: 0.2 });
  // The board: one big green field.
  const board = roundedRectangle(716, 50, 800, 432, 10);
  drawCastShadow(sheet, board, [22, 24]);
  sheet.fill(board, { teal: 1, marigold: 0.55 });
  sheet.clip(board, () =>
    sheet.overprint(polygon([900, 40], [1090, 40], [1310, 490], [1120, 490]), { teal: 0.55, marigold: 0.5 }),
  );
  sheet.stroke(board, 10, { marigold: 1, red: 0.6 });
  drawNotes(sheet, [934, 118], 5, 3, 122, 96, [2, 10]);
  const lead = buildFigure(
    [806, 752],
    392,
    {
      ...POSES.reaching,
      headTilt: -4,
      armLeft: [-16, 22],
      armRight: [108, 126],
      hands: ['relaxed', 'flat'],
      frontArm: 'right',
    },
    {
      outfit: 'skirt',
      hair: 'wrap',
      hairRecipe: VERMILION,
      top: MARIGOLD,
      bottom: NAVY,
      skin: SKIN_LIT,
      shoes: VERMILION,
    },
  );
  drawModelled(sheet, lead, { light: [-3, -2], shade: dayShade, rim: CREAM });
  drawTable(sheet);
}

/** A long table towards the viewer, with the three people at it. */
function drawTable(sheet: Sheet): void {
  const top = polygon([690, 652], [1440, 652], [1640, 930], [520, 930]);
  drawShade(sheet, polygon([640, 690], [1490, 690], [1690, 930], [500, 930]), 0.6, 0.1);
  sheet.fill(top, { marigold: 1, red: 0.42 });
  sheet.clip(top, () => {
    sheet.fill(polygon([820, 640], [980, 640], [980, 940], [720, 940]), { marigold: 0.85, red: 0.1 });
  });
  sheet.fill(polygon([690, 652], [1440, 652], [1446, 662], [682, 662]), { marigold: 0.4 });
  for (const [x, y, colour] of [
    [700, 690, PAPER],
    [1296, 690, PAPER],
    [1120, 686, { teal: 0.6 }],
  ] as const)
    sheet.fill(polygon([x, y], [x + 96, y], [x + 104, y + 52], [x - 14, y + 52]), colour);
  drawMug(sheet, [912, 716], 54, TEAL);
  for (const { x, hair, shirt, size, tilt, asks } of SEATS) {
    const person = buildBackView({
      head: [x, 716],
      size,
      hair,
      shirt,
      tilt,
      breadth: 0.94,
      skin: SKIN_SHADE,
      hairRecipe: PLUM,
      ...(asks ? { arms: [{ side: 1, upper: 132, lower: 176, hand: 'open' as const }] } : {}),
    });
    drawModelled(sheet, person, { light: [-8, -4], shade: dayShade, rim: CREAM, rimWidth: 3 });
    for (const offset of [-0.9, 0.76])
      sheet.fill(rectangle(x + offset * size, 850, 0.14 * size, 80), { marigold: 1, red: 0.7 });
    sheet.fill(roundedRectangle(x - size * 0.98, 836, size * 1.96, 42, 12), ORANGE);
    drawBand(sheet, 'diamonds', x - size * 0.9, 842, size * 1.8, 30, {
      ground: VERMILION,
      figure: MARIGOLD,
      accent: NAVY,
    });
  }
}

interface Seat {
  readonly x: number;
  readonly hair: BackHair;
  readonly shirt: FlatRecipe;
  readonly size: number;
  readonly tilt: number;
  readonly asks?: boolean;
}

const SEATS: readonly Seat[] = [
  { x: 776, hair: 'afro', shirt: TEAL, size: 104, tilt: 0.6 },
  { x: 1052, hair: 'short', shirt: VERMILION, size: 106, tilt: -0.2, asks: true },
  { x: 1404, hair: 'bun', shirt: { teal: 0.9, marigold: 1 }, size: 106, tilt: -0.7 },
];

/** The route of the plan, note by note. */
const ROUTE: readonly Point[] = [
  [452, 610],
  [560, 400],
  [720, 560],
  [830, 300],
  [1010, 440],
  [1120, 190],
  [1330, 300],
];

/** Notes on a green wall, joined into one path by a red cord. */
function drawMap(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, marigold: 0.62 });
  sheet.overprint(polygon([180, -20], [520, -20], [900, 920], [560, 920]), { teal: 0.58 });
  sheet.overprint(polygon([600, -20], [1000, -20], [1380, 920], [980, 920]), { teal: 0.58 });
  const loose: readonly (readonly [number, number, number, NoteMark])[] = [
    [610, 150, 1, 'lines'],
    [880, 130, 4, 'bars'],
    [1000, 640, 1, 'lines'],
    [1230, 560, 2, 'person'],
    [1420, 580, 0, 'lines'],
    [880, 716, 3, 'tick'],
  ];
  for (const [x, y, colour, mark] of loose)
    drawStickyNote(sheet, {
      centre: [x, y],
      size: 118,
      colour: cycle(NOTE_COLOURS, colour),
      mark,
      turn: ((x + y) % 9) - 4,
    });
  const marks: readonly NoteMark[] = ['person', 'lines', 'bars', 'target', 'lines', 'arrow', 'flag'];
  ROUTE.forEach((centre, index) => {
    const last = index === ROUTE.length - 1;
    drawStickyNote(sheet, {
      centre,
      size: last ? 210 : 138,
      colour: last ? MARIGOLD : cycle([PAPER, MARIGOLD, ORANGE, PALE_TEAL], index),
      mark: cycle(marks, index),
      turn: last ? 4 : ((index * 5) % 9) - 4,
      ...(last ? { ink: VERMILION } : {}),
    });
  });
  drawCord(sheet);
  drawDesk(sheet);
}

function drawCord(sheet: Sheet): void {
  const pins = ROUTE.map(([x, y], index): Point => [x, y - (index === ROUTE.length - 1 ? 88 : 54)]);
  const cord = curve(pins, false, 0.8);
  sheet.group(moved(10, 14), () => sheet.stroke(cord, 10, { teal: 1 }, { overprint: true, opacity: 0.6 }));
  sheet.stroke(cord, 11, VERMILION);
  for (const [x, y] of pins) {
    drawShade(sheet, ellipse(x + 9, y + 11, 15), 0.6, 0.2);
    sheet.fill(ellipse(x, y, 16), { red: 1, indigo: 0.5 });
    sheet.fill(ellipse(x - 4, y - 5, 6), { red: 0.4, marigold: 0.3 });
  }
}

/** The edge of a desk in the foreground: a mug and pads of notes. */
function drawDesk(sheet: Sheet): void {
  sheet.fill(rectangle(-20, 824, 1640, 100), { teal: 1, indigo: 0.72 });
  sheet.fill(rectangle(-20, 816, 1640, 16), { teal: 0.8, marigold: 0.3 });
  drawMug(sheet, [632, 828], 128, CREAM);
  drawBand(sheet, 'zigzag', 589, 752, 86, 34, { ground: CREAM, figure: VERMILION, accent: TEAL });
  for (const [level, colour] of [ORANGE, MARIGOLD, { teal: 0.6 }].entries())
    sheet.fill(roundedRectangle(1256 + level * 6, 792 - level * 24, 190, 26, 5), colour);
}

/** A year as a board of four by three months, and the hand that fills it. */
function drawYear(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, marigold: 0.75 });
  sheet.overprint(polygon([-20, -20], [420, -20], [820, 920], [-20, 920]), { indigo: 0.24 });
  const [left, top, cell, step] = [392, 56, 166, 178] as const;
  const board = roundedRectangle(left - 26, top - 26, step * 4 + 40, step * 3 + 76, 10);
  drawCastShadow(sheet, board, [-26, 28], 0.7);
  sheet.fill(board, PAPER);
  const headers: readonly FlatRecipe[] = [TEAL, VERMILION, MARIGOLD, GREEN];
  for (let month = 0; month < 12; month++) {
    const x = left + (month % 4) * step;
    const y = top + Math.floor(month / 4) * step;
    sheet.fill(rectangle(x, y, cell, 24), cycle(headers, month + Math.floor(month / 4)));
    sheet.stroke(rectangle(x, y, cell, cell), 4, { teal: 0.7 });
    if (month === 7) continue;
    drawStickyNote(sheet, {
      centre: [x + cell / 2 + ((month * 7) % 5) * 3 - 6, y + 94],
      size: 104,
      colour: cycle(NOTE_COLOURS, month * 2 + (month > 5 ? 1 : 0)),
      mark: cycle(MARKS, month + 3),
      turn: ((month * 5) % 9) - 4,
    });
  }
  drawBand(sheet, 'triangles', left - 26, top + step * 3 + 6, step * 4 + 40, 44, {
    ground: GREEN,
    figure: MARIGOLD,
    accent: VERMILION,
  });
  drawWindowLight(
    sheet,
    [left - 26, top - 26, step * 4 + 40, step * 3 + 76],
    [{ top: [480, 860], bottom: [740, 1120] }],
    0.22,
  );
  sheet.fill(rectangle(-20, 806, 1640, 120), { teal: 1, indigo: 0.72 });
  sheet.fill(rectangle(-20, 798, 1640, 16), { teal: 0.8, marigold: 0.3 });
  drawPottedPlant(sheet, [470, 808], 240, { leaf: { ...GREEN, indigo: 0.45 }, lit: LEAF, pot: VERMILION });
  sheet.group('translate(1446 412) scale(-1 1)', () =>
    drawReacher(
      sheet,
      {
        size: 214,
        skin: { marigold: 0.95, red: 0.62, indigo: 0.26 },
        hair: 'locs',
        beard: true,
        cloth: MARIGOLD,
        collar: CREAM,
      },
      VERMILION,
    ),
  );
}
