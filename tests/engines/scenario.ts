/** Scenarios that run in each engine. A scenario's title is a sentence that a visitor could say. */
import type { Engine, TabOptions } from './engine.js';
import type { Page } from './page.js';
import type { TestSite } from './site.js';

export interface Visit {
  page: Page;
  site: TestSite;
  engine: Engine['name'];
  /** Serves the same build again in a new tab. The previous tab is closed. */
  another: (options?: Partial<TabOptions>) => Promise<Pick<Visit, 'page' | 'site'>>;
}

export interface Scenario {
  title: string;
  run: (visit: Visit) => Promise<void>;
  options: Partial<TabOptions>;
  /**
   * The build under test: the default one, one whose forms post to `/api/enquiries`, or the pages in
   * `tests/engines/sections`.
   */
  build: 'plain' | 'posting' | 'sections';
  /** Included in the short run. */
  short: boolean;
  /** Timeout, in ms. */
  limitMs: number;
}

type Choices = Partial<Omit<Scenario, 'title' | 'run'>>;

export const scenario = (title: string, run: Scenario['run'], choices: Choices = {}): Scenario => ({
  title,
  run,
  options: {},
  build: 'plain',
  short: false,
  limitMs: 60_000,
  ...choices,
});

/** The narrowest window that all three engines support. */
export const phone = { width: 447, height: 844, touch: true };
