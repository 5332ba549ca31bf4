import { launchFirefox } from './engines/firefox.js';
import { runScenarios } from './run-scenarios.js';

runScenarios('Firefox', launchFirefox);
