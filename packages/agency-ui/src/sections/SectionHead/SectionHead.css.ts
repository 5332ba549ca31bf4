import { style } from '@vanilla-extract/css';
import { from, inPrint, sectionsLayer, vars } from '../../theme/index.js';

export const head = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '1.25rem 4rem',
        alignItems: 'end',
        marginBlockEnd: 'clamp(2.5rem, 5vw, 4rem)',
        '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
      },
    },
  },
  inPrint({ breakInside: 'avoid', breakAfter: 'avoid', marginBlockEnd: vars.space.large }),
]);

export const eyebrow = style({ '@layer': { [sectionsLayer]: { marginBlockEnd: '1.25rem' } } });

export const lead = style({ '@layer': { [sectionsLayer]: { maxInlineSize: '34em' } } });
