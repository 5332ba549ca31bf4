/** Bundles an entry as an application would, and measures its download size. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Size in bytes after gzip at level 9. */
export interface Bytes {
  js: number;
  css: number;
}

export const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

/** Located in this folder, so that imports resolve to its `package.json` dependencies and to workspace packages. */
const entry = join(import.meta.dirname, 'entry.js');

/**
 * Measures an entry with all its imports except React, minified by Vite with default settings. All exports are kept,
 * as if the application used them.
 *
 * @param source - The entry's code. It may import stylesheets.
 */
export async function weigh(source: string): Promise<Bytes> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    mode: 'production',
    logLevel: 'error',
    // Set explicitly, because test runners set NODE_ENV and Vite would then bundle development code.
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
      // Fonts and images remain separate files and are not measured.
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
