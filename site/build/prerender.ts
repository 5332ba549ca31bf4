/**
 * Writes every route as static HTML, along with robots.txt and similar files. This is the last step of the site build.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { earlyPressScript } from '../../packages/agency-ui/src/theme/press-queue.js';
import type { SiteRoute } from '../src/routes.js';
import { searchFile } from '../src/search/documents.js';
import type { SharePicture } from '../src/share-picture.js';
import { collectUsage, criticalCss, emptyUsage, splitFonts } from './critical-css.js';
import type { Headers } from './headers-file.js';
import { icons } from './icons.js';
import { type RenderedText, searchPages } from './search-pages.js';
import { sectionHeightStyle } from './section-heights.js';
import { pagePolicy, securityHeaders, styleMeta } from './security.js';
import { sharePicture } from './share-pictures.js';

type ServerEntry = typeof import('../src/entry-server.js');

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Keys in the client's build manifest. */
const keys = {
  boot: 'src/boot.ts',
  fallback: 'src/form-fallback.ts',
  entry: 'src/entry-client.tsx',
  stylesheet: 'style.css',
};

/** The boot script in the template, for the development server. */
const bootInDevelopment = '<script type="module" src="/src/boot.ts"></script>';

/** Reads a build manifest: output files by source path, relative to the site's folder. */
async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** Imports a file from the server build. */
const importFrom = (server: string, file: string) => import(pathToFileURL(join(server, file)).href);

/**
 * Finds each page component's source file, which is its key in both manifests, by importing everything that the server
 * build loads on demand. Components are compared rather than modules, because the bundler adds exports to some modules.
 */
async function findSources(server: string, client: Manifest): Promise<ReadonlyMap<unknown, string>> {
  const sources = new Map<unknown, string>();
  for (const [source, { file, isDynamicEntry }] of Object.entries(await readManifest(server))) {
    if (!isDynamicEntry || !(source in client)) continue;
    const { default: page } = await importFrom(server, file);
    if (page) sources.set(page, source);
  }
  return sources;
}

/** The scripts built from source files, including their static imports. */
function scriptsOf(sources: readonly string[], manifest: Manifest): string[] {
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...scripts];
}

/** A route's pages and files, and the paths under which hosts look up their headers. */
interface RouteFiles {
  /** The paths of indexable pages. */
  paths: readonly string[];
  /** The path that each page is rendered for, by file. */
  files: ReadonlyMap<string, string>;
  /** Paths in the `_headers` file. */
  headerPaths: readonly string[];
}

const indexFile = (path: string) => join(path, 'index.html');

/** For unknown paths, hosts serve the nearest 404.html up the folder tree. No page path contains a dot. */
const missingPage = (folder: string): [file: string, path: string] => [join(folder, '404.html'), `${folder}.missing`];

async function filesOf(route: SiteRoute, notFoundRoute: SiteRoute): Promise<RouteFiles> {
  if (route.path === notFoundRoute.path) {
    return { paths: [], files: new Map([missingPage('/')]), headerPaths: ['/404.html'] };
  }
  const [folder = '', parameter] = route.path.split(':');
  if (parameter) {
    const { paths = [] } = await route.load();
    const pages = paths.map((path): [file: string, path: string] => [indexFile(path), path]);
    return { paths, files: new Map([...pages, missingPage(folder)]), headerPaths: [`${folder}*`] };
  }
  return {
    paths: [route.path],
    files: new Map([[indexFile(route.path), route.path]]),
    // Hosts differ in whether they serve a path with or without a trailing slash.
    headerPaths: route.path === '/' ? ['/'] : [route.path, `${route.path}/`],
  };
}

/**
 * @param client - Folder of the client build, where the pages are written.
 * @param server - Folder of the server build.
 * @param siteUrl - The site's origin, without a trailing slash.
 */
