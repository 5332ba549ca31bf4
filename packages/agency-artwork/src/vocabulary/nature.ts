/** Land and sky: acacias, hills, clouds, grass, palm fronds, birds. */
import { between, type Point, type Random, type Recipe, type Sheet } from '../engine/index.js';
import { at, curve, ellipse, limb, polygon } from './geometry.js';

/** A tapered streak of cloud, starting at its left tip. */
export function drawCloud(sheet: Sheet, tip: Point, width: number, height: number, colour: Recipe): void {
  const place = (across: number, up: number): string => at([tip[0] + across * width, tip[1] - up * height]);
  sheet.fill(
    `M${place(0, 0)}C${place(0.3, 1)} ${place(0.55, 0.9)} ${place(1, 0)}C${place(0.7, -0.55)} ${place(0.35, -0.3)} ${place(0, 0)}Z`,
    colour,
  );
}

/** A ridge or hill: a smooth line, filled down to the lower edge. */
export function drawHill(sheet: Sheet, line: readonly Point[], colour: Recipe): void {
  sheet.fill(`${curve([[-140, 960], ...line, [1740, 960]])}Z`, colour);
}

/** An umbrella acacia. */
export interface Acacia {
  readonly foot: Point;
  readonly height: number;
  readonly trunk: Recipe;
  readonly leaf: Recipe;
  /** Colour of the pads' upper sides. */
  readonly lit?: Recipe;
  /** Width of the crown; 1 is average. @default 1 */
  readonly spread?: number;
}

const BRANCHES: readonly Point[] = [
  [-0.62, 0.2],
  [-0.33, 0.1],
  [-0.05, 0.06],
  [0.28, 0.1],
  [0.6, 0.18],
];
const PADS = [
  { x: -0.62, y: 0.2, width: 0.36, height: 0.11 },
  { x: 0.6, y: 0.19, width: 0.38, height: 0.11 },
  { x: -0.3, y: 0.1, width: 0.42, height: 0.12 },
  { x: 0.3, y: 0.11, width: 0.42, height: 0.12 },
  { x: 0, y: 0.05, width: 0.46, height: 0.13 },
];

/** Draws an acacia: a forked trunk and five flat pads of leaves. */
export function drawAcacia(sheet: Sheet, random: Random, acacia: Acacia): void {
  const { height, spread = 1 } = acacia;
  const [x, y] = acacia.foot;
  const place = (across: number, up: number): Point => [x + across * height, y - up * height];
  const fork = place(0.06, 0.42);
  sheet.fill(
    `M${at(place(-0.055, 0))}C${at(place(-0.01, 0.16))} ${at(place(0, 0.3))} ${at(place(0.03, 0.45))}L${at(place(0.1, 0.45))}C${at(place(0.07, 0.3))} ${at(place(0.04, 0.14))} ${at(place(0.075, 0))}Z`,
    acacia.trunk,
  );
  for (const [across, down] of BRANCHES) {
    const end = place(across * spread, 1 - down);
    const bend: Point = [fork[0] + (end[0] - fork[0]) * 0.25, fork[1] - 0.2 * height];
    sheet.stroke(`M${at(fork)}Q${at(bend)} ${at(end)}`, 0.026 * height, acacia.trunk);
    const twig: Point = [fork[0] + (end[0] - fork[0]) * 0.45, (fork[1] + end[1]) / 2 - 0.04 * height];
    const tip: Point = [twig[0] + between(random, -0.15, 0.15) * height, twig[1] - 0.16 * height];
    sheet.stroke(`M${at(twig)}Q${at([twig[0], twig[1] - 0.08 * height])} ${at(tip)}`, 0.014 * height, acacia.trunk);
  }
  const pad = (centre: Point, radiusX: number, radiusY: number, colour: Recipe): void => {
    const upper = Array.from({ length: 16 }, (_, index): Point => {
      const angle = (index / 15) * Math.PI;
      return [
        centre[0] - Math.cos(angle) * radiusX,
        centre[1] - Math.sin(angle) * radiusY * between(random, 0.78, 1.18),
      ];
    });
    const lower = Array.from(
      { length: 9 },
      (_, index): Point => [
        centre[0] + radiusX * (0.92 - (1.84 * index) / 8),
        centre[1] + radiusY * between(random, 0.08, 0.36),
      ],
    );
    sheet.fill(curve([...upper, ...lower], true, 0.9), colour);
  };
  for (const { x: across, y: down, width, height: depth } of PADS) {
    pad(place(across * spread, 1 - down), width * height * spread, depth * height, acacia.leaf);
  }
  if (!acacia.lit) return;
  for (const { x: across, y: down, width, height: depth } of PADS) {
    const centre = place(across * spread + 0.02, 1 - down + depth * 0.45);
    pad(centre, width * height * 0.72 * spread, depth * height * 0.42, acacia.lit);
  }
}

