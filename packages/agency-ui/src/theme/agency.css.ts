import { globalLayer, globalStyle } from '@vanilla-extract/css';
import './agency-fonts.css.js';
import { agencyTheme } from './agency-theme.js';
import { vars } from './contract.css.js';
import { emitTheme } from './create-agency-theme.js';
import { themeLayer } from './layers.css.js';

/** Has lower precedence than any other theme, whatever the order of the stylesheets. */
const base = globalLayer({ parent: themeLayer }, 'base');

emitTheme(':root, [data-agency-theme="agency"]', agencyTheme, base);

const { type, space, layout, plate } = vars;

/** In print, the printer sets the margins, nothing is fixed above the page, and ornaments would waste ink. */
globalStyle(':root', {
  '@layer': {
    [base]: {
      '@media': {
        print: {
          vars: {
            [type.poster.size]: '3rem',
            [type.sheet.size]: '2.75rem',
            [type.title.size]: '2.25rem',
            [type.feature.size]: '1.875rem',
            [type.heading.size]: '1.375rem',
            [space.section]: '1.75rem',
            [space.giant]: '2.25rem',
            [space.huge]: '1.5rem',
            [layout.gutter]: '0px',
            [layout.headerHeight]: '0px',
            [layout.headerHeightSolid]: '0px',
            [plate.small]: '0px',
            [plate.large]: '0px',
            ...Object.fromEntries(Object.values(vars.ornament).map((name) => [name, 'none'])),
          },
        },
      },
    },
  },
});
