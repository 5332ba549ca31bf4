/** Inverse kinematics for arms: places hands on ropes, shoulders and other hands. */
import type { Point } from '../../engine/index.js';
import { reach } from '../geometry.js';
import { buildFigure, type Look } from './figure.js';
import type { Pose, SegmentAngles } from './skeleton.js';

const DEGREES = 180 / Math.PI;
/** Lengths of the upper arm, and of the forearm with half a hand, as fractions of the height. */
const UPPER = 0.162;
const LOWER = 0.182;

/** An arm, the target of its hand, and the bend of the elbow: clockwise (1) or counterclockwise (-1). */
export interface Reach {
  readonly side: 'left' | 'right';
  readonly target: Point;
  readonly bend?: 1 | -1;
}

/**
 * Returns the pose with its arms turned so that the centres of the hands are at the targets.
 *
 * An arm that is too short to reach stays straight and points at its target.
 *
 * @param anchor as for `buildFigure`, with the same height and look.
 */
export function reachingFor(anchor: Point, height: number, pose: Pose, look: Look, reaches: readonly Reach[]): Pose {
  return reaches.reduce<Pose>((current, { side, target, bend = 1 }) => {
    const arm = side === 'left' ? 'armLeft' : 'armRight';
    // Two iterations, because a raised arm lifts its shoulder.
    let next = current;
    for (let pass = 0; pass < 2; pass++) {
      const { shoulder } = buildFigure(anchor, height, next, look).skeleton[arm];
      next = { ...next, [arm]: angles(shoulder, target, height, bend) };
    }
    return next;
  }, pose);
}

function angles(shoulder: Point, target: Point, height: number, bend: 1 | -1): SegmentAngles {
  const [upper, lower] = [UPPER * height, LOWER * height];
  const direction = Math.atan2(target[0] - shoulder[0], target[1] - shoulder[1]) * DEGREES;
  const distance = Math.hypot(target[0] - shoulder[0], target[1] - shoulder[1]);
  if (distance >= upper + lower) return [direction, direction];
  const reached = Math.max(distance, lower - upper + 1);
  const corner = (upper ** 2 + reached ** 2 - lower ** 2) / (2 * upper * reached);
  const first = direction + bend * Math.acos(Math.min(1, Math.max(-1, corner))) * DEGREES;
  const elbow = reach(shoulder, first, upper);
  return [first, Math.atan2(target[0] - elbow[0], target[1] - elbow[1]) * DEGREES];
}
