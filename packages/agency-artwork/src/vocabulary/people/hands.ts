/** Hands that are readable from a distance: a palm, a thumb and fingers. */
import type { FlatRecipe, Point } from '../../engine/index.js';
import { blob, limb } from '../geometry.js';
import type { Part } from './part.js';
import type { HandShape } from './skeleton.js';

/**
 * A hand at the end of a forearm.
 *
 * @param wrist where the forearm ends.
 * @param angle direction of the forearm in degrees (0 down, 90 right).
 * @param size length of the open hand.
 * @param thumb the side of the thumb when the hand points down: 1 right, -1 left.
 */
export function handParts(
  wrist: Point,
  angle: number,
  size: number,
  thumb: 1 | -1,
  shape: HandShape,
  recipe: FlatRecipe,
  layer: 0 | 1 | 2,
): Part[] {
  const radians = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  /** A point along the hand, and across it towards the thumb. */
  const place = (along: number, across: number): Point => [
    wrist[0] + (sin * along + cos * across * thumb) * size,
    wrist[1] + (cos * along - sin * across * thumb) * size,
  ];
  const finger = (from: Point, to: Point, width: number): string => {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return limb([
      [...from, width * size],
      [...middle, width * size * 0.98],
      [...to, width * size * 0.72],
    ]);
  };
  return handOutlines(shape, place, finger).map((outline) => ({ outline, recipe, layer }));
}

function handOutlines(
  shape: HandShape,
  place: (along: number, across: number) => Point,
  finger: (from: Point, to: Point, width: number) => string,
): string[] {
  const outline = (...points: readonly (readonly [number, number])[]): string =>
    blob(
      points.map(([along, across]) => place(along, across)),
      0.95,
    );
  switch (shape) {
    case 'fist':
      return [
        outline(
          [-0.06, -0.15],
          [0.16, -0.22],
          [0.42, -0.26],
          [0.58, -0.16],
          [0.62, 0.05],
          [0.54, 0.24],
          [0.3, 0.27],
          [0.08, 0.2],
          [-0.06, 0.15],
        ),
        finger(place(0.2, 0.22), place(0.5, 0.2), 0.085),
      ];
    case 'flat':
      return [
        outline(
          [-0.06, -0.14],
          [0.2, -0.2],
          [0.46, -0.2],
          [0.8, -0.15],
          [1.0, -0.05],
          [1.02, 0.04],
          [0.8, 0.14],
          [0.46, 0.19],
          [0.2, 0.17],
          [-0.06, 0.14],
        ),
        finger(place(0.16, 0.12), place(0.5, 0.38), 0.075),
      ];
    case 'open':
      return [
        outline([-0.06, -0.14], [0.2, -0.21], [0.5, -0.24], [0.56, 0], [0.5, 0.22], [0.2, 0.18], [-0.06, 0.14]),
        finger(place(0.44, -0.18), place(0.86, -0.36), 0.062),
        finger(place(0.48, -0.07), place(1.0, -0.14), 0.068),
        finger(place(0.48, 0.05), place(1.02, 0.07), 0.068),
        finger(place(0.44, 0.16), place(0.94, 0.27), 0.066),
        finger(place(0.14, 0.12), place(0.5, 0.46), 0.075),
      ];
    case 'point':
      return [
        outline(
          [-0.06, -0.15],
          [0.16, -0.22],
          [0.42, -0.24],
          [0.54, -0.1],
          [0.52, 0.16],
          [0.3, 0.22],
          [0.08, 0.19],
          [-0.06, 0.15],
        ),
        finger(place(0.4, 0.1), place(1.02, 0.14), 0.07),
        finger(place(0.16, 0.16), place(0.46, 0.3), 0.075),
      ];
    case 'relaxed':
      return [
        outline(
          [-0.06, -0.14],
          [0.2, -0.21],
          [0.5, -0.2],
          [0.76, -0.1],
          [0.92, 0.06],
          [0.84, 0.16],
          [0.56, 0.18],
          [0.24, 0.19],
          [-0.06, 0.14],
        ),
        finger(place(0.14, 0.12), place(0.56, 0.27), 0.075),
      ];
  }
}
