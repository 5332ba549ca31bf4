/** The picture plan: every picture of the site. */
import type { PlannedPicture } from './plan/row.js';

export type { DominantColour, LightSource, PictureKind, PlannedPicture } from './plan/row.js';

/** Every picture of the site, in the order it is printed. */
export const PLAN: readonly PlannedPicture[] = [];
