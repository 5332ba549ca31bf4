import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';
// Not imported from index.ts, which would pull in the styles of every part of a field.
import { boxGround } from '../Field/Field.css.js';

/** The field and button are side by side if there is space. */
const roomy = '(width >= 26rem)';

export const label = style(
  sectionRule({
    display: 'block',
    marginBlockEnd: vars.space.tiny,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  }),
);

export const row = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.small,
    alignItems: 'start',
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, max-content)' } },
  }),
);

/** On a marigold postcard, a white box contrasts with the background. */
export const box = style(sectionRule({ vars: { [boxGround]: vars.color.surfaceRaised } }));

export const button = style(sectionRule({ minBlockSize: '3.375rem' }));
