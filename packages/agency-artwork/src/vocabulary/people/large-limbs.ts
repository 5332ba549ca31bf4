/** Large arms and gripping hands, for close-up pictures of work. */
import type { FlatRecipe, Point, Sheet } from '../../engine/index.js';
import { at, blob, ellipse, type Joint, limb, moved } from '../geometry.js';

/** Colours of lit skin: the shaded plane, the lit plane, the line between fingers. */
export interface SkinPlanes {
  readonly shade: FlatRecipe;
  readonly lit: FlatRecipe;
  readonly line: FlatRecipe;
}

/** A limb with a lit plane: the same outline moved towards the light and clipped inside. */
export function drawLimb(
  sheet: Sheet,
  joints: readonly Joint[],
  planes: Pick<SkinPlanes, 'shade' | 'lit'>,
  light: readonly [number, number],
): string {
  const outline = limb(joints);
  sheet.fill(outline, planes.shade);
  sheet.clip(outline, () => {
    sheet.group(moved(light[0], light[1]), () => sheet.fill(outline, planes.lit));
  });
  return outline;
}

/** A fist around a bar. */
export interface Grip {
  /** Middle of the knuckle row, on the bar. */
  readonly centre: Point;
  /** Direction of the bar in degrees, clockwise; 0 is level. */
  readonly angle: number;
  /** Width of the hand across the four fingers. */
  readonly breadth: number;
  /** The end of the forearm. */
  readonly wrist: Point;
  /** 1: the little finger is at the far end of the bar; -1: at the near end. */
  readonly turn: 1 | -1;
}

/**
 * Draws a gripping hand seen from the back: the back of the hand, a row of knuckles along the bar, four rounded
 * fingers that cross it, and the thumb below.
 */
export function drawGrip(sheet: Sheet, grip: Grip, planes: SkinPlanes): void {
  const { centre, breadth, wrist, turn } = grip;
  const radians = (grip.angle * Math.PI) / 180;
  const along: Point = [Math.cos(radians), Math.sin(radians)];
  const across: Point = [-along[1], along[0]];
  const place = (a: number, b: number): Point => [
    centre[0] + (along[0] * a * turn + across[0] * b) * breadth,
    centre[1] + (along[1] * a * turn + across[1] * b) * breadth,
  ];
  const joint = (a: number, b: number, width: number): Joint => [...place(a, b), width * breadth];

  sheet.fill(
    limb([joint(0.3, -0.42, 0.15), joint(0.62, -0.12, 0.145), joint(0.7, 0.24, 0.115), joint(0.64, 0.48, 0.06)]),
    planes.shade,
  );

  const dx = wrist[0] - centre[0];
  const dy = wrist[1] - centre[1];
  const length = Math.hypot(dx, dy) || 1;
  const side: Point = [(-dy / length) * breadth * 0.3, (dx / length) * breadth * 0.3];
  const sameWay = side[0] * along[0] + side[1] * along[1] > 0 ? 1 : -1;
  const wristNear: Point = [wrist[0] - side[0] * sameWay, wrist[1] - side[1] * sameWay];
  const wristFar: Point = [wrist[0] + side[0] * sameWay, wrist[1] + side[1] * sameWay];
  const near = turn > 0 ? place(-0.54, 0) : place(0.54, 0);
  const far = turn > 0 ? place(0.54, 0.04) : place(-0.54, 0.04);
  const back = blob(
    [
      wristNear,
      [
        (wristNear[0] + near[0]) / 2 - along[0] * 0.05 * breadth,
        (wristNear[1] + near[1]) / 2 - along[1] * 0.05 * breadth,
      ],
      near,
      place(-0.4 * turn, 0.12),
      place(0, 0.14),
      place(0.4 * turn, 0.12),
      far,
      [(wristFar[0] + far[0]) / 2 + along[0] * 0.05 * breadth, (wristFar[1] + far[1]) / 2 + along[1] * 0.05 * breadth],
      wristFar,
    ],
    0.9,
  );
  sheet.fill(back, planes.shade);
  sheet.clip(back, () =>
    sheet.fill(
      blob(
        [
          wristNear,
          [(wristNear[0] + near[0]) / 2, (wristNear[1] + near[1]) / 2],
          near,
          place(0.1, 0.02),
          [(wrist[0] + centre[0]) / 2, (wrist[1] + centre[1]) / 2],
        ],
        0.9,
      ),
      planes.lit,
    ),
  );
  const fingers = [
    [-0.4, 0.54, 0.13],
    [-0.13, 0.66, 0.142],
    [0.14, 0.66, 0.142],
    [0.4, 0.56, 0.13],
  ] as const;
  for (const [a, reach, width] of fingers) {
    const outline = limb([
      joint(a, -0.02, width * 0.9),
      joint(a + 0.01, reach * 0.3, width * 1.06),
      joint(a + 0.02, reach * 0.55, width),
      joint(a + 0.01, reach, width * 0.72),
    ]);
    sheet.stroke(outline, 0.055 * breadth, planes.line);
    sheet.fill(outline, planes.shade);
    sheet.clip(outline, () => {
      sheet.fill(limb([joint(a - 0.035, -0.08, width * 0.8), joint(a - 0.03, reach * 0.62, width * 0.75)]), planes.lit);
      sheet.fill(ellipse(...place(a - 0.03, 0.02), width * breadth * 0.9, width * breadth * 1.1), planes.lit);
      sheet.overprint(
        ellipse(...place(a + 0.04, reach + 0.04), width * breadth * 1.2, width * breadth * 1.1),
        { indigo: 1 },
        { opacity: 0.4 },
      );
    });
    sheet.stroke(
      `M${at(place(a - 0.07, reach * 0.5))}Q${at(place(a, reach * 0.56))} ${at(place(a + 0.07, reach * 0.5))}`,
      0.028 * breadth,
      planes.line,
    );
  }
}
