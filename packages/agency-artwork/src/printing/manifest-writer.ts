/** Generates the manifest: one module per picture, so that pages bundle only their own pictures. */
import { cropFrame, focusInFrame } from '../engine/crop.js';
import { CROP_ASPECTS, type Crop } from '../picture.js';
import type { PlannedPicture } from '../plan/row.js';
import { camelCase } from './names.js';
import type { PrintRecord } from './records.js';
import { cropsOf } from './sizes.js';

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** A picture's manifest data, from a row of the plan or a photograph. */
type Entry = Pick<PlannedPicture, 'id' | 'kind' | 'subject' | 'alt' | 'cropFocus' | 'zoom'>;

function cropLine(row: Entry, record: PrintRecord, crop: Crop): string {
  const printed = cropsOf(row.kind)[crop];
  if (!printed) throw new Error(`Pictures of kind "${row.kind}" have no ${crop} crop.`);
  const focus = row.cropFocus?.[crop] ?? record.focus;
  const frame = cropFrame(CROP_ASPECTS[crop], focus, row.zoom, record.photo);
  const { x, y } = focusInFrame(focus, frame, record.photo);
  const vast = printed.vast ? [`vast: ${printed.vast}`] : [];
  const entries = [
    `widths: [${printed.widths.join(', ')}]`,
    ...vast,
    `fallback: ${printed.fallback}`,
    `focus: { x: ${x}, y: ${y} }`,
  ];
  return `    ${crop}: { ${entries.join(', ')} },`;
}

const generated = 'Generated: npm run artwork.';

function moduleOf(row: Entry, record: PrintRecord): string {
  return [
    `/** ${generated} */`,
    "import type { PrintedPicture } from '../picture.js';",
    '',
    `/** ${row.subject} */`,
    `export const ${camelCase(row.id)}: PrintedPicture = {`,
    `  id: ${quoted(row.id)},`,
    `  version: ${quoted(record.version)},`,
    `  alt: ${quoted(row.alt)},`,
    `  placeholder: ${quoted(record.placeholder)},`,
    '  crops: {',
    ...(Object.keys(cropsOf(row.kind)) as Crop[]).map((crop) => cropLine(row, record, crop)),
    '  },',
    '};',
    '',
  ].join('\n');
}

/**
 * Generates the manifest's files.
 *
 * @param plan the rows of the plan and the photographs.
 * @returns the content of each file by its path in `src`: `manifest.ts`, which exports all pictures, and one file per
 * picture in `prints`.
 */
export function manifestFiles(
  plan: readonly Entry[],
  recordOf: (id: string) => PrintRecord | undefined,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const exports: string[] = [];
  for (const row of plan) {
    const record = recordOf(row.id);
    if (!record) continue;
    files.set(`prints/${row.id}.ts`, moduleOf(row, record));
    exports.push(`export { ${camelCase(row.id)} } from './prints/${row.id}.js';`);
  }
  const manifest = [
    `/** The printed pictures. ${generated} */`,
    "export { CROP_ASPECTS, type Crop, type PrintedCrop, type PrintedPicture, pictureFile } from './picture.js';",
    // The linter requires this order.
    ...exports.sort(new Intl.Collator('en', { numeric: true }).compare),
    '',
  ].join('\n');
  return files.set('manifest.ts', manifest);
}

/** Returns the manifest entries of photographs. */
export const photoEntries = (ids: readonly string[], recordOf: (id: string) => PrintRecord | undefined): Entry[] =>
  ids.flatMap((id) => {
    const photo = recordOf(id)?.photo;
    return photo ? [{ id, kind: photo.kind, alt: photo.alt, subject: `Photograph: ${photo.alt}` }] : [];
  });
