/** Runs programs of `node_modules/.bin` and of the system. */
import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** A function, because the test command sets the browser's path in `process.env` later. */
const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  STORYBOOK_DISABLE_TELEMETRY: '1',
});

function finished(child: ChildProcess, name: string): Promise<void> {
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`${name} failed with code ${code}; its output is above.`)),
    );
  });
}

/** Runs a program in the repository's root with its output shown, and waits for its exit. */
export function run(command: string, argumentList: readonly string[], extra: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, argumentList, {
    cwd: root,
    env: { ...environment(), ...extra },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return finished(child, command);
}

/** Runs a program in the repository's root and returns its standard output. */
export async function runQuietly(command: string, argumentList: readonly string[]): Promise<string> {
  const child = spawn(command, argumentList, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  await finished(child, command);
  return output;
}
