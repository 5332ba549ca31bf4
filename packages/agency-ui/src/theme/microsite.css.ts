import './microsite-fonts.css.js';
import { createAgencyTheme } from './create-agency-theme.js';
import { micrositeTheme } from './microsite-theme.js';

createAgencyTheme('[data-agency-theme="microsite"]', micrositeTheme);
