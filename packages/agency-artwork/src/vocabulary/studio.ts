/** Props for recording, film and photo studios: microphones, pop screens, soft boxes, tripods, cameras, slates. */
import { type FlatRecipe, horizontal, type Point, type Recipe, radial, type Sheet } from '../engine/index.js';
import { AMBER, CREAM, LAMPLIGHT, MARIGOLD, PAPER, PLUM, VERMILION } from './colours.js';
import { at, ellipse, placed, polygon, polyline, rectangle, roundedRectangle } from './geometry.js';
import { drawBand } from './patterns.js';

/**
 * A large, upright studio microphone in its elastic cradle.
 *
 * @param centre between the grille and the barrel; at scale 1 it is about 380 units high.
 */
export function drawStudioMicrophone(sheet: Sheet, centre: Point, scale: number, body: FlatRecipe, ring: Recipe): void {
  sheet.group(placed(centre[0], centre[1], 0, scale), () => {
    // The far half of the cradle.
    for (const y of [44, 150]) sheet.stroke(`M-124 ${y}A124 26 0 0 1 124 ${y}`, 8, PLUM);
    const grille = roundedRectangle(-66, -176, 132, 172, 60);
    sheet.fill(grille, {
      marigold: horizontal(-66, 66, [0, 0.12], [0.4, 0.5], [1, 0.9]),
      red: horizontal(-66, 66, [0, 0], [0.5, 0.2], [1, 0.9]),
      indigo: horizontal(-66, 66, [0, 0], [0.45, 0.16], [1, 0.92]),
    });
    sheet.clip(grille, () => {
      for (let wire = -5; wire <= 5; wire++) {
        sheet.stroke(`M${wire * 13 + wire * Math.abs(wire) * 0.4} -180V0`, 3, PLUM);
      }
      for (const y of [-146, -116, -86, -56, -26]) sheet.stroke(`M-70 ${y}Q0 ${y + 16} 70 ${y}`, 3, PLUM);
    });
    sheet.stroke(grille, 5, PLUM);
    const barrel = 'M-62 8H62L56 196Q54 214 34 214H-34Q-54 214 -56 196Z';
    sheet.fill(barrel, body);
    sheet.clip(barrel, () => {
      sheet.overprint(rectangle(-70, 0, 140, 230), {
        indigo: horizontal(-62, 62, [0, 0, 0.5], [0.3, 0, 0.4], [0.34, 0.6, 0.6], [0.7, 1, 0.9], [1, 1, 0.7]),
      });
    });
    sheet.fill(roundedRectangle(-70, -8, 140, 22, 8), ring);
    sheet.fill(ellipse(-18, 104, 15), ring);
    // The near half, and the cords of the cradle.
    sheet.stroke('M-124 44L-58 70L-124 96L-58 122L-124 150M124 44L58 70L124 96L58 122L124 150', 5, CREAM);
    for (const y of [44, 150]) {
      sheet.stroke(`M-124 ${y}A124 26 0 0 0 124 ${y}`, 13, PLUM);
      sheet.stroke(`M-124 ${y}A124 26 0 0 0 30 ${y + 25}`, 4, LAMPLIGHT);
    }
    for (const x of [-124, 124]) sheet.stroke(polyline([x, 40], [x, 156]), 12, PLUM);
  });
}

/** A round pop screen seen from the side, on its gooseneck. */
export function drawPopScreen(sheet: Sheet, centre: Point, radiusX: number, radiusY: number, foot: Point): void {
  const [x, y] = centre;
  const from = x < foot[0] ? -1 : 1;
  const neck = `M${at([x, y + radiusY])}C${at([x, y + radiusY * 1.9])} ${at([foot[0] + from * radiusX * 2, foot[1]])} ${at(foot)}`;
  sheet.stroke(neck, 12, PLUM);
  sheet.stroke(neck, 3.5, AMBER);
  const disc = ellipse(x, y, radiusX, radiusY);
  sheet.overprint(disc, { indigo: 0.9 }, { opacity: 0.5 });
  sheet.clip(disc, () => {
    for (let wire = -3; wire <= 3; wire++)
      sheet.stroke(`M${x + wire * radiusX * 0.28} ${y - radiusY}V${y + radiusY}`, 2, PLUM);
  });
  sheet.stroke(disc, 18, PLUM);
  sheet.stroke(disc, 7, AMBER);
}

