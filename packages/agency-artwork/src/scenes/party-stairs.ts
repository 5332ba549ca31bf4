/** The service stairs: with the lift stopped, the kitchen carries the courses up to the roof. */
import { defineScene, type Point, type Recipe, type Sheet, vertical } from '../engine/index.js';
import {
  AMBER,
  CREAM,
  LAMPLIGHT,
  MARIGOLD,
  NAVY,
  PAPER,
  PLUM,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawHalo } from '../vocabulary/light.js';
import { buildFigure, drawModelled, type Look, type Pose } from '../vocabulary/people/index.js';

/** The foot of the flight of stairs, and the size of a step. */
const FOOT: Point = [330, 868];
const STEP = { run: 84, rise: 48, count: 9 } as const;
const LANDING: Point = [FOOT[0] + STEP.run * STEP.count, FOOT[1] - STEP.rise * STEP.count];

export const partyStairs = defineScene({
  seed: 1,
  focus: { x: 0.52, y: 0.5 },
  draw(sheet) {
    drawStairwell(sheet);
    drawStoppedLift(sheet);
    drawDoor(sheet);
    drawFlight(sheet);
    drawRunners(sheet);
    drawHandrail(sheet);
  },
});

/** Bare walls under a fluorescent tube: oil paint below, plaster above. */
function drawStairwell(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 0.3, marigold: 0.12, indigo: vertical(0, 900, [0, 0.05], [1, 0.22]) });
  const rise = 176;
  sheet.fill(
    polygon(
      [-20, FOOT[1] - rise],
      [FOOT[0] - 30, FOOT[1] - rise],
      [LANDING[0] - 30, LANDING[1] - rise],
      [1620, LANDING[1] - rise],
      [1620, 920],
      [-20, 920],
    ),
    { teal: 1, marigold: 0.35, indigo: 0.3 },
  );
  sheet.stroke(
    polyline(
      [-20, FOOT[1] - rise],
      [FOOT[0] - 30, FOOT[1] - rise],
      [LANDING[0] - 30, LANDING[1] - rise],
      [1620, LANDING[1] - rise],
    ),
    8,
    { teal: 1, indigo: 0.8 },
  );
  // The tube, and pipes along the ceiling.
  drawHalo(sheet, [620, 116], 300, {}, 0.9);
  sheet.fill(roundedRectangle(470, 92, 300, 40, 6), { teal: 0.8, indigo: 0.4 });
  sheet.fill(roundedRectangle(482, 116, 276, 22, 10), PAPER);
  sheet.stroke(polyline([-20, 40], [1620, 40]), 18, { teal: 0.7, indigo: 0.4 });
  sheet.stroke(polyline([-20, 36], [1620, 36]), 4, PAPER);
}

/** The goods lift at the foot of the stairs: closed, with a red lamp and a board in front of it. */
function drawStoppedLift(sheet: Sheet): void {
  sheet.fill(rectangle(214, 386, 214, 490), PLUM);
  sheet.fill(rectangle(226, 398, 190, 478), { teal: 0.55, indigo: 0.5 });
  sheet.fill(rectangle(318, 398, 6, 478), PLUM);
  for (const y of [470, 640, 800]) sheet.stroke(polyline([226, y], [416, y]), 3, { teal: 0.6, indigo: 0.75 });
  drawHalo(sheet, [321, 352], 60, { red: 1, marigold: 0.4 }, 0.5);
  sheet.fill(roundedRectangle(291, 332, 60, 40, 8), PLUM);
  sheet.fill(ellipse(321, 352, 12), VERMILION);
  // Tape across the door.
  sheet.group('rotate(-14 321 600)', () => {
    sheet.fill(rectangle(206, 584, 232, 30), MARIGOLD);
    for (let stripe = 0; stripe < 8; stripe++) {
      const x = 210 + stripe * 30;
      sheet.fill(polygon([x, 614], [x + 14, 584], [x + 27, 584], [x + 13, 614]), PLUM);
    }
  });
}

/** The open door to the roof, with the warm light of the party. */
function drawDoor(sheet: Sheet): void {
  const [left, right, top] = [1176, 1356, LANDING[1] - 372];
  sheet.fill(rectangle(left - 16, top - 16, right - left + 32, 388), PLUM);
  sheet.fill(rectangle(left, top, right - left, 372), {
    marigold: 1,
    red: vertical(top, LANDING[1], [0, 0.1], [1, 0.75]),
  });
  sheet.stroke(`M${left} ${top + 62}Q${(left + right) / 2} ${top + 122} ${right} ${top + 54}`, 3, PLUM);
  for (const [x, y] of [
    [left + 26, top + 74],
    [left + 68, top + 90],
    [left + 112, top + 90],
    [left + 154, top + 72],
  ] as const) {
    sheet.fill(ellipse(x, y + 10, 11, 13), PAPER);
  }
  // The door leaf, opened towards the viewer.
  sheet.fill(polygon([right, top], [right + 74, top - 34], [right + 74, LANDING[1] + 26], [right, LANDING[1]]), {
    red: 1,
    indigo: 0.5,
  });
  sheet.fill(polygon([right, top], [right + 8, top - 4], [right + 8, LANDING[1] + 3], [right, LANDING[1]]), AMBER);
}

