/** Computes a person's joints in a given pose. */
import type { Point } from '../../engine/index.js';
import { lerp, reach } from '../geometry.js';

/** Two segment directions in degrees: 0 points down, 90 to the right of the picture, 180 up. */
export type SegmentAngles = readonly [upper: number, lower: number];

/** The direction a person faces. `away` means seen from behind. */
export type Facing = 'left' | 'right' | 'front' | 'away';

/** A hand gesture. */
export type HandShape = 'relaxed' | 'open' | 'flat' | 'fist' | 'point';

/** A pose. Left and right are the picture's, not the person's. */
export interface Pose {
  readonly facing: Facing;
  /** How far the torso leans to the right, in degrees. @default 0 */
  readonly lean?: number;
  /** How far the head tilts in addition to the lean, in degrees. @default 0 */
  readonly headTilt?: number;
  readonly armLeft: SegmentAngles;
  readonly armRight: SegmentAngles;
  readonly legLeft: SegmentAngles;
  readonly legRight: SegmentAngles;
  /** Visible width of the shoulders: 1 is the full width, 0.5 a profile. @default 0.9 */
  readonly breadth?: number;
  /** The arm in front of the body. @default 'right' */
  readonly frontArm?: 'left' | 'right' | 'both';
  /** Left and right hand. @default relaxed */
  readonly hands?: readonly [HandShape, HandShape];
  /** Whether the anchor is the hips instead of the feet, for people who sit or jump. @default false */
  readonly seated?: boolean;
}

/** Body types: they differ in shoulders, waist and hips. */
export type Build = 'slim' | 'broad' | 'round' | 'curvy';

/** Half-widths as fractions of the height. */
export interface Frame {
  readonly shoulder: number;
  readonly waist: number;
  readonly hip: number;
  /** Thickness of arms and legs; 1 is average. */
  readonly limb: number;
}

const FRAMES: Readonly<Record<Build, Frame>> = {
  slim: { shoulder: 0.108, waist: 0.066, hip: 0.078, limb: 0.94 },
  broad: { shoulder: 0.122, waist: 0.082, hip: 0.082, limb: 1.06 },
  round: { shoulder: 0.112, waist: 0.104, hip: 0.102, limb: 1.12 },
  curvy: { shoulder: 0.1, waist: 0.062, hip: 0.094, limb: 0.96 },
};

/** The three joints of an arm: shoulder, elbow, wrist. */
export interface ArmJoints {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  /** Direction of the forearm in degrees. */
  readonly angle: number;
}

/** The three joints of a leg: hip, knee, ankle. */
export interface LegJoints {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
}

/** Every joint of a posed person. */
export interface Skeleton {
  readonly height: number;
  readonly frame: Frame;
  readonly breadth: number;
  readonly lean: number;
  readonly headAngle: number;
  readonly pelvis: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly armLeft: ArmJoints;
  readonly armRight: ArmJoints;
  readonly legLeft: LegJoints;
  readonly legRight: LegJoints;
  /** A point on the torso: across (right is positive) and down from the neck, as fractions of the height. */
  readonly torso: (across: number, down: number) => Point;
}

const TORSO = 0.315;
const UPPER_ARM = 0.162;
const FOREARM = 0.138;
const THIGH = 0.245;
const SHIN = 0.232;
const FOOT = 0.026;

/**
 * Computes the joints.
 *
 * @param anchor the point between the feet on the ground, or the hips of a seated pose.
 * @param height standing height from sole to crown.
 */
export function poseSkeleton(anchor: Point, height: number, pose: Pose, build: Build): Skeleton {
  const frame = FRAMES[build];
  const breadth = pose.breadth ?? 0.9;
  const lean = pose.lean ?? 0;

  const legsFrom = (pelvis: Point): readonly [LegJoints, LegJoints] => {
    const leg = (side: -1 | 1, [upper, lower]: SegmentAngles): LegJoints => {
      const hip: Point = [pelvis[0] + side * 0.047 * breadth * height, pelvis[1]];
      const knee = reach(hip, upper, THIGH * height);
      return { hip, knee, ankle: reach(knee, lower, SHIN * height) };
    };
    return [leg(-1, pose.legLeft), leg(1, pose.legRight)];
  };
  const [trialLeft, trialRight] = legsFrom([0, 0]);
  const drop = Math.max(trialLeft.ankle[1], trialRight.ankle[1]) + FOOT * height;
  const middle = (trialLeft.ankle[0] + trialRight.ankle[0]) / 2;
  const pelvis: Point = pose.seated ? anchor : [anchor[0] - middle, anchor[1] - drop];
  const [legLeft, legRight] = legsFrom(pelvis);

  const neck = reach(pelvis, 180 - lean, TORSO * height);
  const radians = (lean * Math.PI) / 180;
  const torso = (across: number, down: number): Point => [
    neck[0] + (Math.cos(radians) * across - Math.sin(radians) * down) * height,
    neck[1] + (Math.sin(radians) * across + Math.cos(radians) * down) * height,
  ];
  const reachOfShoulder = (frame.shoulder - 0.018) * breadth + 0.004;
  const arm = (side: -1 | 1, [upper, lower]: SegmentAngles): ArmJoints => {
    // A raised arm lifts the shoulder with it.
    const lift = Math.max(0, -Math.cos((upper * Math.PI) / 180)) * 0.022;
    const shoulder = torso(side * reachOfShoulder, 0.05 - lift);
    const elbow = reach(shoulder, upper, UPPER_ARM * height);
    return { shoulder, elbow, wrist: reach(elbow, lower, FOREARM * height), angle: lower };
  };
  const headAngle = lean * 0.6 + (pose.headTilt ?? 0);
  const forward = pose.facing === 'right' ? 0.012 : pose.facing === 'left' ? -0.012 : 0;
  const head = reach([neck[0] + forward * height, neck[1]], 180 - headAngle, 0.097 * height);
  return {
    height,
    frame,
    breadth,
    lean,
    headAngle,
    pelvis,
    neck,
    head,
    armLeft: arm(-1, pose.armLeft),
    armRight: arm(1, pose.armRight),
    legLeft,
    legRight,
    torso,
  };
}

/** Points along two segments, for outlines that bend at the joint without a crease. */
export function alongSegments(start: Point, joint: Point, end: Point) {
  return (share: number): Point => (share <= 1 ? lerp(start, joint, share) : lerp(joint, end, share - 1));
}
