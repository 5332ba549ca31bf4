/** One row of the picture plan. */
import type { Focus, Frame } from '../engine/crop.js';
import type { SceneOptions } from '../engine/scene.js';
import type { Crop } from '../picture.js';

/**
 * The use of a picture: a slide of the home hero, a page hero, a card, a card that is also shown large (`feature`) or
 * as a wide band (`panorama`), or a portrait.
 */
export type PictureKind = 'hero' | 'page' | 'card' | 'feature' | 'panorama' | 'portrait';

/** The hue family a picture is led by. `paper` is a light sheet with colour as accent. */
export type DominantColour = 'teal' | 'green' | 'red' | 'orange' | 'marigold' | 'plum' | 'midnight' | 'paper';

/** Where the light of a picture comes from. Only `sun disc` draws the house's big disc. */
export type LightSource = 'sun disc' | 'lamps' | 'stage beams' | 'screen' | 'window' | 'daylight' | 'fire' | 'glow';

/** One picture of the site: what it shows, how it is built, where it is used. */
export interface PlannedPicture {
  /** Kebab case, unique; names the files and, in camel case, the manifest export. */
  readonly id: string;
  readonly kind: PictureKind;
  /** What it shows, for the person who draws it. */
  readonly subject: string;
  readonly colour: DominantColour;
  readonly light: LightSource;
  /** How the picture is built: point of view, masses, where the eye lands. */
  readonly composition: string;
  /** File name (without `.ts`) of its base scene in `src/scenes`. The scene may still have to be drawn. */
  readonly scene: string;
  /** Options that make a true variant of the base scene: other props, other people, other inks. */
  readonly variant?: SceneOptions;
  /** Another start for the scene's chance. */
  readonly seed?: number;
  /** Overrides the scene's focus. */
  readonly focus?: Focus;
  /** Overrides the focus for one crop, where the subject does not fit at the common point. */
  readonly cropFocus?: Readonly<Partial<Record<Crop, Focus>>>;
  /** Shows a smaller part of the artboard in every crop. @default 1 */
  readonly zoom?: number;
  /** Heads that no crop may cut and no text may cover, in artboard units. */
  readonly faces?: readonly Frame[];
  /** What the picture shows, for people who do not see it. */
  readonly alt: string;
  /** The pages it appears on: no two pictures of one page share a base scene within a section. */
  readonly usedOn: readonly string[];
}
