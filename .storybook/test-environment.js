/**
 * The Jest environment of Storybook's test runner, set in `test-runner-jest.config.js`. For every stories file, the
 * default environment opens a page, loads the whole preview and reads the runner's configuration, which takes longer
 * than the stories. This one keeps one page per worker, and only clears storage and cookies between files.
 */
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** The reusable page of this worker. */
let reusable;

export default class ReusedPageEnvironment extends PlaywrightEnvironment {
  /** Whether the next file can reuse the page: it is set up, and no story failed in it. */
  #canReuse = false;

  async setup() {
    const settings = this._config.testEnvironmentOptions['jest-playwright'];
    if (reusable) settings.skipInitialization = true;
    await super.setup();
    if (reusable) {
      Object.assign(this.global, reusable);
      await reusable.page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await reusable.context.clearCookies();
    } else {
      await setupPage(this.global.page, this.global.context);
    }
    // Globals used by the tests that the runner generates.
    const { preVisit, postVisit } = await getTestRunnerConfig();
    Object.assign(this.global, { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: setupPage });
    this.#canReuse = true;
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#canReuse = false;
  }

  async teardown() {
    const { browser, context, page } = this.global;
    reusable = this.#canReuse && !page.isClosed() ? { browser, context, page } : undefined;
    if (reusable) this.global.browser = undefined;
    await super.teardown();
  }
}
