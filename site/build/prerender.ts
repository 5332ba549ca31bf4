/** Writes every route as static HTML, with robots.txt and similar files. The last step of the site's build. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { collectUsage, criticalCss, emptyUsage, splitFonts } from './critical-css.js';
import type { Headers } from './headers-file.js';
import { icons } from './icons.js';
import { pagePolicy, securityHeaders, styleMeta } from './security.js';

type ServerEntry = typeof import('../src/entry-server.js');

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Keys of the build manifest. */
const keys = { boot: 'src/boot.ts', entry: 'src/entry-client.tsx', stylesheet: 'style.css' };

/** The boot script in the template, for the development server. */
const bootInDevelopment = '<script type="module" src="/src/boot.ts"></script>';

/** Scripts of source files, including their static imports. */
function scriptsOf(sources: readonly string[], manifest: Manifest): Set<string> {
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return scripts;
}

/**
 * @param client - Folder of the client build, to which the pages are written.
 * @param server - Folder of the server build.
 * @param siteUrl - The site's origin, without a trailing slash.
 */
export async function prerenderSite(client: string, server: string, siteUrl: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const fileOf = (key: string) => {
    const file = manifest[key]?.file;
    if (!file) throw new Error(`The build manifest has no "${key}". Add it to the inputs in site/vite.config.ts.`);
    return file;
  };
  const { routes, notFoundRoute, renderPage, siteFiles, iconSvg }: ServerEntry = await import(
    pathToFileURL(join(server, 'entry-server.js')).href
  );
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), content);
  };

  const sheet = await readFile(join(client, fileOf(keys.stylesheet)), 'utf8');
  const { fonts, rest } = splitFonts(sheet);
  const fontsFile = `assets/fonts-${createHash('sha256').update(fonts).digest('base64url').slice(0, 8)}.css`;
  await write(fontsFile, fonts);
  await write(fileOf(keys.stylesheet), rest);

  const template = await readFile(resolve(import.meta.dirname, '../index.html'), 'utf8');
  const scripts = [
    // `async`, because a deferred module that has loaded before the end of the page runs before the first paint.
    `<script async type="module" src="/${fileOf(keys.boot)}"></script>`,
    `<noscript><link rel="stylesheet" href="/${fontsFile}"></noscript>`,
  ].join('\n    ');
  const headers = new Map<string, Headers>([
    ['/*', securityHeaders],
    ['/assets/*', immutable],
    ['/pictures/*', immutable],
  ]);
  const allPaths: string[] = [];

  for (const route of [...routes, notFoundRoute]) {
    const parameter = route.path.indexOf(':');
    const { paths = route.listed ? [route.path] : [] } = await route.load();
    const pages = new Map(paths.map((path) => [path, join(path, 'index.html')]));
    // Hosts serve the nearest 404.html upwards for unknown paths. No page's path contains a dot.
    const folder = route.listed ? route.path.slice(0, parameter) : '/';
    if (parameter >= 0 || !route.listed) pages.set(`${folder}.missing`, join(folder, '404.html'));
    const rendered = await Promise.all(
      [...pages].map(async ([path, file]) => ({ file, ...(await renderPage(path, siteUrl)) })),
    );
    const usage = emptyUsage();
    for (const { body } of rendered) collectUsage(body, usage);
    const style = criticalCss(sheet, usage);
    const attributes = {
      'data-route': route.path,
      'data-entry': `/${fileOf(keys.entry)}`,
      'data-modules': [...scriptsOf([keys.entry, ...route.sources], manifest)].map((file) => `/${file}`).join(' '),
      'data-stylesheet': `/${fileOf(keys.stylesheet)}`,
      'data-fonts': `/${fontsFile}`,
    };
    const opening = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    for (const { file, head, body } of rendered) {
      const headEnd = [
        head,
        // Hosts send a page's policy by its path; unknown paths have none.
        ...(route.listed ? [] : [styleMeta(style)]),
        `<style>${style}</style>`,
      ].join('\n    ');
      const html = template
        .replace('<!--head-->', () => headEnd)
        .replace('<div id="app">', () => `<div id="app"${opening.join('')}>`)
        .replace('<!--app-->', () => body)
        .replace(bootInDevelopment, () => scripts);
      await write(file, html);
    }
    const policy: Headers = { 'Content-Security-Policy': pagePolicy(style) };
    const pattern = parameter >= 0 ? `${folder}*` : route.listed ? route.path : '/404.html';
    headers.set(pattern, policy);
    // Hosts differ in whether they serve the path with or without the slash.
    if (route.listed && pattern !== '/' && !pattern.endsWith('*')) headers.set(`${pattern}/`, policy);
    allPaths.push(...paths);
  }

  for (const [file, text] of Object.entries(siteFiles(allPaths, siteUrl, headers))) await write(file, text);
  for (const [file, image] of Object.entries(await icons(iconSvg()))) await write(file, image);
  await rm(join(client, '.vite'), { recursive: true });
}
