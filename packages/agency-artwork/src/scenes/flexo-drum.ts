/** Flexography: a ribbon of film runs round the great central drum, past its inks, and leaves as finished labels. */
import {
  cycle,
  defineScene,
  type FlatRecipe,
  horizontal,
  linear,
  type Point,
  type Recipe,
  type Sheet,
  vertical,
} from '../engine/index.js';
import { AMBER, CREAM, LAMPLIGHT, MARIGOLD, MIDNIGHT, TEAL, VERMILION } from '../vocabulary/colours.js';
import { arc, EVERYTHING, ellipse, onCircle, polygon, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade, drawPool } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import { drawCylinder } from '../vocabulary/print-shop.js';

const DRUM: Point = [1096, 430];
const RADIUS = 224;
/** The depth vector of the machine, from the near to the far end of its parts. */
const DEPTH: Point = [350, -104];
const PLINTH = 742;
/** The roller round which the labels turn, and the roll onto which they are wound. */
const GUIDE: Point = [1354, 660];
const ROLL: Point = [1512, 604];

/** Green, with a variable amount of indigo. */
const green = (indigo: number): FlatRecipe => ({ teal: 1, marigold: 0.9, indigo });

export const flexoDrum = defineScene({
  seed: 8,
  focus: { x: 0.72, y: 0.48 },
  draw(sheet) {
    drawHall(sheet);
    drawStations(sheet);
    drawDrum(sheet);
    drawRewinder(sheet);
    drawPlinth(sheet);
    drawHeadlineShade(sheet, 660, 0.84, { teal: 1 });
  },
});

function drawHall(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, marigold: horizontal(300, 900, [0, 0.2], [1, 0.9]), indigo: 0.94 });
  // The frame behind the drum glows from within.
  drawHalo(sheet, [1250, 330], 640, { marigold: 1 }, 0.85);
  for (const x of [850, 1010, 1170, 1330, 1490]) {
    sheet.overprint(
      rectangle(x, -20, 70, 780),
      { indigo: vertical(0, 700, [0, 0.95], [0.5, 0.4], [1, 0.95]) },
      {
        opacity: 0.5,
      },
    );
  }
  sheet.fill(rectangle(-20, 16, 1640, 20), green(0.9));
  sheet.fill(rectangle(-20, 34, 1640, 4), green(0.45));
  sheet.fill(rectangle(-20, 700, 1640, 220), { teal: 1, marigold: 0.6, indigo: vertical(700, 900, [0, 0.86], [1, 1]) });
  drawPool(sheet, [1180, 800], 640, 110, { marigold: 1 }, 0.6);
}

/** An ink station on the drum's far side: plate roller, ink roller and the ink's lit chamber. */
function drawStations(sheet: Sheet): void {
  const inks: readonly FlatRecipe[] = [MARIGOLD, VERMILION, TEAL, { teal: 1, indigo: 0.72 }];
  for (const [index, angle] of [222, 246, 270, 294].entries()) {
    const ink = cycle(inks, index);
    const chamber = onCircle(DRUM, RADIUS + 158, angle);
    const plate = onCircle(DRUM, RADIUS + 52, angle);
    const anilox = onCircle(DRUM, RADIUS + 118, angle);
    sheet.stroke(polyline(plate, chamber), 62, green(0.86));
    sheet.stroke(polyline(plate, chamber), 48, green(0.62));
    for (const [centre, radius] of [
      [anilox, 30],
      [plate, 48],
    ] as const) {
      drawCylinder(sheet, {
        centre,
        radius,
        depth: DEPTH,
        body: ink,
        contrast: [ink.indigo ?? 0.1, 0.98],
        cap: { teal: 0.6, marigold: 0.5, indigo: 0.2 },
        rings: [
          [0.9, MIDNIGHT],
          [0.74, ink],
          [0.46, MIDNIGHT],
          [0.2, LAMPLIGHT],
        ],
      });
    }
  }
}

/**
 * A point on the drum's surface: the angle as on a circle, and the fraction of the drum's length away from the viewer.
 */
const onDrum = (angle: number, share: number, lift = 0): Point => {
  const [x, y] = onCircle(DRUM, RADIUS + lift, angle);
  return [x + DEPTH[0] * share, y + DEPTH[1] * share];
};

/** Maps a label's own square (0–1 across the web, 0–1 along it) onto the machine. */
type Place = (across: number, along: number) => Point;

