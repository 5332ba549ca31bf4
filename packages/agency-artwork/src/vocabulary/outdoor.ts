/** Outdoor media: billboards and their posters, and the elevated expressway. No poster has words on it. */
import { type FlatRecipe, type Point, type Recipe, type Sheet, vertical } from '../engine/index.js';
import { CREAM, GREEN, INDIGO, LEAF, MARIGOLD, MIDNIGHT, ORANGE, PLUM, RED, TEAL, VERMILION } from './colours.js';
import { at, ellipse, onPlane, polygon, polyline, rectangle, roundedRectangle } from './geometry.js';
import { drawMountain } from './nature.js';
import { drawBand } from './patterns.js';

/** A poster's motif: a starling, a cup of tea, the mountain above tea fields, or a dhow under sail. */
export type Poster = 'starling' | 'tea' | 'mountain' | 'dhow';

/** Draws a poster into a rectangular box with an aspect ratio of about 2:1 or more. */
export function drawPoster(
  sheet: Sheet,
  poster: Poster,
  box: readonly [x: number, y: number, width: number, height: number],
): void {
  const [x, y, width, height] = box;
  sheet.clip(rectangle(x, y, width, height), () => {
    // Drawn 200 units high and as wide as the box needs.
    const scale = height / 200;
    const wide = width / scale;
    sheet.group(onPlane([x, y], [scale, 0], [0, scale]), () => {
      if (poster === 'starling') drawStarlingPoster(sheet, wide);
      else if (poster === 'tea') drawTeaPoster(sheet, wide);
      else if (poster === 'dhow') drawDhowPoster(sheet, wide);
      else drawMountainPoster(sheet, wide);
    });
  });
}

function drawStarlingPoster(sheet: Sheet, wide: number): void {
  sheet.fill(rectangle(0, 0, wide, 202), MARIGOLD);
  sheet.fill(polygon([0, 0], [wide * 0.34, 0], [wide * 0.16, 202], [0, 202]), { marigold: 0.5 });
  drawStarling(sheet, [wide * 0.56, 86], 70);
  drawBand(sheet, 'triangles', 0, 164, wide, 38, { ground: TEAL, figure: MARIGOLD, accent: RED });
}

/** A superb starling, the city's own bird, built from half discs; `size` is the radius of its body. It faces right. */
export function drawStarling(sheet: Sheet, [x, y]: Point, size: number): void {
  const place = (across: number, down: number): Point => [x + across * size, y + down * size];
  const p = (across: number, down: number): string => at(place(across, down));
  const arcTo = (radius: number, sweep: 0 | 1, to: string): string =>
    `A${radius * size} ${radius * size} 0 0 ${sweep} ${to}`;
  for (const leg of [-0.1, 0.22]) {
    sheet.stroke(polyline(place(leg, 0.9), place(leg + 0.04, 1.32)), size * 0.07, MIDNIGHT);
  }
  sheet.fill(polygon(place(-0.8, -0.1), place(-2.3, 0.42), place(-2.2, 0.72), place(-0.6, 0.5)), MIDNIGHT);
  sheet.fill(`M${p(-1, 0)}${arcTo(1, 0, p(1, 0))}Z`, VERMILION);
  sheet.fill(`M${p(-1, 0)}${arcTo(1, 1, p(1, 0))}Z`, TEAL);
  sheet.fill(polygon(place(-1, -0.06), place(1, -0.06), place(0.98, 0.14), place(-0.98, 0.14)), CREAM);
  sheet.fill(ellipse(...place(0.72, -0.62), size * 0.56), INDIGO);
  sheet.fill(polygon(place(1.2, -0.82), place(1.86, -0.5), place(1.16, -0.42)), MIDNIGHT);
  sheet.fill(ellipse(...place(0.88, -0.68), size * 0.15), CREAM);
  sheet.fill(ellipse(...place(0.9, -0.68), size * 0.07), INDIGO);
  sheet.fill(`M${p(-1.5, 0.42)}Q${p(-0.9, -0.72)} ${p(0.36, -0.5)}Q${p(0.1, 0.5)} ${p(-1.5, 0.42)}Z`, {
    teal: 1,
    indigo: 0.62,
  });
  for (const [across, down] of [
    [-0.5, 0.02],
    [-0.1, -0.14],
    [-0.86, 0.2],
  ] as const)
    sheet.fill(ellipse(...place(across, down), size * 0.09), MARIGOLD);
}

