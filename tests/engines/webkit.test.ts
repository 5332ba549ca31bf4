import { launchWebKit } from './engines/webkit.js';
import { runScenarios } from './run-scenarios.js';

runScenarios('WebKit', launchWebKit);
