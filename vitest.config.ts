import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions, mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, requireChromium } from './scripts/chromium.js';
import { scaleTimeout } from './scripts/cpu-slowdown.js';
import { agencyPlugins, sourceConditions } from './scripts/vite.js';

const project = async (config: object) =>
  mergeConfig(sourceConditions, {
    plugins: await agencyPlugins(),
    // Where global set-ups run: they too read the kit's sources, since a fresh clone has no build of it.
    environments: { __vitest__: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
    ...config,
  });

export default defineConfig(async () => ({
  test: {
    projects: [
      await project({
        test: {
          name: 'unit',
          environment: 'node',
          // Some try hundreds of random texts, on a machine that may have more to do.
          testTimeout: 30_000,
          // Half of a worker's time goes into reading the kit anew: files that leave things as they found them share it.
          isolate: false,
          maxWorkers: 2,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/scripts/**/*.test.ts',
            '{scripts,bench}/**/*.test.ts',
            '.storybook/**/*.test.{ts,tsx}',
            'site/{build,server,src}/**/*.test.ts',
            'tests/enquiries/**/*.test.ts',
          ],
        },
      }),
      await project({
        test: {
          name: 'package',
          environment: 'node',
          // Of the starters only the quickest; the project below has all.
          include: ['tests/package/**/*.test.ts', 'tests/starters/vite.test.ts'],
          // What `consumers` install brings tests of its own.
          exclude: ['**/node_modules/**', 'tests/package/consumers/**'],
          globalSetup: 'tests/package/pack.ts',
          testTimeout: 60_000,
          // An application is installed and built in it.
          hookTimeout: 600_000,
          // While one consumer waits for its packages, two others keep both processors of a small machine busy.
          maxWorkers: 3,
        },
      }),
      await project({
        test: {
          name: 'starters',
          environment: 'node',
          include: ['tests/starters/*.test.ts'],
          globalSetup: 'tests/package/pack.ts',
          testTimeout: 60_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
        },
      }),
      await project({
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/site/global-setup.ts',
          testTimeout: scaleTimeout(30_000),
          hookTimeout: scaleTimeout(60_000),
          expect: { poll: { timeout: scaleTimeout(1000) } },
          // Each file has a browser of its own, and they share the server under test.
          maxWorkers: 2,
        },
      }),
      await project({
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/global-setup.ts',
          hookTimeout: 120_000,
          // A file is an engine.
          maxWorkers: 3,
        },
      }),
      await project({
        plugins: [...(await agencyPlugins()), storybookTest({ configDir: '.storybook' })],
        // Found late on a cold cache, which reloads the page in the middle of a run.
        optimizeDeps: {
          include: ['@radix-ui/react-toast', 'react-dom/server.browser', 'zod/mini'],
        },
        test: {
          name: 'stories',
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
