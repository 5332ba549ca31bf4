/** Bound books in front of a big evening sun: a volume on a stack with its pages fanned, or a book block being sewn. */
import {
  defineScene,
  horizontal,
  linear,
  type Point,
  type Recipe,
  radial,
  type Sheet,
  vertical,
} from '../engine/index.js';
import {
  drawBoneFolder,
  drawFannedBook,
  drawLyingBook,
  drawNeedle,
  drawSewnBack,
  drawSpool,
} from '../vocabulary/books.js';
import { CREAM, MARIGOLD, MIDNIGHT, ORANGE, PAPER, PLUM, RED, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, placed, polygon, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawBand, type Pattern } from '../vocabulary/patterns.js';

export const bookFan = defineScene({
  seed: 4,
  focus: { x: 0.68, y: 0.5 },
  options: {
    /** `folder`: finished books, one fanned open; `needle`: a close-up of an unfinished block being sewn. */
    tools: 'folder',
  },
  draw(sheet, { tools }) {
    if (tools === 'needle') drawSewing(sheet);
    else drawFinished(sheet);
  },
});

/** Height of the bench's edge. */
const BENCH = 736;

function drawRoom(sheet: Sheet, sun: Point, radius: number, bench: number): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: linear([0, 0], [1400, 300], [0, 1], [0.5, 0.86], [1, 0.5]) });
  const disc = ellipse(...sun, radius);
  sheet.fill(disc, {
    marigold: 1,
    red: vertical(sun[1] - radius, sun[1] + radius, [0, 0.22], [0.5, 0.72], [1, 1]),
    indigo: radial(sun, radius, [0, 0], [0.8, 0], [1, 0.06]),
  });
  for (const [wider, opacity] of [
    [34, 0.8],
    [70, 0.42],
  ] as const) {
    sheet.stroke(ellipse(...sun, radius + wider), 7, { teal: 0.7, marigold: 0.9 }, { opacity });
  }
  sheet.fill(rectangle(-20, bench, 1640, 200), {
    red: 1,
    marigold: 0.4,
    indigo: horizontal(0, 1600, [0, 1], [0.6, 0.8], [1, 0.6]),
  });
  sheet.fill(rectangle(-20, bench, 1640, 9), {
    marigold: 1,
    red: 0.6,
    indigo: horizontal(0, 1600, [0, 0.9], [0.5, 0.2], [0.75, 0], [1, 0.3]),
  });
}

// ——— Finished books ———

const SPINE: Point = [1090, 452];

function drawFinished(sheet: Sheet): void {
  drawRoom(sheet, [1090, 392], 372, BENCH);
  sheet.overprint(
    polygon([760, BENCH + 9], [1440, BENCH + 9], [1240, 920], [280, 920]),
    { indigo: 1 },
    { opacity: 0.84 },
  );
  drawStack(sheet);
  drawFannedBook(sheet, SPINE, 376, 46, RED);
  drawShelf(sheet);
  drawSpool(sheet, [548, BENCH], 148, VERMILION);
  const thread = `M590 ${BENCH - 56}C700 ${BENCH - 30} 610 ${BENCH + 84} 760 ${BENCH + 78}S880 ${BENCH + 40} 940 ${BENCH + 74}`;
  sheet.stroke(thread, 6, VERMILION);
  drawNeedle(sheet, [938, BENCH + 74], [1120, BENCH + 108], 10, CREAM);
  drawBoneFolder(sheet, 1300, BENCH + 116, -8, 240);
}

function drawStack(sheet: Sheet): void {
  drawLyingBook(sheet, {
    x: 760,
    y: BENCH,
    width: 660,
    height: 96,
    cover: TEAL,
    decorate: (x, top) => {
      for (const edge of [x + 44, x + 590]) sheet.fill(rectangle(edge, top, 18, 96), MARIGOLD);
      drawBand(sheet, 'suns', x + 92, top + 12, 466, 72, { ground: MIDNIGHT, figure: MARIGOLD, accent: VERMILION });
    },
  });
  drawLyingBook(sheet, { x: 826, y: BENCH - 96, width: 570, height: 66, cover: ORANGE, side: 'leaves' });
  drawLyingBook(sheet, {
    x: 790,
    y: BENCH - 162,
    width: 590,
    height: 82,
    cover: VERMILION,
    decorate: (x, top) => {
      for (const edge of [x + 40, x + 66, x + 500, x + 526]) sheet.fill(rectangle(edge, top, 12, 82), MARIGOLD);
      drawBand(sheet, 'diamonds', x + 118, top + 8, 344, 66, { ground: PLUM, figure: MARIGOLD, accent: CREAM });
    },
  });
  drawLyingBook(sheet, { x: 860, y: BENCH - 244, width: 470, height: 40, cover: TEAL, side: 'leaves' });
}

