/** The webinar: a laptop full of faces by a bright window, or a speaker on screen beside a cup in warm light. */
import { cycle, defineScene, type FlatRecipe, type Point, type Sheet, seededRandom } from '../engine/index.js';
import { drawPottedPlant } from '../vocabulary/celebration.js';
import {
  CREAM,
  DEEP_TEAL,
  GREEN,
  LEAF,
  MARIGOLD,
  MIDNIGHT,
  NAVY,
  ORANGE,
  PALE_TEAL,
  PAPER,
  PLUM,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  onPlane,
  polygon,
  polyline,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawDayWindow, drawMug } from '../vocabulary/office.js';
import { drawBand } from '../vocabulary/patterns.js';
import { buildFigure, drawModelled, drawPortrait, type Look, POSES } from '../vocabulary/people/index.js';

/** The laptop's lit screen, in its own units. */
const GLASS = { width: 720, height: 440 };

export const webinarLaptop = defineScene({
  seed: 4,
  focus: { x: 0.605, y: 0.5 },
  options: {
    /** `day` (a grid of faces, a window behind) or `warm` (one speaker, a cup and a plant on a marigold field). */
    light: 'day',
  },
  draw(sheet, { light }, seed) {
    if (light === 'warm') drawWarmDesk(sheet);
    else drawDayDesk(sheet, seed);
  },
});

function drawDayDesk(sheet: Sheet, seed: number): void {
  const desk = 622;
  sheet.fill(EVERYTHING, PAPER);
  drawDayWindow(sheet, seededRandom(seed), [396, 44, 1128, 500], 4);
  sheet.fill(rectangle(-20, desk, 1640, 320), { teal: 1, marigold: 0.3 });
  sheet.fill(rectangle(-20, desk, 1640, 9), { teal: 0.5, marigold: 0.2 });
  for (const x of [420, 760, 1100, 1440])
    sheet.fill(polygon([x, desk + 9], [x + 220, desk + 9], [x - 130, 920], [x - 430, 920]), {
      teal: 0.55,
      marigold: 0.3,
    });
  drawShade(sheet, polygon([560, 660], [1400, 660], [1300, 860], [330, 860]), 0.7, 0.24);
  drawPottedPlant(sheet, [1470, 742], 420, { leaf: GREEN, lit: LEAF, pot: VERMILION });
  drawLaptop(sheet, [612, 152], [1, 0], [0, 1], () => drawFaces(sheet));
  drawNotebook(sheet);
  drawMug(sheet, [486, 748], 128, VERMILION);
  drawBand(sheet, 'triangles', 433, 668, 106, 40, { ground: VERMILION, figure: MARIGOLD, accent: CREAM });
}

/** The laptop: screen, hinge and keyboard. `draw` fills the screen. */
function drawLaptop(sheet: Sheet, origin: Point, across: Point, down: Point, draw: () => void): void {
  const { width, height } = GLASS;
  const on = (x: number, y: number): Point => [
    origin[0] + across[0] * x + down[0] * y,
    origin[1] + across[1] * x + down[1] * y,
  ];
  const [left, right] = [on(-30, height + 34), on(width + 30, height + 34)];
  const front: readonly [Point, Point] = [
    [left[0] - 92, left[1] + 128],
    [right[0] + 92, right[1] + 128],
  ];
  sheet.fill(polygon(left, right, front[1], front[0]), { teal: 0.3 });
  const deck = (x: number, y: number): Point => {
    const [a, b] = [left[0] + (front[0][0] - left[0]) * y, right[0] + (front[1][0] - right[0]) * y];
    return [a + (b - a) * x, left[1] + (front[0][1] - left[1]) * y + (right[1] - left[1]) * x];
  };
  sheet.fill(polygon(deck(0.06, 0.08), deck(0.94, 0.08), deck(0.95, 0.6), deck(0.05, 0.6)), NAVY);
  for (let row = 1; row < 4; row++)
    sheet.stroke(
      polyline(deck(0.05, 0.08 + row * 0.13), deck(0.95, 0.08 + row * 0.13)),
      4,
      { teal: 0.3 },
      { cap: 'butt' },
    );
  for (let key = 1; key < 12; key++)
    sheet.stroke(
      polyline(deck(0.06 + key * 0.0733, 0.08), deck(0.05 + key * 0.075, 0.6)),
      4,
      { teal: 0.3 },
      { cap: 'butt' },
    );
  sheet.fill(polygon(deck(0.37, 0.67), deck(0.63, 0.67), deck(0.64, 0.94), deck(0.36, 0.94)), { teal: 0.5 });
  sheet.fill(polygon(front[0], front[1], [front[1][0] - 8, front[1][1] + 20], [front[0][0] + 8, front[0][1] + 20]), {
    teal: 0.9,
    indigo: 0.3,
  });
  sheet.group(onPlane(origin, across, down), () => {
    sheet.fill(roundedRectangle(-32, -32, width + 64, height + 68, 22), { teal: 0.35 });
    sheet.fill(roundedRectangle(-26, -26, width + 52, height + 58, 18), MIDNIGHT);
    sheet.fill(ellipse(width / 2, -13, 5), { teal: 0.8 });
    sheet.clip(rectangle(0, 0, width, height), draw);
    // The window's light falls across the screen.
    sheet.clip(rectangle(0, 0, width, height), () =>
      sheet.fill(
        polygon([width * 0.8, -2], [width * 0.94, -2], [width * 0.66, height + 2], [width * 0.52, height + 2]),
        PAPER,
        {
          opacity: 0.13,
        },
      ),
    );
  });
}

