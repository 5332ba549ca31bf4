/** Types for the picture plan. */
import type { Focus, Frame } from '../engine/crop.js';
import type { Ink } from '../engine/inks.js';
import type { SceneOptions } from '../engine/scene.js';
import type { Crop } from '../picture.js';

/**
 * Where a picture appears: as a home hero slide, a page hero, a card, a card that also appears large (`feature`) or as
 * a wide band (`panorama`), or a portrait.
 */
export type PictureKind = 'hero' | 'page' | 'card' | 'feature' | 'panorama' | 'portrait';

/** A picture's dominant hue. `paper` is a light background with colour accents. */
export type DominantColour = 'teal' | 'green' | 'red' | 'orange' | 'marigold' | 'plum' | 'midnight' | 'paper';

/** A picture's light source. Only `sun disc` draws the big disc. */
export type LightSource = 'sun disc' | 'lamps' | 'stage beams' | 'screen' | 'window' | 'daylight' | 'fire' | 'glow';

/** The plan for one picture. */
export interface PlannedPicture {
  /** A unique id in kebab case. Used for file names and, in camel case, for the manifest export. */
  readonly id: string;
  readonly kind: PictureKind;
  /** The subject, as a brief for the illustrator. */
  readonly subject: string;
  readonly colour: DominantColour;
  readonly light: LightSource;
  /** Viewpoint, main masses and focal point. */
  readonly composition: string;
  /** File name, without `.ts`, of the base scene in `src/scenes`. The scene may not be drawn yet. */
  readonly scene: string;
  /** Options for this variant of the base scene: different props, people or inks. */
  readonly variant?: SceneOptions;
  /** Overrides the scene's seed. */
  readonly seed?: number;
  /** Overrides the scene's focus. */
  readonly focus?: Focus;
  /** Overrides the focus for individual crops. */
  readonly cropFocus?: Readonly<Partial<Record<Crop, Focus>>>;
  /** Shows a smaller part of the artboard in every crop. @default 1 */
  readonly zoom?: number;
  /** Prints only this ink's plate, on white, for pages that lay a picture's plates over each other. */
  readonly ink?: Ink;
  /** Shows part of a place that other pictures on the same page also show. @default false */
  readonly detail?: boolean;
  /** Heads that no crop may cut off and no text may cover, in artboard units. */
  readonly faces?: readonly Frame[];
  /** The alternative text. */
  readonly alt: string;
  /**
   * The pages that show it. Pictures on one page must have different base scenes, except for team portraits and
   * details.
   */
  readonly usedOn: readonly string[];
}
