/** Prepares a benchmark's variants. Each is either a folder served by the site's server or a URL. */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compressFiles } from '../../site/build/compress.js';

const root = resolve(import.meta.dirname, '../..');
const cacheFolder = join(root, '.cache/bench');

/** One of the sites being compared. */
export interface Variant {
  name: string;
  /** The folder with the static files, or the URL of a running site. */
  from: string;
  /** Whether the variant is a URL, in which case the same page is measured for every route. */
  onePage: boolean;
}

/** Removes a page's scripts and links the font stylesheet found in its `noscript` element. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/, '$1');
}

/** Writes a changed version of every page of a site to another folder, and compresses that folder. */
async function rewritePages(site: string, folder: string, change: (html: string) => string): Promise<void> {
  for (const file of await readdir(site, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), change(await readFile(join(site, file), 'utf8')));
  }
  await compressPages(folder);
}

/** Copies the built site without scripts, as the baseline. Pictures and assets are symbolic links. */
async function stripSite(site: string): Promise<string> {
  const folder = join(cacheFolder, 'stripped/dist');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(site, { withFileTypes: true })) {
    const from = join(site, entry.name);
    if (entry.name === 'pictures' || entry.name === 'assets') await symlink(from, join(folder, entry.name));
    else if (!/\.(br|gz)$/.test(entry.name)) await cp(from, join(folder, entry.name), { recursive: true });
  }
  await rewritePages(site, folder, withoutScripts);
  return folder;
}

/** Compresses all files except those in linked folders, which are already compressed. */
async function compressPages(folder: string): Promise<void> {
  const pages = join(cacheFolder, 'pages');
  await rm(pages, { recursive: true, force: true });
  await cp(folder, pages, { recursive: true, filter: (source) => !/\/(pictures|assets)$|\.(br|gz)$/.test(source) });
  await compressFiles(pages);
  await cp(pages, folder, { recursive: true });
  await rm(pages, { recursive: true });
}

/**
 * Returns a run's variants.
 *
 * @param site - The folder of the built site.
 * @param peers - Other folders or URLs, by the name shown in the report.
 */
export async function prepareVariants(site: string, peers: ReadonlyMap<string, string>): Promise<Variant[]> {
  return [
    { name: 'ours', from: site, onePage: false },
    { name: 'without scripts', from: await stripSite(site), onePage: false },
    ...[...peers].map(([name, from]) => ({ name, from, onePage: /^https?:/.test(from) })),
  ];
}