interface Guest {
  readonly wall: FlatRecipe;
  readonly look: Look;
}

const GUESTS: readonly Guest[] = [
  { wall: MARIGOLD, look: { outfit: 'tee', hair: 'afro', top: TEAL } },
  { wall: PALE_TEAL, look: { outfit: 'suit', hair: 'fade', beard: true, top: NAVY, tie: VERMILION } },
  { wall: VERMILION, look: { outfit: 'tee', hair: 'wrap', hairRecipe: MARIGOLD, top: GREEN } },
  { wall: GREEN, look: { outfit: 'shirt', hair: 'bald', beard: true, glasses: true, top: CREAM } },
  { wall: CREAM, look: { outfit: 'tee', hair: 'hijab', hairRecipe: TEAL, top: VERMILION } },
  { wall: TEAL, look: { outfit: 'shirt', hair: 'short', top: MARIGOLD } },
];

const SKINS: readonly FlatRecipe[] = [
  { marigold: 1, red: 0.56, indigo: 0.16 },
  { marigold: 1, red: 0.64, indigo: 0.36 },
  { marigold: 1, red: 0.6, indigo: 0.24 },
];

/** Six faces in a grid. The speaker has a frame. */
function drawFaces(sheet: Sheet): void {
  const gap = 10;
  const width = (GLASS.width - gap * 4) / 3;
  const height = (GLASS.height - gap * 3) / 2;
  sheet.fill(rectangle(0, 0, GLASS.width, GLASS.height), MIDNIGHT);
  GUESTS.forEach(({ wall, look }, index) => {
    const x = gap + (index % 3) * (width + gap);
    const y = gap + Math.floor(index / 3) * (height + gap);
    const tile = roundedRectangle(x, y, width, height, 10);
    sheet.fill(tile, wall);
    sheet.clip(tile, () => {
      const tall = 780;
      const person = buildFigure(
        [x + width / 2, y + 122 + tall * 0.85],
        tall,
        { ...POSES.standing, headTilt: ((index * 5) % 7) - 3 },
        { skin: cycle(SKINS, index), hairRecipe: PLUM, build: index % 2 ? 'broad' : 'curvy', ...look },
      );
      drawModelled(sheet, person, {
        light: [-7, -3],
        shade: (recipe) => ({ ...recipe, indigo: Math.min(1, (recipe.indigo ?? 0) + 0.3) }),
      });
    });
    if (index === 4) sheet.stroke(roundedRectangle(x + 4, y + 4, width - 8, height - 8, 8), 9, LEAF);
  });
}

function drawNotebook(sheet: Sheet): void {
  const page = polygon([1304, 784], [1500, 784], [1560, 872], [1328, 872]);
  drawShade(sheet, polygon([1286, 792], [1490, 790], [1540, 890], [1300, 890]), 0.7, 0.2);
  sheet.fill(page, MARIGOLD);
  sheet.fill(polygon([1318, 784], [1500, 784], [1552, 862], [1340, 862]), PAPER);
  for (let line = 0; line < 3; line++)
    sheet.stroke(polyline([1348 + line * 8, 802 + line * 19], [1484 + line * 12, 802 + line * 19]), 5, TEAL);
  sheet.stroke(polyline([1420, 868], [1540, 806]), 13, VERMILION);
}

/** Warm light from the side: one speaker, with a steaming cup in front of her and a plant behind. */
function drawWarmDesk(sheet: Sheet): void {
  const desk = 640;
  sheet.fill(EVERYTHING, { marigold: 1, red: 0.3 });
  for (const [x, width] of [
    [360, 230],
    [640, 230],
    [1010, 300],
  ] as const)
    sheet.fill(polygon([x, -20], [x + width, -20], [x + width + 380, desk], [x + 380, desk]), { marigold: 0.72 });
  sheet.fill(rectangle(-20, desk, 1640, 300), { red: 1, marigold: 0.9, indigo: 0.16 });
  sheet.fill(rectangle(-20, desk, 1640, 10), { marigold: 1, red: 0.3 });
  for (const [x, width] of [
    [780, 260],
    [1120, 260],
  ] as const)
    sheet.fill(polygon([x, desk + 10], [x + width, desk + 10], [x + width + 190, 920], [x + 150, 920]), {
      marigold: 1,
      red: 0.55,
    });
  drawPottedPlant(sheet, [1440, 700], 560, { leaf: { teal: 1, marigold: 1, indigo: 0.3 }, lit: GREEN, pot: DEEP_TEAL });
  sheet.overprint(polygon([600, 700], [1400, 660], [1580, 850], [700, 880]), { indigo: 1 }, { opacity: 0.55 });
  drawLaptop(sheet, [634, 178], [1, -0.055], [0.03, 1], () => drawSpeakerOnScreen(sheet));
  drawCup(sheet, [560, 812]);
}

