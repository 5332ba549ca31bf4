/** Builds the Storybook of another revision. */
import { existsSync, readFileSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run, runQuietly } from '../run.js';

const root = resolve(import.meta.dirname, '../..');

/** Returns a revision's full hash. */
export async function commitOf(revision: string): Promise<string> {
  try {
    return (await runQuietly('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])).trim();
  } catch {
    throw new Error(`"${revision}" is not a revision in this repository. Use a branch, a tag or a commit.`);
  }
}

/**
 * Node finds packages in parent folders, so only the workspaces need links, which point to the checkout's own
 * sources. If the revision's packages differ, they are installed.
 */
async function installPackages(checkout: string): Promise<void> {
  const read = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (read(root) !== read(checkout)) return run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', checkout]);
  const packages = join(root, 'node_modules');
  await mkdir(join(checkout, 'node_modules'));
  for (const name of await readdir(packages)) {
    const path = join(packages, name);
    if ((await lstat(path)).isSymbolicLink()) {
      await symlink(await readlink(path), join(checkout, 'node_modules', name));
    }
  }
}

/** Builds a commit's Storybook in a git worktree, or returns one that was built earlier. */
export async function storybookOf(commit: string, folder: string): Promise<string> {
  const storybook = join(folder, 'storybook');
  if (existsSync(storybook)) return storybook;
  console.log(`visual: building the Storybook of ${commit.slice(0, 7)} …`);
  const checkout = join(folder, 'checkout');
  await rm(checkout, { recursive: true, force: true });
  await run('git', ['worktree', 'prune']);
  try {
    await run('git', ['worktree', 'add', '--quiet', '--detach', checkout, commit]);
    await installPackages(checkout);
    const options = ['build', '--output-dir', 'storybook-static', '--loglevel', 'warn', '--disable-telemetry'];
    await run('storybook', options, {}, checkout);
    // Renamed last, so that an interrupted run doesn't leave a partial Storybook that looks complete.
    const copy = join(folder, 'copy');
    await cp(join(checkout, 'storybook-static'), copy, { recursive: true });
    await rename(copy, storybook);
  } catch (cause) {
    throw new Error(
      `The Storybook of ${commit.slice(0, 7)} cannot be built. Use another revision, such as --base main.`,
      {
        cause,
      },
    );
  } finally {
    await rm(checkout, { recursive: true, force: true });
    await run('git', ['worktree', 'prune']);
  }
  return storybook;
}
