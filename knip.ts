/** Finds unused files, exports and dependencies. Runs as part of `npm run lint`. */
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        '{scripts,bench}/*.ts',
        'tests/**/*.test.ts',
        // Run in child processes.
        'bench/site/{prerender-pages,scale.vite.config}.ts',
        'bench/site/plain-server.js',
        'tests/site/new-route.vite.config.ts',
        'tests/engines/sections/{client.ts,prerender.tsx,vite.config.ts}',
        // Compiled or injected into a page.
        'bench/site/{record-interaction,record-metrics}.js',
        // Loaded by Storybook's test runner.
        'test-runner-jest.config.js',
        '.storybook/{test-runner.ts,test-environment.js}',
        // Commands.
        '.storybook/compress.ts',
        'tests/{faults,soak}/run.ts',
        // Loaded before the server under test.
        'tests/soak/preload.js',
      ],
      // The consumers are standalone applications, installed and built by the package tests.
      project: [
        '{scripts,bench,tests,.storybook}/**/*.{ts,tsx,js,mdx}',
        '!tests/{package/{consumers,microsite},microsites/*}/**',
      ],
      // Resolved by path: fonts in the kit’s `scripts/fonts.ts`, the type checker in `tests/package/package.test.ts`.
      ignoreDependencies: [
        '@fontsource-variable/.+',
        '@arethetypeswrong/cli',
        // The conformance report's schema, and IBM's engine: resolved by path.
        '@openacr/openacr',
        'accessibility-checker-engine',
        // Run as a command by `npm run visual`.
        'reg-cli',
        // The site's server lists them; scripts, benchmarks and tests start servers too.
        'sirv',
        'hono',
        '@hono/node-server',
      ],
      // Programs of the system.
      ignoreBinaries: ['dbus-send', 'xdotool', 'prlimit', 'ffmpeg'],
    },
    'packages/agency-artwork': {
      // `print.ts` finds scenes by file name.
      entry: ['scripts/*.ts', 'src/scenes/*.ts'],
    },
    'packages/agency-ui': {
      entry: ['scripts/*.ts', 'src/cli/agency-ui.ts', 'src/**/*.example.tsx', 'vite.cli.config.ts'],
      // Stories show the agency's content. The published package contains no stories.
      ignoreDependencies: ['agency-content'],
    },
    'packages/agency-enquiries': {
      // `fault-server.ts` runs in child processes. The other entries are in `exports`.
      entry: ['tests/*.test.ts', 'tests/fault-server.ts'],
    },
    'packages/create-agency-site': {
      entry: ['src/create-agency-site.ts'],
      // The templates are standalone applications, generated and built by the starter tests.
      project: ['src/**/*.ts'],
      ignore: ['templates/**'],
    },
    site: {
      entry: [
        'server/main.ts',
        // Loaded by address, from the HTML and the prerenderer.
        'src/entry-{client,server}.tsx',
        'src/form-fallback.ts',
        // Replaces the chat endpoint on the development server, and the integrations in Storybook.
        'server/chat/development.ts',
        'stories/integrations.ts',
      ],
    },
  },
};

export default config;
