import { readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions, mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { argTypesPlugin } from './.storybook/arg-types.js';
import { chromiumArguments, requireChromium } from './scripts/chromium.js';
import { scaleTimeout } from './scripts/cpu-slowdown.js';
import { agencyPlugins, sourceConditions } from './scripts/vite.js';
import { testTags } from './tests/tags.js';

/**
 * Vitest starts Node with these conditions. "module" is left out, because packages intend it for bundlers, and Node
 * cannot load some of the modules that it points to (@opentelemetry/api).
 */
const conditions = ['source', ...defaultServerConditions.filter((condition) => condition !== 'module')];

const project = async (config: object) =>
  mergeConfig(
    { ...sourceConditions, ssr: { ...sourceConditions.ssr, resolve: { conditions } } },
    {
      plugins: await agencyPlugins(),
      // Global set-ups run here. They also read the kit's sources, because a fresh clone has no build.
      environments: { __vitest__: { resolve: { conditions } } },
      ...config,
    },
  );

/**
 * Retries a failed real-browser test once, because a busy machine can delay the browser's process between any two
 * steps. `npm test` lists the tests that passed only on the retry, so that nobody takes them for reliable.
 */
const retry = 1;

/**
 * Runs the files that need a DOM together, after the others. A worker is reused only if the next file has the same
 * environment; otherwise, a new worker starts a process and loads the kit again.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needsDom = new Set(
      sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom')),
    );
    return [...sorted.filter((file) => !needsDom.has(file)), ...needsDom];
  }
}

export default defineConfig(async () => ({
  test: {
    sequence: { sequencer: ByEnvironment },
    projects: [
      await project({
        // For the test that renders stories.
        plugins: [...(await agencyPlugins()), argTypesPlugin()],
        test: {
          name: 'unit',
          tags: testTags,
          environment: 'node',
          setupFiles: 'tests/dom-setup.ts',
          // Some tests try hundreds of random strings, on a machine that may be busy with other work.
          testTimeout: 30_000,
          // Importing the kit again takes half of a worker's time, so files that leave nothing behind share a worker.
          isolate: false,
          maxWorkers: 2,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/scripts/**/*.test.ts',
            '{scripts,bench,tests/repository}/**/*.test.ts',
            '.storybook/**/*.test.{ts,tsx}',
            'site/{build,server,src}/**/*.test.ts',
            'packages/*/tests/**/*.test.ts',
          ],
        },
      }),
      await project({
        test: {
          name: 'package',
          tags: testTags,
          environment: 'node',
          // Only the fastest starter; the project below has all of them.
          include: ['tests/package/**/*.test.ts', 'tests/starters/vite.test.ts'],
          // The packages that `consumers` install contain tests of their own.
          exclude: ['**/node_modules/**', 'tests/package/consumers/**'],
          globalSetup: 'tests/package/pack.ts',
          testTimeout: 60_000,
          // Long enough to install and build an application.
          hookTimeout: 600_000,
          // `npm test` runs the site and the engines at the same time.
          maxWorkers: 2,
        },
      }),
      await project({
        test: {
          name: 'starters',
          environment: 'node',
          include: ['tests/{starters,microsites}/*.test.ts'],
          globalSetup: 'tests/package/pack.ts',
          testTimeout: 60_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
        },
      }),
      await project({
        test: {
          name: 'site',
          tags: testTags,
          environment: 'node',
          retry,
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/site/global-setup.ts',
          testTimeout: scaleTimeout(30_000),
          hookTimeout: scaleTimeout(60_000),
          expect: { poll: { timeout: scaleTimeout(1000) } },
          // Each file has its own browser, but all of them share the server under test.
          maxWorkers: 2,
          // Files in the same worker share their imports.
          isolate: false,
        },
      }),
      await project({
        test: {
          name: 'engines',
          environment: 'node',
          retry,
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/global-setup.ts',
          hookTimeout: 120_000,
          // Each file tests one engine.
          maxWorkers: 3,
        },
      }),
      await project({
        test: {
          name: 'screen-reader',
          environment: 'node',
          include: ['tests/screen-reader/*.test.ts'],
          globalSetup: 'tests/screen-reader/global-setup.ts',
          testTimeout: 120_000,
          // Retries only scenes that Orca or the browser has interrupted, because different speech is a genuine
          // failure.
          retry: { count: 2, condition: /^The scene was aborted/ },
          maxWorkers: 1,
        },
      }),
      await project({
        plugins: [...(await agencyPlugins()), storybookTest({ configDir: '.storybook' })],
        // On a cold cache, these would be discovered late, which would reload the page in the middle of a run.
        optimizeDeps: {
          include: [
            '@radix-ui/react-accordion',
            '@radix-ui/react-navigation-menu',
            '@radix-ui/react-toast',
            'react-dom/server.browser',
            'zod/mini',
          ],
        },
        test: {
          name: 'stories',
          setupFiles: 'tests/storybook/press-key.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: requireChromium(), args: chromiumArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      }),
    ],
  },
}));
