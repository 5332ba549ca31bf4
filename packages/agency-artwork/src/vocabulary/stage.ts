/** Stage and event props: trusses, lamps, loudspeakers, instruments, microphones, chandeliers, tables. */
import {
  between,
  type FlatRecipe,
  linear,
  type Point,
  pick,
  type Random,
  type Recipe,
  radial,
  type Sheet,
  vertical,
} from '../engine/index.js';
import { AMBER, CREAM, LAMPLIGHT, MARIGOLD, PLUM, TEAL, VERMILION } from './colours.js';
import { at, ellipse, moved, placed, polygon, polyline, rectangle, roundedRectangle, taper } from './geometry.js';
import { drawHalo } from './light.js';

/** A lattice girder between two points. */
export function drawTruss(sheet: Sheet, from: Point, to: Point, depth: number, colour: Recipe, line = 4): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const bays = Math.max(2, Math.round(length / depth));
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [nx, ny] = [(-uy * depth) / 2, (ux * depth) / 2];
  const lattice = Array.from({ length: bays + 1 }, (_, bay): Point => {
    const along = (length * bay) / bays;
    const side = bay % 2 ? 1 : -1;
    return [from[0] + ux * along + nx * side, from[1] + uy * along + ny * side];
  });
  sheet.stroke(polyline(...lattice), line * 0.7, colour);
  for (const side of [1, -1]) {
    sheet.stroke(
      polyline([from[0] + nx * side, from[1] + ny * side], [to[0] + nx * side, to[1] + ny * side]),
      line,
      colour,
    );
  }
}

/** A stage lamp hanging from a point, turned to an angle (0 down, positive right), with its lens lit. */
export function drawStageLamp(sheet: Sheet, at_: Point, angle: number, scale = 1, body: Recipe = PLUM): void {
  sheet.group(placed(at_[0], at_[1], -angle, scale), () => {
    sheet.stroke('M-20 -22V2M20 -22V2M-20 -22H20', 4, body);
    sheet.fill(roundedRectangle(-16, -12, 32, 40, 7), body);
    sheet.fill(ellipse(0, 27, 15, 5), { marigold: 0.2 });
  });
}

/** A hanging line array of loudspeakers that curves at the bottom. */
export function drawLineArray(
  sheet: Sheet,
  top: Point,
  boxes: number,
  size: number,
  curl: 1 | -1,
  colour: Recipe,
  line: Recipe,
): void {
  for (let box = 0; box < boxes; box++) {
    sheet.group(placed(top[0], top[1] + box * size * 0.5, curl * box * 2.2), () => {
      sheet.fill(roundedRectangle(-size / 2, 0, size, size * 0.45, 4), colour);
      sheet.stroke(polyline([-size * 0.38, size * 0.22], [size * 0.38, size * 0.22]), 2, line);
    });
  }
}

/** A loudspeaker box with two cones. */
export function drawSpeaker(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  cone: Recipe,
  body: Recipe = PLUM,
): void {
  sheet.fill(roundedRectangle(x, y, width, height, width * 0.07), body);
  const small = width * 0.2;
  const large = width * 0.36;
  sheet.fill(ellipse(x + width / 2, y + height * 0.24, small), cone);
  sheet.fill(ellipse(x + width / 2, y + height * 0.24, small * 0.45), body);
  sheet.fill(ellipse(x + width / 2, y + height * 0.66, large), cone);
  sheet.fill(ellipse(x + width / 2, y + height * 0.66, large * 0.72), body);
  sheet.fill(ellipse(x + width / 2, y + height * 0.66, large * 0.3), cone);
}

/** A drum kit seen from the front; `foot` is below the bass drum. */
export function drawDrumKit(sheet: Sheet, foot: Point, scale: number, skin: Recipe): void {
  sheet.group(placed(foot[0], foot[1], 0, scale), () => {
    const drum = (x: number, y: number, radius: number): void => {
      sheet.fill(roundedRectangle(x - radius, y - radius * 1.2, 2 * radius, radius * 1.2, 6), PLUM);
      sheet.fill(ellipse(x, y - radius * 1.2, radius, radius * 0.26), AMBER);
    };
    for (const x of [-82, 84]) {
      sheet.stroke(polyline([x, 0], [x, -118]), 4, PLUM);
      sheet.fill(ellipse(x, -120, 36, 6), { marigold: 1, red: 0.2, indigo: 0.2 });
    }
    drum(-52, -34, 30);
    drum(52, -34, 30);
    drum(-26, -78, 24);
    drum(26, -78, 24);
    sheet.fill(ellipse(0, -46, 50), PLUM);
    sheet.fill(ellipse(0, -46, 43), skin);
    sheet.fill(ellipse(0, -46, 16), VERMILION);
  });
}

