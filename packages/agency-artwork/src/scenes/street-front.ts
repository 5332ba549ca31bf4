/** A lit front in a Nairobi street: the small print shop, the Westlands office, or the corner with a digital screen. */
import {
  defineScene,
  type FlatRecipe,
  linear,
  type Random,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawSkyline, drawStreetLamp } from '../vocabulary/city.js';
import {
  AMBER,
  CREAM,
  GREEN,
  LAMPLIGHT,
  MARIGOLD,
  MIDNIGHT,
  NAVY,
  ORANGE,
  PLUM,
  RED,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  moved,
  onPlane,
  polygon,
  polyline,
  rectangle,
  ring,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { drawBroadLeaf } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildFigure,
  drawCrowdRow,
  drawModelled,
  drawPortrait,
  drawRimLit,
  type Look,
  mirrored,
  POSES,
  type Pose,
  reachingFor,
} from '../vocabulary/people/index.js';
import {
  drawAwning,
  drawBicycle,
  drawBodaBoda,
  drawRegisterSign,
  drawSpill,
  drawWindowGrid,
  drawZebra,
} from '../vocabulary/street.js';
import { drawMatatu } from '../vocabulary/vehicles.js';

export const streetFront = defineScene({
  seed: 12,
  focus: { x: 0.68, y: 0.5 },
  options: {
    /** `print-shop` at dusk, `office` at night with a boda boda, or `led-corner` with a digital screen. */
    place: 'print-shop',
  },
  draw(sheet, { place }, seed) {
    const random = seededRandom(seed);
    if (place === 'led-corner') {
      drawLedCorner(sheet, random);
      return;
    }
    // The fronts are high up in the picture, because on phones text covers the lower half.
    const front = place === 'office' ? drawOffice : drawPrintShop;
    sheet.group(moved(0, -76), () => front(sheet, random));
    drawHeadlineShade(sheet, 740, 0.82);
  },
});

function walker(sheet: Sheet, x: number, y: number, height: number, pose: Pose, look: Look, side: 1 | -1): void {
  drawRimLit(sheet, buildFigure([x, y], height, pose, look), {
    colour: { marigold: 1, red: 0.2 },
    shift: [3 * side, 2.5],
    body: PLUM,
  });
}

// The print shop.

/** The opening of the shop: a wide window with a counter, and a door beside it. */
const SHOP = { left: 800, right: 1284, top: 300, floor: 640, sill: 552 };
const DOOR = { left: 1330, right: 1474 };

function drawPrintShop(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, {
    teal: 1,
    indigo: vertical(0, 520, [0, 0.86], [0.5, 0.2], [1, 0]),
    marigold: vertical(0, 420, [0, 0], [0.4, 0.5], [1, 1]),
  });
  drawSkyline(sheet, random, { x: -260, y: 650, unit: 62, colour: { teal: 1, indigo: 0.72, marigold: 0.6 } });
  drawNeighbour(sheet, random);
  drawShopWall(sheet);
  drawShopRoom(sheet);
  drawPrinterAtWork(sheet);
  drawShopTrim(sheet);
  drawPavement(sheet);
}

/** The darker house next door, a calm background for the headline: a washing line on the roof, two lit windows. */
function drawNeighbour(sheet: Sheet, random: Random): void {
  sheet.fill(rectangle(250, 250, 470, 400), { teal: 1, marigold: 0.6, indigo: 0.94 });
  sheet.fill(rectangle(236, 238, 484, 22), MIDNIGHT);
  drawWindowGrid(sheet, random, [300, 300, 380, 170], 5, 2, 0.34, { marigold: 1, red: 0.45, indigo: 0.25 });
  for (let shutter = 0; shutter < 2; shutter++) {
    const x = 300 + shutter * 206;
    sheet.fill(rectangle(x, 500, 170, 150), { teal: 1, indigo: 1 });
    for (let slat = 0; slat < 6; slat++)
      sheet.stroke(polyline([x, 516 + slat * 22], [x + 170, 516 + slat * 22]), 3, { teal: 1, indigo: 0.78 });
  }
}

