/**
 * Writes the `release` folder: the built site, its server with all dependencies, and the files in `deploy`. A server
 * needs only Node to run it: `node release/main.js`.
 *
 *     tsx scripts/release.ts
 *     tsx scripts/release.ts --site FOLDER --out FOLDER
 *
 * `--site` is a build folder, with its server next to it.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { build as buildTarget } from './build.js';
import { endWithSentences } from './run.js';
import { agencyPlugins } from './vite.js';

/** SQLite's packages contain native code, which cannot be bundled, so they are copied. */
const nativePackage = 'libsql';

const root = resolve(import.meta.dirname, '..');
endWithSentences();
const { values } = parseArgs({
  options: { site: { type: 'string', default: 'site/dist' }, out: { type: 'string', default: 'release' } },
});
const site = resolve(root, values.site);
const server = `${site}-server`;
const release = resolve(root, values.out);

/** Bundles the server and the owner's command with their dependencies. */
async function bundle(): Promise<void> {
  await build({
    configFile: false,
    root,
    // React's directives have no effect on a server, and the bundler would warn about each one.
    logLevel: 'error',
    publicDir: false,
    // The owner's command serves pages that use the kit's styles.
    plugins: await agencyPlugins(),
    // The owner's command is bundled from source.
    resolve: { conditions: ['source', 'node', 'import', 'default'] },
    ssr: {
      noExternal: true,
      external: [nativePackage],
      resolve: { conditions: ['source', 'node', 'import', 'default'] },
    },
    build: {
      ssr: true,
      outDir: join(release, 'server'),
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: {
          main: join(server, 'main.js'),
          enquiries: join(root, 'packages/agency-enquiries/src/cli/agency-enquiries.ts'),
        },
        // All in one folder, because the server finds the pages relative to its own file.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  await cp(join(server, 'stylesheets.json'), join(release, 'server/stylesheets.json'));
}

/** The folder of an installed package, resolved from another package. */
function folderOf(name: string, from: string): string | undefined {
  const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find((folder) => existsSync(join(folder, 'package.json')));
}

/** Copies a package and its dependencies; optional ones only if they are installed. */
async function copyPackage(name: string, from: string, copied = new Set<string>()): Promise<void> {
  const folder = folderOf(name, from);
  if (!folder || copied.has(folder)) return;
  copied.add(folder);
  await cp(folder, join(release, relative(root, folder)), { recursive: true });
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) await copyPackage(next, folder, copied);
}

/** The kit's stylesheets, for the pages served by `enquiries.js serve`. */
async function copyStyles(): Promise<void> {
  await buildTarget('kit', 'if-stale');
  const copy = join(release, 'node_modules/agency-ui');
  for (const name of ['styles.css', 'reset.css', 'fonts'])
    await cp(join(root, 'packages/agency-ui/dist', name), join(copy, 'dist', name), { recursive: true });
  const manifest = { name: 'agency-ui', exports: { './styles.css': './dist/styles.css' } };
  await writeFile(join(copy, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

if (!existsSync(join(server, 'main.js')))
  throw new Error(`The site is not built: ${server} is missing. Run "npm run build -- site" first.`);

await rm(release, { recursive: true, force: true });
await mkdir(release, { recursive: true });
await bundle();
await copyPackage(nativePackage, join(root, 'packages/agency-enquiries'));
await copyStyles();
await cp(site, join(release, 'dist'), { recursive: true, filter: (file) => !file.includes(join(site, '.vite')) });
for (const name of await readdir(join(root, 'deploy')))
  await cp(join(root, 'deploy', name), join(release, 'deploy', name));
for (const name of ['main', 'enquiries'])
  await writeFile(join(release, `${name}.js`), `import './server/${name}.js';\n`);
const { version } = JSON.parse(await readFile(join(root, 'packages/agency-enquiries/package.json'), 'utf8'));
await writeFile(
  join(release, 'package.json'),
  `${JSON.stringify({ name: 'agency-release', version, private: true, type: 'module', engines: { node: '>=20.19.0' } }, undefined, 2)}\n`,
);
console.log(
  `release: ${relative(root, release)}/main.js runs the site, ${relative(root, release)}/enquiries.js is the owner's command`,
);
