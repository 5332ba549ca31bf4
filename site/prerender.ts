/** Writes every route as a static HTML file. Runs at the end of the site's build. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { icons } from './icons.js';

type ServerEntry = typeof import('./src/entry-server.js');

/** The fonts that the first screen is set in. */
const preloadedFonts = ['bricolage-grotesque', 'instrument-sans'];

/** Stylesheets and modules that a page needs, with those of the frame round it, and without the boot module's own. */
function assetsOf(source: string, manifest: Manifest): { styles: Set<string>; modules: Set<string> } {
  const styles = new Set<string>();
  const modules = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || visited.has(key)) return;
    visited.add(key);
    modules.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    // After those it builds on, so that of two rules of equal weight its own holds, as when Vite loads them.
    for (const file of chunk.css ?? []) styles.add(file);
  };
  visit('src/entry-client.tsx');
  visit(source);
  return { styles, modules };
}

/**
 * @param client - Folder of the client build, which holds the template and gets the pages.
 * @param server - Folder of the server build.
 * @param siteUrl - The site's absolute address, without a slash at its end.
 */
export async function prerenderSite(client: string, server: string, siteUrl: string): Promise<void> {
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const { listPaths, render, siteFiles, iconSvg }: ServerEntry = await import(
    pathToFileURL(join(server, 'entry-server.js')).href
  );

  const fonts = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const fontLinks = preloadedFonts.map((name) => {
    const file = fonts.find((asset) => asset.includes(name) && asset.endsWith('.woff2'));
    if (!file) throw new Error(`The build emitted no font named "${name}": preload one that the theme uses.`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
  });

  const page = async (path: string, file: string) => {
    const { head, body, route, source } = await render(path, siteUrl);
    const { styles, modules } = assetsOf(source, manifest);
    const links = [
      ...fontLinks,
      ...[...styles]
        .filter((name) => !template.includes(name))
        .map((name) => `<link rel="stylesheet" href="/${name}">`),
    ];
    const code = [...modules].map((name) => `/${name}`).join(' ');
    const html = template
      .replace('<!--head-->', () => [head, ...links].join('\n    '))
      .replace(
        '<div id="app"><!--app--></div>',
        () => `<div id="app" data-route="${route}" data-modules="${code}">${body}</div>`,
      );
    await write(file, html);
  };
  const write = async (file: string, text: string | Buffer) => {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), text);
  };

  const paths = await listPaths();
  for (const path of paths) await page(path, join(path, 'index.html'));
  // Hosts answer with the nearest one upwards; no path of the site starts with a dot.
  await page('/.unknown', '404.html');
  await page('/projects/.unknown', 'projects/404.html');

  for (const [file, text] of Object.entries(siteFiles(paths, siteUrl))) await write(file, text);
  for (const [file, image] of Object.entries(await icons(iconSvg()))) await write(file, image);
  await rm(join(client, '.vite'), { recursive: true });
}
