import { style } from '@vanilla-extract/css';
import { from, inPrint, sectionRule, vars } from '../../theme/index.js';

export const columns = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(2rem, 5vw, 3.5rem) clamp(2.5rem, 6vw, 5rem)',
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 4.5fr) minmax(0, 7.5fr)' } },
  }),
  // Browsers keep a head with its content in block layout, but not across grid rows.
  inPrint({ display: 'block' }),
]);

export const head = style([
  sectionRule({
    '@media': {
      [from.desktop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.layout.headerHeight} + 2rem)`,
        alignSelf: 'start',
      },
    },
  }),
  inPrint({ position: 'static', breakInside: 'avoid', breakAfter: 'avoid', marginBlockEnd: vars.space.large }),
]);

export const eyebrow = style(sectionRule({ marginBlockEnd: '1.25rem' }));
