/** A large profile with its near arm raised: a person putting something up on a wall, by day. */
import type { Point, Sheet } from '../../engine/index.js';
import { CREAM } from '../colours.js';
import { limb, moved, placed } from '../geometry.js';
import { drawShade } from '../light.js';
import { drawHolding } from './holding.js';
import { drawLimb, type SkinPlanes } from './large-limbs.js';
import { drawPortrait, type Portrait } from './portrait.js';

/** Appearance of the person. The surrounding group sets position and direction. */
export type ReachingLooks = Omit<Portrait, 'centre' | 'facing'>;

/**
 * Draws a portrait at the origin (between temple and ear) that faces right and reaches up in front of itself. Mirror
 * the group to make it face left.
 *
 * @param drawHeld draws the held object, given its centre and a suitable size.
 */
export function drawReachingPortrait(
  sheet: Sheet,
  looks: ReachingLooks,
  skin: SkinPlanes,
  drawHeld: (centre: Point, size: number) => void,
): void {
  const { size } = looks;
  drawPortrait(sheet, { ...looks, centre: [0, 0], facing: 'right', rim: CREAM });
  const at = (x: number, y: number): Point => [x * size, y * size];
  const wrist = at(1.36, 0.32);
  sheet.group(moved(26, 30), () =>
    drawShade(
      sheet,
      limb([
        [...at(1.0, 1.3), 0.2 * size],
        [...at(1.36, 0.32), 0.12 * size],
      ]),
      0.4,
    ),
  );
  drawLimb(
    sheet,
    [
      [...at(0.56, 1.42), 0.26 * size],
      [...at(0.96, 1.44), 0.235 * size],
      [...at(1.1, 1.16), 0.225 * size],
      [...at(1.24, 0.76), 0.17 * size],
      [...wrist, 0.112 * size],
    ],
    skin,
    [-0.05 * size, -0.05 * size],
  );
  drawHolding(sheet, { wrist, angle: 162, size: 0.7 * size, thumb: -1 }, skin, () =>
    drawHeld(at(1.6, -0.36), 0.62 * size),
  );
  const sleeve = limb([
    [...at(-0.42, 0.94), 0.06 * size, 0.1 * size],
    [...at(-0.3, 1.14), 0.26 * size, 0.24 * size],
    [...at(-0.04, 1.34), 0.35 * size, 0.27 * size],
    [...at(0.36, 1.44), 0.32 * size, 0.28 * size],
    [...at(0.72, 1.46), 0.29 * size, 0.28 * size],
  ]);
  // The arm shades the side. The cloth continues over the shoulder, so only the lower edge is drawn.
  sheet.group(moved(-0.04 * size, 0.16 * size), () => sheet.overprint(sleeve, { indigo: 1 }, { opacity: 0.55 }));
  sheet.fill(sleeve, looks.cloth);
  sheet.clip(sleeve, () => {
    sheet.group(placed(0, 0, 14), () => looks.pattern?.([-0.6 * size, 0.5 * size, 2 * size, 1.4 * size]));
    sheet.overprint(
      limb([
        [...at(-0.5, 1.42), 0.14 * size],
        [...at(0.1, 1.72), 0.2 * size],
        [...at(0.8, 1.76), 0.2 * size],
      ]),
      { indigo: 1 },
      { opacity: 0.5 },
    );
  });
}
