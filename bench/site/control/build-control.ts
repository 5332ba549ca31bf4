/**
 * The control page: as bare as a page with a hero picture, two fonts, a native menu and a late React can be. What our
 * pages cost beside it is what their own words, sections and styles cost, on the same machine in the same minute.
 */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { type Headers, writeHeaders } from '../../../site/headers-file.js';
import { pagePolicy, securityHeaders } from '../../../site/security.js';
import { Page } from './Page.js';

const style = `
@font-face{font-family:Display;src:url(/assets/display.woff2)format("woff2");font-display:swap}
@font-face{font-family:Body;src:url(/assets/body.woff2)format("woff2");font-display:swap}
body{margin:0;font:1.0625rem/1.6 Body,sans-serif;background:#fbf5e9;color:#1d1740}
header{display:flex;justify-content:space-between;padding:1rem}
button{min-height:3rem;padding:0 1rem;font:inherit}
h1{font:780 2.75rem/.9 Display,sans-serif;margin:1rem}
p{margin:1rem}
img{display:block;width:100%;height:auto}
dialog{width:100%;height:100%}
`;

const font = (name: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}.woff2">`;

/** Fonts and style of the control, for the head of a page. */
export const controlHead = `${font('display')}${font('body')}<style>${style}</style>`;

/** What its host says of a page with that head: as with every page of the site, and of this style. */
export const controlHeaders = writeHeaders(
  new Map<string, Headers>([
    ['/*', { ...securityHeaders, 'Content-Security-Policy': pagePolicy(style) }],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ]),
);

/** The file of a build's assets whose name begins so. */
async function asset(site: string, name: string): Promise<string> {
  const found = (await readdir(join(site, 'assets'))).find((file) => file.startsWith(name) && file.endsWith('.woff2'));
  if (!found) throw new Error(`The built site has no font "${name}": the control page is set in the same fonts.`);
  return join(site, 'assets', found);
}

/** The file that a phone takes for the first hero of the home page. */
async function heroOf(site: string): Promise<string> {
  const html = await readFile(join(site, 'index.html'), 'utf8');
  const [, address] = /(\/pictures\/[^\s"]+\/tall-728\.avif)/.exec(html) ?? [];
  if (!address) throw new Error('The built home page names no hero of 728 px for phones: the control shows the same.');
  return join(site, address);
}

/**
 * @param site - Folder of the built site, for its fonts and its hero.
 * @param out - Folder that the control page is written to.
 */
export async function buildControl(site: string, out: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      outDir: out,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rolldownOptions: { input: join(import.meta.dirname, 'boot.ts') },
    },
  });
  const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as Record<string, { file: string }>;
  const hero = await heroOf(site);
  await mkdir(join(out, 'assets'), { recursive: true });
  await copyFile(await asset(site, 'bricolage-grotesque'), join(out, 'assets/display.woff2'));
  await copyFile(await asset(site, 'instrument-sans'), join(out, 'assets/body.woff2'));
  await copyFile(hero, join(out, 'assets', basename(hero)));
  const picture = `/assets/${basename(hero)}`;
  await writeFile(
    join(out, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Control</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Control">
<link rel="icon" href="data:,">${controlHead}</head>
<body><div id="app" data-picture="${picture}">${renderToString(createElement(Page, { picture }))}</div>
<script type="module" src="/${manifest['boot.ts']?.file}"></script></body></html>`,
  );
  await writeFile(join(out, '_headers'), controlHeaders);
}
