/** Prerenders the page to HTML, so that it is readable, searchable and usable before its script runs. */
import { readFile, writeFile } from 'node:fs/promises';
import { earlyPressScript } from 'agency-ui/press-queue';
import { renderToString } from 'react-dom/server';
import { App } from '../src/App';

const folder = 'dist/client';
const built = await readFile(`${folder}/index.html`, 'utf8');

// The first paint waits for the styles, so they are inlined into the page. The script can wait, because fonts and
// pictures go first.
const [link = '', href = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(built) ?? [];
const styles = await readFile(`${folder}${href}`, 'utf8');
const template = built
  .replace(link, () => `<style>${styles}</style>`)
  .replace('<script type="module"', '<script type="module" fetchpriority="low"');

const html = renderToString(<App />);
// React outputs the tags that belong in the head first.
const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0] ?? '';
const early = `<script>${earlyPressScript}</script>`;
const page = template.replace('<!--head-->', () => head + early).replace('<!--page-->', () => html.slice(head.length));
await writeFile(`${folder}/index.html`, page);
