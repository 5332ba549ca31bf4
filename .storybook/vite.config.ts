import { defineConfig, mergeConfig } from 'vite';
import { evidencePlugin } from '../scripts/evidence.js';
import { agencyPlugins, sourceConditions } from '../scripts/vite.js';

export default defineConfig(async () =>
  mergeConfig(sourceConditions, {
    plugins: [await agencyPlugins(), evidencePlugin()],
    build: { chunkSizeWarningLimit: 4000 },
  }),
);
