/**
 * Builds the command `agency-ui` as one file. It contains the parser of `agency-ui migrate`, so that applications do
 * not install one with the kit.
 */
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: ['@babel/parser'] },
  build: {
    ssr: 'src/cli/agency-ui.ts',
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node20',
  },
});
