/**
 * A wrapped matatu fills the street: a portrait with headphones, bands of kitenge, and the conductor in the doorway.
 */
import { defineScene, type FlatRecipe, type Point, type Random, type Sheet, seededRandom } from '../engine/index.js';
import { drawSkyline, drawTreeRow } from '../vocabulary/city.js';
import {
  CREAM,
  FOREST,
  GREEN,
  LEAF,
  MARIGOLD,
  NAVY,
  ORANGE,
  PAPER,
  PLUM,
  RED,
  SKIN_LIT,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  onCircle,
  polygon,
  polyline,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  type BackView,
  buildBackView,
  buildFigure,
  dayShade,
  drawModelled,
  drawPortrait,
  type Look,
  POSES,
  type Pose,
  reachingFor,
} from '../vocabulary/people/index.js';
import { drawKerb } from '../vocabulary/street.js';

const DAY_DARK: FlatRecipe = { teal: 1, indigo: 0.82 };
/** The bus: rear end, nose, roof, sill and the road under its wheels. */
const BUS = { rear: 130, nose: 1380, roof: 164, sill: 704, road: 762 };
/** The windows are between these heights, the door between these sides. */
const GLASS = { top: 232, bottom: 400 };
const DOOR = { left: 1010, right: 1136 };
const REAR_WHEEL = 400;
const FRONT_WHEEL = 1226;
const WHEEL = 82;

export const matatuWrap = defineScene({
  seed: 11,
  focus: { x: 0.5, y: 0.5 },
  draw(sheet, _options, seed) {
    const random = seededRandom(seed);
    drawStreet(sheet, random);
    drawBody(sheet);
    drawWindows(sheet);
    drawNose(sheet);
    drawDoor(sheet);
    drawUnderside(sheet);
    drawConductor(sheet);
    drawForeground(sheet);
  },
});

/** The outline of the body, with its windscreen leaning back. */
const BODY = `M${BUS.rear} ${BUS.sill}V${BUS.roof + 46}Q${BUS.rear} ${BUS.roof} ${BUS.rear + 46} ${BUS.roof}H1210Q1262 ${BUS.roof} 1286 ${BUS.roof + 60}L1340 ${GLASS.bottom + 10}Q${BUS.nose} ${GLASS.bottom + 40} ${BUS.nose} 520V${BUS.sill}Z`;

function drawStreet(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, PAPER);
  sheet.fill(rectangle(-20, -20, 1640, 240), { teal: 0.24, marigold: 0.08 });
  drawSkyline(sheet, random, { x: -60, y: 560, unit: 62, colour: { teal: 0.3, marigold: 0.16 } });
  drawSkyline(sheet, random, { x: -120, y: 596, unit: 92, colour: { teal: 0.8 }, windows: { marigold: 0.2 } });
  drawTreeRow(sheet, random, -20, 1640, 600, 60, [
    { leaf: FOREST, lit: GREEN },
    { leaf: GREEN, lit: LEAF },
  ]);
  sheet.fill(rectangle(-20, 590, 1640, 110), { marigold: 0.2 });
  drawKerb(sheet, -20, 668, 1640, 30, 16, DAY_DARK, CREAM);
  sheet.fill(rectangle(-20, 698, 1640, 240), { teal: 0.44, marigold: 0.12 });
  sheet.fill(polygon([BUS.rear - 20, 740], [BUS.nose, 740], [1700, 838], [260, 838]), {
    teal: 1,
    marigold: 0.1,
    indigo: 0.34,
  });
}

