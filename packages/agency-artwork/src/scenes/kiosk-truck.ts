/** The kiosk arrives by day, folded on its truck at the kerb, while two of the crew loosen the straps. */
import { defineScene, type Point, type Random, type Sheet, seededRandom, vertical } from '../engine/index.js';
import { drawSkyline } from '../vocabulary/city.js';
import {
  AMBER,
  CREAM,
  MARIGOLD,
  MIDNIGHT,
  NAVY,
  ORANGE,
  PAPER,
  PLUM,
  SKIN_TONES,
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

const KERB = 700;
/** The folded kiosk on the bed. */
const BOX = { left: 596, right: 1316, top: 300, bottom: 566 } as const;

export const kioskTruck = defineScene({
  seed: 7,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet, _options, seed) {
    drawStreet(sheet, seededRandom(seed));
    drawTruck(sheet);
    drawKiosk(sheet);
    drawCrew(sheet);
    drawCones(sheet);
  },
});

/** Bare afternoon light, with the pale city behind a verge. */
function drawStreet(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { marigold: vertical(0, 620, [0, 0.1], [1, 0.3]) });
  drawSkyline(sheet, random, { x: 60, y: 650, unit: 74, colour: { teal: 0.34 } });
  drawSkyline(sheet, random, { x: -220, y: 656, unit: 62, colour: { teal: 0.55, marigold: 0.12 } });
  sheet.fill(rectangle(-20, 630, 1640, 80), { teal: 0.3, marigold: 0.3 });
  sheet.fill(rectangle(-20, KERB, 1640, 220), { teal: 0.42, red: 0.12, indigo: 0.1 });
  sheet.fill(rectangle(-20, KERB, 1640, 12), CREAM);
  for (let stone = 0; stone < 17; stone++)
    if (stone % 2) sheet.fill(rectangle(-20 + stone * 100, KERB, 100, 12), MIDNIGHT);
}

function drawWheel(sheet: Sheet, [x, y]: Point, radius: number): void {
  sheet.fill(ellipse(x, y, radius), MIDNIGHT);
  sheet.fill(ellipse(x, y, radius * 0.56), CREAM);
  sheet.fill(ellipse(x, y, radius * 0.44), { teal: 0.5, indigo: 0.2 });
  for (let bolt = 0; bolt < 6; bolt++) {
    const angle = (bolt / 6) * 2 * Math.PI;
    sheet.fill(
      ellipse(x + Math.cos(angle) * radius * 0.28, y + Math.sin(angle) * radius * 0.28, radius * 0.07),
      MIDNIGHT,
    );
  }
}

/** A flatbed truck with its cab on the left. */
function drawTruck(sheet: Sheet): void {
  drawShade(sheet, polygon([330, 760], [1400, 760], [1470, 800], [300, 800]), 0.5, 0.3);
  sheet.fill(rectangle(560, 566, 790, 34), MIDNIGHT);
  sheet.fill(rectangle(560, 566, 790, 8), ORANGE);
  sheet.fill(rectangle(600, 600, 720, 60), { teal: 1, indigo: 0.6 });
  for (const x of [640, 800, 960]) sheet.fill(roundedRectangle(x + 60, 612, 90, 60, 10), { indigo: 0.8, teal: 0.7 });
  const cab = 'M332 704V566Q334 540 352 520L398 424Q410 402 436 402H566V704Z';
  sheet.fill(cab, VERMILION);
  sheet.clip(cab, () => sheet.overprint(rectangle(320, 610, 260, 110), { teal: 1 }, { opacity: 0.3 }));
  sheet.fill('M376 530L416 442Q422 430 438 430H470V530Z', { teal: 0.3 });
  sheet.fill(polygon([430, 430], [456, 430], [404, 530], [378, 530]), PAPER);
  sheet.fill(roundedRectangle(486, 430, 64, 100, 6), { teal: 0.45 });
  drawBand(sheet, 'triangles', 344, 556, 222, 34, { ground: VERMILION, figure: MARIGOLD, accent: TEAL });
  sheet.fill(roundedRectangle(490, 606, 34, 9, 4), MIDNIGHT);
  sheet.fill(rectangle(322, 672, 250, 34), MIDNIGHT);
  sheet.fill(ellipse(346, 632, 17, 20), PAPER);
  sheet.stroke(polyline([366, 470], [338, 470]), 7, MIDNIGHT);
  sheet.fill(roundedRectangle(322, 452, 20, 50, 6), MIDNIGHT);
  for (const x of [452, 1120, 1244]) drawWheel(sheet, [x, 704], 60);
}