/** Blades of grass along the lower edge. */
export function drawGrass(
  sheet: Sheet,
  random: Random,
  ground: number,
  height: number,
  count: number,
  colour: Recipe,
  lit: Recipe,
): void {
  for (let index = 0; index < count; index++) {
    const x = between(random, -10, 1610);
    const tall = height * between(random, 0.4, 1.2);
    const sway = between(random, -0.3, 0.3) * tall;
    const blade = `M${at([x, ground])}Q${at([x + sway * 0.2, ground - tall * 0.6])} ${at([x + sway, ground - tall])}Q${at([x + sway * 0.3 + 5, ground - tall * 0.5])} ${at([x + 7, ground])}Z`;
    sheet.fill(blade, random() < 0.13 ? lit : colour);
  }
}

/** A palm frond as a single outline: draw it once as shade and once as leaf. */
export function frond(from: Point, to: Point, sag: number, leaflets: number, length: number): string {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / distance, (to[1] - from[1]) / distance];
  let outline = '';
  for (let index = 1; index <= leaflets; index++) {
    const share = index / leaflets;
    const root: Point = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
    ];
    const reach = length * Math.sin(Math.PI * (0.16 + share * 0.74));
    for (const side of [1, -1]) {
      const tip: Point = [
        root[0] + (ux * 0.75 - uy * side * 0.8) * reach,
        root[1] + (uy * 0.75 + ux * side * 0.8) * reach,
      ];
      const bulge: Point = [(root[1] - tip[1]) * 0.1, (tip[0] - root[0]) * 0.1];
      const middle: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2];
      outline += `M${at(root)}Q${at([middle[0] + bulge[0], middle[1] + bulge[1]])} ${at(tip)}Q${at([middle[0] - bulge[0], middle[1] - bulge[1]])} ${at(root)}Z`;
    }
  }
  return outline;
}

/** Distant birds, each drawn as two wing strokes. */
export function drawBirds(
  sheet: Sheet,
  birds: readonly (readonly [x: number, y: number, size: number])[],
  colour: Recipe,
): void {
  for (const [x, y, size] of birds) {
    sheet.stroke(
      `M${at([x - size, y - size * 0.3])}Q${at([x - size * 0.4, y - size * 0.7])} ${at([x, y])}Q${at([x + size * 0.4, y - size * 0.7])} ${at([x + size, y - size * 0.3])}`,
      Math.max(1.6, size * 0.18),
      colour,
    );
  }
}

/** A big broad leaf (banana, monstera) for framing a corner, given by its midrib from root to tip. */
export function drawBroadLeaf(sheet: Sheet, root: Point, tip: Point, width: number, leaf: Recipe, vein: Recipe): void {
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1]);
  const normal: Point = [-(tip[1] - root[1]) / length, (tip[0] - root[0]) / length];
  const on = (share: number, across: number): Point => [
    root[0] + (tip[0] - root[0]) * share + normal[0] * across,
    root[1] + (tip[1] - root[1]) * share + normal[1] * across,
  ];
  sheet.fill(
    limb([
      [...on(0, 0), 3],
      [...on(0.2, 0), width * 0.7],
      [...on(0.5, 0), width],
      [...on(0.8, 0), width * 0.6],
      [...on(1, 0), 1],
    ]),
    leaf,
  );
  for (let index = 1; index < 9; index++) {
    const share = index / 10;
    for (const side of [1, -1]) {
      const edge = width * Math.sin(Math.PI * Math.min(1, share + 0.12)) * 0.8;
      sheet.stroke(`M${at(on(share, 0))}L${at(on(share + 0.12, side * edge))}`, 1.8, vein);
    }
  }
  sheet.stroke(`M${at(on(0, 0))}L${at(on(0.97, 0))}`, 3.4, vein);
}

/** A mountain with a snow cap, for posters within pictures. */
export function drawMountain(
  sheet: Sheet,
  foot: Point,
  width: number,
  height: number,
  rock: Recipe,
  snow: Recipe,
): void {
  const place = (across: number, up: number): Point => [foot[0] + across * width, foot[1] - up * height];
  sheet.fill(polygon(place(-0.5, 0), place(-0.08, 0.94), place(0, 1), place(0.1, 0.86), place(0.5, 0)), rock);
  sheet.fill(
    polygon(
      place(-0.08, 0.94),
      place(0, 1),
      place(0.1, 0.86),
      place(0.19, 0.67),
      place(0.09, 0.74),
      place(0.02, 0.6),
      place(-0.08, 0.72),
      place(-0.2, 0.67),
    ),
    snow,
  );
}

/** A round bush or a tree crown made of overlapping discs. */
export function drawCrown(sheet: Sheet, random: Random, centre: Point, size: number, leaf: Recipe, lit?: Recipe): void {
  const discs = Array.from({ length: 11 }, () => ({
    x: centre[0] + between(random, -0.85, 0.85) * size,
    y: centre[1] + between(random, -0.5, 0.5) * size,
    radius: size * between(random, 0.4, 0.66),
  }));
  for (const disc of discs) sheet.fill(ellipse(disc.x, disc.y, disc.radius), leaf);
  if (!lit) return;
  for (const disc of discs)
    sheet.fill(ellipse(disc.x + disc.radius * 0.26, disc.y - disc.radius * 0.3, disc.radius * 0.5), lit);
}
