import { defineConfig, mergeConfig } from 'vite';
import { agencyPlugins, sourceConditions } from '../scripts/vite.js';

export default defineConfig(async () => mergeConfig(sourceConditions, { plugins: await agencyPlugins() }));
