/** Large format: a carriage prints a sunburst banner that pours over the front of a plotter and along the floor. */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  linear,
  type Point,
  type Random,
  type Recipe,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawSkyline } from '../vocabulary/city.js';
import { CREAM, LAMPLIGHT, MARIGOLD, MIDNIGHT, PLUM, SKIN_TONES, TEAL, VERMILION } from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  onCircle,
  placed,
  polygon,
  polyline,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawBeam, drawHalo, drawHeadlineShade, drawPool } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import { buildFigure, drawModelled, type Pose } from '../vocabulary/people/index.js';

/** The plotter's ends, its top, and the lip over which the banner leaves. */
const PLOTTER = { left: 846, right: 1566, top: 176, lip: 318 };
/** Middle of the banner. */
const MIDDLE = (PLOTTER.left + PLOTTER.right) / 2;
const FLOOR = 612;
const WALL: Recipe = { red: 1, indigo: horizontal(0, 1600, [0, 1], [0.5, 0.86], [1, 0.78]) };
/** The centre of the sunburst's disc on the banner. */
const BURST: Point = [MIDDLE, 478];

export const largeFormatPlotter = defineScene({
  seed: 5,
  focus: { x: 0.66, y: 0.5 },
  draw(sheet, _options, seed) {
    sheet.fill(EVERYTHING, WALL);
    // Scaled down around the lower right, so that the headline does not cover the operator.
    sheet.group(placed(1600 * 0.14, 612 * 0.14, 0, 0.86), () => {
      drawWorkshop(sheet, seededRandom(seed));
      drawPlotter(sheet);
      drawBanner(sheet);
      drawCarriage(sheet);
      drawOperator(sheet);
      drawRolls(sheet);
    });
    drawHeadlineShade(sheet, 680, 0.86, { red: 1 });
  },
});

/** A wall with tall windows onto the night, the floor, and two lamps over the plotter. */
function drawWorkshop(sheet: Sheet, random: Random): void {
  for (let pane = 0; pane < 4; pane++) {
    const x = 690 + pane * 236;
    const opening = rectangle(x, 36, 196, 470);
    sheet.fill(opening, { teal: 1, indigo: vertical(36, 500, [0, 0.98], [1, 0.62]) });
    sheet.clip(opening, () =>
      drawSkyline(sheet, random, {
        x: 420,
        y: 520,
        unit: 62,
        colour: { teal: 1, indigo: 0.94 },
        windows: { marigold: 1, red: 0.4, indigo: 0.2 },
      }),
    );
    sheet.stroke(opening, 9, PLUM);
    sheet.stroke(`M${x + 98} 36V506M${x} 190H${x + 196}M${x} 346H${x + 196}`, 5, MIDNIGHT);
  }
  sheet.fill(rectangle(-300, FLOOR, 1920, 360), { red: 1, indigo: vertical(FLOOR, 900, [0, 0.8], [1, 1]) });
  sheet.fill(rectangle(-300, FLOOR - 14, 1920, 16), PLUM);
  drawPool(sheet, [MIDDLE - 40, 720], 720, 170, { marigold: 1 }, 0.8);
  for (const x of [1024, 1260, 1496]) {
    sheet.stroke(`M${x} -140V44`, 4, PLUM);
    drawBeam(sheet, {
      from: [x, 74],
      angle: 0,
      length: 560,
      widths: [46, 230],
      colour: { marigold: 1, red: 0.35 },
      strength: 0.85,
    });
    sheet.fill(`M${x - 62} 78Q${x - 54} 40 ${x - 14} 34H${x + 14}Q${x + 54} 40 ${x + 62} 78Z`, {
      red: 1,
      marigold: 0.5,
      indigo: horizontal(x - 62, x + 62, [0, 0.2], [1, 0.7]),
    });
    sheet.fill(ellipse(x, 78, 56, 11), LAMPLIGHT);
  }
}

