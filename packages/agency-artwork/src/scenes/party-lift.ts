/** The lift to the roof: guests step out, and the crew gives each a wristband. */
import { defineScene, type Point, radial, type Sheet, vertical } from '../engine/index.js';
import { AMBER, CREAM, LAMPLIGHT, MARIGOLD, PAPER, PLUM, SKIN_TONES, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawPool } from '../vocabulary/light.js';
import { PARTY_GUESTS } from '../vocabulary/party.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildFigure,
  drawModelled,
  type Look,
  mirrored,
  POSES,
  type Pose,
  reachingFor,
} from '../vocabulary/people/index.js';

/** Where wall and floor meet. */
const FLOOR = 664;
/** The opening of the lift. */
const LIFT = { left: 706, right: 1074, top: 176 } as const;
/** Where the wristband changes hands. */
const WRISTBAND: Point = [530, 486];

export const partyLift = defineScene({
  seed: 1,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet) {
    drawLobby(sheet);
    drawLift(sheet);
    drawArrivals(sheet);
    drawWelcome(sheet);
  },
});

/** A plain panelled wall with the terrace's painted band, and a tiled floor. */
function drawLobby(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: radial([890, 420], 900, [0, 0.34], [0.5, 0.56], [1, 0.86]) });
  for (let panel = 0; panel < 9; panel++) {
    const x = 118 + panel * 196;
    sheet.stroke(polyline([x, -20], [x, FLOOR]), 3, { teal: 1, indigo: 0.9 }, { opacity: 0.7 });
  }
  drawBand(sheet, 'diamonds', -20, FLOOR - 62, 1640, 44, {
    ground: { red: 1, indigo: 0.4 },
    figure: { marigold: 1, red: 0.3 },
    accent: { teal: 1, indigo: 0.3 },
  });
  sheet.fill(rectangle(-20, FLOOR - 18, 1640, 18), PLUM);
  sheet.fill(rectangle(-20, FLOOR, 1640, 260), { red: 1, indigo: vertical(FLOOR, 900, [0, 0.6], [1, 0.92]) });
  const far: Point = [890, 250];
  for (let tile = -14; tile <= 14; tile++) {
    const near: Point = [890 + tile * 150, 930];
    const share = (FLOOR - far[1]) / (near[1] - far[1]);
    sheet.stroke(polyline([far[0] + (near[0] - far[0]) * share, FLOOR], near), 2, { red: 1, indigo: 0.95 });
  }
  for (const y of [692, 738, 808]) sheet.stroke(polyline([-20, y], [1620, y]), 2, { red: 1, indigo: 0.95 });
}

function drawLift(sheet: Sheet): void {
  const { left, right, top } = LIFT;
  sheet.fill(rectangle(left - 44, top - 40, right - left + 88, FLOOR - top + 40), PLUM);
  sheet.fill(rectangle(left - 34, top - 30, right - left + 68, FLOOR - top + 30), AMBER);
  sheet.fill(rectangle(left - 26, top - 22, right - left + 52, FLOOR - top + 22), PLUM);
  // The lift car: the brightest area, with a rail and a mirror.
  sheet.fill(rectangle(left, top, right - left, FLOOR - top), {
    marigold: vertical(top, FLOOR, [0, 0.55], [1, 1]),
    red: vertical(top, FLOOR, [0, 0], [0.5, 0.16], [1, 0.5]),
  });
  sheet.fill(rectangle(left + 70, top + 66, right - left - 140, 230), { marigold: 0.25, teal: 0.12 });
  sheet.fill(rectangle(left, top, right - left, 26), PAPER);
  sheet.stroke(polyline([left + 40, 520], [right - 40, 520]), 9, { marigold: 1, red: 0.6, indigo: 0.3 });
  sheet.fill(polygon([left, FLOOR], [left + 44, 600], [right - 44, 600], [right, FLOOR]), {
    marigold: 1,
    red: 0.75,
    indigo: 0.25,
  });
  // The doors, slid half into the wall.
  for (const [x, width] of [
    [left, 40],
    [right - 40, 40],
  ] as const) {
    sheet.fill(rectangle(x, top, width, FLOOR - top), { teal: 0.7, indigo: 0.34 });
    sheet.fill(rectangle(x === left ? x + width - 6 : x, top, 6, FLOOR - top), PAPER);
  }
  // Above the door, the last of the floor indicators is lit.
  sheet.fill(roundedRectangle(left + 64, 76, right - left - 128, 42, 8), PLUM);
  for (let floor = 0; floor < 7; floor++)
    sheet.fill(ellipse(left + 92 + floor * 31, 97, 8), floor === 6 ? LAMPLIGHT : { red: 1, indigo: 0.55 });
  // The call button.
  sheet.fill(roundedRectangle(1152, 428, 34, 78, 6), { teal: 0.6, indigo: 0.3 });
  sheet.fill(ellipse(1169, 452, 9), PLUM);
  sheet.fill(ellipse(1169, 482, 9), LAMPLIGHT);
  // Light on the floor.
  sheet.overprint(polygon([left, FLOOR], [right, FLOOR], [right + 150, 920], [left - 150, 920]), {
    indigo: vertical(FLOOR, 900, [0, 0, 0.9], [0.6, 0.2, 0.5], [1, 0.6, 0]),
    marigold: vertical(FLOOR, 900, [0, 1, 0.9], [1, 1, 0]),
  });
}

