/** Runs system programs and those in `node_modules/.bin`, from the repository root. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..');

/** A function, because the test command doesn't set the browser's path in `process.env` until later. */
function environment() {
  const { NODE_ENV, ...own } = process.env;
  return {
    ...own,
    // Vitest sets it to "test", so builds would contain React's development build.
    ...(NODE_ENV && NODE_ENV !== 'test' && { NODE_ENV }),
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
}

/** Runs a program, by default from the repository root, showing its output, and waits for it to exit. */
export async function run(
  command: string,
  argumentList: readonly string[],
  extra: NodeJS.ProcessEnv = {},
  folder = root,
) {
  const child = spawn(command, argumentList, {
    cwd: folder,
    env: { ...environment(), ...extra },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} failed with code ${code}; its output is above.`);
}

/** Runs a program and returns its standard output. */
export async function runQuietly(command: string, argumentList: readonly string[]): Promise<string> {
  const options = { cwd: root, env: environment(), maxBuffer: Number.POSITIVE_INFINITY };
  return (await promisify(execFile)(command, argumentList, options)).stdout;
}

/** If the arguments contain `--help`, prints how to use the command and exits. */
export function answerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage);
  process.exit();
}

/** Exits a command with an error's message, without its stack trace. */
export function endWithSentences(): void {
  process.on('uncaughtException', (error) => {
    console.error(error.message);
    process.exit(1);
  });
}
