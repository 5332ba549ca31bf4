/** Digests of component code, which show whether it has changed since the component's tests ran. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { layers } from '../../packages/agency-ui/scripts/parts.js';

const kit = resolve(import.meta.dirname, '../../packages/agency-ui/src');

/** The folders of kit components that have stories, keyed by component name. */
export function componentFolders(): Map<string, string> {
  const stories = layers.flatMap((layer) =>
    readdirSync(join(kit, layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => join(kit, layer, file)),
  );
  return new Map(stories.map((file) => [basename(file, '.stories.tsx'), dirname(file)]));
}

/** Digest of the code in a component's folder, excluding stories, tests and examples. */
export function codeDigest(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test|example)\./.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
