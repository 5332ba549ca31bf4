/** Foil stamping in a dark shop: the press has left gold on a dark cover, and the gold is the light source. */
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
import { AMBER, CREAM, LAMPLIGHT, MARIGOLD, MIDNIGHT, ORANGE, PAPER, PLUM, VERMILION } from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  onCircle,
  placed,
  polygon,
  polyline,
  rays,
  rectangle,
  ring,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawHalo, drawPool } from '../vocabulary/light.js';
import { drawEmblem, drawMark, type EmblemColours, plainMark } from '../vocabulary/mark.js';
import { drawBand } from '../vocabulary/patterns.js';

/** An emblem in one colour. */
const plain = (colour: FlatRecipe): EmblemColours => ({ body: colour, second: colour, detail: colour });

export const foilPress = defineScene({
  seed: 9,
  focus: { x: 0.64, y: 0.5 },
  options: {
    /**
     * `cover`: the press from the front, opening over a stamped cover; `die`: the press from the side, with the brass
     * die in front.
     */
    job: 'cover',
  },
  draw(sheet, { job }) {
    if (job === 'die') drawFromTheSide(sheet);
    else drawFromTheFront(sheet);
  },
});

const GOLD: Recipe = { marigold: 1, red: 0.06 };
/** Cast iron, in a cold colour against the warm shop. */
const IRON: Recipe = { teal: 1, indigo: 0.84 };
const IRON_EDGE: Recipe = { teal: 0.6, marigold: 0.9 };

// ——— From the front ———

const COVER: Point = [1030, 690];

function drawFromTheFront(sheet: Sheet): void {
  sheet.fill(EVERYTHING, {
    red: radial([1030, 540], 760, [0, 0.5], [0.4, 1], [1, 1]),
    marigold: radial([1030, 540], 760, [0, 1], [0.6, 0.8], [1, 0]),
    indigo: radial([1030, 540], 800, [0, 0], [0.45, 0.12], [0.75, 0.7], [1, 1]),
  });
  drawShelves(sheet);
  drawBed(sheet);
  for (const x of [520, 1440]) drawColumn(sheet, x);
  drawHead(sheet);
  drawHalo(sheet, COVER, 520, { marigold: 1, red: 0.5 }, 0.9);
  drawStampedCover(sheet);
  drawFoilWeb(sheet);
  drawPlaten(sheet);
}

/** Rolls of foil waiting in the dark background. */
function drawShelves(sheet: Sheet): void {
  for (const y of [250, 420, 590]) {
    sheet.fill(rectangle(-20, y, 540, 10), { red: 1, indigo: 0.6 });
    for (let roll = 0; roll < 6; roll++) {
      const x = 40 + roll * 88;
      sheet.fill(ellipse(x, y - 38, 37), { red: 1, marigold: roll % 2 ? 0.9 : 0.2, indigo: 0.78 });
      sheet.fill(ellipse(x, y - 38, 13), PLUM);
    }
  }
}

function drawBed(sheet: Sheet): void {
  sheet.fill(polygon([520, 570], [1540, 570], [1660, 806], [400, 806]), {
    red: 1,
    marigold: 0.4,
    indigo: radial(COVER, 640, [0, 0.25], [0.7, 0.72], [1, 0.9]),
  });
  sheet.fill(rectangle(380, 806, 1300, 120), { red: 1, indigo: vertical(806, 900, [0, 0.82], [1, 1]) });
  sheet.stroke(polyline([400, 806], [1660, 806]), 8, ORANGE);
  drawBand(sheet, 'suns', 420, 830, 1200, 56, {
    ground: PLUM,
    figure: { marigold: 0.9, red: 0.7, indigo: 0.3 },
    accent: MARIGOLD,
  });
}

function drawColumn(sheet: Sheet, x: number): void {
  const inner = x < COVER[0];
  sheet.fill(rectangle(x, 60, 110, 560), {
    teal: 1,
    indigo: inner
      ? horizontal(x, x + 110, [0, 1], [0.6, 0.9], [0.86, 0.3], [1, 0.6])
      : horizontal(x, x + 110, [0, 0.6], [0.14, 0.3], [0.4, 0.9], [1, 1]),
  });
  sheet.fill(roundedRectangle(x - 24, 584, 158, 46, 8), IRON);
  sheet.stroke(polyline([x - 20, 588], [x + 130, 588]), 5, IRON_EDGE);
}

