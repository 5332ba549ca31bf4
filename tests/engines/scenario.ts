/** One list of scenarios is run in each engine. A scenario's title is a sentence that a visitor could say. */
import type { Engine, TabOptions } from './engine.js';
import type { Page } from './page.js';
import type { TestSite } from './site.js';

export interface Visit {
  page: Page;
  site: TestSite;
  engine: Engine['name'];
  /** Serves the same build once more, to another tab; the one before is left. */
  another: (options?: Partial<TabOptions>) => Promise<Pick<Visit, 'page' | 'site'>>;
}

export interface Scenario {
  title: string;
  run: (visit: Visit) => Promise<void>;
  options: Partial<TabOptions>;
  /** Which build: the site as it comes, or one whose forms are posted to `/api/enquiries`. */
  build: 'plain' | 'posting';
  /** Part of the short form. */
  short: boolean;
  /** Time limit, in ms. */
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

/** The narrowest window that all three engines have. */
export const phone = { width: 447, height: 844, touch: true };
