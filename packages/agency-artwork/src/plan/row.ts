/** Types of the picture plan. */
import type { Focus, Frame } from '../engine/crop.js';
import type { Ink } from '../engine/inks.js';
import type { SceneOptions } from '../engine/scene.js';
import type { Crop } from '../picture.js';

/**
 * The use of a picture: a slide of the home hero, a page hero, a card, a card that is also shown large (`feature`) or
 * as a wide band (`panorama`), or a portrait.
 */
export type PictureKind = 'hero' | 'page' | 'card' | 'feature' | 'panorama' | 'portrait';

/** The dominant hue of a picture. `paper` is a light background with colour accents. */
export type DominantColour = 'teal' | 'green' | 'red' | 'orange' | 'marigold' | 'plum' | 'midnight' | 'paper';

/** The light source of a picture. Only `sun disc` draws the big disc. */
export type LightSource = 'sun disc' | 'lamps' | 'stage beams' | 'screen' | 'window' | 'daylight' | 'fire' | 'glow';

/** The plan of one picture. */
export interface PlannedPicture {
  /** A unique id in kebab case. Used for file names and, in camel case, for the manifest export. */
  readonly id: string;
  readonly kind: PictureKind;
  /** The subject, a brief for the illustrator. */
  readonly subject: string;
  readonly colour: DominantColour;
  readonly light: LightSource;
  /** Point of view, masses and focal point. */
  readonly composition: string;
  /** File name, without `.ts`, of the base scene in `src/scenes`. The scene may not be drawn yet. */
  readonly scene: string;
  /** Options of this variant of the base scene: different props, people or inks. */
  readonly variant?: SceneOptions;
  /** Overrides the scene's seed. */
  readonly seed?: number;
  /** Overrides the scene's focus. */
  readonly focus?: Focus;
  /** Overrides the focus of single crops. */
  readonly cropFocus?: Readonly<Partial<Record<Crop, Focus>>>;
  /** Shows a smaller part of the artboard in every crop. @default 1 */
  readonly zoom?: number;
  /** Prints the plate of this ink alone, on white, for pages that lay the plates of a picture over each other. */
  readonly ink?: Ink;
  /** Shows a part of a place that other pictures of the same page show too. @default false */
  readonly detail?: boolean;
  /** Heads that no crop may cut and no text may cover, in artboard units. */
  readonly faces?: readonly Frame[];
  /** The text alternative. */
  readonly alt: string;
  /** The pages that show it. Pictures of one page must have different base scenes, except team portraits and details. */
  readonly usedOn: readonly string[];
}