/** Volumes standing on the right, half out of the picture. */
function drawShelf(sheet: Sheet): void {
  const volumes: readonly (readonly [x: number, width: number, height: number, cover: typeof TEAL, Pattern])[] = [
    [1464, 66, 330, MARIGOLD, 'suns'],
    [1532, 50, 384, PAPER, 'diamonds'],
    [1584, 70, 300, VERMILION, 'triangles'],
  ];
  for (const [x, width, height, cover, pattern] of volumes) {
    const outline = roundedRectangle(x, BENCH - height, width, height, 8);
    sheet.fill(outline, cover);
    drawBand(sheet, pattern, x, BENCH - height + 44, width, width, { ground: cover, figure: PLUM, accent: MARIGOLD });
    for (const y of [70, 52]) sheet.fill(rectangle(x, BENCH - y, width, 8), PLUM);
    sheet.clip(outline, () =>
      sheet.overprint(rectangle(x, BENCH - height, width, height), {
        indigo: horizontal(x, x + width, [0, 1, 0], [0.5, 1, 0.2], [1, 1, 0.85]),
      }),
    );
  }
}

// ——— Sewing ———

const BLOCK = { x: 690, top: 420, width: 800, section: 46, sections: 7 };
/** The left edges of the tapes, as fractions of the block's width. */
const TAPES = [0.1, 0.44, 0.78] as const;
const TAPE_WIDTH = 96;
const TAPE = { ground: TEAL, figure: MARIGOLD, accent: MIDNIGHT };
/** Thread enters and leaves the folds on either side of a tape. */
const STATIONS = TAPES.flatMap((share) => [share - 0.015, share + 0.015 + TAPE_WIDTH / BLOCK.width]);
const THREAD: Recipe = { red: 1, marigold: 0.55 };

function drawSewing(sheet: Sheet): void {
  drawRoom(sheet, [1130, 330], 306, 742);
  sheet.overprint(polygon([680, 751], [1500, 751], [1300, 920], [180, 920]), { indigo: 1 }, { opacity: 0.84 });
  const foot = BLOCK.top + BLOCK.section * BLOCK.sections;
  for (const share of TAPES) drawTapeEnd(sheet, BLOCK.x + BLOCK.width * share);
  drawSewnBack(sheet, BLOCK.x, BLOCK.top, BLOCK.width, BLOCK.sections, BLOCK.section, THREAD, STATIONS, (middle) => {
    sheet.group(placed(middle + TAPE_WIDTH / 2, BLOCK.top - 3, 90), () =>
      drawBand(sheet, 'diamonds', 0, 0, foot - BLOCK.top, TAPE_WIDTH, TAPE),
    );
  });
  sheet.overprint(rectangle(BLOCK.x - 4, BLOCK.top - 4, BLOCK.width + 8, foot - BLOCK.top + 4), {
    indigo: horizontal(BLOCK.x, BLOCK.x + BLOCK.width, [0, 1, 0.78], [0.4, 1, 0.14], [0.7, 1, 0], [1, 1, 0.06]),
  });
  drawPressingBoard(sheet, foot);
  drawSpool(sheet, [560, 742], 216, VERMILION);
  sheet.stroke('M620 650C700 610 640 800 780 806S980 850 1080 826', 8, THREAD);
  drawBoneFolder(sheet, 1180, 876, -6, 330);
  const eye = drawNeedle(sheet, [1372, 66], [1138, 436], 26, PAPER);
  sheet.stroke(
    `M${eye[0]} ${eye[1]}C1440 -60 1580 60 1560 200S1480 400 ${BLOCK.x + BLOCK.width - 6} ${BLOCK.top + 18}`,
    9,
    THREAD,
  );
}

/** The board under the block, with a kanga band along its edge. */
function drawPressingBoard(sheet: Sheet, y: number): void {
  sheet.fill(roundedRectangle(BLOCK.x - 70, y - 2, BLOCK.width + 150, 40, 6), PLUM);
  drawBand(sheet, 'triangles', BLOCK.x - 56, y + 2, BLOCK.width + 124, 32, {
    ground: { red: 1, indigo: 0.7 },
    figure: MARIGOLD,
    accent: VERMILION,
  });
  sheet.overprint(rectangle(BLOCK.x - 70, y - 2, 500, 40), {
    indigo: horizontal(BLOCK.x - 70, BLOCK.x + 430, [0, 1, 0.9], [1, 1, 0]),
  });
}

/** The loose end of a tape stands up from the block and leans slightly. */
function drawTapeEnd(sheet: Sheet, x: number): void {
  const { top } = BLOCK;
  const length = 92;
  const outline = polygon(
    [x, top + 4],
    [x - 22, top - length],
    [x + TAPE_WIDTH / 2 - 20, top - length + 26],
    [x + TAPE_WIDTH - 22, top - length],
    [x + TAPE_WIDTH, top + 4],
  );
  sheet.fill(outline, { ...TEAL, indigo: vertical(top - length, top, [0, 0], [1, 0.7]) });
}
