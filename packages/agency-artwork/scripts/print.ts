/**
 * Prints new and changed pictures, deletes stale ones, and writes the manifest and the README's byte table.
 *
 *     npm run artwork                         all new and changed pictures
 *     npm run artwork -- --only a-id,b-id     these pictures, if new or changed
 *     npm run artwork -- --draft [--only …]   quick PNG proofs of one or two sizes into .cache/proofs, nothing else
 *     npm run artwork -- --draft --scene x    a proof of a scene that no row uses yet
 *     npm run artwork -- photo FILE --name NAME --alt "…" [--kind card] [--ink red] [--focus 0.5,0.4]
 *                                             prints a photograph as a duotone halftone, in the manifest as NAME
 *     npm run artwork -- photo FILE --name NAME --draft
 *                                             a quick proof of the photograph into .cache/proofs
 *     npm run artwork -- film [--draft]       draws and encodes the film with ffmpeg; or proofs into .cache/proofs
 *     npm run artwork -- sheet                contact sheets into .cache/sheets: one per page of the site, cards at 480 px
 *     npm run artwork -- sheet --crop wide    the 16:9 crops at 640 px (heroes and pages)
 *     npm run artwork -- sheet --page /blog   one page
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { answerHelp } from '../../../scripts/run.js';
import { CROP_ASPECTS, type Crop } from '../src/picture.js';
import type { PictureKind, PlannedPicture } from '../src/plan/row.js';
import { PLAN } from '../src/plan.js';
import { writeByteTable } from '../src/printing/byte-table.js';
import { drawPicture } from '../src/printing/drawn-picture.js';
import { manifestFiles, photoEntries } from '../src/printing/manifest-writer.js';
import { PICTURES_FOLDER, PRINTS_FOLDER, PROOFS_FOLDER, SOURCE_FOLDER } from '../src/printing/paths.js';
import { readPhoto } from '../src/printing/photo.js';
import { photoOptions } from '../src/printing/photo-options.js';
import { printFiles, printPicture, printSize } from '../src/printing/print-picture.js';
import { photoIds, readRecord, recordedIds, removeRecord, writeRecord } from '../src/printing/records.js';
import { isDrawn } from '../src/printing/scene-loader.js';
import { type PrintSize, printSizes } from '../src/printing/sizes.js';
import { makeFilm } from './film.js';
import { writeSheets } from './sheet.js';

answerHelp(`Usage: npm run artwork -- [--only ID,…] [--draft]
       npm run artwork -- --draft --scene NAME
       npm run artwork -- photo FILE --name NAME --alt "…" [--kind card] [--ink red] [--focus 0.5,0.4] [--draft]
       npm run artwork -- film [--draft]
       npm run artwork -- sheet [--crop wide] [--page /blog]

Prints new and changed pictures, a photograph, or the film; or writes contact sheets into .cache/sheets. --draft writes
quick proofs into .cache/proofs instead.`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    draft: { type: 'boolean' },
    scene: { type: 'string' },
    name: { type: 'string' },
    alt: { type: 'string' },
    kind: { type: 'string' },
    ink: { type: 'string' },
    focus: { type: 'string' },
    crop: { type: 'string', default: 'card' },
    page: { type: 'string' },
  },
});

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function chosenRows(): PlannedPicture[] {
  // Photographs aren't part of the plan.
  if (positionals[0] === 'photo') return [];
  if (values.scene) return [sceneProof(values.scene)];
  if (!values.only) return [...PLAN];
  return values.only.split(',').map((id) => {
    const row = PLAN.find((candidate) => candidate.id === id);
    if (!row) throw new Error(`The plan has no picture called "${id}". Choose one from src/plan.`);
    return row;
  });
}

function sceneProof(scene: string): PlannedPicture {
  return {
    id: `scene-${scene}`,
    kind: 'hero',
    subject: scene,
    colour: 'paper',
    light: 'daylight',
    composition: '',
    scene,
    alt: '',
    usedOn: [],
  };
}

const PROOF_SIZES = ['wide-1440', 'tall-480', 'card-480', 'card-960', 'panorama-1440'];

/** Writes PNG proofs at the sizes for review. */
async function proof(id: string, kind: PictureKind, pixelsOf: (size: PrintSize) => Promise<Uint8Array>): Promise<void> {
  mkdirSync(PROOFS_FOLDER, { recursive: true });
  for (const size of printSizes(kind)) {
    const name = `${size.crop}-${size.width}`;
    if (!PROOF_SIZES.includes(name)) continue;
    await sharp(await pixelsOf(size), { raw: { width: size.width, height: size.height, channels: 3 } })
      .png({ compressionLevel: 3 })
      .toFile(join(PROOFS_FOLDER, `${id}.${name}.png`));
  }
}