function drawShopWall(sheet: Sheet): void {
  sheet.fill(rectangle(700, 150, 920, 500), {
    teal: 1,
    marigold: 1,
    indigo: linear([700, 0], [1600, 0], [0, 0.78], [0.5, 0.42], [1, 0.66]),
  });
  sheet.fill(rectangle(686, 124, 940, 36), MIDNIGHT);
  sheet.fill(rectangle(700, 560, 920, 90), { teal: 1, indigo: 0.72, marigold: 0.4 });
}

/** The lit room behind the opening: a press, sheets on a line, shelves of paper. */
function drawShopRoom(sheet: Sheet): void {
  const { left, right, top, floor } = SHOP;
  drawHalo(sheet, [1050, 440], 560, { marigold: 1, red: 0.2 }, 0.55);
  const glow: FlatRecipe = { marigold: 0.95, red: 0.26 };
  for (const [from, to, low] of [
    [left, right, floor],
    [DOOR.left, DOOR.right, floor],
  ] as const) {
    sheet.fill(rectangle(from - 14, top - 14, to - from + 28, low - top + 14), PLUM);
    sheet.fill(rectangle(from, top, to - from, low - top), {
      marigold: vertical(top, low, [0, 0.4], [1, 1]),
      red: vertical(top, low, [0, 0], [1, 0.42]),
    });
  }
  // The press: feed board, body with the big wheel, delivery.
  sheet.fill(polygon([1040, 460], [1100, 436], [1100, 452], [1040, 476]), PLUM);
  sheet.fill(roundedRectangle(1070, 396, 156, 170, 14), { teal: 1, indigo: 0.6 });
  sheet.fill(roundedRectangle(1100, 376, 90, 30, 8), { teal: 1, indigo: 0.6 });
  sheet.fill(ring(1150, 486, 60, 44), PLUM, { evenOdd: true });
  for (const angle of [0, 60, 120])
    sheet.group(`rotate(${angle} 1150 486)`, () => sheet.stroke(polyline([1098, 486], [1202, 486]), 7, PLUM));
  sheet.fill(ellipse(1150, 486, 14), RED);
  sheet.fill(rectangle(1226, 480, 60, 12), PLUM);
  // Through the door: a back wall with framed prints.
  sheet.fill(rectangle(DOOR.left + 36, 356, 72, 92), CREAM);
  sheet.fill(ellipse(DOOR.left + 72, 398, 24), VERMILION);
  sheet.fill(rectangle(DOOR.left, 606, DOOR.right - DOOR.left, 34), { ...glow, indigo: 0.2 });
  // Sheets drying on a line.
  sheet.stroke(`M${left} 326Q1040 348 ${right} 322`, 3, PLUM);
  [
    [1080, GREEN],
    [1238, VERMILION],
  ].forEach(([x, ink], index) => {
    const at = x as number;
    sheet.fill(polygon([at - 28, 334], [at + 28, 336], [at + 26, 412], [at - 26, 410]), CREAM);
    sheet.fill(
      index % 2 ? polygon([at - 18, 400], [at, 350], [at + 18, 400]) : ellipse(at, 374, 18),
      ink as FlatRecipe,
    );
  });
}

