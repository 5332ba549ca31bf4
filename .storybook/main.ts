import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { cutFonts } from '../packages/agency-ui/scripts/fonts.js';
import { argTypesPlugin } from './arg-types.js';
import { codeDigests } from './code-digests.js';
import { completeManifests } from './component-manifest.js';
import { mockedIntegrations } from './mocked-integrations.js';
import { readStates } from './sign-off-files.js';
import { componentOf } from './sign-offs.js';

// Storybook's own UI uses the kit's typefaces, so they are copied before any build configuration needs them.
await cutFonts();

// Read once, so a new sign-off appears in the sidebar after Storybook is restarted.
const stateOfComponent = readStates();

/** Chromatic cannot skip stories by tag, so its Storybook build leaves out stories that look like others. */
const hasLooksOnly = process.env['STORYBOOK_LOOKS_ONLY'] === 'true';

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    './docs/*.mdx',
    '../packages/agency-ui/src/**/*.stories.tsx',
    '../packages/agency-content/src/**/*.stories.tsx',
    '../site/stories/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'storybook-addon-tag-badges'],
  // Storybook adds its own `test` tag to every story, so test-only stories use a different tag.
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  // Adds the sign-off state to every story as a tag, for the sidebar's badges and filter.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        return entries
          .filter(({ tags }) => !hasLooksOnly || !tags?.includes('test-only'))
          .map((entry) => {
            const { status } = stateOfComponent(componentOf(options.makeTitle(entry.title)));
            return { ...entry, tags: [...(entry.tags ?? []), status] };
          });
      },
    })),
  staticDirs: [
    './public',
    '../packages/agency-artwork/public',
    { from: '../packages/agency-ui/src/theme/fonts', to: '/frame-fonts' },
    // The conformance reports: `npm run docs -- evidence`.
    { from: '../packages/agency-ui/docs/accessibility', to: '/accessibility' },
  ],
  // Disabled, because Storybook's own tour would appear above the components.
  features: { componentsManifest: true, sidebarOnboardingChecklist: false },
  experimental_manifests: completeManifests,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from `arg-types.ts`. The component manifest uses react-docgen regardless of this setting.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [argTypesPlugin(), codeDigests(), mockedIntegrations()],
      // Storybook ignores `build` in `vite.config.ts`.
      build: {
        // Vite would spend seconds compressing every file, only to print sizes.
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4000,
        // Component names are used to find arg types, and appear in the code on docs pages.
        rolldownOptions: { output: { keepNames: true } },
      },
    }),
});