function drawTeaPoster(sheet: Sheet, wide: number): void {
  const middle = wide * 0.52;
  sheet.fill(rectangle(0, 0, wide, 202), VERMILION);
  sheet.fill(polygon([wide * 0.62, 0], [wide, 0], [wide, 202], [wide * 0.8, 202]), ORANGE);
  // Steam, the glass, its patterned sleeve, the saucer.
  for (const [dx, top] of [
    [-26, 16],
    [4, 4],
    [34, 16],
  ] as const)
    sheet.stroke(
      `M${middle + dx} 66Q${middle + dx - 16} 50 ${middle + dx} ${top + 24}T${middle + dx} ${top}`,
      7,
      CREAM,
    );
  sheet.fill(ellipse(middle, 176, 112, 13), CREAM);
  sheet.stroke(
    `M${middle + 56} 96Q${middle + 112} 96 ${middle + 96} 128Q${middle + 84} 146 ${middle + 46} 144`,
    13,
    CREAM,
  );
  sheet.fill(`M${middle - 66} 74H${middle + 66}L${middle + 48} 172H${middle - 48}Z`, CREAM);
  sheet.clip(`M${middle - 66} 74H${middle + 66}L${middle + 48} 172H${middle - 48}Z`, () => {
    drawBand(sheet, 'diamonds', middle - 70, 98, 140, 48, { ground: TEAL, figure: MARIGOLD, accent: PLUM });
  });
  sheet.fill(ellipse(middle, 75, 66, 9), { marigold: 1, red: 0.75, indigo: 0.3 });
}

function drawMountainPoster(sheet: Sheet, wide: number): void {
  sheet.fill(rectangle(0, 0, wide, 202), ORANGE);
  sheet.fill(polygon([0, 0], [wide, 0], [wide, 20], [0, 84]), MARIGOLD);
  drawMountain(sheet, [wide * 0.58, 142], wide * 0.78, 122, { teal: 1, indigo: 0.42 }, CREAM);
  sheet.fill(polygon([0, 108], [wide * 0.3, 122], [wide * 0.6, 134], [wide, 112], [wide, 202], [0, 202]), GREEN);
  for (let row = -5; row <= 5; row++) {
    const foot = wide * 0.5 + row * wide * 0.2;
    sheet.fill(
      polygon([wide * 0.56 + row * 9, 134], [wide * 0.57 + row * 9, 134], [foot + 22, 202], [foot - 22, 202]),
      LEAF,
    );
  }
}

function drawDhowPoster(sheet: Sheet, wide: number): void {
  const middle = wide * 0.54;
  sheet.fill(rectangle(0, 0, wide, 202), ORANGE);
  sheet.fill(polygon([0, 40], [wide, 84], [wide, 150], [0, 150]), MARIGOLD);
  sheet.stroke(polyline([middle + 6, 150], [middle + 2, 26]), 6, PLUM);
  const sail = `M${at([middle - 112, 118])}Q${at([middle + 24, 96])} ${at([middle + 84, 4])}Q${at([middle + 108, 86])} ${at([middle + 66, 134])}Q${at([middle - 30, 134])} ${at([middle - 112, 118])}Z`;
  sheet.fill(sail, CREAM);
  sheet.clip(sail, () => {
    drawBand(sheet, 'triangles', middle - 120, 88, 240, 30, { ground: CREAM, figure: RED, accent: MARIGOLD });
  });
  sheet.stroke(polyline([middle - 116, 121], [middle + 86, 0]), 4, PLUM);
  sheet.fill(
    `M${at([middle - 104, 142])}Q${at([middle, 160])} ${at([middle + 122, 134])}Q${at([middle + 92, 182])} ${at([middle + 44, 184])}H${middle - 60}Q${at([middle - 92, 172])} ${at([middle - 104, 142])}Z`,
    PLUM,
  );
  sheet.stroke(`M${at([middle - 98, 152])}Q${at([middle, 168])} ${at([middle + 112, 146])}`, 5, VERMILION);
  for (const [y, colour] of [
    [164, TEAL],
    [182, { teal: 1, indigo: 0.45 }],
  ] as const) {
    let line = `M-20 ${y}`;
    for (let crest = 0; crest * 40 < wide + 40; crest++) line += 'q20 -12 40 0';
    sheet.fill(`${line}V210H-20Z`, colour);
  }
}

