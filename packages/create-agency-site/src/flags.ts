import { parseArgs } from 'node:util';
import { assertInput, type Input, questionNames, questions } from './questions.js';
import { UsageError } from './usage-error.js';

export interface Command {
  /** The answers passed as flags. */
  input: Input;
  /** Uses the defaults for missing answers instead of asking. */
  yes: boolean;
  help: boolean;
  version: boolean;
}

const flagNames = questionNames.filter((name) => name !== 'folder');
const allFlags = [...flagNames, 'yes', 'help', 'version'].map((name) => `--${name}`).join(', ');

const usageLine = (name: keyof typeof questions) => {
  const { message, default: standard, choices } = questions[name];
  const values = choices ? `${Object.keys(choices).join(' | ')}; ` : '';
  return `  --${name.padEnd(12)} ${message} (${values}default: ${standard})`;
};

export const usage = `Usage: npm create agency-site [folder] -- [flags]

Starts an agency's site on agency-ui. It asks for every answer that no flag provides.

${flagNames.map(usageLine).join('\n')}
  --yes          Ask nothing: use the defaults for missing answers
  --help         Show this text
  --version      Show the version
`;

/**
 * Parses the command's arguments.
 *
 * @throws UsageError for an unknown flag, a flag without a value, a second folder or an invalid answer.
 */
export function readFlags(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [folder, ...more] = positionals;
  if (more.length > 0) {
    throw new UsageError(
      `There is more than one folder: ${positionals.join(', ')}. Use one, and put values with spaces in quotes.`,
    );
  }
  const input: Input = { ...(folder !== undefined && { folder }) };
  for (const name of flagNames) {
    const value = values[name];
    if (typeof value === 'string') input[name] = value.trim();
  }
  assertInput(input);
  return { input, yes: values['yes'] === true, help: values['help'] === true, version: values['version'] === true };
}

function parse(args: readonly string[]): { values: Record<string, unknown>; positionals: string[] } {
  const options = Object.fromEntries([
    ...flagNames.map((name) => [name, { type: 'string' as const }]),
    ...['yes', 'help', 'version'].map((name) => [name, { type: 'boolean' as const }]),
  ]);
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const flag = /'(-[^' =]*)/.exec(message)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      throw new UsageError(`The flag "${flag}" is unknown. Use one of ${allFlags}.`);
    }
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      const standard = questions[flag.slice(2) as keyof typeof questions]?.default;
      throw new UsageError(
        standard === undefined
          ? `The flag "${flag}" takes no value. Remove the value.`
          : `The flag "${flag}" has no value. Write it as ${flag} '${standard}'.`,
      );
    }
    throw error;
  }
}
