/** A build of the site whose forms are posted to its own server, as with `ENQUIRIES=on npm start`. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from '../scripts/run.js';

/** Path that the forms post to. */
export const enquiriesPath = '/api/enquiries';

const cache = resolve(import.meta.dirname, '../.cache');

/**
 * Builds it, unless it is as new as the plain build.
 *
 * @returns The folder of `dist`, with `dist-server` beside it.
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
    SITE_OUT: dist,
  });
  await mkdir(folder, { recursive: true });
  if (digest !== undefined) await writeFile(stamp, digest);
  return dist;
}