export async function prerenderSite(client: string, server: string, siteUrl: string): Promise<void> {
  const manifest = await readManifest(client);
  const fileOf = (key: string) => {
    const file = manifest[key]?.file;
    if (!file) throw new Error(`The build manifest has no "${key}". Add it to the inputs in site/vite.config.ts.`);
    return file;
  };
  const { routes, notFoundRoute, renderPage, siteFiles, iconSvg }: ServerEntry = await importFrom(
    server,
    'entry-server.js',
  );
  const sources = await findSources(server, manifest);
  const sourceOf = async ({ path, load }: SiteRoute) => {
    const source = sources.get((await load()).default);
    if (!source)
      throw new Error(`The build has no chunk for ${path}. Import its page as \`() => import('./pages/…')\`.`);
    return source;
  };
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), content);
  };

  const sheet = await readFile(join(client, fileOf(keys.stylesheet)), 'utf8');
  const { fonts, fontFiles, rest } = splitFonts(sheet);
  const fontsFile = `assets/fonts-${createHash('sha256').update(fonts).digest('base64url').slice(0, 8)}.css`;
  await write(fontsFile, fonts);
  await write(fileOf(keys.stylesheet), rest);

  // Used for pages that the server renders at run time.
  const stylesheets = [fileOf(keys.stylesheet), fontsFile].map((file) => `/${file}`);
  await writeFile(join(server, 'stylesheets.json'), JSON.stringify(stylesheets));

  const template = await readFile(resolve(import.meta.dirname, '../index.html'), 'utf8');
  const scripts = [
    // `async`, because a deferred module that loads before parsing ends would run before the first paint.
    `<script async type="module" src="/${fileOf(keys.boot)}"></script>`,
    `<noscript><link rel="stylesheet" href="/${fontsFile}"></noscript>`,
  ].join('\n    ');

  const headers = new Map<string, Headers>([
    ['/*', securityHeaders],
    ['/assets/*', immutable],
    ['/pictures/*', immutable],
    ['/films/*', immutable],
    // Some servers, such as sirv, don't know this extension's media type.
    ['/favicon.ico', { 'Content-Type': 'image/x-icon' }],
  ]);
  const allPaths: string[] = [];
  const sharePictures = new Map<string, SharePicture>();
  const texts: RenderedText[] = [];

  for (const route of [...routes, notFoundRoute]) {
    const { paths, files, headerPaths } = await filesOf(route, notFoundRoute);
    const pages = await Promise.all(
      [...files].map(async ([file, path]) => ({ file, path, ...(await renderPage(path, siteUrl)) })),
    );

    const usage = emptyUsage();
    for (const { body, picture } of pages) {
      collectUsage(body, usage);
      sharePictures.set(picture.path, picture);
    }
    const style = criticalCss(sheet, usage) + sectionHeightStyle(route.path);
    const attributes = {
      'data-route': route.path,
      'data-fallback': `/${fileOf(keys.fallback)}`,
      'data-entry': `/${fileOf(keys.entry)}`,
      'data-modules': scriptsOf([keys.entry, await sourceOf(route)], manifest)
        .map((file) => `/${file}`)
        .join(' '),
      'data-stylesheet': `/${fileOf(keys.stylesheet)}`,
      'data-fonts': `/${fontsFile}`,
      'data-font-files': fontFiles.join(' '),
    };
    const opening = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);

    for (const { file, path, head, body } of pages) {
      // Hosts may serve a page at several URLs, and a not-found page at any URL.
      const address = paths.includes(path) ? ` data-path="${path}"` : '';
      const headEnd = [
        head,
        // Hosts look up a page's policy by path, so unknown paths have none.
        ...(route === notFoundRoute ? [styleMeta(style)] : []),
        `<script>${earlyPressScript}</script>`,
        `<style>${style}</style>`,
      ].join('\n    ');
      const html = template
        .replace('<!--head-->', () => headEnd)
        .replace('<div id="app">', () => `<div id="app"${opening.join('')}${address}>`)
        .replace('<!--app-->', () => body)
        .replace(bootInDevelopment, () => scripts);
      await write(file, html);
      if (paths.includes(path)) texts.push({ path, head, body });
    }

    for (const path of headerPaths) headers.set(path, { 'Content-Security-Policy': pagePolicy(style) });
    allPaths.push(...paths);
  }

  await write(searchFile, JSON.stringify(searchPages(texts)));
  for (const [file, text] of Object.entries(siteFiles(allPaths, siteUrl, headers))) await write(file, text);
  for (const [path, picture] of sharePictures) await write(path, await sharePicture(join(client, 'pictures'), picture));
  for (const [file, image] of Object.entries(await icons(iconSvg()))) await write(file, image);
  await rm(join(client, '.vite'), { recursive: true });
}
