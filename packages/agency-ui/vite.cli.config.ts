/** Builds the `agency-ui` command as a single file without dependencies. */
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/cli/agency-ui.ts',
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node20',
  },
});
