import { globalLayer } from '@vanilla-extract/css';
import './agency-fonts.css.js';
import { agencyTheme } from './agency-theme.js';
import { emitTheme } from './create-agency-theme.js';
import { themeLayer } from './layers.css.js';

/** Lower precedence than any other theme, whatever the order of the stylesheets. */
const base = globalLayer({ parent: themeLayer }, 'base');

emitTheme(':root, [data-agency-theme="agency"]', agencyTheme, base);