/** An electric guitar with its body at the origin and its neck to the right, at the given angle. */
export function drawGuitar(
  sheet: Sheet,
  centre: Point,
  angle: number,
  scale: number,
  body: Recipe,
  neck: Recipe,
): void {
  sheet.group(placed(centre[0], centre[1], angle, scale), () => {
    sheet.fill(
      'M-52 -4C-56 -34 -24 -36 -4 -22C14 -12 22 -26 34 -20C42 -14 34 -4 34 4C34 12 42 20 32 26C20 32 12 14 -6 22C-26 34 -50 30 -52 -4Z',
      body,
    );
    sheet.fill(rectangle(26, -5, 116, 10), neck);
    sheet.fill(polygon([140, -6], [172, -11], [174, 8], [140, 6]), neck);
  });
}

/** A hand-held microphone with its head at the point and its grip pointing away at the angle (0 down). */
export function drawHandMicrophone(
  sheet: Sheet,
  head: Point,
  angle: number,
  size: number,
  colour: Recipe = PLUM,
): void {
  sheet.group(placed(head[0], head[1], -angle), () => {
    sheet.fill(taper([0, 0], [0, size * 2.3], size * 0.34, size * 0.24), colour);
    sheet.fill(ellipse(0, 0, size * 0.5, size * 0.56), colour);
  });
}

/** Paper confetti in a box. */
export function drawConfetti(
  sheet: Sheet,
  random: Random,
  box: readonly [x: number, y: number, width: number, height: number],
  count: number,
): void {
  const colours: readonly FlatRecipe[] = [
    { marigold: 1 },
    { marigold: 0.14 },
    { red: 0.95, marigold: 0.2 },
    { teal: 0.85 },
  ];
  for (let index = 0; index < count; index++) {
    const x = between(random, box[0], box[0] + box[2]);
    const y = between(random, box[1], box[1] + box[3]);
    const width = between(random, 5, 12);
    sheet.group(placed(x, y, between(random, 0, 180)), () => {
      sheet.fill(rectangle(-width / 2, -2.6, width, 5.2), pick(random, colours));
    });
  }
}

/** A chandelier of three tiers with candles and drops. */
export function drawChandelier(sheet: Sheet, centre: Point, scale: number): void {
  const [x, y] = centre;
  drawHalo(sheet, [x, y + 20 * scale], 300 * scale, { marigold: 1, red: 0.7 }, 0.9);
  sheet.stroke(polyline([x, -20], [x, y - 60 * scale]), 4 * scale, { marigold: 1, red: 0.5, indigo: 0.3 });
  sheet.group(placed(x, y, 0, scale), () => {
    const gold: Recipe = { marigold: 1, red: linear([-14, 0], [14, 0], [0, 0.9], [0.5, 0.2], [1, 0.9]) };
    sheet.fill('M-20 -104Q0 -130 20 -104L8 96Q0 120 -8 96Z', gold);
    for (const [height, radius, count] of [
      [-60, 62, 7],
      [0, 118, 11],
      [66, 176, 15],
    ] as const) {
      const arms = Array.from({ length: count }, (_, index): Point => {
        const angle = (index / (count - 1) - 0.5) * 3;
        return [Math.sin(angle) * radius, height + Math.cos(angle) * 16];
      });
      for (const [armX, armY] of arms) {
        sheet.stroke(`M0 ${height - 44}Q${armX / 2} ${armY + 18} ${armX} ${armY}`, 2.6, { marigold: 1, red: 0.5 });
      }
      sheet.fill(
        `M${-radius} ${height - 4}Q0 ${height + 30} ${radius} ${height - 4}L${radius * 0.96} ${height + 9}Q0 ${height + 48} ${-radius * 0.96} ${height + 9}Z`,
        { marigold: 1, red: linear([-radius, 0], [radius, 0], [0, 0.8], [0.5, 0.2], [1, 0.8]) },
      );
      for (const [armX, armY] of arms) {
        sheet.fill(roundedRectangle(armX - 3.4, armY - 22, 6.8, 22, 2), { marigold: 0.25 });
        sheet.fill(`M${armX} ${armY - 44}q9 16 0 23q-9 -7 0 -23Z`, { marigold: 0.2 });
        for (let drop = 0; drop < 3; drop++) {
          const top = armY + 16 + drop * 17;
          sheet.fill(polygon([armX, top], [armX + 5, top + 9], [armX, top + 18], [armX - 5, top + 9]), {
            marigold: drop === 1 ? 0.9 : 0.25,
          });
        }
      }
    }
  });
}