/** One large speaker, with the listeners small at her side and a lit dot for "live". */
function drawSpeakerOnScreen(sheet: Sheet): void {
  const { width, height } = GLASS;
  const stage = width * 0.76;
  sheet.fill(rectangle(0, 0, width, height), MIDNIGHT);
  sheet.clip(rectangle(0, 0, stage, height), () => {
    sheet.fill(rectangle(0, 0, stage, height), { teal: 1, marigold: 0.1 });
    for (let step = 0; step < 4; step++)
      sheet.fill(rectangle(30 + step * 62, height - 70 - step * 54, 48, 300), { teal: 0.5, marigold: 0.1 });
    sheet.stroke(
      polyline([46, height - 110], [122, height - 168], [184, height - 206], [262, height - 292]),
      10,
      MARIGOLD,
    );
    drawPortrait(sheet, {
      centre: [386, 186],
      size: 214,
      facing: 'left',
      skin: { marigold: 0.95, red: 0.6, indigo: 0.18 },
      hair: 'wrap',
      hairRecipe: VERMILION,
      earring: MARIGOLD,
      cloth: { marigold: 1, red: 0.2 },
      headphones: CREAM,
    });
    sheet.fill(ellipse(34, 34, 14), VERMILION);
  });
  const listeners: readonly (readonly [FlatRecipe, Look])[] = [
    [VERMILION, { hair: 'fade', top: CREAM }],
    [MARIGOLD, { hair: 'afro', top: TEAL }],
    [LEAF, { hair: 'bald', beard: true, top: NAVY }],
  ];
  listeners.forEach(([wall, look], index) => {
    const [x, y, w, h] = [stage + 10, 10 + index * 142, width - stage - 20, 132] as const;
    sheet.fill(rectangle(x, y, w, h), wall);
    sheet.clip(rectangle(x, y, w, h), () =>
      drawModelled(
        sheet,
        buildFigure([x + w / 2, y + 72 + 540 * 0.85], 540, POSES.standing, {
          outfit: 'tee',
          skin: cycle(SKINS, index),
          ...look,
        }),
        { light: [-5, -2] },
      ),
    );
  });
}

/** A cup on its saucer, large in the foreground, with two wisps of steam. */
function drawCup(sheet: Sheet, [x, y]: Point): void {
  sheet.overprint(ellipse(x + 60, y + 16, 190, 38), { indigo: 1 }, { opacity: 0.6 });
  sheet.fill(ellipse(x, y, 176, 40), { marigold: 1, red: 0.75, indigo: 0.3 });
  sheet.fill(ellipse(x, y - 8, 176, 40), CREAM);
  sheet.fill(ellipse(x, y - 6, 112, 22), { marigold: 0.5, red: 0.2 });
  for (const [offset, lift] of [
    [-34, 0],
    [30, 28],
  ] as const)
    sheet.stroke(
      `M${x + offset} ${y - 196}C${x + offset - 40} ${y - 250 - lift} ${x + offset + 44} ${y - 300 - lift} ${x + offset} ${y - 366 - lift}`,
      15,
      PAPER,
      { opacity: 0.8 },
    );
  sheet.stroke(`M${x - 104} ${y - 146}C${x - 196} ${y - 150} ${x - 184} ${y - 50} ${x - 78} ${y - 54}`, 24, TEAL);
  const bowl = `M${x - 124} ${y - 176}C${x - 122} ${y - 70} ${x - 84} ${y - 14} ${x - 50} ${y - 6}H${x + 50}C${x + 84} ${y - 14} ${x + 122} ${y - 70} ${x + 124} ${y - 176}Z`;
  sheet.fill(bowl, TEAL);
  sheet.clip(bowl, () => {
    drawBand(sheet, 'diamonds', x - 130, y - 140, 260, 62, { ground: DEEP_TEAL, figure: MARIGOLD, accent: VERMILION });
    sheet.overprint(
      polygon([x + 40, y - 190], [x + 140, y - 190], [x + 140, y], [x + 10, y]),
      { indigo: 1 },
      { opacity: 0.45 },
    );
  });
  sheet.fill(ellipse(x, y - 176, 124, 24), CREAM);
  sheet.fill(ellipse(x, y - 174, 110, 18), { red: 1, marigold: 1, indigo: 0.66 });
  sheet.fill(ellipse(x - 20, y - 172, 60, 8), ORANGE);
}
