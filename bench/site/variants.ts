/** What is measured side by side: each variant is a folder that the site's own server serves. */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compressFiles } from '../../site/compress.js';
import { hashOf } from '../../site/security.js';
import { buildControl, controlHead, controlHeaders } from './control/build-control.js';

const root = resolve(import.meta.dirname, '../..');
const workshop = join(root, '.cache/bench');

/** One way to answer a route. */
export interface Variant {
  name: string;
  /** Folder with the static files, or the address of a site that runs somewhere. */
  from: string;
  /** Whether it has one page only, which stands for every route. */
  onePage: boolean;
}

/** An HTML file without anything that a script could come from, and with the fonts that one would have brought. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace('@media (scripting:none){@font-face', '@media all{@font-face');
}

/** The text of a page's own style, which its policy names by a hash. */
const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

/** Writes every page of a site into another folder, changed, and packs that folder. */
async function rewritePages(site: string, folder: string, change: (html: string) => string): Promise<void> {
  for (const file of await readdir(site, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), change(await readFile(join(site, file), 'utf8')));
  }
  await compressPages(folder);
}

/** A page's words, links, fields and pictures in their order, looking as the control page does. */
export function withoutDesign(html: string): string {
  return withoutScripts(html)
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<style>[\s\S]*?<\/style>/, () => controlHead)
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '')
    .replace(/ (?:class|style)="[^"]*"/g, '');
}

/** The built site without scripts and design: what its words alone take. Pictures and the control's assets are linked. */
async function plainSite(site: string, control: string): Promise<string> {
  const folder = join(workshop, 'plain/dist');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await symlink(join(site, 'pictures'), join(folder, 'pictures'));
  await symlink(join(control, 'assets'), join(folder, 'assets'));
  await writeFile(join(folder, '_headers'), controlHeaders);
  await rewritePages(site, folder, withoutDesign);
  return folder;
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
  const headers = join(folder, '_headers');
  let policies = await readFile(headers, 'utf8');
  await rewritePages(site, folder, (html) => {
    const stripped = withoutScripts(html);
    const [before, after] = [hashOf(styleOf(html)), hashOf(styleOf(stripped))];
    policies = policies.replaceAll(before, after);
    return stripped.replace(before, after);
  });
  await writeFile(headers, policies);
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
  const control = join(workshop, 'control/dist');
  await rm(join(workshop, 'control'), { recursive: true, force: true });
  await buildControl(site, control);
  await compressFiles(control);
  return [
    { name: 'ours', from: site, onePage: false },
    { name: 'without scripts', from: await stripSite(site), onePage: false },
    { name: 'words alone', from: await plainSite(site, control), onePage: false },
    { name: 'control', from: control, onePage: true },
    ...[...peers].map(([name, from]) => ({ name, from, onePage: /^https?:/.test(from) })),
  ];
}