function person(sheet: Sheet, foot: Point, height: number, pose: Pose, look: Look, fromRight = true): void {
  sheet.overprint(ellipse(foot[0], foot[1] + 2, height * 0.17, 9), { indigo: 1, red: 1 }, { opacity: 0.7 });
  drawModelled(sheet, buildFigure(foot, height, pose, look), {
    light: [fromRight ? 5 : -5, -3],
    rim: { marigold: 0.5 },
    rimWidth: 3,
  });
}

const OUT_OF_THE_LIFT: Pose = {
  facing: 'front',
  headTilt: 3,
  armLeft: [-14, 6],
  armRight: [16, -40],
  legLeft: [-5, -3],
  legRight: [6, -2],
  breadth: 0.92,
  frontArm: 'both',
};

function drawArrivals(sheet: Sheet): void {
  // Guests still in the lift car, then on the sill, then outside.
  person(sheet, [986, 668], 430, OUT_OF_THE_LIFT, PARTY_GUESTS.braids);
  person(sheet, [848, 712], 474, mirrored(POSES.strolling), PARTY_GUESTS.suit);
  person(
    sheet,
    [1204, 792],
    540,
    { ...POSES.strolling, armRight: [14, 96], hands: ['relaxed', 'relaxed'], headTilt: 2 },
    PARTY_GUESTS.glasses,
    false,
  );
}

/** The crew's table, and the first guest holding out her arm. */
function drawWelcome(sheet: Sheet): void {
  const crew: Look = {
    outfit: 'tee',
    hair: 'locs',
    top: { indigo: 1, red: 0.7 },
    bottom: { indigo: 1, teal: 0.5 },
    tie: MARIGOLD,
    skin: SKIN_TONES[2] ?? PLUM,
    shoes: PAPER,
  };
  const host: Point = [372, 806];
  const hostPose = reachingFor(host, 528, { ...POSES.talking, headTilt: 6, hands: ['relaxed', 'fist'] }, crew, [
    { side: 'right', target: [WRISTBAND[0] - 18, WRISTBAND[1]], bend: -1 },
  ]);
  person(sheet, host, 528, hostPose, crew);
  const guest: Point = [654, 812];
  const guestPose = reachingFor(
    guest,
    528,
    { ...mirrored(POSES.talking), headTilt: -7, frontArm: 'left', hands: ['flat', 'relaxed'] },
    PARTY_GUESTS.wrap,
    [{ side: 'left', target: [WRISTBAND[0] + 34, WRISTBAND[1] + 6], bend: 1 }],
  );
  person(sheet, guest, 528, guestPose, PARTY_GUESTS.wrap);
  sheet.stroke(ellipse(WRISTBAND[0] + 6, WRISTBAND[1] - 2, 15, 19), 8, VERMILION);
  drawPool(sheet, [520, 830], 220, 26, { marigold: 0.6 }, 0.3);
  // A box of wristbands on a tall table.
  const [x, y] = [240, 588];
  sheet.fill(polygon([x - 70, y], [x + 96, y], [x + 78, 850], [x - 52, 850]), TEAL);
  sheet.overprint(polygon([x - 70, y], [x - 10, y], [x - 6, 850], [x - 52, 850]), { indigo: 0.75 }, { opacity: 0.6 });
  sheet.fill(ellipse(x + 13, y, 84, 15), { marigold: 0.5 });
  sheet.fill(polygon([x - 34, y - 40], [x + 50, y - 40], [x + 46, y + 2], [x - 30, y + 2]), CREAM);
  for (let band = 0; band < 5; band++)
    sheet.stroke(ellipse(x - 22 + band * 15, y - 42, 12, 16), 6, band % 2 ? MARIGOLD : VERMILION);
  sheet.fill(polygon([x - 36, y - 40], [x + 52, y - 40], [x + 46, y + 2], [x - 30, y + 2]), CREAM);
  sheet.overprint(
    polygon([x - 36, y - 40], [x - 4, y - 40], [x - 2, y + 2], [x - 30, y + 2]),
    { red: 0.6, indigo: 0.3 },
    { opacity: 0.5 },
  );
}
