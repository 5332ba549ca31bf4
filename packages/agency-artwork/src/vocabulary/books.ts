/** Books and binding tools: closed, fanned and standing volumes, thread, needle, bone folder. */
import { cycle, type FlatRecipe, horizontal, linear, type Point, type Recipe, type Sheet } from '../engine/index.js';
import { CREAM, LAMPLIGHT, MARIGOLD, PAPER, PLUM } from './colours.js';
import { at, ellipse, onCircle, placed, polyline, rectangle, roundedRectangle } from './geometry.js';

/** A closed book lying flat, seen from the spine or from the page edges. */
export interface LyingBook {
  /** Left end of the bottom edge. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cover: FlatRecipe;
  /** @default 'spine' */
  readonly side?: 'spine' | 'leaves';
  /** Draws on the spine, given its top left corner. */
  readonly decorate?: (x: number, top: number) => void;
  /** Darkness of the shaded end, 0–1. At night, that is the left end, away from the lamp. @default 0.85 */
  readonly shade?: number;
}

/** Draws a closed book lying flat. */
export function drawLyingBook(sheet: Sheet, book: LyingBook): void {
  const { x, width, height, cover, side = 'spine', shade = 0.85 } = book;
  const top = book.y - height;
  const outline = roundedRectangle(x, top, width, height, 12);
  sheet.fill(outline, cover);
  if (side === 'spine') {
    sheet.clip(outline, () => book.decorate?.(x, top));
  } else {
    sheet.fill(rectangle(x + 16, top + 11, width - 16, height - 22), CREAM);
    for (let leaf = 1; leaf < 6; leaf++) {
      const level = top + 11 + (leaf * (height - 22)) / 6;
      sheet.stroke(polyline([x + 18, level], [x + width, level]), 2.4, { marigold: 0.7, red: 0.15, indigo: 0.3 });
    }
    sheet.fill(
      `M${at([x + 3, top + 3])}Q${at([x - 17, top + height / 2])} ${at([x + 3, top + height - 3])}L${at([x + 22, top + height])}V${top}Z`,
      cover,
    );
  }
  sheet.clip(roundedRectangle(x - 18, top, width + 18, height, 12), () =>
    sheet.overprint(rectangle(x - 20, top, width + 22, height), {
      indigo: linear([x + width, 0], [x, 0], [0, 1, 0], [0.45, 1, shade * 0.16], [1, 1, shade]),
    }),
  );
  sheet.overprint(rectangle(x - 10, book.y - 7, width + 16, 8), { indigo: 1 }, { opacity: 0.8 });
}

/** A standing open book with fanned leaves. `spine` is the middle of its back. */
export function drawFannedBook(sheet: Sheet, spine: Point, length: number, leaves: number, cover: FlatRecipe): void {
  const spread = 84;
  const leaf = (turn: number, reach: number, halfWidth: number): string => {
    const bend = turn * 1.13;
    const across = (centre: Point, angle: number, width: number): Point => onCircle(centre, width, angle);
    const middle = onCircle(spine, reach * 0.58, turn * 0.82 - 90);
    const tip = onCircle(spine, reach, bend - 90);
    const side = (sign: 1 | -1): readonly [Point, Point, Point] => [
      across(spine, turn, sign * 2),
      across(middle, turn * 0.82, sign * halfWidth * 0.8),
      across(tip, bend, sign * halfWidth),
    ];
    const [fromLeft, overLeft, toLeft] = side(-1);
    const [fromRight, overRight, toRight] = side(1);
    return `M${at(fromLeft)}Q${at(overLeft)} ${at(toLeft)}L${at(toRight)}Q${at(overRight)} ${at(fromRight)}Z`;
  };
  for (const turn of [-spread - 4, spread + 4]) sheet.fill(leaf(turn, length * 1.03, 11), cover);
  const step = (spread * 2) / (leaves - 1);
  const halfWidth = length * ((step * 1.13 * Math.PI) / 180) * 0.5;
  // The gaps between the leaves are deep and warm. Drawn first, a little wider than the leaves.
  for (let index = 0; index < leaves; index++) {
    sheet.fill(leaf(-spread + index * step, length * 0.965, halfWidth * 1.5), { marigold: 1, red: 0.9, indigo: 0.55 });
  }
  for (let index = 0; index < leaves; index++) {
    const turn = -spread + index * step;
    const reach = length * (1 - 0.04 * Math.abs(Math.sin(index * 2.1)));
    const paper: FlatRecipe = index % 6 === 3 ? MARIGOLD : index % 2 ? LAMPLIGHT : PAPER;
    const dark = turn < 0 ? 0.5 : 0.3;
    sheet.fill(leaf(turn, reach, halfWidth * 0.68), {
      ...paper,
      red: linear(spine, onCircle(spine, reach, turn - 90), [0, 0.8], [0.45, paper.red ?? 0.08], [1, paper.red ?? 0]),
      indigo: linear(
        spine,
        onCircle(spine, reach, turn - 90),
        [0, 1],
        [0.36, dark * 0.6],
        [0.8, turn < -40 ? 0.16 : 0],
      ),
    });
  }
  sheet.fill(roundedRectangle(spine[0] - 52, spine[1] - 12, 104, 17, 7), PLUM);
}