/** The closed kiosk: ribs, the painted band, the awning rolled up, and the sign under a cover. */
function drawKiosk(sheet: Sheet): void {
  const { left, right, top, bottom } = BOX;
  sheet.fill(rectangle(left, top, right - left, bottom - top), TEAL);
  for (let rib = 0; rib < 24; rib++)
    sheet.overprint(rectangle(left + rib * 30 + 6, top + 56, 12, bottom - top - 56), { indigo: 0.6 }, { opacity: 0.5 });
  sheet.overprint(rectangle(left, bottom - 90, right - left, 90), { indigo: 1 }, { opacity: 0.22 });
  drawBand(sheet, 'diamonds', left, top, right - left, 46, {
    ground: { teal: 1, indigo: 0.3 },
    figure: MARIGOLD,
    accent: PLUM,
  });
  // The awning, rolled.
  for (let stripe = 0; stripe < 18; stripe++)
    sheet.fill(rectangle(left + stripe * 40, top + 58, 40, 32), stripe % 2 ? CREAM : VERMILION);
  sheet.overprint(rectangle(left, top + 76, right - left, 14), { teal: 1, indigo: 0.4 }, { opacity: 0.5 });
  // The hatch, closed with two bolts.
  sheet.stroke(rectangle(left + 130, top + 112, right - left - 260, 128), 5, { teal: 1, indigo: 0.75 });
  for (const x of [left + 190, right - 190]) sheet.fill(roundedRectangle(x - 20, top + 226, 40, 18, 5), MARIGOLD);
  // The sign on the roof, under a tarpaulin.
  sheet.fill('M878 300L856 176Q954 150 1056 172L1036 300Z', { marigold: 0.5, red: 0.16 });
  sheet.fill('M980 158Q1020 162 1056 172L1036 300H972Z', { marigold: 0.6, red: 0.3, teal: 0.35 });
  for (const fold of ['M902 168L920 300', 'M950 160Q944 230 960 300'])
    sheet.stroke(fold, 4, { red: 0.6, marigold: 0.7, teal: 0.5 });
  for (const y of [206, 268])
    sheet.stroke(polyline([862 + (y - 176) * 0.18, y], [1050 - (y - 176) * 0.16, y]), 6, VERMILION);
  // Straps over the box.
  for (const x of [720, 1200]) {
    sheet.fill(rectangle(x, top - 4, 20, bottom - top + 14), AMBER);
    sheet.fill(rectangle(x, top - 4, 6, bottom - top + 14), { marigold: 1, red: 0.7, indigo: 0.2 });
    sheet.fill(roundedRectangle(x - 7, 508, 34, 44, 5), MIDNIGHT);
  }
}

const CREW = { outfit: 'tee', top: VERMILION, bottom: NAVY, shoes: CREAM } as const satisfies Look;

function person(sheet: Sheet, foot: Point, height: number, pose: Pose, look: Look): void {
  drawShade(sheet, ellipse(foot[0] + 26, foot[1] + 2, height * 0.26, 11), 0.55, 0.25);
  drawModelled(sheet, buildFigure(foot, height, pose, look), { light: [-5, -4], shade: dayShade });
}

function drawCrew(sheet: Sheet): void {
  const rigger: Look = { ...CREW, hair: 'cap', hairRecipe: MARIGOLD, skin: SKIN_TONES[2] ?? PLUM };
  const foot: Point = [1120, 832];
  person(
    sheet,
    foot,
    372,
    reachingFor(foot, 372, { ...POSES.reaching, hands: ['fist', 'fist'], lean: 3, frontArm: 'both' }, rigger, [
      { side: 'right', target: [1206, 548], bend: -1 },
      { side: 'left', target: [1200, 580], bend: -1 },
    ]),
    rigger,
  );
  const second: Look = { ...CREW, hair: 'locs', skin: SKIN_TONES[1] ?? PLUM };
  const other: Point = [812, 826];
  person(
    sheet,
    other,
    366,
    reachingFor(
      other,
      366,
      { ...mirrored(POSES.reaching), hands: ['fist', 'fist'], lean: -4, frontArm: 'both' },
      second,
      [
        { side: 'left', target: [740, 556], bend: 1 },
        { side: 'right', target: [750, 590], bend: 1 },
      ],
    ),
    second,
  );
  // The producer with the plan for the stop.
  const producer: Look = {
    outfit: 'shirt',
    top: CREAM,
    bottom: { teal: 1, indigo: 0.7 },
    hair: 'wrap',
    hairRecipe: TEAL,
    skin: SKIN_TONES[3] ?? PLUM,
    build: 'curvy',
    shoes: PLUM,
  };
  const place: Point = [312, 846];
  const pose: Pose = {
    ...POSES.talking,
    armLeft: [10, 74],
    armRight: [62, 84],
    frontArm: 'both',
    hands: ['fist', 'point'],
  };
  person(sheet, place, 384, pose, producer);
  const [hand] = buildFigure(place, 384, pose, producer).hands;
  sheet.group(`rotate(-12 ${hand[0]} ${hand[1]})`, () => {
    sheet.fill(rectangle(hand[0] - 12, hand[1] - 64, 76, 62), MIDNIGHT);
    sheet.fill(rectangle(hand[0] - 6, hand[1] - 58, 64, 50), PAPER);
    for (let line = 0; line < 3; line++)
      sheet.fill(rectangle(hand[0], hand[1] - 50 + line * 13, 44 - line * 8, 5), VERMILION);
  });
}

function drawCones(sheet: Sheet): void {
  for (const [x, y, size] of [
    [480, 838, 1],
    [620, 874, 1.15],
    [1330, 868, 1.1],
  ] as const) {
    drawShade(sheet, ellipse(x + 22 * size, y, 46 * size, 9), 0.5, 0.25);
    sheet.fill(
      polygon(
        [x - 7 * size, y - 84 * size],
        [x + 7 * size, y - 84 * size],
        [x + 27 * size, y - 4],
        [x - 27 * size, y - 4],
      ),
      ORANGE,
    );
    sheet.fill(
      polygon(
        [x - 14 * size, y - 54 * size],
        [x + 14 * size, y - 54 * size],
        [x + 19 * size, y - 34 * size],
        [x - 19 * size, y - 34 * size],
      ),
      PAPER,
    );
    sheet.fill(roundedRectangle(x - 36 * size, y - 8, 72 * size, 12, 4), MIDNIGHT);
  }
}
