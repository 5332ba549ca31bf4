import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

/** Storybook's test runner, in the browser that `scripts/chromium.ts` found and with the arguments that it gives. */
export default {
  ...base,
  testEnvironment: fileURLToPath(import.meta.resolve('./.storybook/test-environment.js')),
  // That environment sets up all that a test needs.
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
  // Ends a test that hangs, not one that is slow.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        headless: true,
        executablePath: process.env.CHROMIUM_PATH,
        args: JSON.parse(process.env.CHROMIUM_ARGUMENTS ?? '["--no-sandbox"]'),
      },
      contextOptions: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
    },
  },
};
