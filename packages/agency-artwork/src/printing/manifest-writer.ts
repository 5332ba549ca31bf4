/** Source of the manifest: a module for each printed picture, so that a page loads its own pictures alone. */
import type { Crop, PrintedCrop } from '../picture.js';
import type { PlannedPicture } from '../plan/row.js';
import { camelCase } from './names.js';
import type { PrintRecord } from './records.js';
import { cropsOf } from './sizes.js';

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

function cropLine([crop, printed]: [string, PrintedCrop]): string {
  return `    ${crop as Crop}: { widths: [${printed.widths.join(', ')}], fallback: ${printed.fallback} },`;
}

const generated = 'Generated: npm run artwork.';

function moduleOf(row: PlannedPicture, record: PrintRecord): string {
  return [
    `/** ${generated} */`,
    "import type { PrintedPicture } from '../picture.js';",
    '',
    `/** ${row.subject} */`,
    `export const ${camelCase(row.id)}: PrintedPicture = {`,
    `  id: ${quoted(row.id)},`,
    `  version: ${quoted(record.version)},`,
    `  alt: ${quoted(row.alt)},`,
    `  focus: { x: ${record.focus.x}, y: ${record.focus.y} },`,
    `  placeholder: ${quoted(record.placeholder)},`,
    '  crops: {',
    ...Object.entries(cropsOf(row.kind)).map(cropLine),
    '  },',
    '};',
    '',
  ].join('\n');
}

/**
 * @returns the texts by their files' names in `src`: `manifest.ts`, which exports every printed picture, and one file of
 * `prints` for each.
 */
export function manifestFiles(
  plan: readonly PlannedPicture[],
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
    // As the linter orders them.
    ...exports.sort(new Intl.Collator('en', { numeric: true }).compare),
    '',
  ].join('\n');
  return files.set('manifest.ts', manifest);
}
