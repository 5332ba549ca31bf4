import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const card = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.25rem',
    padding: 'clamp(1.5rem, 1.25rem + 1vw, 1.75rem)',
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderBlockStart: `6px solid ${vars.spot.three}`,
    borderRadius: vars.radius.card,
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)',
        alignItems: 'center',
        columnGap: '2rem',
      },
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const text = style(sectionRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.375rem' }));

export const actions = style(
  sectionRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small }),
);

export const action = style(sectionRule({ paddingInline: '0.75rem', overflowWrap: 'anywhere' }));
