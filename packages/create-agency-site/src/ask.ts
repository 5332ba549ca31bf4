import type { Readable, Writable } from 'node:stream';
import { isCancel, select, text } from '@clack/prompts';
import { type Input, questionNames, questions } from './questions.js';

export interface Terminal {
  input: Readable;
  output: Writable;
}

/**
 * Asks every question that the input doesn't answer.
 *
 * @param terminal - Defaults to the process's own terminal.
 * @returns The complete input, or undefined if the user cancels.
 */
export async function ask(given: Input, terminal?: Terminal): Promise<Input | undefined> {
  const input = { ...given };
  for (const name of questionNames) {
    if (input[name] !== undefined) continue;
    const { message, default: standard, choices, problem } = questions[name];
    const answer = choices
      ? await select({
          ...terminal,
          message,
          initialValue: standard,
          options: Object.entries(choices).map(([value, label]) => ({ value, label })),
        })
      : await text({
          ...terminal,
          message,
          placeholder: standard,
          defaultValue: standard,
          validate: (value) => problem(value?.trim() || standard, input),
        });
    if (isCancel(answer)) return undefined;
    input[name] = answer.trim();
  }
  return input;
}