function drawPlotter(sheet: Sheet): void {
  const { left, right, top, lip } = PLOTTER;
  for (const x of [left + 6, right - 36]) {
    sheet.fill(rectangle(x, lip, 30, 330), { teal: 1, indigo: horizontal(x, x + 30, [0, 0.5], [1, 0.95]) });
    sheet.fill(roundedRectangle(x - 42, 640, 114, 18, 9), MIDNIGHT);
  }
  sheet.fill(rectangle(left + 30, 520, right - left - 60, 18), MIDNIGHT);
  // The hood with the painted band, and the lit slot below it.
  sheet.fill(roundedRectangle(left, top, right - left, 70, 18), {
    teal: 1,
    indigo: vertical(top, top + 70, [0, 0.08], [0.3, 0.4], [1, 0.66]),
  });
  drawBand(sheet, 'zigzag', left + 84, top + 20, right - left - 168, 34, {
    ground: { teal: 1, indigo: 0.5 },
    figure: MARIGOLD,
    accent: VERMILION,
  });
  sheet.fill(rectangle(left + 60, top + 66, right - left - 120, 58), {
    marigold: vertical(top + 66, top + 124, [0, 0.9], [1, 0.2]),
    red: vertical(top + 66, top + 124, [0, 0.7], [0.6, 0]),
  });
  sheet.fill(rectangle(left + 60, top + 84, right - left - 120, 9), MIDNIGHT);
  // The ends: the control screen on the left, the inks on the right.
  for (const x of [left - 26, right - 64]) {
    sheet.fill(roundedRectangle(x, top - 14, 90, lip - top + 30, 12), {
      teal: 1,
      indigo: linear([x, top], [x + 90, lip], [0, 0.22], [1, 0.74]),
    });
    sheet.stroke(polyline([x + 8, top - 12], [x + 82, top - 12]), 3.4, { marigold: 0.5 });
  }
  sheet.fill(roundedRectangle(left - 12, top + 8, 62, 46, 5), MIDNIGHT);
  sheet.fill(roundedRectangle(left - 8, top + 12, 54, 38, 3), { marigold: 0.3 });
  for (const [row, width] of [40, 28, 34].entries())
    sheet.fill(rectangle(left - 2, top + 19 + row * 10, width, 4), cycle([VERMILION, TEAL, MIDNIGHT], row));
  for (const [index, ink] of [MARIGOLD, VERMILION, TEAL, { indigo: 1 } as FlatRecipe].entries()) {
    const x = right - 55 + index * 18;
    sheet.fill(roundedRectangle(x, top + 12, 15, 78, 4), MIDNIGHT);
    sheet.fill(roundedRectangle(x + 2.5, top + 26 + (index % 2) * 14, 10, 60 - (index % 2) * 14, 3), ink);
  }
}

/** The banner's left or right edge at a given height: it falls, then runs along the floor towards the viewer. */
function edge(side: -1 | 1): string {
  const x = (away: number): number => MIDDLE + side * away;
  return `${x(290)} ${PLOTTER.lip - 8} ${x(296)} 460 ${x(312)} 640 ${x(600)} 980`;
}

function drawBanner(sheet: Sheet): void {
  const [leftTop, leftA, leftB, leftEnd] = pairs(edge(-1));
  const [rightTop, rightA, rightB, rightEnd] = pairs(edge(1));
  const outline = `M${leftTop}C${leftA} ${leftB} ${leftEnd}L${rightEnd}C${rightB} ${rightA} ${rightTop}Z`;
  sheet.overprint(
    `M${MIDDLE - 330} 600L${MIDDLE - 720} 930H${MIDDLE - 560}L${MIDDLE - 300} 560Z`,
    { indigo: 1 },
    { opacity: 0.7 },
  );
  sheet.fill(outline, VERMILION);
  sheet.clip(outline, () => {
    const count = 28;
    for (let ray = 0; ray < count; ray++) {
      const angle = (ray / count) * 360;
      const half = 90 / count;
      sheet.fill(
        polygon(BURST, onCircle(BURST, 1000, angle - half), onCircle(BURST, 1000, angle + half)),
        ray % 2 ? { marigold: 1, red: 0.3 } : { marigold: 1, red: 0.06 },
      );
    }
    for (const [radius, colour] of [
      [150, { red: 1, marigold: 0.85 }],
      [136, { marigold: 0.16 }],
      [122, { red: 1, marigold: 0.7 }],
      [92, { marigold: 1 }],
      [54, { marigold: 0.1 }],
    ] as const)
      sheet.fill(ellipse(BURST[0], BURST[1], radius, radius * 0.96), colour);
    for (let dot = 0; dot < 24; dot++)
      sheet.fill(ellipse(...onCircle(BURST, 107, dot * 15, 0.96), 5.4), { marigold: 0.2 });
    // Teal land below the sun, in two waves.
    sheet.fill(`M300 740Q760 640 1206 720T2100 700V960H300Z`, { teal: 1, marigold: 0.5 });
    sheet.fill(`M300 812Q820 716 1240 800T2100 770V960H300Z`, { teal: 1, indigo: 0.3 });
    // Light and weight: the lip's shadow, soft folds, and the darkness of the floor.
    sheet.overprint(rectangle(600, PLOTTER.lip - 10, 1200, 60), {
      indigo: vertical(PLOTTER.lip - 10, PLOTTER.lip + 44, [0, 1, 0.75], [1, 1, 0]),
    });
    for (const share of [-0.68, 0.7]) {
      const x = (spread: number): number => MIDDLE + spread * share;
      sheet.overprint(
        `M${x(290)} 310C${x(296)} 460 ${x(330)} 600 ${x(620)} 930L${x(620) + 62} 930C${x(330) + 40} 600 ${x(296) + 26} 460 ${x(290) + 20} 310Z`,
        { red: 1, indigo: 0.5 },
        { opacity: 0.24 },
      );
    }
    sheet.overprint(rectangle(400, 560, 1300, 380), {
      indigo: vertical(580, 900, [0, 1, 0], [1, 1, 0.72]),
      red: vertical(620, 900, [0, 1, 0], [1, 1, 0.4]),
    });
    // Unprinted margins.
    sheet.stroke(`M${leftTop}C${leftA} ${leftB} ${leftEnd}`, 22, CREAM);
    sheet.stroke(`M${rightTop}C${rightA} ${rightB} ${rightEnd}`, 22, CREAM);
  });
}

