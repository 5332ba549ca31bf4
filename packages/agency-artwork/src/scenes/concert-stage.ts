/** The concert: a band in front of a lit disc, crossing beams, and a crowd at three depths. */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { AMBER, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, moved, onCircle, rays, rectangle, ring } from '../vocabulary/geometry.js';
import { drawBeam, drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import { buildFigure, drawCrowdRow, drawRimLit, POSES } from '../vocabulary/people/index.js';
import {
  drawConfetti,
  drawDrumKit,
  drawGuitar,
  drawHandMicrophone,
  drawLineArray,
  drawStageLamp,
  drawTruss,
} from '../vocabulary/stage.js';

const DISC = { x: 1040, y: 500, radius: 292 };
const DECK = 716;
const RIG = 112;

/** The lamps on the rig: position, direction and colour. */
const LAMPS: readonly { x: number; angle: number; colour: FlatRecipe }[] = [
  { x: 580, angle: -52, colour: { teal: 0.8 } },
  { x: 640, angle: -26, colour: { red: 1, marigold: 0.3 } },
  { x: 730, angle: -12, colour: { teal: 0.7 } },
  { x: 840, angle: 16, colour: { marigold: 0.8 } },
  { x: 950, angle: -7, colour: { marigold: 0.6 } },
  { x: 1150, angle: 7, colour: { marigold: 0.6 } },
  { x: 1260, angle: -16, colour: { marigold: 0.8 } },
  { x: 1370, angle: 12, colour: { teal: 0.7 } },
  { x: 1450, angle: 26, colour: { red: 1, marigold: 0.3 } },
  { x: 1510, angle: 52, colour: { teal: 0.8 } },
];

export const concertStage = defineScene({
  seed: 11,
  focus: { x: 0.65, y: 0.5 },
  options: {
    /** `sun`: the house disc; `teal`: a cold disc for teal-led variants. */
    disc: 'sun',
    /** Paper confetti over the stage. */
    confetti: true,
    /** How far the stage moves to the right, for a long headline. */
    shift: 0,
  },
  draw(sheet, { disc, confetti, shift }, seed) {
    const random = seededRandom(seed);
    const cold = disc === 'teal';
    drawHall(sheet, cold);
    const drawStage = (): void => {
      drawDisc(sheet, cold);
      for (const { x, angle, colour } of LAMPS) {
        drawBeam(sheet, { from: [x, RIG + 24], angle, length: 800, widths: [5, 92], colour, strength: 0.9 });
      }
      drawRig(sheet);
      drawDeck(sheet);
      drawBandMembers(sheet, shift);
      if (confetti) drawConfetti(sheet, random, [460, 150, 1130, 500], 80);
    };
    if (shift) sheet.group(moved(shift, 0), drawStage);
    else drawStage();
    drawAudience(sheet, random);
    drawHeadlineShade(sheet, 620, 0.7);
  },
});

function drawHall(sheet: Sheet, cold: boolean): void {
  sheet.fill(EVERYTHING, {
    indigo: vertical(0, 760, [0, 1], [0.6, 0.98], [1, 0.82]),
    ...(cold
      ? { teal: vertical(120, 800, [0, 0.6], [1, 1]) }
      : { red: vertical(120, 800, [0, 0.5], [1, 1]), teal: horizontal(0, 700, [0, 0.6], [1, 0]) }),
  });
}

/** The picture on the back wall: the sun, or the same disc in teal with a marigold core. */
function drawDisc(sheet: Sheet, cold: boolean): void {
  const { x, y, radius } = DISC;
  drawHalo(sheet, [x, y], radius * 2.2, cold ? { teal: 1 } : { red: 1 }, 0.9);
  const body = cold
    ? { teal: vertical(y - radius, y + radius, [0, 0.3], [1, 1]), marigold: 0.2 }
    : { marigold: 1, red: vertical(y - radius, y + radius * 0.85, [0, 0.06], [0.5, 0.4], [1, 0.95]) };
  const accent: FlatRecipe = cold ? { teal: 0.6, marigold: 0.2 } : { marigold: 1, red: 0.4 };
  sheet.fill(ellipse(x, y, radius), body);
  sheet.fill(rays([x, y], radius + 24, radius + 88, 36, 0.72), accent);
  for (let bead = 0; bead < 72; bead++) {
    const [beadX, beadY] = onCircle([x, y], radius + 12, bead * 5);
    sheet.fill(ellipse(beadX, beadY, 3.4), { marigold: 0.4 });
  }
  sheet.overprint(ring(x, y, radius - 26, radius - 36), cold ? { teal: 1 } : { red: 1 }, { evenOdd: true });
  sheet.overprint(ring(x, y, radius - 44, radius - 48), cold ? { teal: 1 } : { red: 1 }, { evenOdd: true });
}

function drawRig(sheet: Sheet): void {
  const steel: FlatRecipe = { indigo: 0.78, red: 1 };
  drawTruss(sheet, [500, RIG], [1620, RIG], 44, steel, 5);
  drawTruss(sheet, [520, RIG], [520, DECK], 44, steel, 5);
  drawTruss(sheet, [1572, RIG], [1572, DECK], 44, steel, 5);
  for (const { x, angle } of LAMPS) drawStageLamp(sheet, [x, RIG + 24], angle, 1.05);
  drawLineArray(sheet, [452, 150], 8, 66, 1, PLUM, { indigo: 0.5, red: 0.6 });
}

function drawDeck(sheet: Sheet): void {
  sheet.fill(rectangle(400, DECK, 1240, 60), { indigo: 1, red: 0.6 });
  drawBand(sheet, 'triangles', 400, DECK + 6, 1240, 34, { ground: PLUM, figure: VERMILION, accent: { marigold: 1 } });
  for (let flame = 0; flame < 9; flame++) {
    const x = 470 + flame * 140;
    drawHalo(sheet, [x, DECK + 4], 46, { marigold: 1, red: 0.4 }, 0.7);
    sheet.fill(ellipse(x, DECK + 3, 9, 4), { marigold: 0.4 });
  }
}

function drawBandMembers(sheet: Sheet, shift: number): void {
  const warm: FlatRecipe = { marigold: 0.8, red: 0.1 };
  const rim = (dx: number) => ({ colour: warm, shift: [dx, 3.4] as const, body: PLUM });
  drawRimLit(
    sheet,
    buildFigure(
      [862, DECK - 118],
      220,
      {
        facing: 'right',
        lean: 4,
        armLeft: [-74, -138],
        armRight: [70, 128],
        legLeft: [-40, 0],
        legRight: [40, 0],
        breadth: 0.95,
        hands: ['fist', 'fist'],
        seated: true,
        frontArm: 'both',
      },
      { hair: 'cap', build: 'broad' },
    ),
    rim(3.4),
  );
  drawDrumKit(sheet, [862, DECK], 1.12, TEAL);

  const guitarist = buildFigure(
    [1236, DECK],
    268,
    {
      facing: 'left',
      lean: 7,
      headTilt: -10,
      armLeft: [-62, -108],
      armRight: [34, -58],
      legLeft: [-17, -8],
      legRight: [18, 6],
      breadth: 0.82,
      hands: ['fist', 'fist'],
      frontArm: 'both',
    },
    { hair: 'afro' },
  );
  drawRimLit(sheet, { parts: guitarist.parts.filter((part) => part.layer < 2) }, rim(-3.4));
  drawGuitar(sheet, [1232, 592], 204, 0.86, VERMILION, PLUM);
  drawRimLit(sheet, { parts: guitarist.parts.filter((part) => part.layer === 2) }, rim(-3.4));

  const backing = buildFigure(
    // Closer to the band, so that they stay in view.
    [1392 - shift * 0.16, DECK],
    240,
    { ...POSES.dancingLow, hands: ['flat', 'open'] },
    { hair: 'bun', outfit: 'dress' },
  );
  drawRimLit(sheet, backing, { colour: AMBER, shift: [-3, 3], body: PLUM });

  const singer = buildFigure([1050, DECK], 344, POSES.singing, { hair: 'braids', outfit: 'dress' });
  drawRimLit(sheet, singer, rim(3.8));
  const [x, y] = singer.hands[1];
  drawHandMicrophone(sheet, [x - 9, y - 18], 6, 19);
}

/** People from far to near. The nearest row is in cold colours, so that the stage remains the light source. */
function drawAudience(sheet: Sheet, random: () => number): void {
  sheet.overprint(rectangle(-20, 640, 1640, 200), {
    indigo: vertical(640, 800, [0, 0, 0], [0.6, 0, 0.35], [1, 0, 0]),
    red: vertical(640, 800, [0, 1, 0], [0.6, 0.8, 0.6], [1, 1, 0]),
  });
  const lightX = DISC.x;
  const rims: readonly FlatRecipe[] = [
    { marigold: 1, red: 0.6 },
    { marigold: 1, red: 1 },
    { red: 1, marigold: 0.5 },
  ];
  drawCrowdRow(sheet, random, {
    y: 772,
    size: 20,
    step: 42,
    body: { indigo: 0.8, red: 1 },
    rim: cycle(rims, 0),
    rimWidth: 2,
    raised: 0.5,
    lightX,
  });
  drawCrowdRow(sheet, random, {
    y: 806,
    size: 32,
    step: 72,
    body: PLUM,
    rim: cycle(rims, 1),
    rimWidth: 2.6,
    raised: 0.5,
    lightX,
  });
  drawCrowdRow(sheet, random, {
    y: 866,
    size: 56,
    step: 146,
    body: { indigo: 1, teal: 1 },
    rim: cycle(rims, 2),
    rimWidth: 3.4,
    raised: 0.42,
    lightX,
  });
}
