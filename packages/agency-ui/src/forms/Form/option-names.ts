import type { Choice } from '../../entities/form-definitions/index.js';

/**
 * The option names for a select's labels. Options from the kit's list, and options without a label, take their name
 * from `names`; all others keep their own.
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
