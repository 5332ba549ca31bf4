/** Renders every component as a server component, and prints which of them are client references. */
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import * as React from 'react';
import { renderToPipeableStream } from 'react-server-dom-webpack/server.node';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

const fixtures = read('fixtures.json');
const { exports: paths } = read('node_modules/agency-ui/package.json');
const entries = Object.entries(paths).flatMap(([path, target]) =>
  typeof target === 'object' ? [path.replace('.', 'agency-ui')] : [],
);
const isClient = (value) => value?.$$typeof === Symbol.for('react.client.reference');

/** Treats every module as its own chunk. */
const manifest = new Proxy({}, { get: (_, id) => ({ id, chunks: [], name: '*' }) });

/** An element's React Server Components payload, and the errors from rendering it. */
function payloadOf(element) {
  return new Promise((done) => {
    const errors = [];
    let text = '';
    const sink = new Writable({
      write(part, _encoding, next) {
        text += part;
        next();
      },
      final(next) {
        done({ payload: text, errors });
        next();
      },
    });
    renderToPipeableStream(element, manifest, { onError: (error) => void errors.push(error.message) }).pipe(sink);
  });
}

const kit = await import('agency-ui');
const rendered = {};
for (const [name, props] of Object.entries(fixtures)) {
  rendered[name] = { client: isClient(kit[name]), ...(await payloadOf(React.createElement(kit[name], props))) };
}
const names = {};
for (const entry of entries) names[entry] = Object.keys(await import(entry));

process.stdout.write(JSON.stringify({ hasState: 'useState' in React, rendered, names }));
