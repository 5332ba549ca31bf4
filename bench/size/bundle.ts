/** Bundles a few lines as an application would, and weighs what a browser would fetch. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes after gzip at its best, as a host that compresses once sends them. */
export interface Bytes {
  js: number;
  css: number;
}

export const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

/** The entry lies here, so that it finds what this folder's package.json asks for, and the workspace's packages. */
const entry = join(import.meta.dirname, 'entry.js');

/**
 * The weight of an entry, minified by Vite as it comes, with all that it imports but React. Every export is kept, as if
 * the application used it.
 *
 * @param source - The entry's code, which may import stylesheets.
 */
export async function weigh(source: string): Promise<Bytes> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    mode: 'production',
    logLevel: 'error',
    // Said outright: a test runner sets NODE_ENV, which Vite would follow into the checks of development.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [
      {
        name: 'agency:entry',
        resolveId: (id) => (id === 'virtual:entry' ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      // Fonts and pictures stay files of their own, which are not weighed.
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
      },
    },
  });
  const bytes: Bytes = { js: 0, css: 0 };
  for (const { output } of [built].flat().filter((bundle) => 'output' in bundle)) {
    for (const file of output) {
      if (file.type === 'chunk') bytes.js += gzipped(file.code);
      else if (file.fileName.endsWith('.css')) bytes.css += gzipped(file.source);
    }
  }
  return bytes;
}
