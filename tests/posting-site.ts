/**
 * Builds the site so that forms post to its own server, as `ENQUIRIES=on ENQUIRIES_FILES=data/files npm start` does.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from '../scripts/run.js';

/** The path that forms post to. */
export const enquiriesPath = '/api/enquiries';

const cache = resolve(import.meta.dirname, '../.cache');

/**
 * Builds the site, unless there is already a build at least as recent as the default one.
 *
 * @returns The `dist` folder, with `dist-server` next to it.
 */
export async function buildPostingSite(): Promise<string> {
  const folder = join(cache, 'site-with-enquiries');
  const dist = join(folder, 'dist');
  const read = async (file: string) => (existsSync(file) ? readFile(file, 'utf8') : undefined);
  const stamp = join(folder, 'sha256');
  const digest = await read(join(cache, 'site.sha256'));
  if (digest !== undefined && digest === (await read(stamp))) return dist;
  await run('vite', ['build', '--app', '--config', 'site/vite.config.ts', '--logLevel', 'error'], {
    VITE_ENQUIRIES_ENDPOINT: enquiriesPath,
    VITE_NEWSLETTER_ENDPOINT: enquiriesPath,
    VITE_ENQUIRIES_FILES: 'on',
    SITE_OUT: dist,
  });
  await mkdir(folder, { recursive: true });
  if (digest !== undefined) await writeFile(stamp, digest);
  return dist;
}