/** A billboard on one post. */
export interface Billboard {
  /** The poster's box, without its frame. */
  readonly face: readonly [x: number, y: number, width: number, height: number];
  readonly poster: Poster;
  /** Centre and foot of the post, and its width. */
  readonly post: { readonly x: number; readonly ground: number; readonly width: number };
  readonly frame: FlatRecipe;
  /** Colour of the post's lit side. */
  readonly postLit?: Recipe;
  /** Number of lamps on arms below the face; 0 omits them. @default 4 */
  readonly lamps?: number;
}

/** Draws a billboard: post, frame, catwalk, poster, and lamps that lean out below. */
export function drawBillboard(sheet: Sheet, billboard: Billboard): void {
  const { face, post, frame, lamps = 4 } = billboard;
  const [x, y, width, height] = face;
  const rim = height * 0.045;
  const bottom = y + height + rim;
  sheet.fill(rectangle(post.x - post.width / 2, bottom, post.width, post.ground - bottom), frame);
  if (billboard.postLit) {
    sheet.fill(rectangle(post.x - post.width / 2, bottom, post.width * 0.36, post.ground - bottom), billboard.postLit);
  }
  sheet.fill(
    polygon(
      [post.x - width * 0.3, bottom],
      [post.x + width * 0.3, bottom],
      [post.x + post.width * 0.6, bottom + height * 0.24],
      [post.x - post.width * 0.6, bottom + height * 0.24],
    ),
    frame,
  );
  sheet.fill(rectangle(x - rim, y - rim, width + 2 * rim, height + 2 * rim), frame);
  drawPoster(sheet, billboard.poster, face);
  // The catwalk and its rail.
  const deck = bottom + height * 0.05;
  sheet.fill(rectangle(x - rim * 1.6, deck, width + rim * 3.2, height * 0.035), frame);
  for (let lamp = 0; lamp < lamps; lamp++) {
    const foot = x + (width * (lamp + 0.5)) / lamps;
    sheet.stroke(polyline([foot, deck], [foot, deck + height * 0.09]), height * 0.02, frame);
    sheet.fill(roundedRectangle(foot - height * 0.08, deck + height * 0.07, height * 0.16, height * 0.055, 4), frame);
    sheet.fill(rectangle(foot - height * 0.06, deck + height * 0.062, height * 0.12, height * 0.02), { marigold: 0.3 });
  }
}

/** The elevated expressway: a deck on T-shaped piers, straight across the picture. */
export function drawExpressway(
  sheet: Sheet,
  deck: readonly [left: number, right: number, y: number, depth: number],
  piers: readonly number[],
  ground: number,
  colour: Recipe,
  shade: FlatRecipe,
): void {
  const [left, right, y, depth] = deck;
  for (const pier of piers) {
    const half = depth * 0.42;
    sheet.fill(
      polygon(
        [pier - depth * 1.7, y + depth * 0.9],
        [pier + depth * 1.7, y + depth * 0.9],
        [pier + half, y + depth * 2.2],
        [pier + half, ground],
        [pier - half, ground],
        [pier - half, y + depth * 2.2],
      ),
      shade,
    );
  }
  sheet.fill(rectangle(left, y, right - left, depth), colour);
  sheet.overprint(
    rectangle(left, y + depth * 0.55, right - left, depth * 0.45),
    { indigo: vertical(y, y + depth, [0, 0.4], [1, 0.7]) },
    { opacity: 0.7 },
  );
  sheet.fill(rectangle(left, y - depth * 0.34, right - left, depth * 0.12), shade);
}
