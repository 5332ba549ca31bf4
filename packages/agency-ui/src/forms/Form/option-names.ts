import type { Choice } from '../../entities/form-definitions/index.js';

/**
 * Names of a select's options, for its label. An option of the kit's list, or one without a name, has the name in
 * `names`; another one has its own.
 */
export const optionNames = (
  choices: readonly Choice[] = [],
  kitChoices: readonly Choice[],
  names: Readonly<Record<string, string>>,
): Record<string, string> => ({
  ...names,
  ...Object.fromEntries(
    choices.flatMap((choice) =>
      typeof choice === 'string' || kitChoices.includes(choice) ? [] : [[choice.value, choice.label]],
    ),
  ),
});
