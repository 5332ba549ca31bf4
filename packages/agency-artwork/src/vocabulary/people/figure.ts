/** A whole person: pose, build, clothes, hair. */
import type { FlatRecipe, Point } from '../../engine/index.js';
import { CREAM, PLUM, SKIN_TONES } from '../colours.js';
import { blob, curve, limb, polygon, reach } from '../geometry.js';
import { handParts } from './hands.js';
import { type Hair, headParts } from './heads.js';
import type { Part } from './part.js';
import {
  type ArmJoints,
  alongSegments,
  type Build,
  type LegJoints,
  type Pose,
  poseSkeleton,
  type Skeleton,
} from './skeleton.js';

/** Garments. */
export type Outfit = 'tee' | 'shirt' | 'suit' | 'skirt' | 'dress' | 'gown' | 'shorts';

/** A person's appearance. All fields are optional, and the default is a dark silhouette. */
export interface Look {
  readonly build?: Build;
  readonly outfit?: Outfit;
  readonly hair?: Hair;
  readonly skin?: FlatRecipe;
  /** Shirt, jacket or the upper half of a dress. */
  readonly top?: FlatRecipe;
  /** Trousers or skirt. */
  readonly bottom?: FlatRecipe;
  readonly hairRecipe?: FlatRecipe;
  readonly shoes?: FlatRecipe;
  /** The shirt inside a suit. */
  readonly shirt?: FlatRecipe;
  /** Tie or sash on the chest. */
  readonly tie?: FlatRecipe;
  readonly beard?: boolean;
  readonly glasses?: boolean;
}

/** A person, ready to be drawn. */
export interface Figure {
  readonly parts: readonly Part[];
  readonly skeleton: Skeleton;
  /** Centres of the left and right hand. */
  readonly hands: readonly [Point, Point];
}

const HAND = 0.098;

/**
 * Builds a person.
 *
 * @param anchor between the feet on the ground (or the hips, when the pose is seated).
 * @param height standing height; full figures look best under 45 % of the picture's height.
 */
export function buildFigure(anchor: Point, height: number, pose: Pose, look: Look = {}): Figure {
  const outfit = look.outfit ?? 'tee';
  const womens = outfit === 'dress' || outfit === 'skirt' || outfit === 'gown';
  const skeleton = poseSkeleton(anchor, height, pose, look.build ?? (womens ? 'curvy' : 'slim'));
  const skin = look.skin ?? SKIN_TONES[2] ?? PLUM;
  const colours = { skin, top: look.top ?? PLUM, bottom: look.bottom ?? PLUM, shoes: look.shoes ?? PLUM };
  const context: Dressing = { skeleton, pose, outfit, colours, look };

  const frontArm = pose.frontArm ?? 'right';
  const leftInFront = frontArm === 'left' || frontArm === 'both';
  const rightInFront = frontArm === 'right' || frontArm === 'both';
  const arm = (side: 'left' | 'right', inFront: boolean): Part[] => armParts(context, side, inFront ? 2 : 0);

  const parts: Part[] = [
    ...(leftInFront ? [] : arm('left', false)),
    ...(rightInFront ? [] : arm('right', false)),
    ...legParts(context, skeleton.legLeft, -1),
    ...legParts(context, skeleton.legRight, 1),
    ...neckParts(context),
    ...torsoParts(context),
    ...skirtParts(context),
    ...headParts({
      centre: skeleton.head,
      size: 0.134 * height,
      angle: skeleton.headAngle,
      facing: pose.facing,
      hair: look.hair ?? 'fade',
      skin,
      hairRecipe: look.hairRecipe ?? PLUM,
      ...(look.beard ? { beard: true } : {}),
      ...(look.glasses ? { glasses: true } : {}),
    }),
    ...(leftInFront ? arm('left', true) : []),
    ...(rightInFront ? arm('right', true) : []),
  ];
  const palm = (joints: ArmJoints): Point => reach(joints.wrist, joints.angle, HAND * height * 0.45);
  return { parts, skeleton, hands: [palm(skeleton.armLeft), palm(skeleton.armRight)] };
}

interface Dressing {
  readonly skeleton: Skeleton;
  readonly pose: Pose;
  readonly outfit: Outfit;
  readonly colours: Readonly<Record<'skin' | 'top' | 'bottom' | 'shoes', FlatRecipe>>;
  readonly look: Look;
}