/** The wrap, from tail to nose: rays and a portrait, then bands that sweep forward. */
function drawBody(sheet: Sheet): void {
  sheet.fill(BODY, MARIGOLD);
  sheet.clip(BODY, () => {
    const burst: Point = [430, 400];
    for (let ray = 0; ray < 18; ray++) {
      sheet.fill(polygon(burst, onCircle(burst, 620, ray * 20), onCircle(burst, 620, ray * 20 + 10)), ORANGE);
    }
    sheet.fill(ellipse(burst[0], burst[1], 246), TEAL);
    // The bands below the windows sweep up towards the nose.
    sheet.fill(polygon([610, 900], [760, GLASS.bottom + 20], [1500, GLASS.bottom + 20], [1500, 900]), TEAL);
    sheet.group('translate(0 8)', () => {
      drawBand(sheet, 'suns', 700, 430, 840, 104, { ground: VERMILION, figure: MARIGOLD, accent: CREAM });
      drawBand(sheet, 'triangles', 660, 546, 880, 92, { ground: TEAL, figure: MARIGOLD, accent: RED });
      sheet.fill(rectangle(600, 534, 940, 12), CREAM);
      sheet.fill(rectangle(600, 638, 940, 12), CREAM);
    });
    sheet.clip(rectangle(BUS.rear, BUS.roof, 640, BUS.sill - BUS.roof), () => {
      drawPortrait(sheet, {
        centre: [420, 372],
        size: 284,
        facing: 'right',
        skin: { marigold: 1, red: 0.62, indigo: 0.36 },
        hair: 'fade',
        headphones: VERMILION,
        glasses: true,
        beard: true,
        cloth: VERMILION,
        collar: CREAM,
      });
    });
    // The roof band, and the shade of the body's lower edge.
    drawBand(sheet, 'diamonds', BUS.rear, BUS.roof, 1180, 48, { ground: RED, figure: MARIGOLD, accent: PLUM });
    drawShade(sheet, rectangle(BUS.rear, 650, 1300, 80), 0.5, 0.12);
  });
}

/** Side windows with passengers, from the portrait to the door. */
function drawWindows(sheet: Sheet): void {
  const people: readonly (Pick<BackView, 'hair' | 'shirt' | 'hairRecipe'> | null)[] = [
    { hair: 'afro', shirt: ORANGE },
    { hair: 'wrap', shirt: VERMILION, hairRecipe: MARIGOLD },
    // The conductor waves in front of the third window.
    null,
  ];
  people.forEach((passenger, pane) => {
    const x = 690 + pane * 106;
    const outline = roundedRectangle(x, GLASS.top, 96, GLASS.bottom - GLASS.top, 14);
    sheet.fill(outline, NAVY);
    sheet.clip(outline, () => {
      if (passenger) {
        const person = buildBackView({ head: [x + 52, 346], size: 66, skin: SKIN_LIT, ...passenger });
        drawModelled(sheet, person, { light: [-5, -3], shade: dayShade });
      }
      sheet.overprint(
        polygon([x, GLASS.top], [x + 60, GLASS.top], [x + 10, GLASS.bottom], [x - 30, GLASS.bottom]),
        { teal: 0.3, indigo: 0 },
        { opacity: 0.4 },
      );
    });
  });
}

/** Windscreen, driver, headlights and bumper. */
function drawNose(sheet: Sheet): void {
  const screen = polygon([1156, GLASS.top - 8], [1250, GLASS.top - 8], [1318, GLASS.bottom], [1156, GLASS.bottom]);
  sheet.fill(screen, NAVY);
  sheet.clip(screen, () => {
    const driver: Look = { hair: 'cap', hairRecipe: VERMILION, outfit: 'shirt', top: CREAM, skin: SKIN_LIT };
    const stance: Pose = { ...POSES.seatedSide, armLeft: [40, 90], armRight: [44, 96], hands: ['fist', 'fist'] };
    drawModelled(sheet, buildFigure([1190, 470], 330, stance, driver), { light: [5, -4], shade: dayShade });
    sheet.stroke(ellipse(1292, 404, 16, 44), 9, DAY_DARK);
    sheet.overprint(
      polygon([1228, 200], [1262, 200], [1330, 410], [1270, 410]),
      { indigo: 0.1, teal: 0.3 },
      { opacity: 0.6 },
    );
  });
  sheet.fill(roundedRectangle(1336, 552, 44, 62, 12), CREAM);
  sheet.fill(roundedRectangle(1344, 562, 36, 42, 10), { marigold: 0.6 });
  sheet.fill(roundedRectangle(1180, 664, 218, 50, 14), DAY_DARK);
  sheet.stroke('M1262 214Q1330 190 1350 240', 8, DAY_DARK);
  sheet.fill(roundedRectangle(1334, 236, 30, 74, 8), DAY_DARK);
  // The roof rack carries a spare wheel and a rolled-up load.
  sheet.stroke(polyline([240, 136], [1120, 136]), 8, DAY_DARK);
  for (let post = 0; post < 9; post++)
    sheet.stroke(polyline([250 + post * 108, 136], [250 + post * 108, BUS.roof]), 6, DAY_DARK);
}

