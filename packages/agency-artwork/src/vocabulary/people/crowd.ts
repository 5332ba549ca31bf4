/** People and whole crowds seen from behind: the dark foreground of stage pictures. */
import {
  between,
  type FlatRecipe,
  type Point,
  pick,
  type Random,
  type Recipe,
  type Sheet,
} from '../../engine/index.js';
import { PLUM } from '../colours.js';
import { blob, ellipse, limb, moved, polygon, reach } from '../geometry.js';
import { drawRimLit } from './drawing.js';
import { handParts } from './hands.js';
import type { Part } from './part.js';
import type { HandShape } from './skeleton.js';

/** Hair seen from behind. */
export type BackHair = 'short' | 'afro' | 'bun' | 'wrap' | 'long' | 'locs' | 'cap';

const BACK_HAIR: readonly BackHair[] = ['short', 'short', 'afro', 'bun', 'wrap', 'long', 'locs', 'cap'];

/** Head and shoulders of a person from behind. */
export interface BackView {
  /** Middle of the head. */
  readonly head: Point;
  /** Crown to chin. */
  readonly size: number;
  readonly hair?: BackHair;
  /** Sideways tilt of the head, -1 to 1. @default 0 */
  readonly tilt?: number;
  readonly shirt?: FlatRecipe;
  readonly skin?: FlatRecipe;
  readonly hairRecipe?: FlatRecipe;
  /** Width of the shoulders; 1 is average. @default 1 */
  readonly breadth?: number;
  /** Raised arms. */
  readonly arms?: readonly RaisedArm[];
}

/** An arm raised above the shoulder. */
export interface RaisedArm {
  readonly side: -1 | 1;
  /** Direction of the upper arm in degrees, away from the body: 90 is level, 180 straight up. */
  readonly upper: number;
  /** Direction of the forearm in degrees: 180 is straight up, and larger values lean inwards. */
  readonly lower: number;
  readonly hand: HandShape;
}

/** A person from behind: the parts, and where the raised hands are. */
export interface BackFigure {
  readonly parts: readonly Part[];
  readonly hands: readonly Point[];
}

/** Builds a person from behind, from the head and shoulders down to about three head heights below. */
export function buildBackView(view: BackView): BackFigure {
  const { head, size, hair = 'short', tilt = 0, breadth = 1 } = view;
  const shirt = view.shirt ?? PLUM;
  const skin = view.skin ?? PLUM;
  const hairRecipe = view.hairRecipe ?? PLUM;
  const [x, y] = head;
  const place = (across: number, down: number): Point => [
    x + across * size * (down > 0.6 ? breadth : 1),
    y + down * size,
  ];
  const headX = x + tilt * 0.12 * size;
  const onHead = (across: number, down: number): Point => [headX + across * size, y + down * size];
  const body: Part = {
    outline: blob(
      [
        place(-1.26, 3.4),
        place(-1.24, 2.2),
        place(-1.2, 1.36),
        place(-1.02, 1.0),
        place(-0.6, 0.8),
        place(-0.27, 0.62),
        place(-0.23, 0.36),
        place(0.23, 0.36),
        place(0.27, 0.62),
        place(0.6, 0.8),
        place(1.02, 1.0),
        place(1.2, 1.36),
        place(1.24, 2.2),
        place(1.26, 3.4),
      ],
      0.8,
    ),
    recipe: shirt,
    layer: 1,
  };
  const parts: Part[] = [];
  const hands: Point[] = [];
  for (const raised of view.arms ?? []) {
    const shoulder = place(raised.side * 0.98, 1.16);
    const elbow = reach(shoulder, raised.upper * raised.side, 1.2 * size);
    const wrist = reach(elbow, raised.lower * raised.side, 1.02 * size);
    const arm = limb([
      [...shoulder, 0.3 * size],
      [...reach(shoulder, raised.upper * raised.side, 0.7 * size), 0.22 * size],
      [...elbow, 0.19 * size],
      [...reach(elbow, raised.lower * raised.side, 0.35 * size), 0.185 * size],
      [...reach(elbow, raised.lower * raised.side, 0.75 * size), 0.145 * size],
      [...wrist, 0.115 * size],
    ]);
    parts.push({ outline: arm, recipe: skin, layer: 0 });
    const sleeve = limb([
      [...shoulder, 0.34 * size],
      [...reach(shoulder, raised.upper * raised.side, 0.4 * size), 0.31 * size],
      [...reach(shoulder, raised.upper * raised.side, 0.66 * size), 0.29 * size],
    ]);
    parts.push({ outline: sleeve, recipe: shirt, layer: 0 });
    parts.push(
      ...handParts(wrist, raised.lower * raised.side, 0.76 * size, raised.side === 1 ? 1 : -1, raised.hand, skin, 0),
    );
    hands.push(reach(wrist, raised.lower * raised.side, 0.5 * size));
  }
  parts.push(body);
  parts.push({
    outline: limb([
      [...place(0, 0.9), 0.26 * size],
      [...place(0, 0.5), 0.22 * size],
      [...place(0, 0.2), 0.22 * size],
    ]),
    recipe: skin,
    layer: 1,
  });
  for (const ear of [-0.4, 0.4])
    parts.push({ outline: ellipse(...onHead(ear, 0.06), 0.07 * size, 0.12 * size), recipe: skin, layer: 1 });
  parts.push({
    outline: blob([
      onHead(-0.38, -0.1),
      onHead(-0.3, -0.4),
      onHead(0, -0.52),
      onHead(0.3, -0.4),
      onHead(0.38, -0.1),
      onHead(0.32, 0.3),
      onHead(0, 0.46),
      onHead(-0.32, 0.3),
    ]),
    recipe: skin,
    layer: 1,
  });
  parts.push(
    ...backHairOutlines(hair, onHead, size).map((outline): Part => ({ outline, recipe: hairRecipe, layer: 1 })),
  );
  return { parts, hands };
}

