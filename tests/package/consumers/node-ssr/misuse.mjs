/**
 * Renders every component with each of its props missing in turn, as untyped callers might, and prints the errors
 * thrown.
 */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const kit = await import('agency-ui');
const fixtures = JSON.parse(readFileSync(new URL('fixtures.json', import.meta.url), 'utf8'));
// JSON cannot contain functions.
fixtures.ChatPanel.send = async () => '';
fixtures.Form.children = () => null;
const warn = console.error;
console.error = () => {};

const thrown = {};
function attempt(use, name, props) {
  try {
    renderToString(createElement(kit[name], props));
  } catch ({ message }) {
    thrown[use] = message;
  }
}

for (const [name, props] of Object.entries(fixtures)) {
  for (const missing of Object.keys(props)) {
    const { [missing]: _, ...rest } = props;
    attempt(`${name} without ${missing}`, name, rest);
  }
}
attempt('Heading of level 7', 'Heading', { level: 7 });

console.error = warn;
process.stdout.write(JSON.stringify(thrown));