/** The printer holds a fresh sheet up to the light; a customer waits at the sill. */
function drawPrinterAtWork(sheet: Sheet): void {
  const { left, right, top, sill, floor } = SHOP;
  sheet.clip(rectangle(left, top, right - left, floor - top), () => {
    const look: Look = {
      hair: 'cap',
      hairRecipe: VERMILION,
      outfit: 'tee',
      top: { teal: 1, indigo: 0.2 },
      bottom: NAVY,
      skin: SKIN_TONES[1] ?? PLUM,
      beard: true,
    };
    const stance: Pose = { ...POSES.standing, facing: 'left', frontArm: 'both', hands: ['fist', 'fist'] };
    const pose = reachingFor([1000, 690], 326, stance, look, [
      { side: 'left', target: [920, 428], bend: 1 },
      { side: 'right', target: [932, 474], bend: 1 },
    ]);
    const printer = buildFigure([1000, 690], 326, pose, look);
    sheet.fill(polygon([818, 352], [932, 344], [940, 478], [826, 486]), { marigold: 0.04 });
    sheet.fill(ellipse(878, 404, 36), VERMILION);
    sheet.fill(ellipse(878, 404, 17), MARIGOLD);
    sheet.fill(polygon([846, 458], [918, 453], [919, 464], [847, 469]), TEAL);
    drawModelled(sheet, printer, { light: [-4, -4], rim: LAMPLIGHT });
    sheet.fill(polygon([966, 500], [1034, 500], [1044, 700], [956, 700]), CREAM);
  });
  // The sill with its band, and the objects on it.
  sheet.fill(rectangle(left - 22, sill, right - left + 44, 14), CREAM);
  drawBand(sheet, 'diamonds', left - 14, sill + 14, right - left + 28, 74, {
    ground: VERMILION,
    figure: MARIGOLD,
    accent: PLUM,
  });
  for (let stack = 0; stack < 4; stack++) {
    sheet.fill(
      rectangle(1120 + stack * 3, sill - 12 - stack * 12, 110, 11),
      [TEAL, CREAM, ORANGE, CREAM][stack] ?? CREAM,
    );
  }
}

function drawShopTrim(sheet: Sheet): void {
  drawAwning(sheet, [780, 1500, 200], [736, 1544, 290], 14, [{ red: 1, marigold: 0.6, indigo: 0.12 }, CREAM]);
  sheet.overprint(polygon([780, 200], [1500, 200], [1520, 236], [760, 236]), {
    indigo: vertical(200, 260, [0, 0.6, 0.6], [1, 0, 0]),
  });
  for (const x of [900, 1140, 1380]) {
    sheet.stroke(`M${x} 160Q${x} 182 ${x + 2} 190`, 5, PLUM);
    sheet.fill(polygon([x - 24, 200], [x + 28, 200], [x + 14, 180], [x - 10, 180]), PLUM);
    drawHalo(sheet, [x + 2, 206], 54, { marigold: 0.9, red: 0.1 }, 0.9);
    sheet.fill(ellipse(x + 2, 202, 15, 7), { marigold: 0.12 });
  }
  sheet.stroke(polyline([690, 250], [764, 250]), 8, MIDNIGHT);
  drawRegisterSign(sheet, [724, 322], 52);
}

function drawPavement(sheet: Sheet): void {
  sheet.fill(rectangle(-20, 640, 1640, 380), { teal: 1, marigold: 0.7, indigo: vertical(640, 940, [0, 0.74], [1, 1]) });
  sheet.fill(rectangle(-20, 744, 1640, 16), { teal: 1, indigo: 0.9 });
  drawSpill(sheet, [SHOP.left, DOOR.right, 640], [560, 1700, 930], { marigold: 1, red: 0.34, teal: 0.12 }, 0.9);
  walker(sheet, 1396, 700, 316, { ...POSES.standingSide, facing: 'left' }, { hair: 'wrap', outfit: 'dress' }, 1);
  drawBicycle(sheet, 590, 712, 1.05, PLUM, { marigold: 0.9, red: 0.3 });
  walker(sheet, 770, 796, 330, mirrored(POSES.walking), { hair: 'short', outfit: 'shirt', build: 'broad' }, -1);
  drawStreetLamp(sheet, [470, 660], 520, -1, MIDNIGHT);
}

// The office.

/** The glazed lobby: left end, ceiling and floor. */
const LOBBY = { left: 820, top: 330, floor: 640 };

function drawOffice(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: vertical(0, 640, [0, 1], [0.6, 0.8], [1, 0.3]) });
  drawWestlands(sheet, random);
  drawTower(sheet, random);
  drawLobby(sheet);
  drawForecourt(sheet);
}

