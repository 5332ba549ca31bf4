/** All printed pictures with their plan and file sizes, for the Storybook page. Needs Vite's `import.meta.glob`. */
import * as manifest from './manifest.js';
import type { PrintedPicture } from './picture.js';
import type { PlannedPicture } from './plan/row.js';
import { PLAN } from './plan.js';
import { camelCase } from './printing/names.js';
import type { PrintRecord } from './printing/records.js';

/** A printed picture, its row of the plan, and the sizes of its files by name (`wide-960.avif`). */
export interface CataloguedPicture {
  readonly picture: PrintedPicture;
  readonly plan: PlannedPicture;
  readonly files: PrintRecord['files'];
}

const records = import.meta.glob<PrintRecord>('../records/*.json', { eager: true, import: 'default' });
const pictures = manifest as unknown as Readonly<Record<string, PrintedPicture | undefined>>;

/** Every printed picture, in the plan's order. */
export const catalogue: readonly CataloguedPicture[] = PLAN.flatMap((plan) => {
  const picture = pictures[camelCase(plan.id)];
  const record = records[`../records/${plan.id}.json`];
  return picture && record ? [{ picture, plan, files: record.files }] : [];
});
