/**
 * Prepares the `package.json` of the current folder for publishing. npm runs `publish` before packing and `restore`
 * afterwards. It removes the scripts, the development dependencies and the `source` condition, whose files are not
 * published; a consumer's workspace may use the same condition name for its own packages. It also writes the kit's
 * current version into the package's peer dependency. In the repository that is `*`, because Changesets would
 * otherwise raise a package's major version with each new minor version of its peer.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.cwd();
const file = join(folder, 'package.json');
const kept = join(folder, 'package.json.kept');

function publish() {
  if (!existsSync(join(folder, 'dist/index.d.ts'))) {
    throw new Error(`${join(folder, 'dist')} is missing. Run "npm run build" first.`);
  }
  const text = readFileSync(file, 'utf8');
  const { scripts, devDependencies, exports, sideEffects, peerDependencies, ...manifest } = JSON.parse(text) as {
    version: string;
    scripts: unknown;
    devDependencies: unknown;
    peerDependencies: Record<string, string>;
    exports: Record<string, string | Record<string, string>>;
    sideEffects: string[] | boolean;
  };
  const published = Object.entries(exports).map(([path, target]) => {
    if (typeof target === 'string') return [path, target];
    const { source, ...conditions } = target;
    const [only, ...more] = Object.entries(conditions);
    return [path, only?.[0] === 'default' && more.length === 0 ? only[1] : conditions];
  });
  const peers = Object.entries(peerDependencies).map(([name, range]) => [
    name,
    name === 'agency-ui' ? `^${manifest.version}` : range,
  ]);
  writeFileSync(kept, text);
  writeFileSync(
    file,
    `${JSON.stringify(
      {
        ...manifest,
        sideEffects: Array.isArray(sideEffects)
          ? sideEffects.filter((pattern) => !pattern.endsWith('.ts'))
          : sideEffects,
        exports: Object.fromEntries(published),
        peerDependencies: Object.fromEntries(peers),
      },
      null,
      2,
    )}\n`,
  );
}

function restore() {
  if (existsSync(kept)) renameSync(kept, file);
}

const steps: Record<string, () => void> = { publish, restore };
const step = steps[process.argv[2] ?? ''];
if (!step) throw new Error(`The step is missing. Use ${Object.keys(steps).join(' or ')}.`);
step();
