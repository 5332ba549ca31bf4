/**
 * Builds the kit, the enquiry service, the starter, the site, its release and Storybook: `npm run build`, or only
 * those named: `npm run build -- kit site`. `--if-stale` skips targets whose inputs have not changed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { answerHelp, run, runQuietly } from './run.js';
import { unknownName } from './subcommands.js';

const root = resolve(import.meta.dirname, '..');

interface Target {
  /** A file in the output. If it is missing, the target is stale. */
  output: string;
  /** Paths of the files that the output depends on, relative to the repository root. */
  inputs: string[];
  /** Prefixes of the environment variables that the output depends on. */
  variablePrefixes?: string[];
  commands: [string, ...string[]][];
}

const shared = [
  ...['package-lock.json', 'tsconfig.json', 'packages/agency-ui'],
  // Files that the build configurations import.
  ...['build', 'vite'].map((name) => `scripts/${name}.ts`),
];

/** Tests don't affect an output. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

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
  // After the kit, because its declarations refer to the kit's.
  enquiries: {
    output: 'packages/agency-enquiries/dist/index.d.ts',
    inputs: [...shared, 'packages/agency-enquiries'],
    commands: [
      ['vite', 'build', '--config', 'packages/agency-enquiries/vite.config.ts', '--logLevel', 'warn'],
      ['tsc', '-p', 'packages/agency-enquiries/tsconfig.build.json'],
    ],
  },
  starter: {
    output: 'packages/create-agency-site/dist/create-agency-site.js',
    inputs: [...shared, 'packages/create-agency-site'],
    commands: [['vite', 'build', '--config', 'packages/create-agency-site/vite.config.ts', '--logLevel', 'warn']],
  },
  site: {
    output: 'site/dist/404.html',
    inputs: [...shared, 'packages/agency-content', 'packages/agency-artwork', 'packages/agency-enquiries', 'site'],
    variablePrefixes: ['VITE_', 'SITE_'],
    commands: [['vite', 'build', '--app', '--config', 'site/vite.config.ts', '--logLevel', 'warn']],
  },
  // After the site, because it contains the site.
  release: {
    output: 'release/main.js',
    inputs: [
      ...shared,
      ...['packages/agency-content', 'packages/agency-artwork', 'packages/agency-enquiries', 'site', 'deploy'],
      'scripts/release.ts',
    ],
    variablePrefixes: ['VITE_', 'SITE_'],
    commands: [['tsx', 'scripts/release.ts']],
  },
  storybook: {
    output: 'storybook-static/index.json',
    inputs: [
      ...shared,
      ...['packages/agency-content', 'packages/agency-artwork', 'site', '.storybook', 'docs/transcripts'],
    ],
    commands: [
      ['storybook', 'build', '--output-dir', 'storybook-static', '--loglevel', 'warn'],
      ['tsx', '.storybook/compress.ts'],
    ],
  },
} satisfies Record<string, Target>;

/** Printed when `SITE_URL` is set, because a site with a public address should deliver its enquiries. */
const noDeliveryWarning = [
  '',
  '  !! SITE_URL is set, but the forms have no destination: NO ENQUIRY WILL BE DELIVERED.',
  '  !! Build with VITE_ENQUIRIES_ENDPOINT=/api/enquiries and start with ENQUIRIES=on, or set another endpoint that',
  '  !! accepts enquiries (site/README.md).',
  '',
].join('\n');

export type TargetName = keyof typeof targets;

/** Hashes a target's environment variables and input files, excluding tests and files that git ignores. */
async function digestOf({ inputs, variablePrefixes = [] }: Target): Promise<string> {
  const listed = await runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...inputs]);
  const hash = createHash('sha256');
  for (const file of [...new Set(listed.split('\0'))].sort()) {
    const path = join(root, file);
    if (file && !isTest(file) && existsSync(path)) hash.update(`${file}\0`).update(await readFile(path));
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (variablePrefixes.some((prefix) => name.startsWith(prefix))) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}

/**
 * Builds one target.
 *
 * @param when - `if-stale` skips the build if the inputs have not changed since the last one.
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

async function buildSelected(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'if-stale': { type: 'boolean', default: false } },
  });
  const names = Object.keys(targets) as TargetName[];
  const problem = unknownName(positionals, names, 'target');
  if (problem) throw new Error(problem);
  // Built in the order of the targets, because some depend on others.
  for (const name of names) {
    const isSelected = positionals.length === 0 || positionals.includes(name);
    if (isSelected) await build(name, values['if-stale'] ? 'if-stale' : 'always');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(
    `Usage: npm run build -- [target …] [--if-stale]\n\nBuilds all targets, or some of ${Object.keys(targets).join(', ')}.\n--if-stale skips targets whose inputs have not changed.`,
  );
  await buildSelected().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
}
