/** Renders every component without each of its props in turn, as who has no types may, and says what React threw. */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const kit = await import('agency-ui');
const specimens = JSON.parse(readFileSync(new URL('specimens.json', import.meta.url), 'utf8'));
const warn = console.error;
console.error = () => {};

const thrown = {};
for (const [name, props] of Object.entries(specimens)) {
  for (const missing of Object.keys(props)) {
    const { [missing]: _, ...rest } = props;
    try {
      renderToString(createElement(kit[name], rest));
    } catch ({ message }) {
      thrown[`${name} without ${missing}`] = message;
    }
  }
}

console.error = warn;
process.stdout.write(JSON.stringify(thrown));