/**
 * A round banquet table with cloth, plates, candles and flowers. Draw the guests on the far side before it and those
 * on the near side after it.
 */
export function drawBanquetTable(sheet: Sheet, random: Random, centre: Point, scale: number): void {
  sheet.group(placed(centre[0], centre[1], 0, scale), () => {
    sheet.fill('M-190 0L-205 150H205L190 0Z', {
      marigold: 0.3,
      red: linear([-190, 0], [190, 0], [0, 0.7], [0.5, 0.35], [1, 0.7]),
      indigo: linear([0, 0], [0, 140], [0, 0.25], [1, 0.95]),
    });
    for (const x of [-150, -96, -34, 38, 104, 158]) {
      sheet.overprint(
        `M${x} 30Q${x - 6} 90 ${x * 1.06 - 12} 150H${x * 1.06 + 10}Q${x + 8} 90 ${x} 30Z`,
        { indigo: 0.5 },
        { opacity: 0.5 },
      );
    }
    sheet.fill(ellipse(0, 0, 190, 44), {
      marigold: radial([0, 0], 190, [0, 0.15], [1, 0.75]),
      red: radial([0, 0], 190, [0, 0], [1, 0.55]),
    });
    for (let plate = 0; plate < 9; plate++) {
      const angle = (plate / 9) * 2 * Math.PI + 0.3;
      sheet.fill(ellipse(Math.cos(angle) * 138, Math.sin(angle) * 28, 21, 6.5), { marigold: 0.05 });
    }
    sheet.fill(polygon([-7, 4], [-15, -108], [15, -108], [7, 4]), {
      marigold: 1,
      red: 0.45,
      indigo: linear([-12, 0], [12, 0], [0, 0.55], [0.6, 0], [1, 0.3]),
    });
    const petals: readonly FlatRecipe[] = [
      VERMILION,
      { red: 0.75 },
      CREAM,
      { teal: 1, marigold: 1, indigo: 0.4 },
      { red: 1, indigo: 0.4 },
    ];
    for (let flower = 0; flower < 24; flower++) {
      const angle = random() * 2 * Math.PI;
      const radius = Math.sqrt(random()) * 48;
      const petal = petals[flower % petals.length];
      if (petal)
        sheet.fill(
          ellipse(Math.cos(angle) * radius * 1.15, -132 + Math.sin(angle) * radius * 0.75, between(random, 10, 19)),
          petal,
        );
    }
    for (const x of [-66, -44, 46, 70]) {
      drawHalo(sheet, [x, -40], 40, { marigold: 0.9 }, 0.6);
      sheet.fill(rectangle(x - 3, -30, 6, 30), { marigold: 0.1 });
      sheet.fill(ellipse(x, -38, 3.6, 8), { marigold: 0.5 });
    }
  });
}

/** A slatted banquet chair from behind; the point is the middle of its top rail. */
export function drawBanquetChair(sheet: Sheet, top: Point, scale: number): void {
  sheet.group(placed(top[0], top[1], 0, scale), () => {
    const gold: Recipe = { marigold: 1, red: 0.5, indigo: vertical(0, 150, [0, 0.05], [1, 0.8]) };
    sheet.fill(roundedRectangle(-42, 6, 84, 76, 10), PLUM);
    for (const x of [-40, 40]) sheet.stroke(polyline([x, 0], [x * 1.06, 168]), 6.5, gold);
    for (const x of [-20, 0, 20]) sheet.stroke(polyline([x, 4], [x, 84]), 4, gold);
    sheet.stroke('M-42 2Q0 -12 42 2', 8, gold);
    sheet.stroke('M-41 84H41', 6, gold);
    sheet.fill(roundedRectangle(-46, 88, 92, 14, 5), VERMILION);
  });
}

