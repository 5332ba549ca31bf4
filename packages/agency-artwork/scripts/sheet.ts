/** Contact sheets for review: every printed picture, page by page, at its served size. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Crop } from '../src/picture.js';
import { CROP_ASPECTS } from '../src/picture.js';
import type { PlannedPicture } from '../src/plan/row.js';
import { PLAN } from '../src/plan.js';
import { PICTURES_FOLDER, SHEETS_FOLDER } from '../src/printing/paths.js';
import { readRecord } from '../src/printing/records.js';

const GAP = 16;

const widthOf = (crop: Crop) => (crop === 'wide' ? 640 : 480);

function fileOf(row: PlannedPicture, crop: Crop): string | undefined {
  const record = readRecord(row.id);
  const name = `${crop}-${widthOf(crop)}.avif`;
  return record?.files[name] ? join(PICTURES_FOLDER, `${row.id}.${record.version}`, name) : undefined;
}

async function writeSheet(page: string, crop: Crop, files: readonly string[]): Promise<void> {
  const width = widthOf(crop);
  const height = Math.round(width / CROP_ASPECTS[crop]);
  const columns = crop === 'wide' ? 2 : 3;
  const rows = Math.ceil(files.length / columns);
  const sheet = sharp({
    create: {
      width: columns * (width + GAP) + GAP,
      height: rows * (height + GAP) + GAP,
      channels: 3,
      background: '#fbf5e9',
    },
  });
  const layers = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).png().toBuffer(),
      left: GAP + (index % columns) * (width + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    })),
  );
  const name = `${page.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}.${crop}.png`;
  await sheet.composite(layers).png().toFile(join(SHEETS_FOLDER, name));
  process.stdout.write(`${name}: ${files.length} pictures\n`);
}

/**
 * Writes a contact sheet for each page of the site to `.cache/sheets`.
 *
 * @param page - If given, only this page.
 */
export async function writeSheets(crop: Crop, page?: string): Promise<void> {
  mkdirSync(SHEETS_FOLDER, { recursive: true });
  const pages = page ? [page] : [...new Set(PLAN.flatMap((row) => row.usedOn))];
  for (const each of pages) {
    const files = PLAN.filter((row) => row.usedOn.includes(each)).flatMap((row) => fileOf(row, crop) ?? []);
    if (files.length > 0) await writeSheet(each, crop, files);
  }
}
