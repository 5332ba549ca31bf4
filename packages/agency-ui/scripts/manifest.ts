/**
 * Prepares `package.json` for publishing: removes the scripts and the `source` condition, whose files are not
 * published. A consumer's workspace may use the same condition name for its own packages. npm runs `publish` before
 * packing and `restore` afterwards.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './parts.js';

const file = join(packageFolder, 'package.json');
const kept = join(packageFolder, 'package.json.kept');

function publish() {
  if (!existsSync(join(packageFolder, 'dist/index.d.ts'))) {
    throw new Error('packages/agency-ui/dist is missing. Run "npm run build" first.');
  }
  const text = readFileSync(file, 'utf8');
  const { scripts, exports, sideEffects, ...manifest } = JSON.parse(text) as {
    scripts: unknown;
    exports: Record<string, string | Record<string, string>>;
    sideEffects: string[];
  };
  const published = Object.entries(exports).map(([path, target]) => {
    if (typeof target === 'string') return [path, target];
    const { source, ...conditions } = target;
    const [only, ...more] = Object.entries(conditions);
    return [path, only?.[0] === 'default' && more.length === 0 ? only[1] : conditions];
  });
  writeFileSync(kept, text);
  writeFileSync(
    file,
    `${JSON.stringify(
      {
        ...manifest,
        sideEffects: sideEffects.filter((pattern) => !pattern.endsWith('.ts')),
        exports: Object.fromEntries(published),
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
if (!step) throw new Error(`Pass the manifest to write: ${Object.keys(steps).join(' or ')}.`);
step();
