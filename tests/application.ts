/** Runs an application's programs and servers outside the repository, as its own developers would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { freePort } from '../scripts/port.js';

/** Flags for `npm install`. */
export const installOptions = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'];

/**
 * The environment, minus what Vitest and npm set for this repository: `NODE_ENV=test`, its workspaces and its
 * conditions.
 */
function environmentOf(folder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|NODE_OPTIONS|VITEST.*|TEST|DEV|PROD|SSR|MODE|BASE_URL|INIT_CWD|npm_.*)$/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    PATH: [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    CI: '1',
  };
}

/** Started in its own process group, so that its child processes stop with it. */
const start = (folder: string, command: string, argumentList: readonly string[]) =>
  spawn(command, argumentList, { cwd: folder, env: environmentOf(folder), detached: true, stdio: 'pipe' });

function finish(child: ChildProcess): Promise<{ code: number | null; printed: string }> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      printed += part;
    });
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, printed }));
  });
}

/**
 * Returns a function that runs a program in a folder to completion and returns its output. Fails if the program does.
 *
 * @param name - Names the folder in reports.
 */
export const runIn =
  (folder: string, name: string) =>
  async (command: string, ...argumentList: string[]): Promise<string> => {
    const started = performance.now();
    const { code, printed } = await finish(start(folder, command, argumentList));
    const line = [command, ...argumentList].join(' ');
    process.stdout.write(`${name}: ${line}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    if (code === 0) return printed;
    throw new Error(`In "${name}", "${line}" failed with code ${code}:\n${printed}`);
  };

const deadlineMs = 60_000;

export interface ApplicationServer {
  address: string;
  /** Waits for the first successful response. Fails if the server exits or does not respond within a minute. */
  untilServing(): Promise<void>;
  /** Stops the server and everything it has started with SIGTERM. Returns the server's exit code. */
  end(): Promise<number | null>;
}

/** Starts a server in a folder, with a free port as its last argument. */
export async function startServer(
  folder: string,
  command: string,
  ...argumentList: string[]
): Promise<ApplicationServer> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const child = start(folder, command, [...argumentList, String(port)]);
  const finished = finish(child);
  const end = async () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
    return finished;
  };
  return {
    address,
    untilServing: async () => {
      const deadline = Date.now() + deadlineMs;
      while (Date.now() < deadline && child.exitCode === null) {
        const response = await fetch(address).catch(() => undefined);
        if (response?.ok) return;
        await new Promise((next) => setTimeout(next, 50));
      }
      throw new Error(`The server at ${address} does not respond. It printed:\n${(await end()).printed}`);
    },
    end: async () => (await end()).code,
  };
}
