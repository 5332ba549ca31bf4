/**
 * Contact sheets for review: every printed picture, page by page, at its served size.
 *
 *     npm run artwork:sheet                    one sheet per page of the site, cards at 480 px
 *     npm run artwork:sheet -- --crop wide     the 16:9 crops at 640 px (heroes and pages)
 *     npm run artwork:sheet -- --page /blog    one page
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Crop } from '../src/picture.js';
import { CROP_ASPECTS } from '../src/picture.js';
import type { PlannedPicture } from '../src/plan/row.js';
import { PLAN } from '../src/plan.js';
import { PICTURES_FOLDER, SHEETS_FOLDER } from '../src/printing/paths.js';
import { readRecord } from '../src/printing/records.js';

const { values } = parseArgs({ options: { crop: { type: 'string', default: 'card' }, page: { type: 'string' } } });
const crop = values.crop as Crop;
const width = crop === 'wide' ? 640 : 480;
const height = Math.round(width / CROP_ASPECTS[crop]);
const GAP = 16;
const COLUMNS = crop === 'wide' ? 2 : 3;

function fileOf(row: PlannedPicture): string | undefined {
  const record = readRecord(row.id);
  const name = `${crop}-${width}.avif`;
  return record?.files[name] ? join(PICTURES_FOLDER, `${row.id}.${record.version}`, name) : undefined;
}

async function writeSheet(page: string, files: readonly string[]): Promise<void> {
  const rows = Math.ceil(files.length / COLUMNS);
  const sheet = sharp({
    create: {
      width: COLUMNS * (width + GAP) + GAP,
      height: rows * (height + GAP) + GAP,
      channels: 3,
      background: '#fbf5e9',
    },
  });
  const layers = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).png().toBuffer(),
      left: GAP + (index % COLUMNS) * (width + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (height + GAP),
    })),
  );
  const name = `${page.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}.${crop}.png`;
  await sheet.composite(layers).png().toFile(join(SHEETS_FOLDER, name));
  process.stdout.write(`${name}: ${files.length} pictures\n`);
}

mkdirSync(SHEETS_FOLDER, { recursive: true });
const pages = values.page ? [values.page] : [...new Set(PLAN.flatMap((row) => row.usedOn))];
for (const page of pages) {
  const files = PLAN.filter((row) => row.usedOn.includes(page)).flatMap((row) => fileOf(row) ?? []);
  if (files.length > 0) await writeSheet(page, files);
}