const LONG_SLEEVES: ReadonlySet<Outfit> = new Set(['suit', 'shirt']);
const BARE_SHOULDERS: ReadonlySet<Outfit> = new Set(['gown', 'dress']);

function armParts({ skeleton, pose, outfit, colours }: Dressing, side: 'left' | 'right', layer: 0 | 2): Part[] {
  const joints = side === 'left' ? skeleton.armLeft : skeleton.armRight;
  const unit = skeleton.height * skeleton.frame.limb;
  const spine = alongSegments(joints.shoulder, joints.elbow, joints.wrist);
  const outline = (shares: readonly (readonly [share: number, width: number])[]): string =>
    limb(shares.map(([share, width]) => [...spine(share), width * unit] as const));

  const shape = pose.hands?.[side === 'left' ? 0 : 1] ?? 'relaxed';
  const thumb = thumbSide(pose, side);
  const hand = handParts(joints.wrist, joints.angle, HAND * skeleton.height, thumb, shape, colours.skin, layer);

  if (LONG_SLEEVES.has(outfit)) {
    const sleeve = outline([
      [-0.2, 0.012],
      [-0.1, 0.029],
      [0.12, 0.036],
      [0.4, 0.036],
      [0.75, 0.031],
      [1, 0.031],
      [1.3, 0.029],
      [1.7, 0.026],
      [1.94, 0.025],
    ]);
    return [...hand, { outline: sleeve, recipe: colours.top, layer }];
  }
  const arm = outline([
    [-0.16, 0.012],
    [-0.06, 0.027],
    [0.12, 0.032],
    [0.36, 0.031],
    [0.72, 0.0255],
    [1, 0.0235],
    [1.3, 0.0245],
    [1.68, 0.019],
    [2, 0.0155],
  ]);
  const parts: Part[] = [...hand, { outline: arm, recipe: colours.skin, layer }];
  if (!BARE_SHOULDERS.has(outfit)) {
    const sleeve = outline([
      [-0.22, 0.012],
      [-0.12, 0.029],
      [0.08, 0.037],
      [0.32, 0.039],
      [0.6, 0.042],
      [0.64, 0.041],
    ]);
    parts.push({ outline: sleeve, recipe: colours.top, layer });
  }
  return parts;
}

/** Thumbs lie towards the body in front view and towards the face in profile. */
function thumbSide(pose: Pose, side: 'left' | 'right'): 1 | -1 {
  if (pose.facing === 'right') return 1;
  if (pose.facing === 'left') return -1;
  return side === 'left' ? 1 : -1;
}

function legParts({ skeleton, pose, outfit, colours }: Dressing, leg: LegJoints, side: -1 | 1): Part[] {
  const unit = skeleton.height * skeleton.frame.limb;
  const spine = alongSegments(leg.hip, leg.knee, leg.ankle);
  const outline = (shares: readonly (readonly [share: number, width: number])[]): string =>
    limb(shares.map(([share, width]) => [...spine(share), width * unit] as const));
  const shoe: Part = { outline: shoeOutline(leg, skeleton.height, pose, side), recipe: colours.shoes, layer: 1 };
  if (outfit === 'gown') return [shoe];
  const bare = outfit === 'dress' || outfit === 'skirt' || outfit === 'shorts';
  const skinLeg = outline([
    [0.05, 0.046],
    [0.5, 0.043],
    [0.9, 0.032],
    [1.05, 0.03],
    [1.32, 0.034],
    [1.7, 0.022],
    [2, 0.0165],
  ]);
  const trousers = outline([
    [-0.12, 0.03],
    [0.02, 0.048],
    [0.25, 0.052],
    [0.6, 0.047],
    [1, 0.039],
    [1.35, 0.0365],
    [1.75, 0.032],
    [2.0, 0.0335],
  ]);
  if (!bare) return [shoe, { outline: trousers, recipe: colours.bottom, layer: 1 }];
  const parts: Part[] = [shoe, { outline: skinLeg, recipe: colours.skin, layer: 1 }];
  if (outfit === 'shorts') {
    parts.push({
      outline: outline([
        [-0.12, 0.03],
        [0.02, 0.048],
        [0.3, 0.053],
        [0.74, 0.054],
        [0.8, 0.053],
      ]),
      recipe: colours.bottom,
      layer: 1,
    });
  }
  return parts;
}

