/** Writes every route as a static HTML file. Runs at the end of the site's build. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { collectMarks, criticalCss, noMarks } from './critical-css.js';
import type { Headers } from './headers-file.js';
import { icons } from './icons.js';
import { pagePolicy, securityHeaders, styleMeta } from './security.js';
import { rareTypefaces, withoutTypefaces } from './typefaces-apart.js';

type ServerEntry = typeof import('./src/entry-server.js');

const lasting = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The module that lets React take a page over. */
const entry = 'src/entry-client.tsx';

/** A part of a page whose code comes by itself, when it is needed; its HTML stands in the page all the same. */
const isPart = (key: string) => key.startsWith('src/parts/');

/**
 * Stylesheets of a page with its frame and parts, and the modules that React needs to take the page over, each after
 * those that it imports, without the boot module's own and those of the parts.
 */
function assetsOf(source: string, manifest: Manifest): { styles: Set<string>; modules: Set<string> } {
  const styles = new Set<string>();
  const modules = new Set<string>();
  const visited = new Set<string>();
  const parts: string[] = [];
  const visit = (key: string, found?: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported, found);
    found?.add(chunk.file);
    parts.push(...(chunk.dynamicImports ?? []).filter(isPart));
    // After those it builds on, so that of two rules of equal weight its own holds, as when Vite loads them.
    for (const file of chunk.css ?? []) styles.add(file);
  };
  visit(entry, modules);
  visit(source, modules);
  for (const part of parts) visit(part);
  return { styles, modules };
}

/** Where the style of a route stands in its pages until it is known: it is that of all of them together. */
const styleMark = '<!--style-->';

/** Where a page says which stylesheet has the typefaces that it goes without: that hangs on the styles of all. */
const typefacesMark = 'data-typefaces=""';

/** The pages of a route, as they are written until its style is known. */
interface RoutePages {
  files: string[];
  styles: Set<string>;
  marks: ReturnType<typeof noMarks>;
}

/**
 * @param client - Folder of the client build, which holds the template and gets the pages.
 * @param server - Folder of the server build.
 * @param siteUrl - The site's absolute address, without a slash at its end.
 */
export async function prerenderSite(client: string, server: string, siteUrl: string): Promise<void> {
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const [bootScript] = /<script type="module"[^>]*><\/script>/.exec(template) ?? [];
  if (!bootScript) throw new Error('The built index.html has no module script: it should load src/boot.ts.');
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const { listPaths, render, siteFiles, iconSvg }: ServerEntry = await import(
    pathToFileURL(join(server, 'entry-server.js')).href
  );

  // Not deferred: what arrives before the end of the page would be run before the first paint.
  const boot = bootScript.replace('<script ', '<script async ');

  const entryFile = `/${manifest[entry]?.file}`;

  const write = async (file: string, text: string | Buffer) => {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), text);
  };

  const routes = new Map<string, RoutePages>();
  const page = async (path: string, file: string) => {
    const { head, body, route, source } = await render(path, siteUrl);
    const { styles, modules } = assetsOf(source, manifest);
    const pages = routes.get(route) ?? { files: [], styles, marks: noMarks() };
    routes.set(route, pages);
    pages.files.push(file);
    collectMarks(body, pages.marks);
    const list = (names: Iterable<string>) => [...names].map((name) => `/${name}`).join(' ');
    const app = `<div id="app" data-route="${route}" data-entry="${entryFile}" data-modules="${list(modules)}" data-styles="${list(styles)}" ${typefacesMark}>`;
    const html = template
      // The boot module brings them: nothing of the first paint waits for a stylesheet.
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(bootScript, '')
      .replace('<!--head-->', () => [head, styleMark].join('\n    '))
      .replace('<div id="app"><!--app--></div>', () => `${app}${body}</div>\n    ${boot}`);
    await write(file, html);
  };

  const paths = await listPaths();
  for (const path of paths) await page(path, join(path, 'index.html'));
  // Hosts answer with the nearest one upwards; no path of the site starts with a dot.
  await page('/.unknown', '404.html');
  await page('/projects/.unknown', 'projects/404.html');

  const headers = new Map<string, Headers>([
    ['/*', securityHeaders],
    ['/assets/*', lasting],
    ['/pictures/*', lasting],
  ]);
  const sheets = new Map<string, string>();
  const sheet = async (name: string) => {
    const text = sheets.get(name) ?? (await readFile(join(client, name), 'utf8'));
    sheets.set(name, text);
    return text;
  };
  const styled = await Promise.all(
    [...routes].map(async ([route, { files, styles, marks }]) => ({
      route,
      files,
      style: criticalCss(await Promise.all([...styles].map(sheet)), marks),
    })),
  );
  for (const [name, text] of sheets) await write(name, withoutTypefaces(text));
  const typefaces = rareTypefaces(
    [...sheets.values()],
    styled.map(({ style }) => style),
  );
  const typefacesFile = `assets/typefaces-${createHash('sha256').update(typefaces).digest('base64url').slice(0, 8)}.css`;
  await write(typefacesFile, typefaces);

  for (const { route, files, style } of styled) {
    // A host cannot name what it has no page for.
    const meta = route === '*' ? styleMeta(style) : '';
    for (const file of files) {
      const html = await readFile(join(client, file), 'utf8');
      await write(
        file,
        html
          .replace(styleMark, () => `${meta}<style>${style}</style>`)
          .replace(typefacesMark, () => `data-typefaces="/${typefacesFile}"`),
      );
    }
    const rule: Headers = { 'Content-Security-Policy': pagePolicy(style) };
    const pattern = route.replace(/:.*/, '*');
    headers.set(pattern === '*' ? '/404.html' : pattern, rule);
    // Hosts differ in which of the two they show.
    if (!pattern.endsWith('*') && pattern !== '/') headers.set(`${pattern}/`, rule);
  }

  for (const [file, text] of Object.entries(siteFiles(paths, siteUrl, headers))) await write(file, text);
  for (const [file, image] of Object.entries(await icons(iconSvg()))) await write(file, image);
  await rm(join(client, '.vite'), { recursive: true });
}
