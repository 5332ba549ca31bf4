/** The gallery: framed posters under picture lamps, with visitors in front of them. */
import {
  defineScene,
  type FlatRecipe,
  type Point,
  radial,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import { drawSkyline, KICC_OFFSET } from '../vocabulary/city.js';
import {
  AMBER,
  CREAM,
  DEEP_TEAL,
  GREEN,
  LAMPLIGHT,
  LEAF,
  MARIGOLD,
  MIDNIGHT,
  ORANGE,
  PLUM,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { drawFramedPicture, type PictureBox } from '../vocabulary/gallery.js';
import { arc, at, EVERYTHING, ellipse, onCircle, polygon, polyline, rectangle, ring } from '../vocabulary/geometry.js';
import { drawHeadlineShade } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import { buildBackView, buildFigure, drawPortrait, drawRimLit, POSES } from '../vocabulary/people/index.js';

/** The edge between wall and floor. */
const FLOOR = 690;

export const galleryWall = defineScene({
  seed: 4,
  focus: { x: 0.66, y: 0.42 },
  options: {
    /** `row` (three posters, two visitors) or `two` (an old mark and its new form, one visitor). */
    posters: 'row',
  },
  draw(sheet, { posters }, seed) {
    if (posters === 'two') drawRefresh(sheet);
    else drawExhibition(sheet, seed);
  },
});

function drawExhibition(sheet: Sheet, seed: number): void {
  const left: PictureBox = { x: 562, y: 178, width: 228, height: 316 };
  const middle: PictureBox = { x: 878, y: 108, width: 334, height: 440 };
  const right: PictureBox = { x: 1298, y: 150, width: 252, height: 344 };
  drawRoom(sheet, [1040, 330]);
  drawFramedPicture(sheet, left, { strength: 0.55, floor: FLOOR }, () => drawTowerPoster(sheet, left, seed));
  drawFramedPicture(sheet, middle, { strength: 1, floor: FLOOR }, () => drawPortraitPoster(sheet, middle));
  drawFramedPicture(sheet, right, { strength: 0.85, floor: FLOOR }, () => drawDrumPoster(sheet, right));
  drawBench(sheet);
  drawVisitors(sheet);
  drawHeadlineShade(sheet, 700, 0.86, { red: 1 });
}

/** A plum-coloured wall with a rail, and a shiny floor. */
function drawRoom(sheet: Sheet, light: Point): void {
  sheet.fill(EVERYTHING, {
    red: 1,
    indigo: radial(light, 860, [0, 0.42], [0.5, 0.66], [1, 1]),
  });
  sheet.fill(rectangle(-20, -20, 1640, 46), PLUM);
  sheet.stroke(polyline([-20, 30], [1620, 30]), 5, { red: 1, marigold: 0.6, indigo: 0.35 });
  sheet.fill(rectangle(-20, FLOOR - 22, 1640, 24), {
    red: 1,
    indigo: radial([light[0], FLOOR], 700, [0, 0.55], [1, 1]),
  });
  sheet.fill(rectangle(-20, FLOOR, 1640, 280), {
    red: 1,
    marigold: radial([light[0], FLOOR], 640, [0, 0.4], [1, 0]),
    indigo: radial([light[0], FLOOR + 40], 720, [0, 0.5], [0.5, 0.82], [1, 1]),
  });
  for (let board = -8; board < 9; board++) {
    sheet.stroke(polyline([light[0] + board * 96, FLOOR], [light[0] + board * 250, 920]), 2.4, {
      red: 1,
      indigo: 0.95,
    });
  }
}

/** Poster one: the convention centre on a marigold-coloured morning. */
function drawTowerPoster(sheet: Sheet, { x, y, width, height }: PictureBox, seed: number): void {
  const base = y + height - 46;
  const unit = height / 8.6;
  sheet.fill(rectangle(x, y, width, height), { marigold: 1, red: vertical(y, base, [0, 0.05], [1, 0.6]) });
  drawSkyline(sheet, seededRandom(seed), {
    x: x + width * 0.5 - (KICC_OFFSET + 0.9) * unit,
    y: base,
    unit,
    colour: { red: 1, indigo: 0.55 },
    windows: MARIGOLD,
  });
  drawBand(sheet, 'triangles', x, base, width, 46, { ground: DEEP_TEAL, figure: MARIGOLD, accent: VERMILION });
}

/** Poster two: a woman in a head wrap. */
function drawPortraitPoster(sheet: Sheet, { x, y, width, height }: PictureBox): void {
  sheet.fill(rectangle(x, y, width, height), TEAL);
  for (let stripe = 0; stripe < 5; stripe++)
    sheet.fill(
      ring(x + width * 0.52, y + height * 0.44, 92 + stripe * 60, 62 + stripe * 60),
      { teal: 1, indigo: 0.3 },
      { evenOdd: true },
    );
  drawPortrait(sheet, {
    centre: [x + width * 0.52, y + height * 0.48],
    size: 174,
    facing: 'left',
    skin: { marigold: 0.95, red: 0.6, indigo: 0.2 },
    hair: 'wrap',
    hairRecipe: MARIGOLD,
    earring: CREAM,
    cloth: VERMILION,
    rim: CREAM,
  });
  drawBand(sheet, 'diamonds', x, y + height - 52, width, 52, {
    ground: VERMILION,
    figure: MARIGOLD,
    accent: { teal: 1, indigo: 0.4 },
  });
}

/** Poster three: a drum and the sound coming from it. */
function drawDrumPoster(sheet: Sheet, { x, y, width, height }: PictureBox): void {
  const centre = x + width / 2;
  const head: Point = [centre, y + height * 0.44];
  sheet.fill(rectangle(x, y, width, height), VERMILION);
  for (const radius of [78, 116, 154, 192])
    sheet.stroke(arc(head, radius, 200, 340), 13, radius % 4 ? MARIGOLD : CREAM);
  sheet.fill(
    polygon(
      [centre - 62, head[1]],
      [centre + 62, head[1]],
      [centre + 26, y + height * 0.72],
      [centre + 46, y + height + 4],
      [centre - 46, y + height + 4],
      [centre - 26, y + height * 0.72],
    ),
    { red: 1, indigo: 0.72 },
  );
  for (const lace of [-44, -15, 15, 44])
    sheet.stroke(polyline([centre + lace, head[1] + 8], [centre + lace * 0.45, y + height * 0.7]), 5, MARIGOLD);
  sheet.fill(ellipse(head[0], head[1], 64, 17), CREAM);
  sheet.stroke(ellipse(head[0], head[1], 64, 17), 6, { red: 1, indigo: 0.72 });
}

/** A bench in front of the wall, covered in kitenge. */
function drawBench(sheet: Sheet): void {
  const [left, right, top] = [640, 1090, 776];
  sheet.overprint(
    polygon([left - 10, 880], [right + 10, 880], [right + 40, 930], [left - 50, 930]),
    { indigo: 1 },
    { opacity: 0.75 },
  );
  for (const x of [left + 26, right - 26]) sheet.fill(rectangle(x - 11, top + 80, 22, 80), PLUM);
  sheet.fill(polygon([left + 16, top], [right - 16, top], [right, top + 30], [left, top + 30]), AMBER);
  drawBand(sheet, 'diamonds', left, top + 30, right - left, 56, {
    ground: { red: 1, indigo: 0.5 },
    figure: { marigold: 1, red: 0.4, indigo: 0.1 },
    accent: DEEP_TEAL,
  });
}

/** Two visitors from behind, one pointing something out to the other. */
function drawVisitors(sheet: Sheet): void {
  const rim: FlatRecipe = { marigold: 0.7, red: 0.1 };
  const shadow = (x: number): void => {
    sheet.overprint(
      polygon([x - 46, 866], [x + 46, 866], [x + 96, 930], [x - 10, 930]),
      { indigo: 1 },
      { opacity: 0.8 },
    );
  };
  shadow(1232);
  shadow(1342);
  drawRimLit(
    sheet,
    buildFigure(
      [1342, 872],
      404,
      { ...POSES.standing, facing: 'away', headTilt: -4, armLeft: [-12, -4], armRight: [12, 3] },
      {
        outfit: 'suit',
        build: 'broad',
        hair: 'short',
        top: DEEP_TEAL,
        bottom: MIDNIGHT,
        skin: SKIN_TONES[3] ?? PLUM,
        hairRecipe: PLUM,
      },
    ),
    { colour: rim, shift: [3, 3] },
  );
  drawRimLit(
    sheet,
    buildFigure(
      [1230, 872],
      384,
      {
        ...POSES.standing,
        facing: 'away',
        headTilt: -5,
        armLeft: [-98, -124],
        armRight: [12, 4],
        hands: ['flat', 'relaxed'],
      },
      {
        outfit: 'dress',
        hair: 'bun',
        top: { marigold: 1, red: 0.3, indigo: 0.12 },
        bottom: { marigold: 1, red: 0.3, indigo: 0.12 },
        skin: SKIN_TONES[2] ?? PLUM,
        hairRecipe: PLUM,
      },
    ),
    { colour: rim, shift: [3, 3] },
  );
}

/** The same mark twice: the old crest in the shade, the new sign in the light. */
function drawRefresh(sheet: Sheet): void {
  const old: PictureBox = { x: 540, y: 150, width: 296, height: 388 };
  const fresh: PictureBox = { x: 1024, y: 112, width: 388, height: 470 };
  drawRoom(sheet, [1180, 330]);
  drawFramedPicture(sheet, old, { strength: 0.45, floor: FLOOR }, () => drawOldMark(sheet, old));
  drawFramedPicture(sheet, fresh, { strength: 1, floor: FLOOR }, () => drawNewMark(sheet, fresh));
  drawLookingOn(sheet);
}

/** A pointed leaf that grows from its root at an angle (0° right, clockwise). */
function petal(root: Point, angle: number, length: number, breadth: number): string {
  const middle = onCircle(root, length * 0.52, angle);
  const across = onCircle([0, 0], breadth, angle + 90);
  return `M${at(root)}Q${at([middle[0] + across[0], middle[1] + across[1]])} ${at(onCircle(root, length, angle))}Q${at([middle[0] - across[0], middle[1] - across[1]])} ${at(root)}Z`;
}

/** Two tea leaves and a bud in the old style: a crest with a ring, dots and a ribbon. */
function drawOldMark(sheet: Sheet, { x, y, width, height }: PictureBox): void {
  const centre: Point = [x + width / 2, y + height * 0.46];
  const brown: FlatRecipe = { red: 1, marigold: 0.9, indigo: 0.5 };
  sheet.fill(rectangle(x, y, width, height), { marigold: 0.6 });
  sheet.stroke(rectangle(x + 14, y + 14, width - 28, height - 28), 4, brown);
  const scallop = Array.from({ length: 20 }, (_, index) => ellipse(...onCircle(centre, 112, index * 18), 17)).join('');
  sheet.fill(scallop, brown);
  sheet.fill(ellipse(centre[0], centre[1], 112), { marigold: 0.35 });
  sheet.stroke(ellipse(centre[0], centre[1], 98), 4, brown);
  sheet.stroke(ellipse(centre[0], centre[1], 88), 2.4, brown);
  const root: Point = [centre[0], centre[1] + 46];
  sheet.stroke(polyline(root, [root[0], root[1] + 34]), 6, brown);
  for (const angle of [-150, -30, -90]) {
    const length = angle === -90 ? 112 : 86;
    const leaf = petal(root, angle, length, angle === -90 ? 44 : 46);
    sheet.fill(leaf, { teal: 0.75, marigold: 1, indigo: 0.2 });
    sheet.stroke(leaf, 3, brown);
    sheet.stroke(polyline(root, onCircle(root, length * 0.8, angle)), 3, brown);
  }
  const ribbonTop = centre[1] + 104;
  for (const side of [-1, 1])
    sheet.fill(
      polygon(
        [centre[0] + side * 76, ribbonTop + 14],
        [centre[0] + side * 124, ribbonTop + 14],
        [centre[0] + side * 106, ribbonTop + 34],
        [centre[0] + side * 124, ribbonTop + 54],
        [centre[0] + side * 76, ribbonTop + 54],
      ),
      { red: 1, indigo: 0.6 },
    );
  sheet.fill(rectangle(centre[0] - 92, ribbonTop, 184, 40), { red: 1, marigold: 0.3, indigo: 0.25 });
}

/** Two leaves and a bud in the new style: three overprinting shapes. */
function drawNewMark(sheet: Sheet, { x, y, width, height }: PictureBox): void {
  const root: Point = [x + width / 2, y + height * 0.68];
  sheet.fill(rectangle(x, y, width, height), CREAM);
  const leaves = [petal(root, -144, 206, 112), petal(root, -36, 206, 112)] as const;
  const bud = petal(root, -90, 262, 124);
  sheet.fill(leaves[0], GREEN);
  sheet.fill(leaves[1], LEAF);
  sheet.fill(bud, VERMILION);
  sheet.clip(leaves[0], () => sheet.fill(bud, { red: 1, indigo: 0.6 }));
  sheet.clip(leaves[1], () => sheet.fill(bud, ORANGE));
  drawBand(sheet, 'zigzag', x, y + height - 74, width, 74, { ground: GREEN, figure: MARIGOLD, accent: CREAM });
}

/** The owner from behind, dark against the new mark's light. */
function drawLookingOn(sheet: Sheet): void {
  const owner = buildBackView({
    head: [930, 640],
    size: 138,
    hair: 'afro',
    tilt: 0.6,
    shirt: { teal: 1, indigo: 0.6 },
    skin: { marigold: 0.9, red: 0.8, indigo: 0.66 },
  });
  drawRimLit(sheet, owner, { colour: LAMPLIGHT, shift: [-4, 4] });
}