function shoeOutline(leg: LegJoints, height: number, pose: Pose, side: -1 | 1): string {
  const direction = pose.facing === 'right' ? 1 : pose.facing === 'left' ? -1 : side * 0.55;
  const dx = leg.ankle[0] - leg.knee[0];
  const dy = leg.ankle[1] - leg.knee[1];
  // The sole turns slightly with the shin, so that a lifted foot doesn't stay flat.
  const tilt = Math.max(-0.5, Math.min(0.9, (dx * direction) / Math.max(1, Math.hypot(dx, dy)))) * -0.5 * direction;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const place = (along: number, down: number): Point => {
    const x = along * direction * height;
    const y = down * height;
    return [leg.ankle[0] + x * cos - y * sin, leg.ankle[1] + x * sin + y * cos];
  };
  return curve(
    [
      place(-0.022, -0.02),
      place(0.016, -0.022),
      place(0.034, -0.003),
      place(0.066, 0.007),
      place(0.08, 0.022),
      place(0.074, 0.027),
      place(0.02, 0.027),
      place(-0.024, 0.027),
      place(-0.028, 0.006),
    ],
    true,
    0.85,
  );
}

function torsoParts({ skeleton, pose, outfit, colours, look }: Dressing): Part[] {
  const { frame, breadth, torso } = skeleton;
  const inProfile = breadth < 0.72;
  const shoulder = frame.shoulder * breadth + 0.006;
  const waist = frame.waist * (0.42 + 0.58 * breadth) + (inProfile ? 0.008 : 0);
  const hip = frame.hip * (0.5 + 0.5 * breadth);
  const chest = frame.shoulder * (0.36 + 0.56 * breadth);
  const front = pose.facing === 'right' ? 1 : pose.facing === 'left' ? -1 : 0;
  const bust = (inProfile ? front : 0) * (frame.hip > 0.09 ? 0.022 : 0.012);
  const hem = outfit === 'suit' ? 0.395 : outfit === 'tee' || outfit === 'shirt' || outfit === 'shorts' ? 0.345 : 0.3;
  const hemWidth = hip + (outfit === 'suit' ? 0.018 : 0.012);
  const left = (across: number, down: number): Point => torso(-across + Math.min(0, bust), down);
  const right = (across: number, down: number): Point => torso(across + Math.max(0, bust), down);
  const strap = BARE_SHOULDERS.has(outfit);
  const neckline: Point[] = strap
    ? [
        torso(-shoulder * 0.62, 0.034),
        torso(-0.04, 0.07),
        torso(0, 0.078),
        torso(0.04, 0.07),
        torso(shoulder * 0.62, 0.034),
      ]
    : [torso(-0.036, -0.004), torso(-0.02, 0.01), torso(0.02, 0.01), torso(0.036, -0.004)];
  const shoulders: readonly [Point[], Point[]] = strap
    ? [[right(chest * 0.98, 0.088)], [left(chest * 0.98, 0.088)]]
    : [
        [torso(shoulder * 0.66, 0.014), torso(shoulder, 0.04), right(chest, 0.105)],
        [left(chest, 0.105), torso(-shoulder, 0.04), torso(-shoulder * 0.66, 0.014)],
      ];
  const body = curve(
    [
      ...neckline,
      ...shoulders[0],
      right(waist + (chest - waist) * 0.4, 0.16),
      torso(waist, 0.215),
      torso(hip + 0.004, 0.285),
      torso(hemWidth, hem),
      torso(0, hem + 0.006),
      torso(-hemWidth, hem),
      torso(-hip - 0.004, 0.285),
      torso(-waist, 0.215),
      left(waist + (chest - waist) * 0.4, 0.16),
      ...shoulders[1],
    ],
    true,
    0.8,
  );
  const parts: Part[] = [];
  if (strap) {
    const yoke = curve(
      [
        torso(-shoulder, 0.05),
        torso(-shoulder * 0.7, 0.018),
        torso(-0.034, -0.004),
        torso(0.034, -0.004),
        torso(shoulder * 0.7, 0.018),
        torso(shoulder, 0.05),
        torso(chest, 0.11),
        torso(-chest, 0.11),
      ],
      true,
      0.8,
    );
    parts.push({ outline: yoke, recipe: colours.skin, layer: 1 });
  }
  parts.push({ outline: body, recipe: colours.top, layer: 1 });
  if (outfit === 'suit' && pose.facing !== 'away') {
    const shift = front * 0.02;
    parts.push(
      {
        outline: polygon(torso(-0.034 + shift, -0.004), torso(0.034 + shift, -0.004), torso(0.006 + shift * 1.4, 0.17)),
        recipe: look.shirt ?? CREAM,
        layer: 1,
        detail: true,
      },
      {
        outline: polygon(
          torso(-0.008 + shift, 0.012),
          torso(0.008 + shift, 0.012),
          torso(0.013 + shift, 0.11),
          torso(0.004 + shift, 0.14),
          torso(-0.006 + shift, 0.11),
        ),
        recipe: look.tie ?? PLUM,
        layer: 1,
        detail: true,
      },
    );
  }
  return parts;
}

