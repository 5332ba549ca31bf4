/**
 * A sunny Nairobi pavement: a flier changes hands in front of a house wall, or a painter finishes a mural on the wall.
 */
import { defineScene, type FlatRecipe, type Point, type Sheet } from '../engine/index.js';
import {
  CREAM,
  FOREST,
  GREEN,
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
  at,
  EVERYTHING,
  ellipse,
  placed,
  polygon,
  polyline,
  rectangle,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawShade } from '../vocabulary/light.js';
import { drawBroadLeaf, frond } from '../vocabulary/nature.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  buildFigure,
  dayShade,
  drawModelled,
  type Figure,
  type Look,
  mirrored,
  POSES,
  type Pose,
  reachingFor,
} from '../vocabulary/people/index.js';
import { drawAwning, drawKerb, drawLongShadow } from '../vocabulary/street.js';

const DAY_DARK: FlatRecipe = { teal: 1, indigo: 0.82 };
/** The lower edges of the wall and of the pavement. */
const GROUND = 612;
const KERB = 816;

export const streetFliers = defineScene({
  seed: 6,
  focus: { x: 0.5, y: 0.5 },
  options: {
    /**
     * `shops`: fliers in front of a row of shops. `mural`: a wall painted from ground to roof, with a painter on a
     * platform.
     */
    wall: 'shops',
  },
  draw(sheet, { wall }) {
    sheet.fill(EVERYTHING, PAPER);
    if (wall === 'mural') drawMuralStreet(sheet);
    else drawFlierStreet(sheet);
  },
});

function person(sheet: Sheet, x: number, y: number, height: number, pose: Pose, look: Look): Figure {
  drawLongShadow(sheet, [x, y], height * 0.22, [height * 0.74, height * 0.2], 0.5);
  const figure = buildFigure([x, y], height, pose, { skin: SKIN_LIT, bottom: NAVY, shoes: DAY_DARK, ...look });
  drawModelled(sheet, figure, { light: [-height * 0.016, -3], shade: dayShade });
  return figure;
}

function drawPavement(sheet: Sheet, ground: number): void {
  sheet.fill(rectangle(-20, ground, 1640, KERB - ground), { marigold: 0.24 });
  for (let joint = 0; joint < 9; joint++) {
    sheet.stroke(polyline([joint * 240 - 60, ground], [joint * 320 - 420, KERB]), 2.4, { marigold: 0.6 });
  }
  sheet.fill(rectangle(-20, KERB, 1640, 120), { teal: 1, marigold: 0.2, indigo: 0.34 });
  drawKerb(sheet, -20, KERB, 1640, 24, 18, DAY_DARK, CREAM);
}

// The shops and the flier.

function drawFlierStreet(sheet: Sheet): void {
  drawShopWall(sheet);
  drawPavement(sheet, GROUND);
  drawShade(sheet, polygon([-20, GROUND], [470, GROUND], [700, 690], [-20, 720]), 0.3);
  drawHandover(sheet);
  // A shrub in the near flower bed fills the corner.
  for (const [tip, width] of [
    [[300, 640], 50],
    [[420, 730], 46],
    [[500, 830], 40],
  ] as const)
    drawBroadLeaf(sheet, [270, 960], tip, width, width === 46 ? FOREST : DAY_DARK, width === 46 ? GREEN : FOREST);
}

