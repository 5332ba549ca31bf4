/** What is measured side by side: each variant is a folder that the site's own server serves. */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compressFiles } from '../../site/build/compress.js';

const root = resolve(import.meta.dirname, '../..');
const workshop = join(root, '.cache/bench');

/** One way to answer a route. */
export interface Variant {
  name: string;
  /** Folder with the static files, or the address of a site that runs somewhere. */
  from: string;
  /** Whether it is an address with one page, which is measured for every route. */
  onePage: boolean;
}

/** A page without its scripts, and with the stylesheet of the fonts linked, as for browsers without scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/, '$1');
}

/** Writes every page of a site into another folder, changed, and packs that folder. */
async function rewritePages(site: string, folder: string, change: (html: string) => string): Promise<void> {
  for (const file of await readdir(site, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), change(await readFile(join(site, file), 'utf8')));
  }
  await compressPages(folder);
}

/** The built site with its scripts taken out: the floor of each of its pages. Pictures and assets are linked. */
async function stripSite(site: string): Promise<string> {
  const folder = join(workshop, 'stripped/dist');
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

/** Compresses all but the linked folders, which are compressed already. */
async function compressPages(folder: string): Promise<void> {
  const pages = join(workshop, 'pages');
  await rm(pages, { recursive: true, force: true });
  await cp(folder, pages, { recursive: true, filter: (source) => !/\/(pictures|assets)$|\.(br|gz)$/.test(source) });
  await compressFiles(pages);
  await cp(pages, folder, { recursive: true });
  await rm(pages, { recursive: true });
}

/**
 * The variants of a run.
 *
 * @param site - Folder of the built site.
 * @param peers - Other folders or addresses by the name they get in the report.
 */
export async function prepareVariants(site: string, peers: ReadonlyMap<string, string>): Promise<Variant[]> {
  return [
    { name: 'ours', from: site, onePage: false },
    { name: 'without scripts', from: await stripSite(site), onePage: false },
    ...[...peers].map(([name, from]) => ({ name, from, onePage: /^https?:/.test(from) })),
  ];
}
