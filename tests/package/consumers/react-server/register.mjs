import { register } from 'node:module';

register('./text-loader.mjs', import.meta.url);
// React's own: gives a reference in place of each module that says "use client".
register('react-server-dom-webpack/node-loader', import.meta.url);
