/** Builds the kit, the starter, the site and Storybook. `--if-stale` skips targets whose inputs have not changed. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, runQuietly } from './run.js';

const root = resolve(import.meta.dirname, '..');

interface Target {
  /** A file of the output. If it is missing, the target is stale. */
  output: string;
  /** Paths, relative to the repository's root, of the files that the output depends on. */
  inputs: string[];
  /** Name prefixes of the environment variables that the output depends on. */
  variablePrefixes?: string[];
  commands: [string, ...string[]][];
}

const shared = ['package-lock.json', 'tsconfig.json', 'scripts', 'packages/agency-ui'];

const targets = {
  kit: {
    output: 'packages/agency-ui/dist/styles.css',
    inputs: shared,
    commands: [
      ['vite', 'build', '--config', 'packages/agency-ui/vite.config.ts', '--logLevel', 'warn'],
      ['vite', 'build', '--config', 'packages/agency-ui/vite.cli.config.ts', '--logLevel', 'warn'],
      ['tsc', '-p', 'packages/agency-ui/tsconfig.build.json'],
      ['tsx', 'packages/agency-ui/scripts/tokens.ts', 'dist'],
    ],
  },
  starter: {
    output: 'packages/create-agency-site/dist/create-agency-site.js',
    inputs: [...shared, 'packages/create-agency-site'],
    commands: [['vite', 'build', '--config', 'packages/create-agency-site/vite.config.ts', '--logLevel', 'warn']],
  },
  site: {
    output: 'site/dist/404.html',
    inputs: [...shared, 'packages/agency-content', 'packages/agency-artwork', 'site'],
    variablePrefixes: ['VITE_', 'SITE_'],
    commands: [['vite', 'build', '--app', '--config', 'site/vite.config.ts', '--logLevel', 'warn']],
  },
  storybook: {
    output: 'storybook-static/index.json',
    inputs: [...shared, 'packages/agency-content', 'packages/agency-artwork', '.storybook', 'docs/transcripts'],
    commands: [['storybook', 'build', '--output-dir', 'storybook-static', '--loglevel', 'warn']],
  },
} satisfies Record<string, Target>;

/** Printed when `SITE_URL` is set: a site with a public address should deliver its enquiries. */
const noDeliveryWarning = [
  '',
  '  !! SITE_URL is set, but the forms have no destination: NO ENQUIRY WILL BE DELIVERED.',
  '  !! Build with VITE_ENQUIRIES_ENDPOINT=/api/enquiries and start with ENQUIRIES=on, or set another endpoint that',
  '  !! accepts enquiries (site/README.md).',
  '',
].join('\n');

export type TargetName = keyof typeof targets;

/** Hashes a target's environment variables and input files. Files that git ignores are left out. */
async function digestOf({ inputs, variablePrefixes = [] }: Target): Promise<string> {
  const listed = await runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...inputs]);
  const hash = createHash('sha256');
  for (const file of [...new Set(listed.split('\0'))].sort()) {
    const path = join(root, file);
    if (file && existsSync(path)) hash.update(`${file}\0`).update(await readFile(path));
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (variablePrefixes.some((prefix) => name.startsWith(prefix))) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}

/**
 * Builds one target.
 *
 * @param when - `if-stale` skips the build if the inputs are the same as in the last build.
 */
export async function build(name: TargetName, when: 'always' | 'if-stale'): Promise<void> {
  const target: Target = targets[name];
  const stamp = join(root, '.cache', `${name}.sha256`);
  const digest = await digestOf(target);
  const isFresh =
    existsSync(join(root, target.output)) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === digest;
  if (when === 'if-stale' && isFresh) return;
  if (name === 'site' && process.env['SITE_URL'] && !process.env['VITE_ENQUIRIES_ENDPOINT'])
    console.error(noDeliveryWarning);
  const started = performance.now();
  console.log(`build: ${name} …`);
  for (const [command, ...argumentList] of target.commands) await run(command, argumentList);
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, digest);
  console.log(`build: ${name} done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const when = process.argv.includes('--if-stale') ? 'if-stale' : 'always';
  for (const name of Object.keys(targets) as TargetName[]) await build(name, when);
}
