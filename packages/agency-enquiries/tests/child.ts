import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, mergeConfig } from 'vite';
import { agencyPlugins, sourceConditions } from '../../../scripts/vite.js';

const root = resolve(import.meta.dirname, '../../..');

export interface Child {
  process: ChildProcess;
  /** The output so far. */
  printed: () => string;
  /** Resolves once the server is listening; rejects if the process exits first. */
  listening: Promise<void>;
}

export interface BuiltServer {
  file: string;
  remove: () => Promise<void>;
}

/** Bundles `fault-server.ts`, because compiling it on every start would take up most of a test's time. */
export async function buildServer(): Promise<BuiltServer> {
  // Inside the repository, where Node resolves its packages.
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'fault-server-'));
  // Readable by tests that start the server as a different user.
  await chmod(folder, 0o755);
  await build(
    mergeConfig(sourceConditions, {
      configFile: false,
      // The response page for native submissions contains the kit's form.
      plugins: await agencyPlugins(),
      root,
      logLevel: 'error',
      build: { ssr: resolve(import.meta.dirname, 'fault-server.ts'), outDir: folder, minify: false },
    }),
  );
  return { file: join(folder, 'fault-server.js'), remove: () => rm(folder, { recursive: true }) };
}

/** Starts the server with only these environment variables. */
export function startServer(
  { file }: BuiltServer,
  settings: Readonly<Record<string, string>>,
  user: { uid?: number; gid?: number } = {},
): Child {
  const { PATH = '' } = process.env;
  const child = fork(file, {
    env: { PATH, ENQUIRIES: 'on', ...settings },
    execArgv: [],
    ...user,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const listening = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code, signal) => reject(new Error(`The server exited with ${code ?? signal}:\n${text}`)));
  });
  // A test may kill the server before it listens.
  listening.catch(() => undefined);
  return { process: child, printed: () => text, listening };
}

/** Kills a child process and waits for its exit. */
export async function kill({ process: child }: Child, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