function drawWestlands(sheet: Sheet, random: Random): void {
  const lit: FlatRecipe = { marigold: 1, red: 0.2, indigo: 0.12 };
  const tower = (outline: string, dark: number): void => {
    sheet.fill(outline, { teal: 1, indigo: dark });
  };
  tower(polygon([60, 660], [60, 260], [190, 216], [190, 660]), 0.66);
  tower(polygon([420, 660], [420, 120], [520, 60], [560, 84], [560, 660]), 0.62);
  tower(rectangle(220, 330, 170, 330), 0.8);
  tower(polygon([590, 660], [590, 300], [720, 240], [720, 660]), 0.86);
  drawWindowGrid(sheet, random, [434, 150, 112, 460], 5, 22, 0.42, lit);
  drawWindowGrid(sheet, random, [606, 320, 104, 320], 5, 14, 0.3, lit);
  drawWindowGrid(sheet, random, [236, 350, 140, 260], 6, 10, 0.16, lit);
  sheet.stroke(polyline([540, 70], [540, 4]), 4, { teal: 1, indigo: 0.62 });
}

/** The tower above the lobby: dark glass between light fins. */
function drawTower(sheet: Sheet, random: Random): void {
  sheet.fill(rectangle(780, -20, 860, 680), { teal: 1, indigo: vertical(0, 330, [0, 0.86], [1, 0.55]) });
  for (let floor = 0; floor < 4; floor++) {
    const y = 2 + floor * 68;
    for (let bay = 0; bay < 10; bay++) {
      if (random() < 0.42) continue;
      sheet.fill(rectangle(800 + bay * 84, y, 62, 46), {
        marigold: floor % 2 ? 1 : 0.8,
        red: 0.16,
        teal: bay % 3 ? 0 : 0.4,
      });
    }
  }
  for (let fin = 0; fin <= 10; fin++) {
    sheet.fill(rectangle(780 + fin * 84, -20, 15, 320), { teal: 1, indigo: 0.25 });
    sheet.fill(rectangle(780 + fin * 84, -20, 4, 320), { teal: 0.6, marigold: 0.2 });
  }
}

function drawLobby(sheet: Sheet): void {
  const { left, top, floor } = LOBBY;
  drawHalo(sheet, [1180, 480], 620, { marigold: 0.7, teal: 0.7 }, 0.6);
  sheet.fill(rectangle(left, top, 800, floor - top), {
    marigold: vertical(top, floor, [0, 0.34], [1, 1]),
    red: vertical(top, floor, [0, 0], [1, 0.28]),
  });
  // Inside: a reception desk in front of a patterned wall, lamps, and one person at work.
  drawBand(sheet, 'triangles', 1010, 374, 360, 60, {
    ground: { marigold: 0.5 },
    figure: TEAL,
    accent: { marigold: 1, red: 0.5 },
  });
  drawBand(sheet, 'diamonds', 1010, 434, 360, 60, { ground: TEAL, figure: MARIGOLD, accent: PLUM });
  const desk = buildFigure([1190, 690], 296, POSES.standing, {
    hair: 'puff',
    outfit: 'suit',
    top: NAVY,
    skin: SKIN_TONES[0] ?? PLUM,
  });
  drawModelled(sheet, desk, { light: [0, -4], rim: LAMPLIGHT });
  sheet.fill(rectangle(1070, 548, 240, 92), { marigold: 1, red: 0.75, indigo: 0.2 });
  sheet.fill(rectangle(1060, 538, 260, 14), CREAM);
  for (const x of [1090, 1190, 1290]) {
    sheet.stroke(polyline([x, top], [x, 352]), 3, PLUM);
    sheet.fill(ellipse(x, 362, 15, 12), { marigold: 0.08 });
  }
  // The glass: mullions, the door in the middle, and one cold reflection.
  sheet.overprint(polygon([840, top], [930, top], [870, floor], [780, floor]), { teal: 0.4 }, { opacity: 0.5 });
  sheet.overprint(polygon([1440, top], [1580, top], [1500, floor], [1360, floor]), { teal: 0.4 }, { opacity: 0.5 });
  for (const x of [left, 930, 1040, 1340, 1450, 1560]) sheet.fill(rectangle(x - 5, top, 10, floor - top), MIDNIGHT);
  // The canopy that carries the lamps.
  sheet.fill(polygon([700, 296], [1640, 296], [1640, 340], [724, 340]), MIDNIGHT);
  sheet.fill(polygon([724, 340], [1640, 340], [1640, 352], [760, 352]), { marigold: 0.5 });
  drawBand(sheet, 'zigzag', 700, 252, 940, 46, { ground: { teal: 1, indigo: 0.1 }, figure: MARIGOLD, accent: CREAM });
  sheet.fill(rectangle(770, 340, 16, 310), MIDNIGHT);
}