function drawFlight(sheet: Sheet): void {
  const tread: Recipe = { marigold: 0.2, red: 0.06, teal: 0.1 };
  const riser: Recipe = { teal: 0.55, red: 0.3, indigo: 0.4 };
  let outline = `M${FOOT[0] - 360} ${FOOT[1]}H${FOOT[0]}`;
  for (let step = 0; step < STEP.count; step++) outline += `v${-STEP.rise}h${STEP.run}`;
  outline += `H1640V920H-40V${FOOT[1]}Z`;
  sheet.fill(outline, { teal: 0.75, red: 0.35, indigo: vertical(400, 900, [0, 0.55], [1, 0.86]) });
  for (let step = 0; step < STEP.count; step++) {
    const x = FOOT[0] + step * STEP.run;
    const y = FOOT[1] - (step + 1) * STEP.rise;
    sheet.fill(rectangle(x - 8, y, STEP.run + 10, 13), tread);
    sheet.fill(rectangle(x, y + 13, 9, STEP.rise - 13), riser);
  }
  sheet.fill(rectangle(-40, FOOT[1], FOOT[0] + 40, 13), tread);
  sheet.fill(rectangle(LANDING[0] - 8, LANDING[1], 700, 13), tread);
  // Light from the doorway on the landing.
  sheet.overprint(polygon([1150, LANDING[1]], [1370, LANDING[1]], [1420, LANDING[1] + 13], [1090, LANDING[1] + 13]), {
    marigold: 1,
  });
}

const COOK = {
  outfit: 'shirt',
  top: CREAM,
  bottom: NAVY,
  shoes: PLUM,
} as const satisfies Look;

const CLIMBING: Pose = {
  facing: 'right',
  lean: 6,
  headTilt: -4,
  armLeft: [18, 104],
  armRight: [26, 116],
  legLeft: [-16, -34],
  legRight: [58, -8],
  breadth: 0.7,
  frontArm: 'right',
  hands: ['flat', 'flat'],
};

/** A cook with a tray of plates, one foot a step higher than the other. */
function drawRunner(sheet: Sheet, foot: Point, look: Look, pose: Pose, dishes: 'cakes' | 'covers'): void {
  const height = 372;
  const person = buildFigure(foot, height, pose, { ...COOK, ...look });
  const light = { light: [-5, -4], rim: PAPER, rimWidth: 2.6 } as const;
  drawModelled(sheet, { parts: person.parts.filter((part) => part.layer < 2) }, light);
  const [x, y] = person.hands[1];
  sheet.fill(roundedRectangle(x - 76, y - 15, 158, 13, 6), PLUM);
  sheet.fill(rectangle(x - 72, y - 16, 150, 4), LAMPLIGHT);
  if (dishes === 'covers') {
    for (const side of [-36, 40]) {
      sheet.fill(
        `M${x + side - 36} ${y - 17}Q${x + side - 34} ${y - 56} ${x + side} ${y - 56}Q${x + side + 34} ${y - 56} ${x + side + 36} ${y - 17}Z`,
        { teal: 0.3, marigold: 0.1 },
      );
      sheet.fill(
        `M${x + side + 6} ${y - 17}Q${x + side + 14} ${y - 44} ${x + side + 4} ${y - 56}Q${x + side + 34} ${y - 54} ${x + side + 36} ${y - 17}Z`,
        { teal: 0.7, indigo: 0.3 },
      );
      sheet.fill(ellipse(x + side, y - 60, 6), AMBER);
    }
  } else {
    for (const side of [-50, 0, 52]) {
      sheet.fill(ellipse(x + side, y - 19, 24, 5), PAPER);
      sheet.fill(roundedRectangle(x + side - 15, y - 50, 30, 30, 4), { red: 1, indigo: 0.35 });
      sheet.fill(roundedRectangle(x + side - 16, y - 54, 32, 13, 5), CREAM);
      sheet.fill(ellipse(x + side, y - 59, 6), VERMILION);
    }
  }
  drawModelled(sheet, { parts: person.parts.filter((part) => part.layer === 2) }, light);
}

function drawRunners(sheet: Sheet): void {
  const on = (step: number): Point => [FOOT[0] + (step - 0.3) * STEP.run, FOOT[1] - step * STEP.rise];
  drawRunner(sheet, on(1.5), { hair: 'cap', hairRecipe: PAPER, skin: SKIN_TONES[2] ?? PLUM }, CLIMBING, 'covers');
  drawRunner(
    sheet,
    on(5),
    { hair: 'wrap', hairRecipe: TEAL, skin: SKIN_TONES[3] ?? PLUM, build: 'curvy' },
    CLIMBING,
    'cakes',
  );
  drawRunner(
    sheet,
    [LANDING[0] + 126, LANDING[1]],
    { hair: 'cap', hairRecipe: PAPER, skin: SKIN_TONES[1] ?? PLUM, beard: true },
    { ...CLIMBING, lean: 2, legLeft: [-14, -24], legRight: [18, 4] },
    'cakes',
  );
}

/** The rail in front of the people carrying the food. */
function drawHandrail(sheet: Sheet): void {
  const rail = (x: number): number => FOOT[1] - ((x - FOOT[0]) / STEP.run) * STEP.rise - 116;
  for (let post = 0; post <= STEP.count; post += 3) {
    const x = FOOT[0] + 40 + post * STEP.run;
    const y = rail(x);
    sheet.stroke(polyline([x, y], [x, y + 150]), 9, { red: 1, indigo: 0.3 });
  }
  const end = FOOT[0] + STEP.run * STEP.count + 40;
  sheet.stroke(polyline([FOOT[0] + 40, rail(FOOT[0] + 40)], [end, rail(end)], [end + 34, rail(end)]), 13, {
    red: 1,
    indigo: 0.3,
  });
  sheet.stroke(polyline([FOOT[0] + 40, rail(FOOT[0] + 40) - 4], [end, rail(end) - 4]), 4, VERMILION);
}