/** Splits a run of numbers into the points of a path. */
function pairs(numbers: string): readonly [string, string, string, string] {
  const [a, b, c, d, e, f, g, h] = numbers.split(' ');
  return [`${a} ${b}`, `${c} ${d}`, `${e} ${f}`, `${g} ${h}`];
}

/** The carriage on its rail and the lip in front of the slot. */
function drawCarriage(sheet: Sheet): void {
  const { left, right, top, lip } = PLOTTER;
  sheet.fill(rectangle(left + 60, lip - 22, right - left - 120, 20), { teal: 1, indigo: 0.7 });
  sheet.fill(rectangle(left + 60, lip - 24, right - left - 120, 4), { marigold: 0.4 });
  const x = 1060;
  drawHalo(sheet, [x + 66, lip - 24], 120, { marigold: 0.5 }, 0.8);
  sheet.fill(roundedRectangle(x, top + 52, 132, 76, 9), MIDNIGHT);
  sheet.stroke(polyline([x + 8, top + 54], [x + 124, top + 54]), 3.4, LAMPLIGHT);
  for (const [index, ink] of [MARIGOLD, VERMILION, TEAL, CREAM].entries())
    sheet.fill(roundedRectangle(x + 13 + index * 28, top + 66, 20, 36, 3), ink);
  sheet.fill(rectangle(x + 6, top + 116, 120, 6), { marigold: 0.1 });
}

const TOUCHING: Pose = {
  facing: 'right',
  lean: 2,
  headTilt: -4,
  armLeft: [-42, 46],
  armRight: [70, 98],
  legLeft: [-9, -4],
  legRight: [10, 4],
  breadth: 0.78,
  hands: ['relaxed', 'flat'],
  frontArm: 'both',
};

/** The operator feels the edge of the fresh print. */
function drawOperator(sheet: Sheet): void {
  const foot: Point = [766, 664];
  sheet.overprint(
    polygon([foot[0] - 34, foot[1]], [foot[0] + 36, foot[1]], [foot[0] - 150, 800], [foot[0] - 290, 800]),
    { indigo: vertical(664, 800, [0, 1, 0.85], [1, 1, 0]) },
  );
  const person = buildFigure(foot, 334, TOUCHING, {
    hair: 'puff',
    outfit: 'tee',
    build: 'curvy',
    top: { teal: 1, marigold: 0.1 },
    bottom: { teal: 1, indigo: 0.84 },
    skin: cycle(SKIN_TONES, 1),
    shoes: CREAM,
  });
  drawModelled(sheet, person, { light: [5, -3], rim: { marigold: 0.5 }, rimWidth: 3 });
}

/** Dark rolls of cloth waiting beside the machine, nearest to the viewer. */
function drawRolls(sheet: Sheet): void {
  for (const [x, y, radius, ink] of [
    [1586, 560, 40, { teal: 1 }],
    [1520, 640, 44, { red: 1 }],
    [1598, 690, 50, { teal: 1, marigold: 0.6 }],
  ] as const) {
    sheet.fill(rectangle(x - radius, y, radius * 2, 400), {
      ...ink,
      indigo: horizontal(x - radius, x + radius, [0, 0.3], [0.2, 0.55], [0.6, 1], [1, 1]),
    });
    sheet.fill(ellipse(x, y, radius, radius * 0.34), { ...ink, indigo: 0.25 });
    sheet.fill(ellipse(x, y, radius * 0.5, radius * 0.17), PLUM);
    sheet.stroke(ellipse(x, y, radius * 0.78, radius * 0.26), 2.4, { marigold: 0.5, indigo: 0.3 });
  }
}