/** A long single-storey front: a shop with its awning, a green door, and a wide bare wall with a palm's shadow. */
function drawShopWall(sheet: Sheet): void {
  sheet.fill(rectangle(-20, -20, 1640, GROUND + 20), { marigold: 0.1 });
  sheet.fill(rectangle(-20, 420, 1640, GROUND - 420), TEAL);
  sheet.fill(rectangle(-20, 408, 1640, 14), CREAM);
  // The parapet and its shadow, with a painted band underneath.
  drawBand(sheet, 'triangles', -20, 40, 1640, 62, { ground: VERMILION, figure: MARIGOLD, accent: PLUM });
  sheet.fill(rectangle(-20, -20, 1640, 60), FOREST);
  drawShade(sheet, polygon([-20, 102], [1640, 102], [1640, 132], [-20, 132]), 0.5);
  // The shop at the left.
  sheet.fill(rectangle(150, 232, 320, GROUND - 232), DAY_DARK);
  sheet.fill(rectangle(166, 300, 288, 190), { teal: 0.5, marigold: 0.3 });
  for (const [x, ink] of [
    [196, VERMILION],
    [252, MARIGOLD],
    [308, GREEN],
    [364, CREAM],
    [420, ORANGE],
  ] as const)
    sheet.fill(roundedRectangle(x - 22, 392, 42, 98, 8), ink);
  sheet.fill(rectangle(166, 490, 288, 16), CREAM);
  drawAwning(sheet, [140, 480, 206], [96, 524, 288], 9, [VERMILION, CREAM]);
  drawShade(sheet, polygon([150, 322], [470, 322], [540, 380], [540, 420], [150, 360]), 0.34);
  // The palm's shadow on the bare wall, and the door.
  const trunk: Point = [1010, 330];
  for (const tip of [
    [760, 190],
    [840, 420],
    [1200, 180],
    [1240, 400],
    [1000, 120],
  ] as const)
    drawShade(sheet, frond(trunk, tip, -24, 11, 74), 0.42);
  drawShade(sheet, polygon([1000, 330], [1024, 330], [1090, GROUND], [1050, GROUND]), 0.42);
  sheet.fill(rectangle(1250, 216, 210, GROUND - 216), FOREST);
  sheet.fill(rectangle(1270, 236, 170, GROUND - 236), GREEN);
  for (const y of [260, 430]) sheet.fill(rectangle(1292, y, 126, 130), FOREST);
  sheet.fill(ellipse(1424, 424, 8), MARIGOLD);
  drawShade(sheet, polygon([1270, 236], [1330, 236], [1300, GROUND], [1270, GROUND]), 0.4, 0.2);
}

/** The promoter and the passer-by, with one sheet between their hands. */
function drawHandover(sheet: Sheet): void {
  const meeting: Point = [796, 490];
  const promoterLook: Look = {
    hair: 'cap',
    hairRecipe: VERMILION,
    outfit: 'tee',
    top: MARIGOLD,
    build: 'slim',
    beard: true,
  };
  const passerLook: Look = { hair: 'afro', outfit: 'dress', top: VERMILION, bottom: VERMILION };
  const promoterStance: Pose = { ...POSES.talking, lean: 5, armLeft: [10, 96], hands: ['fist', 'flat'] };
  const promoterPose = reachingFor([630, 776], 426, promoterStance, promoterLook, [
    { side: 'right', target: [meeting[0] - 34, meeting[1] + 16], bend: -1 },
  ]);
  const passerStance: Pose = { ...mirrored(POSES.walking), lean: -2, hands: ['flat', 'relaxed'], frontArm: 'left' };
  const passerPose = reachingFor([960, 784], 412, passerStance, passerLook, [
    { side: 'left', target: [meeting[0] + 44, meeting[1] + 4], bend: 1 },
  ]);
  const passer = person(sheet, 960, 784, 412, passerPose, passerLook);
  const promoter = person(sheet, 630, 776, 426, promoterPose, promoterLook);
  drawFlier(sheet, meeting[0], meeting[1] - 26, 1.45, -10);
  // His pile of fliers, her kitenge bag.
  const [pile] = promoter.hands;
  for (let copy = 0; copy < 4; copy++) drawFlier(sheet, pile[0] + 6 + copy * 3, pile[1] - 22 - copy * 5, 0.92, 10);
  const bag = passer.hands[1];
  sheet.stroke(polyline([bag[0] - 18, bag[1] + 40], [bag[0], bag[1] - 2], [bag[0] + 18, bag[1] + 40]), 6, DAY_DARK);
  sheet.fill(roundedRectangle(bag[0] - 46, bag[1] + 38, 92, 84, 10), TEAL);
  drawBand(sheet, 'diamonds', bag[0] - 46, bag[1] + 56, 92, 46, { ground: TEAL, figure: MARIGOLD, accent: RED });
  // Further along, a man is already reading his.
  const reader = person(
    sheet,
    1182,
    700,
    330,
    { ...POSES.standingSide, armRight: [26, 128], armLeft: [22, 122], headTilt: 8, hands: ['fist', 'fist'] },
    { hair: 'fade', outfit: 'shirt', top: ORANGE, build: 'broad' },
  );
  drawFlier(sheet, reader.hands[1][0] + 12, reader.hands[1][1] - 22, 0.82, 12);
}