/** Pages on a music stand, with lines in place of words. `top` is the middle of the upper edge. */
export function drawScriptStand(sheet: Sheet, top: Point, scale: number): void {
  sheet.group(placed(top[0], top[1], -7, scale), () => {
    sheet.stroke('M30 230L60 620', 14, PLUM);
    sheet.fill(polygon([-140, -16], [140, -16], [158, 250], [-158, 250]), PLUM);
    sheet.fill(polygon([-118, 0], [-4, 0], [-6, 228], [-130, 228]), PAPER);
    sheet.fill(polygon([4, 0], [112, 0], [124, 228], [6, 228]), CREAM);
    for (let line = 0; line < 6; line++) {
      const y = 30 + line * 32;
      sheet.stroke(polyline([-104 - line, y], [-22 - (line % 3) * 16, y]), 8, { indigo: 1, teal: 0.4 });
      sheet.stroke(
        polyline([22, y], [96 - (line % 2) * 24, y]),
        8,
        line === 2 ? { red: 1, marigold: 0.5 } : { indigo: 1, teal: 0.4 },
      );
    }
    sheet.fill(rectangle(-166, 236, 332, 22), AMBER);
  });
}

const STEEL: FlatRecipe = { teal: 1, indigo: 0.72 };
const STEEL_LIT: FlatRecipe = { teal: 0.75, indigo: 0.2 };

/**
 * A cinema camera in profile with its lens to the left, on the head of a tripod whose legs extend out of the picture.
 *
 * @param mount where lens and body meet; at scale 1 the camera is about 680 units long.
 */
export function drawCinemaCamera(sheet: Sheet, mount: Point, scale: number, accent: Recipe, picture: () => void): void {
  sheet.group(placed(mount[0], mount[1], 0, scale), () => {
    for (const [footX, width] of [
      [-40, 22],
      [300, 22],
      [126, 28],
    ] as const) {
      sheet.fill(
        polygon([126 - width, 180], [126 + width, 180], [footX + width * 0.7, 640], [footX - width * 0.7, 640]),
        PLUM,
      );
      sheet.stroke(polyline([126 + width - 4, 190], [footX + width * 0.7 - 4, 640]), 4, AMBER);
    }
    sheet.fill(roundedRectangle(62, 116, 128, 76, 14), PLUM);
    sheet.fill(ellipse(126, 154, 24), accent);
    sheet.fill(rectangle(30, 92, 200, 28), STEEL);
    sheet.stroke(polyline([-226, 104], [250, 104]), 12, PLUM);
    sheet.stroke(polyline([-226, 101], [250, 101]), 3, LAMPLIGHT);
    drawLens(sheet, accent);
    drawCameraBody(sheet, accent);
    drawCameraMonitor(sheet, picture);
  });
}

/** Rings of a lens, and the matte box with its flag. */
function drawLens(sheet: Sheet, accent: Recipe): void {
  const barrel = (from: number, to: number, radius: number, recipe: Recipe): void => {
    sheet.fill(roundedRectangle(from, -radius, to - from, radius * 2, 7), recipe);
    sheet.fill(rectangle(from + 4, -radius + 8, to - from - 8, radius * 0.3), STEEL_LIT);
  };
  barrel(-36, 4, 70, PLUM);
  barrel(-92, -34, 60, STEEL);
  barrel(-124, -90, 72, accent);
  barrel(-178, -122, 62, STEEL);
  barrel(-206, -176, 82, PLUM);
  sheet.fill(polygon([-204, -84], [-276, -122], [-276, 122], [-204, 84]), PLUM);
  sheet.fill(polygon([-204, -84], [-276, -122], [-276, -96], [-204, -62]), STEEL_LIT);
  sheet.fill(polygon([-262, -112], [-276, -126], [-392, -172], [-398, -154], [-280, -104]), PLUM);
  sheet.stroke(polyline([-276, -126], [-392, -172]), 5, LAMPLIGHT);
}

