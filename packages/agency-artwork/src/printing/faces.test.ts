/** Every crop shows each head marked in the plan either completely or not at all. */
import { describe, expect, it } from 'vitest';
import { cropFrame, type Frame } from '../engine/crop.js';
import { CROP_ASPECTS, type Crop } from '../picture.js';
import { PLAN } from '../plan.js';
import { focusOf } from './drawn-picture.js';
import { loadScene } from './scene-loader.js';
import { cropsOf } from './sizes.js';

const rows = PLAN.flatMap((row) => (row.faces ? [{ ...row, faces: row.faces }] : []));

/** The share of a face inside a frame. */
function visibleShare(face: Frame, frame: Frame): number {
  const along = (from: number, size: number, start: number, length: number): number =>
    Math.max(0, Math.min(from + size, start + length) - Math.max(from, start)) / size;
  return along(face.x, face.width, frame.x, frame.width) * along(face.y, face.height, frame.y, frame.height);
}

describe('marked heads', () => {
  it('marks the heads in at least twenty pictures, seven of them portraits', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(rows.filter(({ kind }) => kind === 'portrait')).toHaveLength(7);
  });

  it.each(rows.map((row) => [row.id, row] as const))('crops none of the marked heads in %s', async (_, row) => {
    const focus = row.focus ?? (await loadScene(row.scene)).focus;
    for (const crop of Object.keys(cropsOf(row.kind)) as Crop[]) {
      const frame = cropFrame(CROP_ASPECTS[crop], focusOf({ row, focus }, crop), row.zoom);
      const shares = row.faces.map((face) => visibleShare(face, frame));
      expect(shares, crop).toContain(1);
      expect(
        shares.filter((share) => share > 0.02 && share < 0.98),
        crop,
      ).toEqual([]);
    }
  });
});