/** The press head with its gauge, and the ram that comes down from it. */
function drawHead(sheet: Sheet): void {
  sheet.fill(roundedRectangle(450, -40, 1170, 214, 30), { teal: 1, indigo: vertical(0, 174, [0, 1], [1, 0.66]) });
  sheet.stroke(polyline([480, 171], [1590, 171]), 6, IRON_EDGE);
  drawBand(sheet, 'triangles', 520, 92, 1040, 52, { ground: MIDNIGHT, figure: ORANGE, accent: MIDNIGHT });
  sheet.fill(rectangle(930, 174, 200, 130), {
    teal: 1,
    indigo: horizontal(930, 1130, [0, 1], [0.35, 0.35], [0.5, 0], [1, 1]),
  });
}

function drawPlaten(sheet: Sheet): void {
  sheet.fill(roundedRectangle(650, 286, 760, 92, 14), { teal: 1, indigo: vertical(286, 378, [0, 1], [1, 0.5]) });
  sheet.stroke(polyline([664, 290], [1396, 290]), 5, IRON_EDGE);
  // Its underside is lit by the gold below.
  sheet.fill(polygon([650, 376], [1410, 376], [1350, 404], [710, 404]), VERMILION);
  sheet.fill(polygon([800, 400], [1260, 400], [1230, 428], [830, 428]), AMBER);
}

/** The foil runs from its roll between platen and cover; bird shapes are missing where it was used. */
function drawFoilWeb(sheet: Sheet): void {
  const web = polygon([430, 452], [1620, 452], [1640, 522], [410, 522]);
  sheet.fill(web, {
    marigold: 1,
    red: horizontal(420, 1620, [0, 0.7], [0.25, 0.05], [0.4, 0.5], [0.55, 0], [0.75, 0.35], [1, 0.8]),
  });
  for (const x of [500, 760, 1000]) {
    sheet.fill(polygon([x, 452], [x + 44, 452], [x + 16, 522], [x - 28, 522]), { marigold: 0.25 }, { opacity: 0.8 });
  }
  for (const x of [1220, 1400, 1560]) drawMark(sheet, [x, 492], 13, plainMark(PLUM, MARIGOLD));
  sheet.stroke(polyline([410, 522], [1640, 522]), 5, CREAM);
}

function drawStampedCover(sheet: Sheet): void {
  const [x, y] = COVER;
  sheet.group(`translate(${x} ${y}) scale(1.2 0.62) rotate(-14)`, () => {
    sheet.fill(rectangle(-300, -176, 600, 400), PLUM);
    sheet.fill(rectangle(-300, -200, 600, 400), MIDNIGHT);
    sheet.stroke(rectangle(-278, -178, 556, 356), 9, GOLD);
    sheet.fill(rays([0, 0], 140, 176, 20, 0.5), GOLD);
    sheet.fill(ellipse(0, 0, 128), GOLD);
    drawMark(sheet, [-6, 18], 33, plainMark(MIDNIGHT, MARIGOLD));
  });
}

// ——— From the side ———

function drawFromTheSide(sheet: Sheet): void {
  sheet.fill(EVERYTHING, {
    red: 1,
    marigold: radial([1000, 330], 900, [0, 1], [1, 0]),
    indigo: radial([1000, 330], 940, [0, 0.06], [0.5, 0.5], [1, 1]),
  });
  drawFlywheel(sheet, [1420, 236], 300);
  drawFrame(sheet);
  drawHalo(sheet, [1000, 530], 330, { marigold: 1, red: 0.7 }, 0.9);
  drawRam(sheet);
  drawFoilRoll(sheet);
  drawBench(sheet);
  drawDie(sheet);
}

function drawFlywheel(sheet: Sheet, centre: Point, radius: number): void {
  sheet.fill(ring(...centre, radius, radius * 0.8), { teal: 1, indigo: 0.9 }, { evenOdd: true });
  for (const angle of [20, 80, 140, 200, 260, 320]) {
    sheet.stroke(polyline(centre, onCircle(centre, radius * 0.86, angle)), 30, MIDNIGHT);
  }
  sheet.fill(ellipse(...centre, radius * 0.24), { teal: 1, indigo: 0.5 });
  sheet.fill(ellipse(...centre, radius * 0.1), PLUM);
}