/** One printed label: a sun over peaks on marigold, with a cream edge. */
function drawLabel(sheet: Sheet, place: Place, colour: number): void {
  const patch = (left: number, top: number, right: number, bottom: number): string => {
    const steps = [0, 0.25, 0.5, 0.75, 1];
    const side = (across: number, share: (step: number) => number): Point[] =>
      steps.map((step) => place(across, top + (bottom - top) * share(step)));
    return polygon(...side(left, (step) => step), ...side(right, (step) => 1 - step));
  };
  const disc = (across: number, along: number, radius: number): string =>
    polygon(
      ...Array.from({ length: 22 }, (_, step) => {
        const [dx, dy] = onCircle([0, 0], radius, (step / 22) * 360);
        return place(across + dx, along + dy * 1.5);
      }),
    );
  const grounds: readonly FlatRecipe[] = [MARIGOLD, VERMILION, TEAL];
  const ground = cycle(grounds, colour);
  const figure = cycle([VERMILION, CREAM, MARIGOLD] as FlatRecipe[], colour);
  const accent = cycle([TEAL, MIDNIGHT, VERMILION] as FlatRecipe[], colour);
  sheet.fill(patch(0.06, 0.08, 0.94, 0.92), ground);
  sheet.fill(disc(0.5, 0.46, 0.25), figure);
  sheet.fill(disc(0.5, 0.46, 0.13), accent);
  for (let peak = 0; peak < 4; peak++) {
    const left = 0.06 + peak * 0.22;
    sheet.fill(polygon(place(left, 0.92), place(left + 0.11, 0.74), place(left + 0.22, 0.92)), accent);
  }
}

function drawDrum(sheet: Sheet): void {
  sheet.fill(polygon([1006, PLINTH - 20], [1060, 600], [1206, 600], [1268, PLINTH - 20]), green(0.78));
  const steel: FlatRecipe = { teal: 1, marigold: 0.35 };
  drawCylinder(sheet, {
    centre: DRUM,
    radius: RADIUS,
    depth: DEPTH,
    body: steel,
    contrast: [0.1, 0.92],
    cap: { teal: 0.75, marigold: 0.6, indigo: linear([900, 240], [1180, 640], [0, 0.02], [1, 0.55]) },
    rings: [
      [0.93, green(0.84)],
      [0.86, { teal: 1, marigold: 1, indigo: 0.34 }],
      [0.56, green(0.84)],
      [0.51, AMBER],
      [0.38, green(0.9)],
      [0.33, { teal: 0.7, marigold: 0.5 }],
      [0.16, MIDNIGHT],
      [0.08, LAMPLIGHT],
    ],
  });
  for (const [start, end] of [
    [196, 258],
    [28, 60],
  ] as const)
    sheet.stroke(arc(DRUM, RADIUS * 0.895, start, end), 5, { teal: 0.45, marigold: 0.3 });
  // Holes lighten the great wheel.
  for (let hole = 0; hole < 6; hole++) {
    const centre = onCircle(DRUM, RADIUS * 0.71, hole * 60 + 20);
    sheet.fill(ellipse(...centre, RADIUS * 0.115), { teal: 0.8, marigold: 0.7, indigo: 0.1 });
    sheet.fill(ellipse(centre[0] + 3, centre[1] + 3, RADIUS * 0.105), MIDNIGHT);
  }
  // The ribbon on the drum's visible side, from the top to where it drops.
  const [start, end, from, to] = [-108, 0, 0.07, 0.95];
  const angles = Array.from({ length: 28 }, (_, step) => start + ((end - start) * step) / 27);
  const web = polygon(
    ...angles.map((angle) => onDrum(angle, from, 5)),
    ...[...angles].reverse().map((angle) => onDrum(angle, to, 5)),
  );
  const drop: readonly [Point, Point, Point, Point] = [
    onDrum(0, from, 5),
    onDrum(0, to, 5),
    [onDrum(0, to, 5)[0], GUIDE[1] + DEPTH[1] * to],
    [onDrum(0, from, 5)[0], GUIDE[1] + DEPTH[1] * from],
  ];
  sheet.fill(polygon(...drop), CREAM);
  sheet.fill(web, { marigold: 0.08 });
  const lanes = 2;
  const lane = (to - from - 0.06) / lanes;
  const label = 18;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < lanes; column++) {
      const left = from + 0.03 + column * lane;
      drawLabel(sheet, (across, along) => onDrum(start + (row + along) * label, left + across * lane, 5), row + column);
    }
  }
  const arcLength = (RADIUS * label * Math.PI) / 180;
  sheet.clip(polygon(...drop), () => {
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < lanes; column++) {
        const left = from + 0.03 + column * lane;
        drawLabel(
          sheet,
          (across, along) => {
            const [x, y] = onDrum(0, left + across * lane, 5);
            return [x, y + (row + along) * arcLength];
          },
          row + column,
        );
      }
    }
    sheet.overprint(polygon(...drop), {
      indigo: linear(drop[0], [drop[0][0] + 40, drop[0][1] + 220], [0, 0.3, 0.55], [0.5, 0.4, 0.4], [1, 1, 0.6]),
    });
  });
  // Light from the upper left: the ribbon goes from shade through light into shade.
  const normal: Point = [(-DEPTH[1] / 365) * RADIUS, (DEPTH[0] / 365) * RADIUS];
  sheet.overprint(web, {
    indigo: linear(
      [DRUM[0] - normal[0], DRUM[1] - normal[1]],
      [DRUM[0] + normal[0], DRUM[1] + normal[1]],
      [0, 1, 0.5],
      [0.1, 1, 0.12],
      [0.2, 1, 0],
      [0.42, 1, 0.12],
      [0.68, 1, 0.5],
      [1, 1, 0.75],
    ),
  });
  const enters = onCircle(DRUM, RADIUS + 4, 118);
  sheet.stroke(polyline([enters[0] + 158, enters[1] + 84], enters), 7, { marigold: 0.3, indigo: 0.25 });
  sheet.stroke(arc(DRUM, RADIUS + 4, 118, 360), 7, CREAM);
  sheet.stroke(polyline(onDrum(0, 0, 4), [onDrum(0, 0, 4)[0], GUIDE[1]]), 6, CREAM);
}

