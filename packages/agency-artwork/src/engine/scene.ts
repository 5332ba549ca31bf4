/** What a scene file exports: a drawing that can be repeated with other options. */
import type { Focus } from './crop.js';
import { Sheet } from './sheet.js';

/** A value that a plan row may hand to a scene. */
export type OptionValue = string | number | boolean;

/** Named options of a scene. */
export type SceneOptions = Readonly<Record<string, OptionValue>>;

/** What a scene is made of. */
export interface SceneDefinition<Options extends SceneOptions> {
  /** Start of the scene's chance; change it to get another crowd or another tree. */
  readonly seed: number;
  /** The point that every crop keeps, as fractions of the 1600 × 900 artboard. */
  readonly focus: Focus;
  /** Every option with its default. A variant overrides some of them. */
  readonly options?: Options;
  /** Draws the scene. Called with a fresh sheet; must use no chance but the seed's. */
  readonly draw: (sheet: Sheet, options: Options, seed: number) => void;
}

/** A scene that can be drawn. */
export interface Scene {
  readonly seed: number;
  readonly focus: Focus;
  /** The options with their defaults: what a variant may override. */
  readonly options: SceneOptions;
  /**
   * Draws the scene, with some options changed.
   *
   * @throws Error when the variant names an option the scene does not have, or gives it another type.
   */
  readonly draw: (variant?: SceneOptions, seed?: number) => Sheet;
}

/** Declares a scene. One file holds one scene and exports it under the file's name in camel case. */
export function defineScene<Options extends SceneOptions = Record<string, never>>(
  definition: SceneDefinition<Options>,
): Scene {
  const defaults = definition.options ?? ({} as Options);
  return {
    seed: definition.seed,
    focus: definition.focus,
    options: defaults,
    draw: (variant = {}, seed = definition.seed) => {
      for (const [name, value] of Object.entries(variant)) {
        const expected = defaults[name];
        if (expected === undefined) {
          const known = Object.keys(defaults).join(', ') || 'none';
          throw new Error(`The scene has no option "${name}"; it knows: ${known}.`);
        }
        if (typeof expected !== typeof value) {
          throw new Error(`The option "${name}" is a ${typeof expected}; the variant gives ${JSON.stringify(value)}.`);
        }
      }
      const sheet = new Sheet();
      definition.draw(sheet, { ...defaults, ...variant } as Options, seed);
      return sheet;
    },
  };
}