let printed = 0;
let unchanged = 0;
let overBudget = 0;

/** Prints the photograph named on the command line. */
async function printPhotograph(file: string | undefined): Promise<void> {
  const { id, alt, settings } = photoOptions(file, values);
  if (PLAN.some((row) => row.id === id))
    throw new Error(`The plan already has a picture called "${id}". Choose a different name for this one.`);
  const photo = await readPhoto(readFileSync(file as string), settings);
  if (values.draft) {
    await proof(id, settings.kind, photo.print);
    log(`${id}  proof`);
    return;
  }
  const job = { id, version: photo.version, kind: settings.kind, pixels: photo.print };
  const record = await printFiles(job, (name, { bytes, quality, fits }) => {
    if (!fits) overBudget++;
    log(`${id}  ${name}  ${kilobytes(bytes.length)}  q${quality}${fits ? '' : '  OVER BUDGET'}`);
  });
  printed++;
  const { width, height } = photo;
  writeRecord(id, { ...record, focus: settings.focus, photo: { kind: settings.kind, alt, width, height } });
}

/** Deletes the folders of old versions and of pictures that are no longer planned. */
function deleteStale(): void {
  const photos = photoIds();
  for (const id of recordedIds()) if (!photos.includes(id) && !PLAN.some((row) => row.id === id)) removeRecord(id);
  if (!existsSync(PICTURES_FOLDER)) return;
  for (const entry of readdirSync(PICTURES_FOLDER, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = entry.name;
    const [id = '', version] = folder.split('.');
    if (readRecord(id)?.version === version) continue;
    rmSync(join(PICTURES_FOLDER, folder), { recursive: true });
    log(`deleted stale ${folder}`);
  }
}

function writeManifest(): void {
  rmSync(PRINTS_FOLDER, { recursive: true, force: true });
  mkdirSync(PRINTS_FOLDER, { recursive: true });
  const entries = [...PLAN, ...photoEntries(photoIds(), readRecord)];
  for (const [file, text] of manifestFiles(entries, readRecord)) writeFileSync(join(SOURCE_FOLDER, file), text);
}

function selectedCrop(): Crop {
  const crops = Object.keys(CROP_ASPECTS) as Crop[];
  const crop = crops.find((name) => name === values.crop);
  if (!crop) throw new Error(`There is no crop called "${values.crop}". Choose one of these: ${crops.join(', ')}.`);
  return crop;
}

/** Prints new and changed pictures. */
async function printPictures(): Promise<void> {
  if (positionals[0] === 'photo') await printPhotograph(positionals[1]);
  const rows = chosenRows();
  const undrawn = rows.filter((row) => !isDrawn(row.scene));
  const drawable = rows.filter((row) => isDrawn(row.scene));

  for (const [index, row] of drawable.entries()) {
    const started = performance.now();
    const counter = `[${index + 1}/${drawable.length}] ${row.id}`;
    const picture = await drawPicture(row);
    if (values.draft) {
      await proof(row.id, row.kind, (size) => printSize(picture, size));
      log(`${counter}  proof, ${seconds(started)}`);
      continue;
    }
    const folder = join(PICTURES_FOLDER, `${row.id}.${picture.version}`);
    if (readRecord(row.id)?.version === picture.version && existsSync(folder)) {
      unchanged++;
      continue;
    }
    const record = await printPicture(picture, (file, print) => {
      const note = print.fits ? '' : '  OVER BUDGET';
      if (!print.fits) overBudget++;
      log(`${counter}  ${file}  ${kilobytes(print.bytes.length)}  q${print.quality}  ${seconds(started)}${note}`);
    });
    writeRecord(row.id, record);
    printed++;
  }

  if (!values.draft) {
    deleteStale();
    writeManifest();
    writeByteTable();
    log(`${printed} printed, ${unchanged} unchanged, ${overBudget} files over budget`);
  }
  if (undrawn.length > 0) {
    const scenes = new Set(undrawn.map((row) => row.scene));
    log(
      `skipped ${undrawn.length} pictures of ${scenes.size} scenes that are not drawn yet: ${[...scenes].join(', ')}`,
    );
  }
}

if (positionals[0] === 'film') await makeFilm(values.draft ?? false);
else if (positionals[0] === 'sheet') await writeSheets(selectedCrop(), values.page);
else await printPictures();
