import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { cutFonts } from '../scripts/fonts.js';
import { completeManifests } from './component-manifest.js';
import { roomPlugins } from './room-plugin.js';

// Storybook's own frame wears the kit's typefaces, copied before any build configuration asks for them.
await cutFonts();

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    './docs/*.mdx',
    '../packages/agency-ui/src/**/*.stories.tsx',
    '../packages/agency-content/src/**/*.stories.tsx',
    '../site/stories/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    '../packages/agency-artwork/public',
    { from: '../packages/agency-ui/src/theme/fonts', to: '/room-fonts' },
    // The conformance reports: `npm run acr`.
    { from: '../packages/agency-ui/docs/accessibility', to: '/accessibility' },
  ],
  features: { componentsManifest: true },
  experimental_manifests: completeManifests,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => mergeConfig(config, { plugins: roomPlugins() }),
});
