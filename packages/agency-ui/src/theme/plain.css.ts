import { createAgencyTheme } from './create-agency-theme.js';
import { plainTheme } from './plain-theme.js';

createAgencyTheme('[data-agency-theme="plain"]', plainTheme);
