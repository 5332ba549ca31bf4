import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as manifest from '../manifest.js';
import { CROP_ASPECTS, type PrintedPicture, pictureFile } from '../picture.js';
import { PLAN } from '../plan.js';
import { TOTAL_BUDGET } from './byte-table.js';
import { drawPicture } from './drawn-picture.js';
import { camelCase } from './names.js';
import { PICTURES_FOLDER } from './paths.js';
import { photoIds, readRecord, recordedIds } from './records.js';
import { isDrawn } from './scene-loader.js';
import { avifBudget, cropsOf, JPEG_BUDGET, printSizes } from './sizes.js';

const drawn = PLAN.filter((row) => isDrawn(row.scene));
const pictures = manifest as unknown as Record<string, PrintedPicture | undefined>;

describe('the print folder', () => {
  it('contains only planned pictures, at least ten of them', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(10);
    const planned = new Set([...PLAN.map(({ id }) => id), ...photoIds()]);
    expect(recordedIds().filter((id) => !planned.has(id))).toEqual([]);
  });

  it.each(drawn.map((row) => [row.id, row] as const))(
    'matches the sources of %s (if not, run: npm run artwork)',
    async (id, row) => {
      const record = readRecord(id);
      expect(record?.version).toBe((await drawPicture(row)).version);
      const picture = pictures[camelCase(id)];
      expect(picture).toMatchObject({
        id,
        version: record?.version,
        alt: row.alt,
        placeholder: record?.placeholder,
        crops: cropsOf(row.kind),
      });
      if (!picture) return;
      for (const size of printSizes(row.kind)) {
        const formats = size.fallback ? (['avif', 'jpg'] as const) : (['avif'] as const);
        for (const format of formats) {
          const name = pictureFile(picture, size.crop, size.width, format);
          const file = join(PICTURES_FOLDER, name);
          const { width, height } = await sharp(file).metadata();
          expect({ name, width, height }).toEqual({
            name,
            width: size.width,
            height: Math.round(size.width / CROP_ASPECTS[size.crop]),
          });
          const { size: bytes } = statSync(file);
          expect(bytes, name).toBe(record?.files[`${size.crop}-${size.width}.${format}`]?.bytes);
          expect(bytes, name).toBeLessThanOrEqual(format === 'avif' ? avifBudget(size) : JPEG_BUDGET);
        }
      }
    },
  );

  it('has no stale folders and stays below 44 MB in total', () => {
    const folders = readdirSync(PICTURES_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const current = recordedIds().map((id) => `${id}.${readRecord(id)?.version}`);
    expect(folders.map((folder) => folder.name).sort()).toEqual(current.sort());
    let total = 0;
    for (const { name } of folders) {
      const folder = join(PICTURES_FOLDER, name);
      for (const file of readdirSync(folder)) total += statSync(join(folder, file)).size;
    }
    expect(total).toBeLessThan(TOTAL_BUDGET);
  });
});

describe('pictureFile', () => {
  const [first] = recordedIds();
  const picture = pictures[camelCase(first ?? '')];

  it('returns an existing file', () => {
    if (!picture) throw new Error('No picture is printed yet.');
    const [width = 0] = picture.crops.card?.widths ?? [];
    expect(existsSync(join(PICTURES_FOLDER, pictureFile(picture, 'card', width, 'avif')))).toBe(true);
  });

  it('throws for a size that isn’t available', () => {
    if (!picture) throw new Error('No picture is printed yet.');
    expect(() => pictureFile(picture, 'card', 123, 'avif')).toThrow('available: ');
  });
});
