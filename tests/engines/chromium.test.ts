import { launchChromium } from './engines/chromium.js';
import { runScenarios } from './run-scenarios.js';

runScenarios('Chromium', launchChromium);