/** A spool of thread standing on its end; `foot` is the middle of its base. */
export function drawSpool(sheet: Sheet, foot: Point, height: number, thread: FlatRecipe, shade = 0.85): void {
  const width = height * 0.76;
  const [left, top] = [foot[0] - width / 2, foot[1] - height];
  const body = rectangle(left + width * 0.12, top + height * 0.1, width * 0.76, height * 0.8);
  sheet.fill(body, thread);
  for (let turn = 0; turn < 9; turn++) {
    const y = top + height * (0.13 + turn * 0.088);
    sheet.stroke(
      polyline([left + width * 0.12, y], [left + width * 0.88, y + 5]),
      2.6,
      { red: 1, indigo: 0.7 },
      { opacity: 0.6 },
    );
  }
  sheet.overprint(body, {
    indigo: horizontal(left, left + width, [0, 1, shade], [0.5, 1, 0.1], [0.75, 1, 0], [1, 1, 0.3]),
  });
  for (const y of [top, foot[1] - height * 0.12]) {
    sheet.fill(roundedRectangle(left, y, width, height * 0.12, 6), {
      marigold: 0.8,
      red: 0.3,
      indigo: horizontal(left, left + width, [0, shade * 0.7], [0.6, 0.05], [1, 0.25]),
    });
  }
}

/** A needle from its eye to its point; returns the position of the thread in its eye. */
export function drawNeedle(sheet: Sheet, eye: Point, tip: Point, thickness: number, colour: Recipe = PAPER): Point {
  const length = Math.hypot(tip[0] - eye[0], tip[1] - eye[1]);
  const angle = (Math.atan2(tip[1] - eye[1], tip[0] - eye[0]) * 180) / Math.PI;
  sheet.group(placed(eye[0], eye[1], angle), () => {
    const half = thickness / 2;
    sheet.fill(
      `M0 ${-half}Q${-thickness * 1.6} 0 0 ${half}L${length * 0.5} ${half * 0.9}L${length} 0L${length * 0.5} ${-half * 0.9}Z`,
      colour,
    );
    sheet.overprint(`M0 0L${length} 0L${length * 0.5} ${half * 0.9}L0 ${half}Z`, { teal: 0.7, indigo: 0.5 });
    sheet.fill(ellipse(thickness * 0.9, 0, thickness * 1.1, thickness * 0.2), PLUM);
  });
  return [
    eye[0] + ((tip[0] - eye[0]) * thickness * 0.9) / length,
    eye[1] + ((tip[1] - eye[1]) * thickness * 0.9) / length,
  ];
}

/** A bone folder with its rounded end at the given point. */
export function drawBoneFolder(sheet: Sheet, x: number, y: number, angle: number, length: number): void {
  const half = length * 0.075;
  const outline = `M0 0Q${-half} ${-half * 1.6} ${half} ${-half * 1.8}H${length * 0.8}Q${length} ${-half * 1.4} ${length} ${-half * 0.5}Q${length * 0.96} ${half * 0.2} ${length * 0.8} ${half * 0.3}Z`;
  sheet.group(placed(x, y, angle), () => {
    sheet.fill(outline, LAMPLIGHT);
    sheet.clip(outline, () =>
      sheet.overprint(rectangle(-half, -half * 0.7, length * 1.1, half * 1.2), { indigo: 0.45 }),
    );
  });
}

/**
 * The folded backs of a sewn book block, seen from the spine, with thread in its sewing stations.
 *
 * @param stations pairs of sewing stations, as fractions of the width.
 * @param tape draws the tape under the thread between a pair of stations, given the pair's centre.
 */
export function drawSewnBack(
  sheet: Sheet,
  x: number,
  top: number,
  width: number,
  sections: number,
  sectionHeight: number,
  thread: Recipe,
  stations: readonly number[] = [0.08, 0.26, 0.42, 0.58, 0.74, 0.92],
  tape?: (left: number) => void,
): void {
  for (let section = 0; section < sections; section++) {
    const y = top + section * sectionHeight;
    const nudge = section % 2 ? 4 : 0;
    const fold = roundedRectangle(x + nudge, y, width - nudge, sectionHeight - 3, sectionHeight * 0.42);
    sheet.fill(roundedRectangle(x, y - 3, width, sectionHeight + 3, 8), { marigold: 1, red: 0.7, indigo: 0.6 });
    sheet.fill(fold, section % 2 ? PAPER : CREAM);
    sheet.clip(fold, () =>
      sheet.overprint(rectangle(x, y + sectionHeight * 0.62, width, sectionHeight * 0.4), {
        marigold: 0.7,
        red: 0.2,
        indigo: 0.24,
      }),
    );
  }
  const weight = sectionHeight * 0.24;
  for (let pair = 0; pair + 1 < stations.length; pair += 2) {
    const middle = x + ((cycle(stations, pair) + cycle(stations, pair + 1)) / 2) * width;
    tape?.(middle);
  }
  for (let section = 0; section < sections; section++) {
    const y = top + section * sectionHeight + sectionHeight * 0.4;
    for (let station = 0; station + 1 < stations.length; station += 2) {
      const [from, to] = [cycle(stations, station), cycle(stations, station + 1)];
      sheet.stroke(polyline([x + from * width, y], [x + to * width, y]), weight, thread);
    }
    if (section === 0) continue;
    // Link stitches that catch the section above.
    for (const station of stations) {
      sheet.stroke(polyline([x + station * width, y - sectionHeight], [x + station * width, y]), weight * 0.9, thread);
    }
  }
}
