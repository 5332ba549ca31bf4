/** Prerenders each page to HTML, so that it is readable, searchable and usable before its script runs. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { App } from '../src/App';

const folder = 'dist/client';
const template = await readFile(`${folder}/index.html`, 'utf8');

for (const path of ['/', '/thank-you']) {
  const html = renderToString(<App path={path} />);
  // React renders the tags of the head first.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0] ?? '';
  const page = template.replace('<!--head-->', () => head).replace('<!--page-->', () => html.slice(head.length));
  await mkdir(`${folder}${path}`, { recursive: true });
  await writeFile(`${folder}${path}/index.html`, page);
}