function drawCameraBody(sheet: Sheet, accent: Recipe): void {
  sheet.fill(roundedRectangle(262, -58, 62, 138, 10), PLUM);
  sheet.fill(rectangle(276, -46, 38, 12), STEEL_LIT);
  const handle = 'M34 -80V-118Q34 -146 62 -146H206Q232 -146 232 -118V-80';
  sheet.stroke(handle, 26, PLUM);
  sheet.stroke('M54 -152H210', 6, LAMPLIGHT);
  sheet.fill(roundedRectangle(0, -86, 272, 180, 14), STEEL);
  sheet.fill(roundedRectangle(0, -86, 272, 26, 12), STEEL_LIT);
  sheet.fill(rectangle(0, -48, 272, 9), accent);
  sheet.fill(roundedRectangle(28, -18, 130, 88, 8), PLUM);
  sheet.fill(roundedRectangle(40, -8, 106, 42, 4), { teal: 0.6 });
  for (const x of [52, 82, 112]) sheet.fill(ellipse(x, 52, 9), CREAM);
  sheet.fill(ellipse(212, 22, 40), PLUM);
  sheet.fill(ellipse(212, 22, 28), STEEL);
  sheet.stroke(polyline([212, 22], [228, 2]), 7, LAMPLIGHT);
}

/** The small monitor on the handle; `picture` draws into the area from 0,0 to 150,92. */
function drawCameraMonitor(sheet: Sheet, picture: () => void): void {
  sheet.stroke(polyline([96, -150], [84, -196]), 13, PLUM);
  sheet.group(placed(0, -290, -5), () => {
    sheet.fill(roundedRectangle(-9, -9, 168, 110, 9), PLUM);
    sheet.clip(rectangle(0, 0, 150, 92), picture);
  });
}

/** The viewfinder: a tube from the camera to an eye cup. Draw it after the face that looks into it. */
export function drawViewfinder(sheet: Sheet, from: Point, eye: Point, width: number): void {
  sheet.stroke(polyline(from, eye), width, PLUM, { cap: 'butt' });
  sheet.stroke(polyline([from[0], from[1] - width * 0.3], [eye[0], eye[1] - width * 0.3]), width * 0.14, LAMPLIGHT, {
    cap: 'butt',
  });
  sheet.fill(ellipse(eye[0], eye[1], width * 0.34, width * 0.66), PLUM);
}

/**
 * A slate with its stick open; the stripes on the sticks are a kanga border.
 *
 * @param hinge lower left corner of the sticks; the board hangs below it, 300 units wide at scale 1.
 */
export function drawSlate(sheet: Sheet, hinge: Point, angle: number, scale: number, open: number): void {
  const stick = (): void => {
    drawBand(sheet, 'triangles', 0, -48, 300, 44, { ground: PLUM, figure: CREAM, accent: { red: 1, marigold: 0.6 } });
    sheet.stroke(rectangle(0, -48, 300, 44), 5, PLUM);
  };
  sheet.group(placed(hinge[0], hinge[1], angle, scale), () => {
    sheet.group(placed(0, -44, -open), stick);
    stick();
    sheet.fill(roundedRectangle(0, -2, 300, 218, 10), PLUM);
    sheet.fill(roundedRectangle(12, 12, 276, 192, 5), CREAM);
    for (const y of [74, 138]) sheet.stroke(polyline([12, y], [288, y]), 7, PLUM);
    for (const x of [104, 196]) sheet.stroke(polyline([x, 74], [x, 138]), 7, PLUM);
    sheet.stroke(polyline([34, 44], [178, 44]), 12, { red: 1, marigold: 0.6 });
    for (const x of [58, 150, 242]) sheet.fill(ellipse(x, 106, 15), { teal: 1, indigo: 0.3 });
    sheet.stroke(polyline([34, 172], [228, 172]), 12, { indigo: 1, teal: 0.4 });
    sheet.fill(ellipse(16, -24, 8), AMBER);
  });
}

