/**
 * Bundles the command into one file, including the kit's theme code, so that `npm create` doesn't have to install the
 * kit.
 */
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { agencyPlugins, sourceConditions } from '../../scripts/vite.js';

/**
 * The theme module can also compile stylesheets. The command never does, so this plugin removes the compiler's import.
 */
const withoutCompiler: Plugin = {
  name: 'create-agency-site:without-compiler',
  enforce: 'pre',
  resolveId: (id) => (id === '@vanilla-extract/css' ? { id, external: true, moduleSideEffects: false } : undefined),
};

export default defineConfig(async () =>
  mergeConfig(sourceConditions, {
    root: import.meta.dirname,
    plugins: [withoutCompiler, await agencyPlugins()],
    build: {
      ssr: 'src/create-agency-site.ts',
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node20',
    },
  }),
);
