/** Writes every route as a static HTML file. Runs at the end of the site's build. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';

type ServerEntry = typeof import('./src/entry-server.js');

/** The fonts that the first screen is set in. */
const preloadedFonts = ['bricolage-grotesque', 'instrument-sans'];

/** Stylesheets and modules that a page's source file needs, without what the client entry already brings. */
function assetsOf(source: string, manifest: Manifest): { styles: Set<string>; modules: Set<string> } {
  const styles = new Set<string>();
  const modules = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || visited.has(key)) return;
    visited.add(key);
    modules.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
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
  const { paths, render, iconSvg }: ServerEntry = await import(pathToFileURL(join(server, 'entry-server.js')).href);

  const fonts = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const fontLinks = preloadedFonts.map((name) => {
    const file = fonts.find((asset) => asset.includes(name) && asset.endsWith('.woff2'));
    if (!file) throw new Error(`The build emitted no font named "${name}": preload one that the theme uses.`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
  });

  for (const path of [...paths, '/404']) {
    const { head, body, source } = await render(path, siteUrl);
    const { styles, modules } = assetsOf(source, manifest);
    const links = [
      ...fontLinks,
      ...[...styles]
        .filter((file) => !template.includes(file))
        .map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...[...modules]
        .filter((file) => !template.includes(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    ];
    const html = template
      .replace('<!--head-->', () => [head, ...links].join('\n    '))
      .replace('<!--app-->', () => body);
    const file = join(client, path === '/404' ? '404.html' : join(path, 'index.html'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await writeFile(join(client, 'icon.svg'), iconSvg());
  await rm(join(client, '.vite'), { recursive: true });
}
