/** Builds the published package: one ES module per source module, for Node. Dependencies are not bundled. */
import { defineConfig } from 'vite';

const locales = ['ar-AE', 'de-DE', 'es-ES', 'fr-FR', 'pt-PT', 'sw-KE'];

export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    target: 'node20',
    lib: {
      entry: {
        index: 'src/index.ts',
        'http/index': 'src/http/index.ts',
        'metrics/index': 'src/metrics/index.ts',
        'cli/agency-enquiries': 'src/cli/agency-enquiries.ts',
        ...Object.fromEntries(locales.map((locale) => [`locales/${locale}`, `src/locales/${locale}.ts`])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id: string) => !/^[./\0]/.test(id),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
