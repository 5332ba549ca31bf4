/** All printed pictures with their plan, crops and file sizes, for the Storybook page. Needs Vite's `import.meta.glob`. */
import { cropFrame, type Focus, type Frame } from './engine/crop.js';
import * as manifest from './manifest.js';
import { CROP_ASPECTS, type Crop, type PrintedPicture } from './picture.js';
import type { PlannedPicture } from './plan/row.js';
import { PLAN } from './plan.js';
import { camelCase } from './printing/names.js';
import type { PrintRecord } from './printing/records.js';

/** A printed picture, its row in the plan, and its file sizes, keyed by name (`wide-960.avif`). */
export interface CataloguedPicture {
  readonly picture: PrintedPicture;
  readonly plan: PlannedPicture;
  /** Position on the artboard, as fractions of its width and height. */
  readonly focus: Focus;
  readonly files: PrintRecord['files'];
}

const records = import.meta.glob<PrintRecord>('../records/*.json', { eager: true, import: 'default' });
const pictures = manifest as unknown as Readonly<Record<string, PrintedPicture | undefined>>;

/** Every printed picture, in plan order. */
export const catalogue: readonly CataloguedPicture[] = PLAN.flatMap((plan) => {
  const picture = pictures[camelCase(plan.id)];
  const record = records[`../records/${plan.id}.json`];
  return picture && record ? [{ picture, plan, focus: record.focus, files: record.files }] : [];
});

/** The marked heads that a crop shows, as fractions of its width and height. */
export function facesIn({ plan, focus }: Pick<CataloguedPicture, 'plan' | 'focus'>, crop: Crop): Frame[] {
  const frame = cropFrame(CROP_ASPECTS[crop], plan.cropFocus?.[crop] ?? focus, plan.zoom);
  return (plan.faces ?? [])
    .map(({ x, y, width, height }) => ({
      x: (x - frame.x) / frame.width,
      y: (y - frame.y) / frame.height,
      width: width / frame.width,
      height: height / frame.height,
    }))
    .filter(({ x, y, width, height }) => x < 1 && y < 1 && x + width > 0 && y + height > 0);
}
