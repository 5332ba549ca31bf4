/** npm scripts that offer several programs, such as `npm run bench -- size`. */
import { run } from './run.js';

export interface Subcommand {
  /** Description and options, for `--help`. */
  purpose: string;
  /** The program's path in the repository. It parses its own options. */
  program: string;
}

/** Lists names with their descriptions, for `--help`. */
export function describeNames(purposes: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(purposes).map((name) => name.length));
  const indent = ' '.repeat(width + 4);
  return Object.entries(purposes)
    .map(([name, purpose]) => `  ${name.padEnd(width)}  ${purpose.replaceAll('\n', `\n${indent}`)}`)
    .join('\n');
}

/** A sentence for each unknown name, or undefined. */
export function unknownName(names: readonly string[], known: readonly string[], kind: string): string | undefined {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  return `There is no ${kind} "${unknown.join('", "')}". Use one of ${known.join(', ')}.`;
}

/**
 * Runs a program by name.
 *
 * @param script - The npm script, such as `bench`.
 * @param argumentList - The name and the program's options. Without a name, prints the list of programs.
 */
export async function runSubcommand(
  script: string,
  subcommands: Readonly<Record<string, Subcommand>>,
  [name = '--help', ...options]: readonly string[],
): Promise<void> {
  if (name === '--help') {
    const purposes = Object.entries(subcommands).map(([each, { purpose }]) => [each, purpose]);
    console.log(`Usage: npm run ${script} -- name [options]\n\n${describeNames(Object.fromEntries(purposes))}`);
    return;
  }
  const subcommand = subcommands[name];
  if (subcommand) {
    // Uses the kit's sources, so that a fresh clone doesn't have to build it first.
    await run('tsx', ['--conditions=source', subcommand.program, ...options]);
  } else {
    console.error(unknownName([name], Object.keys(subcommands), 'program'));
    process.exitCode = 2;
  }
}
