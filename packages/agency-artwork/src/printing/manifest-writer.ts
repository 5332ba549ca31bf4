/** Writes `src/manifest.ts` from the plan and the print records. */
import type { Crop, PrintedCrop } from '../picture.js';
import type { PlannedPicture } from '../plan/row.js';
import { camelCase } from './names.js';
import type { PrintRecord } from './records.js';
import { cropsOf } from './sizes.js';

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

function cropLine([crop, printed]: [string, PrintedCrop]): string {
  return `    ${crop as Crop}: { widths: [${printed.widths.join(', ')}], fallback: ${printed.fallback} },`;
}

function exportOf(row: PlannedPicture, record: PrintRecord): string {
  return [
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
  ].join('\n');
}

/** The text of the manifest: one named export per printed picture, in the plan's order. */
export function manifestSource(
  plan: readonly PlannedPicture[],
  recordOf: (id: string) => PrintRecord | undefined,
): string {
  const exports = plan.flatMap((row) => {
    const record = recordOf(row.id);
    return record ? [exportOf(row, record)] : [];
  });
  return [
    '/** The printed pictures, one export each so that a bundle keeps only what it shows. Generated: npm run artwork. */',
    "import type { PrintedPicture } from './picture.js';",
    '',
    "export { CROP_ASPECTS, type Crop, type PrintedCrop, type PrintedPicture, pictureFile } from './picture.js';",
    '',
    exports.join('\n\n'),
    '',
  ].join('\n');
}
