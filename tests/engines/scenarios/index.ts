import type { Scenario } from '../scenario.js';
import { articleScenarios } from './articles.js';
import { chatScenarios } from './chat.js';
import { counterScenarios } from './counters.js';
import { faqScenarios } from './faq.js';
import { faultScenarios } from './faults.js';
import { formScenarios } from './forms.js';
import { heardScenarios } from './heard.js';
import { heroScenarios } from './hero.js';
import { historyScenarios } from './history.js';
import { menuScenarios } from './menus.js';
import { pageScenarios } from './pages.js';
import { placeScenarios } from './places.js';
import { withoutJavaScriptScenarios } from './without-javascript.js';

/** Every scenario, for each engine. */
export const scenarios: readonly Scenario[] = [
  ...pageScenarios,
  ...menuScenarios,
  ...heroScenarios,
  ...counterScenarios,
  ...faqScenarios,
  ...articleScenarios,
  ...chatScenarios,
  ...formScenarios,
  ...placeScenarios,
  ...historyScenarios,
  ...heardScenarios,
  ...withoutJavaScriptScenarios,
  ...faultScenarios,
];
