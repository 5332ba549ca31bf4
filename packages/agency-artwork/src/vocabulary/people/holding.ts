/** Large hands that hold something flat between thumb and fingers. */
import type { Point, Sheet } from '../../engine/index.js';
import { blob, type Joint, limb, moved } from '../geometry.js';
import type { SkinPlanes } from './large-limbs.js';

/** A hand holding a card, a note or a sheet. */
export interface HoldingHand {
  readonly wrist: Point;
  /** Direction from the wrist to the fingertips in degrees: 0 down, 90 right, 180 up. */
  readonly angle: number;
  /** Wrist to fingertips. */
  readonly size: number;
  /** Side of the thumb, seen with the fingers pointing down: 1 right, -1 left. */
  readonly thumb: 1 | -1;
}

/** Draws the palm and fingers, then the held object, then the thumb on top of it. */
export function drawHolding(sheet: Sheet, hand: HoldingHand, planes: SkinPlanes, drawHeld: () => void): void {
  const { wrist, size, thumb } = hand;
  const radians = (hand.angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const place = (along: number, across: number): Point => [
    wrist[0] + (sin * along + cos * across * thumb) * size,
    wrist[1] + (cos * along - sin * across * thumb) * size,
  ];
  const joint = (along: number, across: number, width: number): Joint => [...place(along, across), width * size];
  const lit = (outline: string): void => {
    sheet.fill(outline, planes.shade);
    sheet.clip(outline, () => sheet.group(moved(-size * 0.045, -size * 0.05), () => sheet.fill(outline, planes.lit)));
  };
  for (const [root, tip, end] of [
    [-0.18, -0.26, 0.84],
    [-0.06, -0.09, 0.96],
    [0.06, 0.07, 0.99],
    [0.17, 0.22, 0.92],
  ] as const) {
    const finger = limb([joint(0.42, root, 0.07), joint(0.66, (root + tip) / 2, 0.07), joint(end, tip, 0.05)]);
    sheet.stroke(finger, size * 0.02, planes.line);
    lit(finger);
  }
  lit(
    blob(
      [
        place(-0.08, -0.15),
        place(0.18, -0.2),
        place(0.46, -0.25),
        place(0.55, 0),
        place(0.46, 0.22),
        place(0.18, 0.2),
        place(-0.08, 0.15),
      ],
      0.95,
    ),
  );
  drawHeld();
  const over = limb([
    joint(0.06, 0.12, 0.07),
    joint(0.26, 0.27, 0.085),
    joint(0.48, 0.31, 0.075),
    joint(0.68, 0.24, 0.05),
  ]);
  sheet.stroke(over, size * 0.02, planes.line);
  lit(over);
}
