/** Draws a row of the plan and computes its source hash. */
import { createHash } from 'node:crypto';
import { ENCODER_QUALITIES, type Focus, INKS, NAIROBI_PALETTE, PRESS_REVISION, type Sheet } from '../engine/index.js';
import type { Crop } from '../picture.js';
import type { PlannedPicture } from '../plan/row.js';
import { loadScene } from './scene-loader.js';
import { avifBudget, JPEG_BUDGET, printSizes, screenOf } from './sizes.js';

/** A drawn picture, ready to go to press. */
export interface DrawnPicture {
  readonly row: PlannedPicture;
  readonly sheet: Sheet;
  readonly seed: number;
  readonly focus: Focus;
  readonly zoom: number;
  /** The first eight hexadecimal digits of the source hash. */
  readonly version: string;
}

/** Returns a crop's focus. */
export function focusOf(picture: Pick<DrawnPicture, 'row' | 'focus'>, crop: Crop): Focus {
  return picture.row.cropFocus?.[crop] ?? picture.focus;
}

/**
 * Draws a row's scene and hashes everything that affects its pixels: the four plates (and so the scene, its options and
 * its vocabulary), the crops, the screens, the budgets and the press.
 *
 * The hash covers the drawing instead of the source code, so renamed or reformatted code does not change a picture's
 * version.
 */
export async function drawPicture(row: PlannedPicture): Promise<DrawnPicture> {
  const scene = await loadScene(row.scene);
  const seed = row.seed ?? scene.seed;
  const focus = row.focus ?? scene.focus;
  const zoom = row.zoom ?? 1;
  const sheet = scene.draw(row.variant, seed);

  const hash = createHash('sha256');
  const sizes = printSizes(row.kind).map((size) => ({
    ...size,
    ...screenOf(size.width),
    focus: focusOf({ row, focus }, size.crop),
    budget: avifBudget(size),
  }));
  hash.update(
    JSON.stringify({
      PRESS_REVISION,
      palette: NAIROBI_PALETTE,
      seed,
      zoom,
      ink: row.ink,
      sizes,
      JPEG_BUDGET,
      ENCODER_QUALITIES,
    }),
  );
  for (const ink of INKS) hash.update(sheet.plate(ink));
  return { row, sheet, seed, focus, zoom, version: hash.digest('hex').slice(0, 8) };
}