function drawForecourt(sheet: Sheet): void {
  sheet.fill(rectangle(-20, 640, 1640, 380), { teal: 1, indigo: vertical(640, 960, [0, 0.7], [1, 1]) });
  drawSpill(sheet, [LOBBY.left, 1620, 640], [640, 1800, 890], { marigold: 1, red: 0.2, teal: 0.2 }, 0.8);
  sheet.fill(rectangle(-20, 770, 1640, 14), MIDNIGHT);
  for (const [x, size] of [
    [1470, 1],
    [880, 0.8],
  ] as const) {
    sheet.fill(polygon([x - 44 * size, 590], [x + 44 * size, 590], [x + 34 * size, 668], [x - 34 * size, 668]), PLUM);
    for (const [dx, dy, width] of [
      [-104, -110, 20],
      [108, -100, 20],
      [-62, -176, 23],
      [72, -168, 23],
      [4, -206, 25],
    ] as const) {
      const tip = [x + dx * size, 592 + dy * size] as const;
      drawBroadLeaf(
        sheet,
        [x, 596],
        tip,
        width * size,
        { teal: 1, indigo: 0.8, marigold: 0.7 },
        { teal: 1, indigo: 0.3, marigold: 1 },
      );
    }
  }
  walker(sheet, 1330, 690, 250, POSES.walking, { hair: 'bun', outfit: 'skirt' }, 1);
  drawBodaBoda(sheet, {
    x: 1010,
    y: 812,
    scale: 1.9,
    direction: -1,
    tank: VERMILION,
    frame: MIDNIGHT,
    rider: { hairRecipe: MARIGOLD, top: { marigold: 1, teal: 0.5 }, bottom: NAVY, skin: SKIN_TONES[2] ?? PLUM },
    modelling: { light: [-3, -3], rim: LAMPLIGHT, rimWidth: 2 },
  });
  drawHalo(sheet, [880, 642], 150, { marigold: 0.8 }, 0.75);
}

// The corner with the screen.

function drawLedCorner(sheet: Sheet, random: Random): void {
  sheet.fill(EVERYTHING, { red: 1, indigo: vertical(0, 700, [0, 1], [1, 0.6]) });
  drawSkyline(sheet, random, {
    x: -420,
    y: 690,
    unit: 62,
    colour: { red: 1, indigo: 0.84, teal: 0.2 },
    windows: { marigold: 1, red: 0.5, indigo: 0.2 },
  });
  drawHalo(sheet, [860, 330], 760, { red: 1, marigold: 0.7 }, 0.6);
  drawCornerBuilding(sheet);
  drawScreens(sheet);
  drawCrossing(sheet, random);
}

function drawCornerBuilding(sheet: Sheet): void {
  sheet.fill(polygon([620, -20], [1640, -20], [1640, 720], [620, 720]), { red: 1, indigo: 0.86 });
  sheet.fill(polygon([620, -20], [330, -20], [330, 700], [620, 720]), PLUM);
  // Lit shops below the screen.
  sheet.fill(polygon([640, 590], [1640, 606], [1640, 690], [640, 712]), {
    marigold: 1,
    red: vertical(550, 700, [0, 0.3], [1, 0.8]),
  });
  for (let pillar = 0; pillar < 7; pillar++) sheet.fill(rectangle(640 + pillar * 160, 580, 16, 132), PLUM);
  sheet.fill(polygon([350, 620], [606, 590], [606, 712], [350, 696]), { marigold: 1, red: 0.85, indigo: 0.3 });
  for (const x of [420, 500]) sheet.fill(rectangle(x, 596, 12, 114), PLUM);
}

