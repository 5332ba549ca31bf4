/**
 * Where the test runner's files of stories are run, told by `test-runner-jest.config.js`. Storybook's own environment
 * opens a browser window and loads the whole preview for every file, and its set-up reads the runner and its
 * configuration again in each, which takes longer than a file's stories. Here one window serves all files of a worker,
 * as it serves all stories of a file: only what a site can store is emptied between them.
 */
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** The window of this worker, from its first file on. */
let kept;

export default class OneWindow extends PlaywrightEnvironment {
  /** Whether the next file can have the same window: it is set up, and no story broke in it. */
  #sound = false;

  async setup() {
    const settings = this._config.testEnvironmentOptions['jest-playwright'];
    if (kept) settings.skipInitialization = true;
    await super.setup();
    if (kept) {
      Object.assign(this.global, kept);
      await kept.page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await kept.context.clearCookies();
    } else {
      await setupPage(this.global.page, this.global.context);
    }
    // What the tests that the runner writes ask for.
    const { preVisit, postVisit } = await getTestRunnerConfig();
    Object.assign(this.global, { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: setupPage });
    this.#sound = true;
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#sound = false;
  }

  async teardown() {
    const { browser, context, page } = this.global;
    kept = this.#sound && !page.isClosed() ? { browser, context, page } : undefined;
    if (kept) this.global.browser = undefined;
    await super.teardown();
  }
}