function neckParts({ skeleton, colours }: Dressing): Part[] {
  const { neck, head, height, torso } = skeleton;
  const base = torso(0, 0.03);
  const width = 0.031 * height * skeleton.frame.limb;
  const outline = limb([
    [...base, width * 1.25],
    [...neck, width * 1.02],
    [neck[0] + (head[0] - neck[0]) * 0.7, neck[1] + (head[1] - neck[1]) * 0.55, width * 0.95],
  ]);
  return [{ outline, recipe: colours.skin, layer: 1 }];
}

function skirtParts({ skeleton, outfit, colours }: Dressing): Part[] {
  if (outfit !== 'dress' && outfit !== 'skirt' && outfit !== 'gown') return [];
  const { torso, frame, breadth, height, legLeft, legRight } = skeleton;
  const waist = frame.waist * (0.42 + 0.58 * breadth) + 0.006;
  const hip = frame.hip * (0.55 + 0.5 * breadth) + 0.006;
  const full = outfit === 'gown';
  const flare = (full ? 0.085 : outfit === 'dress' ? 0.062 : 0.014) * height;
  const low = full ? [legLeft.ankle, legRight.ankle] : [legLeft.knee, legRight.knee];
  const [a, b] = low as [Point, Point];
  const leftX = Math.min(a[0], b[0]) - 0.036 * height - flare;
  const rightX = Math.max(a[0], b[0]) + 0.036 * height + flare;
  const bottom = Math.max(a[1], b[1]) + (full ? 0.02 : 0.012) * height;
  const bottomLeft = full ? bottom : a[1] + (bottom - a[1]) * 0.5 + 0.006 * height;
  const bottomRight = full ? bottom : b[1] + (bottom - b[1]) * 0.5 + 0.006 * height;
  const [hemLeft, hemRight] = a[0] < b[0] ? [bottomLeft, bottomRight] : [bottomRight, bottomLeft];
  const hem = (share: number): Point => [
    leftX + (rightX - leftX) * share,
    hemLeft + (hemRight - hemLeft) * share + Math.sin(share * Math.PI) * 0.018 * height,
  ];
  const side = (from: Point, to: Point, bulge: number): Point => [
    from[0] + (to[0] - from[0]) * 0.5 + bulge * flare * 0.12,
    from[1] + (to[1] - from[1]) * 0.5,
  ];
  const hipLeft = torso(-hip, 0.29);
  const hipRight = torso(hip, 0.29);
  const outline = curve(
    [
      torso(-waist, 0.215),
      torso(waist, 0.215),
      hipRight,
      side(hipRight, hem(1), 1),
      hem(0.99),
      hem(0.8),
      hem(0.5),
      hem(0.2),
      hem(0.01),
      side(hipLeft, hem(0), -1),
      hipLeft,
    ],
    true,
    0.8,
  );
  const fold = (share: number): Part => {
    const top = torso(-waist + 2 * waist * share, 0.3);
    const [x, y] = hem(share);
    const end = y - 0.012 * height;
    return {
      outline: blob(
        [
          top,
          [(top[0] + x) / 2 + 0.006 * height, (top[1] + end) / 2],
          [x + 0.014 * height, end],
          [x - 0.002 * height, end],
        ],
        0.5,
      ),
      recipe: { ...colours.bottom, indigo: Math.min(1, (colours.bottom.indigo ?? 0) + 0.35) },
      layer: 1,
      detail: true,
    };
  };
  return [
    { outline, recipe: colours.bottom, layer: 1 },
    ...(full || outfit === 'dress' ? [fold(0.3), fold(0.62)] : []),
  ];
}