/** The cast frame: a C shape, open on the left, where the cover lies. */
function drawFrame(sheet: Sheet): void {
  const frame =
    'M880 110H1330Q1450 110 1450 230V920H760V640H1180Q1250 640 1250 570V420Q1250 350 1180 350H880Q760 350 760 230Q760 110 880 110Z';
  sheet.fill(frame, { teal: 1, indigo: linear([760, 200], [1560, 600], [0, 0.56], [0.5, 0.86], [1, 1]) });
  sheet.stroke(
    'M764 640H1180Q1250 640 1250 570V420Q1250 350 1180 350H880Q764 346 764 230Q764 114 880 114H1340',
    9,
    IRON_EDGE,
  );
  drawBand(sheet, 'diamonds', 850, 150, 460, 92, { ground: MIDNIGHT, figure: MARIGOLD, accent: VERMILION });
  for (const [x, y] of [
    [1346, 300],
    [1346, 520],
    [1346, 730],
  ] as const) {
    sheet.fill(ellipse(x, y, 22), MIDNIGHT);
    sheet.stroke(ellipse(x, y, 22), 5, { teal: 0.7 });
  }
}

function drawRam(sheet: Sheet): void {
  sheet.fill(rectangle(930, 350, 150, 70), { teal: 1, indigo: horizontal(930, 1080, [0, 0.9], [0.3, 0.2], [1, 1]) });
  sheet.fill(roundedRectangle(850, 416, 310, 46, 8), IRON);
  sheet.fill(rectangle(858, 460, 294, 10), VERMILION);
  sheet.fill(rectangle(890, 468, 230, 26), MARIGOLD);
  // The cover on the bed, seen edge-on.
  sheet.fill(roundedRectangle(820, 588, 380, 52, 8), MIDNIGHT);
  sheet.fill(rectangle(840, 598, 352, 30), LAMPLIGHT);
  sheet.fill(rectangle(820, 584, 380, 12), GOLD);
}

/** The gold roll at the front of the arm; its foil runs down and under the ram. */
function drawFoilRoll(sheet: Sheet): void {
  const centre: Point = [640, 262];
  sheet.stroke(polyline([640, 262], [800, 230]), 34, IRON);
  sheet.fill(ellipse(...centre, 156), {
    marigold: 1,
    red: linear([500, 120], [780, 400], [0, 0], [0.5, 0.2], [1, 0.8]),
  });
  for (const radius of [132, 108, 84]) sheet.stroke(ellipse(...centre, radius), 5, { marigold: 1, red: 0.62 });
  sheet.fill(ellipse(...centre, 56), PLUM);
  sheet.fill(ellipse(...centre, 20), AMBER);
  sheet.stroke(`M${centre[0] - 120} ${centre[1] - 52}A132 132 0 0 1 ${centre[0] - 30} ${centre[1] - 128}`, 12, PAPER);
  sheet.stroke('M496 300L800 530H1230', 13, GOLD);
  sheet.stroke('M500 296L802 524H1000', 4, PAPER);
}

function drawBench(sheet: Sheet): void {
  sheet.fill(rectangle(-20, 790, 1640, 130), {
    red: 1,
    marigold: 0.4,
    indigo: horizontal(0, 1600, [0, 0.8], [0.5, 0.5], [1, 0.95]),
  });
  sheet.fill(rectangle(-20, 786, 1640, 9), ORANGE);
  drawPool(sheet, [640, 846], 460, 56, { marigold: 1 }, 0.5);
}

/** The brass die stands on the bench: a thick block with the mark cut into it, mirrored as on a real die. */
function drawDie(sheet: Sheet): void {
  const [x, y, width, height] = [424, 520, 356, 330];
  sheet.fill(polygon([x, y], [x + 46, y - 40], [x + width + 46, y - 40], [x + width, y]), LAMPLIGHT);
  sheet.fill(
    polygon([x + width, y], [x + width + 46, y - 40], [x + width + 46, y + height - 40], [x + width, y + height]),
    {
      marigold: 1,
      red: 0.6,
      indigo: 0.5,
    },
  );
  sheet.fill(rectangle(x, y, width, height), {
    marigold: 1,
    red: linear([x, y], [x + width, y + height], [0, 0.02], [0.5, 0.16], [1, 0.6]),
  });
  sheet.stroke(rectangle(x + 22, y + 22, width - 44, height - 44), 6, { marigold: 1, red: 0.7, indigo: 0.2 });
  sheet.group(placed(x + width / 2, y + height / 2 + 14, 0, -1, 1), () => {
    drawEmblem(sheet, 'star', [5, -10], 132, plain(PAPER));
    drawEmblem(sheet, 'star', [0, -16], 132, { ...plain(PLUM), detail: MARIGOLD });
  });
}
