/** Finds unused files, exports and dependencies. Runs as part of `npm run lint`. */
import type { KnipConfig } from 'knip';
import kit from './packages/agency-ui/package.json' with { type: 'json' };

/** The sources of the kit's public entries; `exports` names its build output first. */
const kitEntries = Object.values(kit.exports).flatMap((entry) =>
  typeof entry === 'object' && 'source' in entry ? entry.source : [],
);

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'tests/**/*.test.ts',
        // Run in child processes.
        'bench/site/{plain-server,prerender-pages,scale.vite.config}.ts',
        'tests/enquiries/fault-server.ts',
        // Compiled or injected into a page.
        'scripts/visual/report-page.ts',
        'bench/site/record-metrics.js',
        // Loaded by Storybook's test runner.
        'test-runner-jest.config.js',
        '.storybook/{test-runner.ts,test-environment.js}',
      ],
      // The consumers are applications of their own, installed and built by the package tests.
      project: ['{scripts,bench,tests,.storybook}/**/*.{ts,tsx,js}', '!tests/package/{consumers,microsite}/**'],
      // Resolved by path: fonts in `scripts/fonts.ts`, the type checker in `tests/package/package.test.ts`.
      ignoreDependencies: [
        '@fontsource-variable/.+',
        '@arethetypeswrong/cli',
        // The conformance report's schema, and IBM's engine: resolved by path.
        '@openacr/openacr',
        'accessibility-checker-engine',
      ],
      // Programs of the system.
      ignoreBinaries: ['dbus-send', 'xdotool', 'prlimit'],
    },
    'packages/agency-artwork': {
      // `print.ts` finds scenes by file name.
      entry: ['scripts/*.ts', 'src/scenes/*.ts'],
    },
    'packages/agency-ui': {
      entry: ['scripts/*.ts', 'src/cli/agency-ui.ts', 'vite.cli.config.ts', ...kitEntries],
      // Stories show the agency's content. The published package contains no stories.
      ignoreDependencies: ['agency-content'],
    },
    'packages/create-agency-site': {
      entry: ['src/create-agency-site.ts'],
      // The templates are applications of their own, generated and built by the starter tests.
      project: ['src/**/*.ts'],
    },
    site: {
      entry: [
        'server/main.ts',
        // Loaded by address, from the HTML and the prerenderer.
        'src/entry-{client,server}.tsx',
        // Replaces the chat endpoint on the development server, and the integrations in Storybook.
        'server/chat/development.ts',
        'stories/integrations.ts',
      ],
    },
  },
};

export default config;
