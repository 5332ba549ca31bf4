import { register } from 'node:module';

register('./text-loader.mjs', import.meta.url);
// React's own loader, which replaces each "use client" module with a client reference.
register('react-server-dom-webpack/node-loader', import.meta.url);