/** One flier: a bold shape on cream, readable from across the street. */
function drawFlier(sheet: Sheet, x: number, y: number, scale: number, angle: number): void {
  sheet.group(placed(x, y, angle, scale), () => {
    sheet.fill(rectangle(-31, -41, 62, 82), DAY_DARK);
    sheet.fill(rectangle(-29, -39, 58, 78), CREAM);
    sheet.fill(rectangle(-29, -39, 58, 50), VERMILION);
    sheet.fill(ellipse(0, -14, 17), MARIGOLD);
    sheet.fill(rectangle(-20, 19, 40, 6), TEAL);
    sheet.fill(rectangle(-20, 29, 28, 6), TEAL);
  });
}

// The mural.

/** The fish: its nose, the root of its tail, its middle line and half its height. */
const FISH = { nose: 330, tail: 960, y: 340, half: 176 };

function drawMuralStreet(sheet: Sheet): void {
  drawMuralWall(sheet);
  drawFish(sheet);
  drawWallShade(sheet);
  drawPlatform(sheet);
  drawPavement(sheet, 690);
  drawKerb(sheet, -20, KERB, 1640, 24, 18, DAY_DARK, CREAM);
  const child: Look = { hair: 'puff', outfit: 'dress', top: MARIGOLD, bottom: MARIGOLD };
  person(sheet, 470, 786, 246, POSES.walking, {
    hair: 'wrap',
    hairRecipe: MARIGOLD,
    outfit: 'skirt',
    top: CREAM,
    bottom: VERMILION,
  });
  person(sheet, 386, 792, 164, POSES.walking, child);
  const guide = person(
    sheet,
    800,
    790,
    252,
    { ...POSES.reaching, armRight: [118, 142], hands: ['relaxed', 'point'] },
    { hair: 'short', outfit: 'shirt', top: ORANGE, build: 'broad' },
  );
  drawLongShadow(sheet, [guide.hands[0][0], 792], 10, [60, 12], 0.3);
}

/** The gable end of a tall house, painted lake teal with waves; a strip of sky remains on the left. */
function drawMuralWall(sheet: Sheet): void {
  sheet.fill(rectangle(-20, -20, 1640, 720), { teal: 0.3, marigold: 0.06 });
  sheet.fill(polygon([-20, 380], [120, 380], [120, 700], [-20, 700]), { marigold: 0.7, red: 0.1 });
  for (let row = 0; row < 3; row++) sheet.fill(rectangle(20, 420 + row * 90, 60, 50), TEAL);
  sheet.fill(rectangle(230, -20, 1400, 720), TEAL);
  for (let wave = 0; wave < 6; wave++) {
    const y = 60 + wave * 118;
    let line = `M230 ${y}`;
    for (let crest = 0; crest < 10; crest++) line += `q70 ${crest % 2 ? 46 : -46} 140 0`;
    sheet.stroke(line, 15, { teal: 0.5, marigold: 0.05 });
  }
  sheet.fill(rectangle(206, -20, 28, 720), CREAM);
}

