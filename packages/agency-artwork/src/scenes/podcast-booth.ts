/** The podcast booth: two large profiles at microphones, in front of an acoustic wall lit by a round sign. */
import { defineScene, type FlatRecipe, horizontal, type Recipe, type Sheet } from '../engine/index.js';
import { AMBER, LAMPLIGHT, MARIGOLD, PLUM, RED, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, polygon, polyline, rectangle, roundedRectangle } from '../vocabulary/geometry.js';
import { drawHalo } from '../vocabulary/light.js';
import { drawBand, drawCloth } from '../vocabulary/patterns.js';
import { drawPortrait } from '../vocabulary/people/index.js';
import { drawBroadcastMicrophone } from '../vocabulary/stage.js';

const SIGN = { x: 1010, y: 236 };

export const podcastBooth = defineScene({
  seed: 7,
  focus: { x: 0.64, y: 0.5 },
  options: {
    /** Colour of the wall and its light: `red` or `teal`. */
    wall: 'red',
    /** The guest on the right: `bearded` or `elder`. */
    guest: 'bearded',
  },
  draw(sheet, { wall, guest }) {
    const cold = wall === 'teal';
    const dark: FlatRecipe = cold ? { indigo: 1, teal: 1 } : PLUM;
    sheet.fill(EVERYTHING, cold ? dark : { ...PLUM, teal: horizontal(0, 620, [0, 1], [1, 0]) });
    drawAcousticWall(sheet, cold ? 'teal' : 'red');
    drawHalo(sheet, [SIGN.x, SIGN.y], 420, cold ? { teal: 1 } : { red: 1 }, 0.75);
    drawSign(sheet, dark);
    drawHost(sheet);
    drawGuest(sheet, guest === 'elder');
    drawMicrophones(sheet, dark);
    drawTable(sheet, dark);
  },
});

/** Pyramid foam: the closer a face is to the sign and the more it faces it, the brighter it is. */
function drawAcousticWall(sheet: Sheet, ink: 'red' | 'teal'): void {
  const size = 104;
  for (let column = 0; column < 16; column++) {
    for (let row = 0; row < 9; row++) {
      const x = 44 + column * size;
      const y = -6 + row * size;
      const distance = Math.hypot(x + size / 2 - SIGN.x, (y + size / 2 - SIGN.y) * 1.1);
      const light = Math.max(0, 1 - distance / 880) ** 1.2;
      if (light === 0) continue;
      const face = (facing: number): Recipe => ({
        [ink]: 1,
        indigo: Math.min(1, Math.max(0, 1 - facing * light * 1.15)),
        ...(light > 0.4 ? { marigold: 0.42 * light } : {}),
      });
      const [width, half] = [size - 6, (size - 6) / 2];
      const apex = [x + half, y + half] as const;
      const fromRight = x > SIGN.x;
      sheet.overprint(polygon([x, y], [x + width, y], apex), face(y > SIGN.y ? 0.72 : 0.3));
      sheet.overprint(polygon([x, y], apex, [x, y + width]), face(fromRight ? 0.88 : 0.25));
      sheet.overprint(polygon([x + width, y], [x + width, y + width], apex), face(fromRight ? 0.25 : 0.88));
      sheet.overprint(polygon([x, y + width], apex, [x + width, y + width]), face(y > SIGN.y ? 0.2 : 0.72));
    }
  }
}

/** A lit disc with a sound wave, which says "on air" without words. */
function drawSign(sheet: Sheet, dark: Recipe): void {
  sheet.fill(ellipse(SIGN.x, SIGN.y, 166), dark);
  sheet.stroke(ellipse(SIGN.x, SIGN.y, 152), 12, AMBER);
  sheet.stroke(ellipse(SIGN.x, SIGN.y, 152), 4.5, LAMPLIGHT);
  const wave = [18, 44, 84, 130, 70, 104, 150, 96, 56, 112, 66, 34, 16];
  wave.forEach((height, index) => {
    sheet.fill(roundedRectangle(SIGN.x - 125 + index * 20, SIGN.y - height / 2, 10, height, 5), {
      marigold: 0.5,
      red: 0.1,
    });
  });
}

function drawHost(sheet: Sheet): void {
  drawPortrait(sheet, {
    centre: [690, 404],
    size: 285,
    facing: 'right',
    skin: { marigold: 0.95, red: 0.62, indigo: 0.2 },
    hair: 'puff',
    headphones: MARIGOLD,
    earring: { marigold: 0.6 },
    cloth: VERMILION,
    pattern: ([x, y, width, height]) =>
      drawCloth(
        sheet,
        rectangle(x, y, width, height),
        [x, y, width, height],
        [
          {
            pattern: 'triangles',
            colours: { ground: { red: 1, marigold: 0.6 }, figure: MARIGOLD, accent: { teal: 1, indigo: 0.3 } },
          },
          { pattern: 'suns', colours: { ground: MARIGOLD, figure: { teal: 1, indigo: 0.4 }, accent: VERMILION } },
        ],
        66,
      ),
  });
}

function drawGuest(sheet: Sheet, elder: boolean): void {
  drawPortrait(sheet, {
    centre: [1345, 388],
    size: 290,
    facing: 'left',
    skin: { marigold: 0.95, red: 0.6, indigo: 0.32 },
    hair: elder ? 'grey-fade' : 'fade',
    ...(elder ? { hairRecipe: { marigold: 0.25, indigo: 0.3 }, glasses: true } : {}),
    beard: true,
    headphones: { teal: 0.8 },
    cloth: TEAL,
    collar: { marigold: 0.1 },
  });
}

function drawMicrophones(sheet: Sheet, dark: Recipe): void {
  for (const [x, y] of [
    [956, 588],
    [1072, 572],
  ] as const) {
    sheet.stroke(polyline([x, y], [x, 800]), 13, dark);
    sheet.stroke(polyline([x - 3, y + 20], [x - 3, 796]), 3, RED);
    sheet.fill(ellipse(x, 804, 40, 10), dark);
  }
  drawBroadcastMicrophone(sheet, [862, 540], 28, 0.72, 0.72, AMBER);
  drawBroadcastMicrophone(sheet, [1168, 524], -28, -0.72, 0.72, { teal: 0.8 });
}

function drawTable(sheet: Sheet, dark: FlatRecipe): void {
  sheet.fill(rectangle(-20, 806, 1640, 120), dark);
  sheet.overprint(rectangle(-20, 806, 1640, 15), {
    marigold: horizontal(300, 1600, [0, 1, 0], [0.5, 0.9, 1], [1, 1, 0.1]),
    red: horizontal(300, 1600, [0, 0.2, 0], [0.5, 0.2, 0.8], [1, 0.2, 0.1]),
    indigo: horizontal(300, 1600, [0, 0, 0], [0.5, 0, 0.95], [1, 0, 0.1]),
  });
  drawBand(sheet, 'diamonds', -20, 838, 1640, 70, {
    ground: dark,
    figure: { red: 1, indigo: 0.66, marigold: 0.8 },
    accent: dark,
  });
  sheet.fill(roundedRectangle(992, 752, 50, 54, 7), { marigold: 0.14 });
  sheet.overprint(roundedRectangle(992, 752, 50, 54, 7), {
    indigo: horizontal(992, 1042, [0, 0.55, 0.6], [0.35, 0, 0], [0.65, 0, 0], [1, 0.7, 0.6]),
  });
  drawBand(sheet, 'zigzag', 993, 772, 48, 16, { ground: { marigold: 0.14 }, figure: VERMILION });
}