function drawDoor(sheet: Sheet): void {
  sheet.fill(
    roundedRectangle(DOOR.left, GLASS.top - 20, DOOR.right - DOOR.left, BUS.sill - GLASS.top + 20, 12),
    DAY_DARK,
  );
  sheet.fill(rectangle(DOOR.left + 10, 600, DOOR.right - DOOR.left - 20, 16), ORANGE);
  sheet.fill(rectangle(DOOR.left + 4, 680, DOOR.right - DOOR.left - 8, 18), { marigold: 0.5 });
  sheet.stroke(polyline([DOOR.right - 6, 276], [DOOR.right - 6, 560]), 9, MARIGOLD);
}

/** Wheels in their arches; a hub like a kanga's eye. */
function drawUnderside(sheet: Sheet): void {
  sheet.fill(rectangle(BUS.rear + 20, BUS.sill, 1200, 26), DAY_DARK);
  for (const x of [REAR_WHEEL, FRONT_WHEEL]) {
    const y = BUS.road - WHEEL;
    sheet.fill(`M${x - 106} ${BUS.sill + 10}V${y}A106 106 0 0 1 ${x + 106} ${y}V${BUS.sill + 10}Z`, DAY_DARK);
    sheet.fill(ellipse(x, y + 8, WHEEL), PLUM);
    sheet.fill(ellipse(x, y + 8, 50), CREAM);
    sheet.fill(ellipse(x, y + 8, 36), RED);
    sheet.fill(ellipse(x, y + 8, 20), MARIGOLD);
    for (let bolt = 0; bolt < 8; bolt++) {
      const [bx, by] = onCircle([x, y + 8], 43, bolt * 45);
      sheet.fill(ellipse(bx, by, 4), PLUM);
    }
  }
}

/** The conductor hangs from the rail with one arm and calls the next stop with the other. */
function drawConductor(sheet: Sheet): void {
  const foot: Point = [1062, 682];
  const look: Look = { hair: 'locs', outfit: 'tee', top: VERMILION, bottom: NAVY, skin: SKIN_LIT, shoes: CREAM };
  const stance: Pose = {
    ...POSES.standing,
    facing: 'left',
    lean: -12,
    headTilt: -2,
    legLeft: [-12, 4],
    legRight: [10, 2],
    hands: ['open', 'fist'],
    frontArm: 'both',
    breadth: 0.82,
  };
  const pose = reachingFor(foot, 372, { ...stance, armLeft: [-112, -146] }, look, [
    { side: 'right', target: [DOOR.right - 6, 392], bend: -1 },
  ]);
  drawModelled(sheet, buildFigure(foot, 372, pose, look), {
    light: [-6, -4],
    shade: dayShade,
    rim: CREAM,
    rimWidth: 3,
  });
}

/** The dark foreground: the shadow of a passer-by and the near kerb. */
function drawForeground(sheet: Sheet): void {
  sheet.fill(polygon([-20, 850], [1640, 850], [1640, 940], [-20, 940]), DAY_DARK);
  drawKerb(sheet, -20, 850, 1640, 26, 13, { teal: 1, indigo: 0.5 }, CREAM);
}
