/** Checks out a revision in a temporary git worktree and builds it there. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runQuietly } from '../run.js';

const root = resolve(import.meta.dirname, '../..');

/** Returns the full hash of a revision. */
export async function commitOf(revision: string): Promise<string> {
  try {
    return (await runQuietly('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])).trim();
  } catch {
    throw new Error(`"${revision}" is not a revision of this repository: pass a branch, a tag or a commit.`);
  }
}

/** Returns the merge base of this branch and `main`. */
export async function mergeBase(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const known = await runQuietly('git', ['rev-parse', '--verify', '--quiet', main]).catch(() => '');
    if (known) return (await runQuietly('git', ['merge-base', 'HEAD', main])).trim();
  }
  return commitOf('HEAD');
}

/** Running child processes, killed when this process exits. */
const childProcesses = new Set<ReturnType<typeof spawn>>();

/** Runs a program in a folder. Its output becomes the error message if it fails. */
function runIn(folder: string, command: string, argumentList: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, argumentList, {
      cwd: folder,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    childProcesses.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        output += part;
      });
    }
    child.on('error', fail);
    child.on('close', (code) => {
      childProcesses.delete(child);
      if (code === 0) done();
      else fail(new Error(`${output}\n${command} ${argumentList.join(' ')} failed in ${folder}.`));
    });
  });
}

/**
 * Links the installed packages into a checkout. Workspace links are copied as relative links, so that the checkout is
 * built from its own sources and not from the working tree's.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    // Tools write to these caches, so they must not be shared.
    if (entry.name === '.cache' || entry.name.startsWith('.vite')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    await symlink(entry.isSymbolicLink() ? await readlink(source) : source, target);
  }
}

async function installPackages(folder: string): Promise<void> {
  const lock = 'package-lock.json';
  if (readFileSync(join(root, lock), 'utf8') !== readFileSync(join(folder, lock), 'utf8')) {
    await runIn(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
    return;
  }
  const workspaces = [...(await readdir(join(root, 'packages'))).map((name) => join('packages', name)), 'site'];
  for (const workspace of ['', ...workspaces]) {
    if (!existsSync(join(folder, workspace))) continue;
    await linkPackages(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
  }
}

/** A revision in a temporary folder. */
export interface Checkout {
  folder: string;
  /** Deletes the folder. Synchronous, because it also runs in the `exit` event. */
  remove: () => void;
}

/** Checks out a commit with its packages. The folder is removed when the process exits at the latest. */
export async function checkOut(commit: string): Promise<Checkout> {
  const parent = await mkdtemp(join(tmpdir(), 'agency-visual-'));
  const folder = join(parent, commit.slice(0, 12));
  const remove = () => {
    process.off('exit', remove);
    for (const child of childProcesses) child.kill();
    rmSync(parent, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune'], { cwd: root });
  };
  // Ctrl-C emits `exit` too, because of `endOnSignals`.
  process.on('exit', remove);
  await runQuietly('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  await installPackages(folder);
  return { folder, remove };
}

/** Builds the Storybook of a checkout and returns the output folder. */
export async function buildStorybook({ folder }: Checkout): Promise<string> {
  const output = join(folder, 'storybook-static');
  const program = join(folder, 'node_modules/.bin/storybook');
  await runIn(folder, program, ['build', '--output-dir', output, '--loglevel', 'warn', '--disable-telemetry']);
  if (!existsSync(join(output, 'index.json')))
    throw new Error(`The build in ${dirname(output)} has no Storybook index.`);
  return output;
}

/** Turns signals into a regular exit, so that `exit` handlers remove temporary files. */
export function endOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => process.exit(code));
  }
}