function backHairOutlines(hair: BackHair, place: (across: number, down: number) => Point, size: number): string[] {
  const cropped = blob([
    place(-0.4, -0.06),
    place(-0.34, -0.42),
    place(0, -0.57),
    place(0.34, -0.42),
    place(0.4, -0.06),
    place(0.3, 0.2),
    place(0, 0.27),
    place(-0.3, 0.2),
  ]);
  switch (hair) {
    case 'short':
      return [cropped];
    case 'afro': {
      const curls = Array.from({ length: 18 }, (_, index) => {
        const angle = (index / 18) * 2 * Math.PI;
        const radius = index % 2 ? 0.7 : 0.64;
        return place(Math.cos(angle) * radius, -0.14 + Math.sin(angle) * radius * 0.92);
      });
      return [blob(curls)];
    }
    case 'bun':
      return [cropped, ellipse(...place(0, -0.68), 0.25 * size)];
    case 'wrap':
      return [
        blob([
          place(-0.42, 0.16),
          place(-0.56, -0.3),
          place(-0.36, -0.82),
          place(0.12, -0.98),
          place(0.52, -0.72),
          place(0.5, -0.22),
          place(0.42, 0.16),
        ]),
      ];
    case 'long':
      return [
        blob(
          [
            place(-0.44, -0.2),
            place(0, -0.58),
            place(0.44, -0.2),
            place(0.54, 0.7),
            place(0.4, 1.12),
            place(0, 1.18),
            place(-0.4, 1.12),
            place(-0.54, 0.7),
          ],
          0.9,
        ),
      ];
    case 'locs':
      return [
        cropped,
        ...[-0.36, -0.22, -0.08, 0.08, 0.22, 0.36].map((across, index) =>
          limb([
            [...place(across, -0.2), 0.08 * size],
            [...place(across * 1.2, 0.3), 0.085 * size],
            [...place(across * 1.3, 0.62 + (index % 3) * 0.09), 0.05 * size],
          ]),
        ),
      ];
    case 'cap':
      return [
        blob([
          place(-0.42, 0),
          place(-0.38, -0.42),
          place(0, -0.62),
          place(0.38, -0.42),
          place(0.42, 0),
          place(0, 0.06),
        ]),
      ];
  }
}

/** One row of a crowd. */
export interface CrowdRow {
  /** Height of the heads. */
  readonly y: number;
  /** Crown to chin. */
  readonly size: number;
  /** Distance from head to head. */
  readonly step: number;
  readonly body: Recipe;
  readonly rim: FlatRecipe;
  /** Width of the rim. */
  readonly rimWidth: number;
  /** Share of people with raised arms, 0–1. */
  readonly raised: number;
  /** Position of the light. Rim light is on the side that faces it. */
  readonly lightX: number;
  /** @default -60 */
  readonly from?: number;
  /** @default 1660 */
  readonly to?: number;
  /** Share of raised hands that hold a lit phone. @default 0.16 */
  readonly phones?: number;
}

/** Draws a row of rim-lit people from behind. Some raise their arms, some hold up a phone. */
export function drawCrowdRow(sheet: Sheet, random: Random, row: CrowdRow): void {
  const { from = -60, to = 1660, phones = 0.16 } = row;
  for (let x = from; x < to; x += row.step * between(random, 0.8, 1.2)) {
    const size = row.size * between(random, 0.9, 1.1);
    const arms = random() < row.raised ? raisedArms(random) : [];
    const person = buildBackView({
      head: [x, row.y + between(random, -0.45, 0.45) * row.size],
      size,
      hair: pick(random, BACK_HAIR),
      tilt: between(random, -1, 1),
      breadth: between(random, 0.88, 1.06),
      arms,
    });
    const side = x < row.lightX ? -1 : 1;
    drawRimLit(sheet, person, { colour: row.rim, shift: [side * row.rimWidth, row.rimWidth], body: row.body });
    const phoneHand = person.hands[0];
    if (phoneHand && random() < phones) drawPhone(sheet, phoneHand, size);
  }
}

function raisedArms(random: Random): RaisedArm[] {
  const arm = (side: -1 | 1): RaisedArm => ({
    side,
    upper: between(random, 132, 172),
    lower: between(random, 168, 200),
    hand: pick(random, ['open', 'open', 'flat', 'fist', 'point']),
  });
  const first = random() < 0.5 ? -1 : 1;
  return random() < 0.42 ? [arm(first), arm(first === 1 ? -1 : 1)] : [arm(first)];
}

/** A lit phone, seen from behind the person filming. */
function drawPhone(sheet: Sheet, [x, y]: Point, size: number): void {
  sheet.group(moved(x, y), () => {
    const [w, h] = [0.27 * size, 0.5 * size];
    sheet.fill(polygon([-w, -h], [w, -h], [w, h * 0.7], [-w, h * 0.7]), { indigo: 1 });
    const [iw, ih] = [w - 0.06 * size, h - 0.09 * size];
    sheet.fill(polygon([-iw, -ih], [iw, -ih], [iw, ih * 0.66], [-iw, ih * 0.66]), { marigold: 0.2 });
  });
}