/** A champagne flute, half full; `foot` is where the hand holds it. */
export function drawFlute(sheet: Sheet, foot: Point, scale = 1): void {
  sheet.group(placed(foot[0], foot[1], 0, scale), () => {
    sheet.stroke('M0 10V-44', 4, { marigold: 0.2 });
    sheet.fill('M-11 -124L-14 -70Q0 -26 14 -70L11 -124Z', { marigold: 0.12 });
    sheet.fill('M-13 -98L-14 -70Q0 -26 14 -70L13 -98Z', MARIGOLD);
  });
}

/** A broadcast microphone in a horizontal position, pointing left; flip it with a negative scale. */
export function drawBroadcastMicrophone(
  sheet: Sheet,
  head: Point,
  angle: number,
  scaleX: number,
  scaleY: number,
  ring: Recipe,
): void {
  sheet.group(placed(head[0], head[1], angle, scaleX, scaleY), () => {
    const grille = roundedRectangle(-8, -38, 96, 76, 36);
    sheet.fill(grille, PLUM);
    sheet.overprint(grille, {
      indigo: linear([0, -38], [0, 38], [0, 0, 1], [0.3, 0.2, 0.9], [0.62, 0.9, 0]),
      marigold: linear([0, -38], [0, 10], [0, 0.6, 0.9], [1, 0.3, 0]),
      red: linear([0, -38], [0, 10], [0, 0.1, 0.9], [1, 1, 0]),
    });
    for (let wire = 0; wire < 6; wire++) {
      sheet.stroke(`M${4 + wire * 13} -34Q${10 + wire * 13} 0 ${4 + wire * 13} 34`, 2.4, PLUM);
    }
    for (const y of [-18, 0, 18]) sheet.stroke(polyline([-4, y], [84, y]), 1.6, PLUM);
    sheet.fill(roundedRectangle(84, -40, 16, 80, 5), ring);
    const barrel = roundedRectangle(98, -33, 112, 66, 12);
    sheet.fill(barrel, PLUM);
    sheet.overprint(barrel, {
      indigo: linear([0, -33], [0, 33], [0, 0, 1], [0.3, 0.25, 0.85], [0.62, 1, 0]),
      teal: linear([0, -33], [0, 33], [0, 0.4, 0.9], [0.5, 1, 0]),
      red: linear([0, -33], [0, 33], [0, 0, 0.95], [0.5, 1, 0]),
    });
    sheet.stroke('M150 -50V50', 10, PLUM);
  });
}

/** A string of warm bulbs on a sagging wire. */
export function drawBulbString(sheet: Sheet, from: Point, to: Point, sag: number, count: number, glow = 26): void {
  const on = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const middle = on(0.5);
  sheet.stroke(`M${at(from)}Q${at([middle[0], middle[1] + sag])} ${at(to)}`, 2.2, PLUM);
  for (let bulb = 0; bulb < count; bulb++) {
    const [x, y] = on((bulb + 0.5) / count);
    drawHalo(sheet, [x, y + 8], glow, { marigold: 1, red: 0.3 }, 0.8);
    sheet.group(moved(x, y), () => {
      sheet.fill(rectangle(-2.5, 0, 5, 5), PLUM);
      sheet.fill(ellipse(0, 10, 5.4, 6.6), LAMPLIGHT);
    });
  }
}

/** A curtain of straight folds in a box. */
export function drawCurtain(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  folds: number,
  colour: FlatRecipe = TEAL,
): void {
  const step = width / folds;
  for (let fold = 0; fold < folds; fold++) {
    const left = x + fold * step;
    sheet.fill(rectangle(left, y, step + 0.6, height), {
      ...colour,
      indigo: linear([left, 0], [left + step, 0], [0, 0.95], [0.45, 0.28], [1, 0.92]),
    });
  }
}
