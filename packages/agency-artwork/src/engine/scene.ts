/** Defines scenes: drawings with options. */
import type { Focus } from './crop.js';
import { Sheet } from './sheet.js';

/** A scene option's value in the plan. */
export type OptionValue = string | number | boolean;

/** A scene's named options. */
export type SceneOptions = Readonly<Record<string, OptionValue>>;

/** A scene's definition. */
export interface SceneDefinition<Options extends SceneOptions> {
  /** Default seed for the scene's random numbers. A different seed gives a different crowd or tree. */
  readonly seed: number;
  /** The point that every crop keeps, as fractions of the 1600 × 900 artboard. */
  readonly focus: Focus;
  /** Every option with its default. A variant overrides some of them. */
  readonly options?: Options;
  /** Draws the scene on a new sheet. All randomness must come from the seed. */
  readonly draw: (sheet: Sheet, options: Options, seed: number) => void;
}

/** A scene that can be drawn. */
export interface Scene {
  readonly seed: number;
  readonly focus: Focus;
  /** The options with their defaults. A variant may override them. */
  readonly options: SceneOptions;
  /**
   * Draws the scene with the options of a variant.
   *
   * @throws Error if the variant has an unknown option or a value of the wrong type.
   */
  readonly draw: (variant?: SceneOptions, seed?: number) => Sheet;
}

/** Declares a scene. Each file contains one scene and exports it under the file's name in camel case. */
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
          throw new Error(`The scene has no option "${name}"; available: ${known}.`);
        }
        if (typeof expected !== typeof value) {
          throw new Error(
            `The option "${name}" must be a ${typeof expected}, but the variant has ${JSON.stringify(value)}.`,
          );
        }
      }
      const sheet = new Sheet();
      definition.draw(sheet, { ...defaults, ...variant } as Options, seed);
      return sheet;
    },
  };
}
