/** Renders every component to a string, from the main entry and from its own entry, without a bundler or browser. */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

const fixtures = read('fixtures.json');
const { exports: paths } = read('node_modules/agency-ui/package.json');
// JSON cannot contain functions.
fixtures.ChatPanel.send = async () => '';
fixtures.SiteSearch.search = async () => [];
fixtures.Form.children = () => null;
for (const [name, props] of Object.entries(fixtures)) if (/Form$/.test(name)) props.onSubmit = async () => {};
const entries = Object.entries(paths).flatMap(([path, target]) =>
  typeof target === 'object' ? [path.replace('.', 'agency-ui')] : [],
);

const kit = await import('agency-ui');
const html = {};
for (const [name, props] of Object.entries(fixtures)) html[name] = renderToString(createElement(kit[name], props));

const names = {};
const unknownExports = [];
for (const entry of entries) {
  const module = await import(entry);
  names[entry] = Object.keys(module);
  if (!/\/[a-z]+\//.test(entry) || entry.startsWith('agency-ui/locales/')) continue;
  for (const [name, value] of Object.entries(module)) {
    if (kit[name] !== value) unknownExports.push(`${entry}: ${name}`);
  }
}

process.stdout.write(JSON.stringify({ html, names, unknownExports }));