function drawRewinder(sheet: Sheet): void {
  const reel = (centre: Point, radius: number, body: FlatRecipe, rings: readonly (readonly [number, Recipe])[]): void =>
    drawCylinder(sheet, { centre, radius, depth: DEPTH, body, contrast: [0.04, 0.86], cap: CREAM, rings });
  // From the guide roller, the labels run to the roll.
  const low = GUIDE[1] + 28;
  const run = polygon(
    [GUIDE[0], low],
    [GUIDE[0] + DEPTH[0], low + DEPTH[1]],
    [ROLL[0] + DEPTH[0], ROLL[1] + 92 + DEPTH[1]],
    [ROLL[0], ROLL[1] + 92],
  );
  sheet.fill(run, { marigold: 0.2, indigo: 0.3 });
  reel(GUIDE, 28, { teal: 0.8, marigold: 0.3 }, [
    [0.86, MIDNIGHT],
    [0.6, TEAL],
    [0.3, LAMPLIGHT],
  ]);
  reel(ROLL, 92, { marigold: 0.3, red: 0.04 }, [
    [0.95, { marigold: 0.9, red: 0.2 }],
    [0.9, CREAM],
    [0.8, { red: 0.9, marigold: 0.6 }],
    [0.76, CREAM],
    [0.62, { teal: 0.9 }],
    [0.58, CREAM],
    [0.4, { marigold: 1, red: 0.4, indigo: 0.2 }],
    [0.28, MIDNIGHT],
    [0.1, LAMPLIGHT],
  ]);
  sheet.stroke(polyline([GUIDE[0], low], [ROLL[0], ROLL[1] + 92]), 6, CREAM);
}

/** The machine's base with its painted band, nearest to the viewer. */
function drawPlinth(sheet: Sheet): void {
  sheet.fill(polygon([700, PLINTH], [1640, PLINTH], [1640, PLINTH - 30], [760, PLINTH - 30]), green(0.3));
  sheet.fill(rectangle(700, PLINTH, 940, 190), {
    teal: 1,
    marigold: 0.5,
    indigo: vertical(PLINTH, 900, [0, 0.6], [1, 1]),
  });
  drawBand(sheet, 'leaves', 716, PLINTH + 18, 912, 48, {
    ground: { teal: 1, indigo: 0.72 },
    figure: MARIGOLD,
    accent: VERMILION,
  });
}