/** A tilapia in kitenge bands; its tail is still only outlined on the primed wall. */
function drawFish(sheet: Sheet): void {
  const { nose, tail, y, half } = FISH;
  const body = `M${at([nose, y])}C${at([nose + 120, y - half * 1.3])} ${at([tail - 250, y - half * 1.3])} ${at([tail, y - 44])}V${y + 44}C${at([tail - 250, y + half * 1.3])} ${at([nose + 120, y + half * 1.3])} ${at([nose, y])}Z`;
  // The dorsal and belly fins.
  sheet.fill(`M${at([nose + 170, y - half * 0.78])}Q${at([620, y - half * 2])} ${at([tail - 60, y - 80])}Z`, VERMILION);
  sheet.fill(
    `M${at([580, y + half * 0.8])}Q${at([640, y + half * 1.7])} ${at([800, y + half * 1.3])}L${at([760, y + half * 0.7])}Z`,
    VERMILION,
  );
  sheet.stroke(body, 14, CREAM);
  sheet.fill(body, MARIGOLD);
  sheet.clip(body, () => {
    const bands = [
      ['suns', VERMILION, MARIGOLD, CREAM],
      ['diamonds', MARIGOLD, RED, CREAM],
      ['suns', VERMILION, MARIGOLD, CREAM],
      ['triangles', MARIGOLD, RED, PLUM],
    ] as const;
    bands.forEach(([pattern, ground, figure, accent], row) => {
      drawBand(sheet, pattern, 520, y - half + row * 88, 470, 88, { ground, figure, accent });
    });
    // The head.
    sheet.fill(`M${at([nose - 20, y - half * 1.4])}H500Q590 ${y} 500 ${y + half * 1.4}H${nose - 20}Z`, ORANGE);
    sheet.stroke(`M500 ${y - half * 1.4}Q590 ${y} 500 ${y + half * 1.4}`, 16, CREAM);
  });
  sheet.fill(ellipse(424, y - 44, 42), CREAM);
  sheet.fill(ellipse(418, y - 44, 22), PLUM);
  sheet.stroke(`M${at([nose + 8, y + 12])}L${at([nose + 84, y + 44])}`, 9, PLUM);
  // The tail: primer in paper white, a drawn edge, and a third of it painted.
  const fan = `M${at([tail - 10, y - 46])}Q${at([tail + 90, y - 90])} ${at([tail + 200, y - 220])}Q${at([tail + 150, y])} ${at([tail + 200, y + 220])}Q${at([tail + 90, y + 90])} ${at([tail - 10, y + 46])}Z`;
  sheet.fill(fan, { marigold: 0.08 });
  sheet.clip(fan, () =>
    sheet.fill(
      `M${at([tail - 30, y - 80])}H${tail + 96}Q${at([tail + 60, y])} ${at([tail + 120, y + 60])}V${y + 300}H${tail - 30}Z`,
      VERMILION,
    ),
  );
  sheet.stroke(fan, 8, CREAM);
}

/** The roof's edge and a neighbouring building cast hard shadows on the wall. */
function drawWallShade(sheet: Sheet): void {
  drawShade(sheet, polygon([234, -20], [1640, -20], [1640, 46], [234, 46]), 0.5, 0.2);
  drawShade(sheet, polygon([1240, -20], [1640, -20], [1640, 720], [1480, 720]), 0.42, 0.14);
}

/** The painter's cradle on two ropes; she is rolling paint on the last of the tail. */
function drawPlatform(sheet: Sheet): void {
  const deck = 520;
  sheet.overprint(rectangle(1100, deck + 22, 330, 60), { teal: 1, indigo: 0.3 }, { opacity: 0.6 });
  for (const x of [1082, 1352]) sheet.stroke(polyline([x, -20], [x, deck]), 6, DAY_DARK);
  const look: Look = {
    hair: 'wrap',
    hairRecipe: VERMILION,
    outfit: 'tee',
    top: CREAM,
    bottom: NAVY,
    skin: SKIN_LIT,
    shoes: DAY_DARK,
    build: 'curvy',
  };
  const roller: Point = [1078, 236];
  const stance: Pose = { ...mirrored(POSES.reaching), hands: ['fist', 'fist'], frontArm: 'both' };
  const pose = reachingFor([1240, deck], 300, stance, look, [
    { side: 'left', target: [1156, 306], bend: 1 },
    { side: 'right', target: [1210, 352], bend: 1 },
  ]);
  const painter = buildFigure([1240, deck], 300, pose, look);
  sheet.stroke(polyline([1250, 386], roller), 9, { marigold: 1, red: 0.5 });
  sheet.group(placed(roller[0], roller[1], -32), () => {
    sheet.fill(roundedRectangle(-14, -38, 28, 76, 10), VERMILION);
  });
  drawModelled(sheet, painter, { light: [-5, -3], shade: dayShade });
  sheet.fill(rectangle(1050, deck, 340, 22), ORANGE);
  sheet.fill(rectangle(1050, deck + 14, 340, 10), { marigold: 1, red: 0.8, indigo: 0.3 });
  for (const x of [1060, 1164, 1272, 1380]) sheet.stroke(polyline([x, deck], [x, deck - 92]), 6, DAY_DARK);
  sheet.stroke(polyline([1052, deck - 92], [1388, deck - 92]), 7, DAY_DARK);
  for (const [x, ink] of [
    [1110, MARIGOLD],
    [1334, RED],
  ] as const) {
    sheet.fill(rectangle(x - 22, deck - 44, 44, 44), CREAM);
    sheet.fill(rectangle(x - 22, deck - 44, 44, 14), ink);
  }
}
