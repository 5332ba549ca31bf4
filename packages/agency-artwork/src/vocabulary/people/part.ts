/** A piece of a person. */
import type { FlatRecipe } from '../../engine/index.js';

/**
 * One outline of a person with its colour.
 *
 * `layer` groups the pieces that share a rim light: 0 is behind the body, 1 is the body, 2 is in front of it.
 * `detail` pieces (folds, collars, faces) are left out of silhouettes.
 */
export interface Part {
  readonly outline: string;
  readonly recipe: FlatRecipe;
  readonly layer: 0 | 1 | 2;
  readonly detail?: boolean;
}
