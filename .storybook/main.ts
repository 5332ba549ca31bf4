import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { cutFonts } from '../packages/agency-ui/scripts/fonts.js';
import { argTypesPlugin } from './arg-types.js';
import { codeDigests } from './code-digests.js';
import { completeManifests } from './component-manifest.js';
import { mockedIntegrations } from './mocked-integrations.js';
import { readStates } from './sign-off-files.js';
import { componentOf } from './sign-offs.js';

// Storybook's own frame wears the kit's typefaces, copied before any build configuration asks for them.
await cutFonts();

// Read once: a running Storybook shows a new signature in the sidebar after a restart.
const stateOfComponent = readStates();

/** Chromatic cannot skip stories by tag, so its build of Storybook leaves out those that show no look of their own. */
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
  // Storybook's own tag `test` is on every story, so stories that only test have a tag of another name.
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  // The state of the sign-off as a tag of every story, for the sidebar's badges and its filter.
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
  // Storybook's own tour would stand above the components.
  features: { componentsManifest: true, sidebarOnboardingChecklist: false },
  experimental_manifests: completeManifests,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `arg-types.ts` reads the props. The component manifest uses react-docgen in any case.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [argTypesPlugin(), codeDigests(), mockedIntegrations()],
      // Storybook drops `build` of `vite.config.ts`.
      build: {
        // Compressing every file takes seconds, only to print sizes.
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4000,
        // The names of components select their arg types, and are in the code that docs pages show.
        rolldownOptions: { output: { keepNames: true } },
      },
    }),
});
