/** A revision of the repository, checked out beside the working tree and built there. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runQuietly } from '../run.js';

const root = resolve(import.meta.dirname, '../..');

/** The whole hash of a revision. */
export async function commitOf(revision: string): Promise<string> {
  try {
    return (await runQuietly('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])).trim();
  } catch {
    throw new Error(`"${revision}" is no revision of this repository: give a branch, a tag or a commit to --base.`);
  }
}

/** Where the work of this branch began: the last commit that it shares with `main`. */
export async function startOfWork(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const known = await runQuietly('git', ['rev-parse', '--verify', '--quiet', main]).catch(() => '');
    if (known) return (await runQuietly('git', ['merge-base', 'HEAD', main])).trim();
  }
  return commitOf('HEAD');
}

/** Programs that are still running; ended with the command itself. */
const running = new Set<ReturnType<typeof spawn>>();

/** Runs a program in a folder and shows what it prints only when it fails. */
function runIn(folder: string, command: string, argumentList: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, argumentList, {
      cwd: folder,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        printed += part;
      });
    }
    child.on('error', fail);
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0) done();
      else fail(new Error(`${printed}\n${command} ${argumentList.join(' ')} failed in ${folder}.`));
    });
  });
}

/**
 * Gives a checkout the packages that are installed here. Workspaces lead to the checkout's own folders, or it would be
 * built from the working tree's sources.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    // The caches of tools are written to.
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

/** A revision's own folder. */
export interface Checkout {
  folder: string;
  /** Deletes it. At once: it runs while the process ends, too. */
  remove: () => void;
}

/** Checks a commit out into a temporary folder, with its packages; removed at the latest when the process ends. */
export async function checkOut(commit: string): Promise<Checkout> {
  const parent = await mkdtemp(join(tmpdir(), 'agency-visual-'));
  const folder = join(parent, commit.slice(0, 12));
  const remove = () => {
    process.off('exit', remove);
    for (const child of running) child.kill();
    rmSync(parent, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune'], { cwd: root });
  };
  // `exit` comes after Ctrl-C as well: see below.
  process.on('exit', remove);
  await runQuietly('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  await installPackages(folder);
  return { folder, remove };
}

/** Builds a checkout's Storybook, and gives its folder. */
export async function buildStorybook({ folder }: Checkout): Promise<string> {
  const output = join(folder, 'storybook-static');
  const program = join(folder, 'node_modules/.bin/storybook');
  await runIn(folder, program, ['build', '--output-dir', output, '--loglevel', 'warn', '--disable-telemetry']);
  if (!existsSync(join(output, 'index.json'))) throw new Error(`${dirname(output)} built no Storybook.`);
  return output;
}

/** Lets Ctrl-C and a shell's `kill` end the process in the usual way, so that what it left lying is removed. */
export function endOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => process.exit(code));
  }
}