/** A film lamp with barn doors, turned to an angle (0 down, positive right), on an optional stand. */
export function drawFilmLamp(sheet: Sheet, centre: Point, angle: number, scale: number): void {
  sheet.group(placed(centre[0], centre[1], -angle, scale), () => {
    sheet.stroke('M-72 -40V-96H72V-40', 12, PLUM);
    sheet.fill(roundedRectangle(-62, -76, 124, 122, 22), PLUM);
    for (const y of [-56, -40, -24]) sheet.stroke(polyline([-34, y], [34, y]), 6, { red: 1, indigo: 0.5 });
    sheet.fill(roundedRectangle(-70, 34, 140, 26, 6), PLUM);
    sheet.fill(polygon([-66, 60], [-126, 108], [-110, 118], [-58, 66]), PLUM);
    sheet.fill(polygon([66, 60], [126, 108], [110, 118], [58, 66]), PLUM);
    sheet.fill(ellipse(0, 60, 62, 15), PAPER);
  });
}

/** A round deck seen slightly from above. */
export interface Turntable {
  /** Middle of its top. */
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
  /** The thickness. */
  readonly height: number;
}

/** A turntable with a kanga border on its edge. `repeats` is the number of visible triangles. */
export function drawTurntable(sheet: Sheet, { x, y, radiusX, radiusY, height }: Turntable, repeats: number): void {
  const unit = height / 58;
  sheet.overprint(ellipse(x, y + height * 1.5, radiusX * 1.06, radiusY), { indigo: 1 }, { opacity: 0.8 });
  sheet.fill(ellipse(x, y + height, radiusX, radiusY), PLUM);
  sheet.fill(rectangle(x - radiusX, y, radiusX * 2, height), PLUM);
  const around = (angle: number, down: number): Point => [
    x + Math.cos((angle * Math.PI) / 180) * radiusX,
    y + down * unit + Math.sin((angle * Math.PI) / 180) * radiusY,
  ];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const [from, to] = [(repeat / repeats) * 180, ((repeat + 1) / repeats) * 180];
    const middle = (from + to) / 2;
    sheet.fill(polygon(around(from, 50), around(middle, 12), around(to, 50)), VERMILION);
    sheet.fill(polygon(around(from + 2, 50), around(middle, 32), around(to - 2, 50)), MARIGOLD);
  }
  sheet.fill(ellipse(x, y, radiusX, radiusY), {
    marigold: 1,
    red: radial([x, y], radiusX, [0, 0.05], [0.6, 0.3], [1, 0.8]),
    indigo: radial([x, y], radiusX, [0, 0], [0.6, 0.1], [1, 0.5]),
  });
  sheet.stroke(ellipse(x, y, radiusX, radiusY), 5, LAMPLIGHT);
}

/** A soft box seen from the front or at an angle: a glowing face in a dark frame, given by its four corners. */
export function drawSoftBox(sheet: Sheet, corners: readonly [Point, Point, Point, Point], glow: Recipe = PAPER): void {
  const [first, second, third, fourth] = corners;
  const middle: Point = [
    (first[0] + second[0] + third[0] + fourth[0]) / 4,
    (first[1] + second[1] + third[1] + fourth[1]) / 4,
  ];
  const inset = (corner: Point): Point => [
    corner[0] + (middle[0] - corner[0]) * 0.08,
    corner[1] + (middle[1] - corner[1]) * 0.12,
  ];
  sheet.fill(polygon(first, second, third, fourth), PLUM);
  sheet.fill(polygon(inset(first), inset(second), inset(third), inset(fourth)), glow);
}
