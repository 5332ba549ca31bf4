import { defineConfig, mergeConfig } from 'vite';
import { agencyPlugins, sourceConditions } from '../scripts/vite.js';

export default defineConfig(async () =>
  mergeConfig(sourceConditions, {
    plugins: await agencyPlugins(),
    // Compressing every file takes seconds, only to print sizes.
    build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
  }),
);
