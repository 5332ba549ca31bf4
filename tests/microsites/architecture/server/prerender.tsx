/** Prerenders every page to HTML, so that it is readable, searchable and usable before its script runs. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { App } from '../src/App';
import { pages } from '../src/pages';

const folder = 'dist/client';
const built = await readFile(`${folder}/index.html`, 'utf8');

// The first paint waits for the styles, so they are inlined. The script can wait, so that fonts and pictures load
// first.
const [link = '', href = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(built) ?? [];
const styles = await readFile(`${folder}${href}`, 'utf8');
const template = built
  .replace(link, () => `<style>${styles}</style>`)
  .replace('<script type="module"', '<script type="module" fetchpriority="low"');

for (const { path } of pages) {
  const html = renderToString(<App path={path} />);
  // React renders head tags first.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0] ?? '';
  const page = template.replace('<!--head-->', () => head).replace('<!--page-->', () => html.slice(head.length));
  await mkdir(`${folder}${path}`, { recursive: true });
  await writeFile(`${folder}${path}index.html`, page);
}