/** The wraparound screen: a portrait on the long face, and a kitenge pattern that continues round the corner. */
function drawScreens(sheet: Sheet): void {
  const frame: FlatRecipe = { indigo: 1, teal: 1 };
  sheet.fill(polygon([606, 20], [1500, 65], [1500, 574], [606, 528]), frame);
  sheet.fill(polygon([634, 20], [362, 84], [362, 598], [634, 536]), frame);
  // The long face: drawn flat, then skewed into the wall's perspective.
  sheet.group(onPlane([626, 44], [1, 0.05], [0, 1]), () => {
    sheet.clip(rectangle(0, 0, 852, 462), () => {
      sheet.fill(rectangle(0, 0, 852, 480), { marigold: 1, red: vertical(0, 480, [0, 0], [1, 0.3]) });
      sheet.fill(polygon([400, 0], [852, 0], [852, 480], [560, 480]), { marigold: 0.3 });
      drawPortrait(sheet, {
        centre: [330, 204],
        size: 222,
        facing: 'right',
        skin: { marigold: 0.95, red: 0.66, indigo: 0.4 },
        hair: 'wrap',
        hairRecipe: VERMILION,
        earring: MARIGOLD,
        cloth: TEAL,
      });
      for (let leaf = 0; leaf < 4; leaf++) {
        const [x, y] = [600 + (leaf % 2) * 124, 40 + Math.floor(leaf / 2) * 150];
        const grounds = [VERMILION, TEAL, TEAL, VERMILION];
        drawBand(sheet, 'leaves', x, y, 124, 150, { ground: grounds[leaf] ?? TEAL, figure: CREAM, accent: PLUM });
      }
      drawBand(sheet, 'suns', 0, 384, 852, 84, { ground: TEAL, figure: MARIGOLD, accent: RED });
    });
  });
  sheet.group(onPlane([380, 104], [0.98, -0.23], [0, 1]), () => {
    sheet.clip(rectangle(0, 0, 246, 470), () => {
      sheet.fill(rectangle(0, 0, 246, 480), { marigold: 1, red: 0.35 });
      drawBand(sheet, 'triangles', 0, 0, 246, 82, { ground: { marigold: 1, red: 0.35 }, figure: RED, accent: PLUM });
      drawBand(sheet, 'diamonds', 0, 110, 246, 122, { ground: AMBER, figure: { teal: 1 }, accent: RED });
      drawBand(sheet, 'triangles', 0, 250, 246, 82, { ground: { marigold: 1, red: 0.35 }, figure: RED, accent: PLUM });
      drawBand(sheet, 'suns', 0, 352, 246, 82, { ground: TEAL, figure: MARIGOLD, accent: RED });
    });
  });
  sheet.fill(rectangle(616, 26, 16, 512), frame);
}

function drawCrossing(sheet: Sheet, random: Random): void {
  sheet.fill(polygon([-20, 690], [620, 718], [1640, 684], [1640, 940], [-20, 940]), {
    red: 1,
    indigo: vertical(690, 900, [0, 0.66], [1, 1]),
  });
  drawSpill(sheet, [500, 1660, 700], [240, 1660, 930], { marigold: 1, red: 0.85 }, 0.75);
  drawZebra(sheet, [560, 1160, 772], [380, 1300, 920], 8, { marigold: 0.6, red: 0.3 });
  drawMatatu(sheet, {
    x: 300,
    y: 752,
    width: 330,
    body: { teal: 1, indigo: 0.3 },
    stripe: MARIGOLD,
    glass: { marigold: 0.8, red: 0.2 },
  });
  drawHalo(sheet, [470, 714], 110, { marigold: 0.9, red: 0.2 }, 0.85);
  walker(sheet, 760, 800, 240, POSES.walking, { hair: 'afro', outfit: 'dress' }, 1);
  walker(sheet, 930, 790, 236, mirrored(POSES.strolling), { hair: 'cap', outfit: 'shirt' }, -1);
  walker(sheet, 1120, 804, 244, POSES.strolling, { hair: 'wrap', outfit: 'skirt' }, -1);
  drawCrowdRow(sheet, random, {
    y: 872,
    size: 52,
    step: 168,
    body: MIDNIGHT,
    rim: { marigold: 1, red: 0.5 },
    rimWidth: 3.2,
    raised: 0.12,
    lightX: 900,
    from: 150,
    phones: 1,
  });
}
