import { fallbackVar, style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

const rule = `2px solid ${vars.color.text}`;

/** From this container width up, steps are next to each other. */
const roomy = '(inline-size >= 50rem)';

export const how = style(sectionRule({ containerType: 'inline-size' }));

export const heading = style(
  sectionRule({
    marginBlockEnd: '1.5rem',
    fontSize: 'clamp(2rem, 1.7rem + 1.2vw, 2.5rem)',
    '@container': { [roomy]: { marginBlockEnd: '3rem', fontSize: vars.type.feature.size } },
  }),
);

export const steps = style(
  sectionRule({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': {
      [roomy]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))', gap: '3rem 2rem' },
    },
  }),
);

export const step = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '6.25rem minmax(0, 1fr)',
    alignContent: 'start',
    alignItems: 'start',
    paddingBlock: '1.5rem',
    borderBlockStart: rule,
    '@container': {
      [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1.75rem', paddingBlock: '1.75rem 0' },
    },
  }),
);

export const numeral = style(
  sectionRule({
    fontFamily: vars.font.display,
    fontSize: '7rem',
    fontStretch: vars.type.numeral.wideWidth,
    fontWeight: vars.type.numeral.weight,
    fontVariantNumeric: 'lining-nums',
    lineHeight: 0.74,
    letterSpacing: '-0.06em',
    color: vars.spot.three,
    textShadow: fallbackVar(vars.ornament.misregistration, `4px 3px 0 ${vars.spot.one}`),
    selectors: {
      '[data-agency-tone="accent"] &': { color: vars.color.text },
      '&:dir(rtl)': { textShadow: fallbackVar(vars.ornament.misregistration, `-4px 3px 0 ${vars.spot.one}`) },
    },
    // In forced colours, this takes the text colour.
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
    '@container': { [roomy]: { fontSize: '9rem' } },
  }),
);

export const text = style(sectionRule({ minInlineSize: 0 }));

export const title = style(
  sectionRule({ marginBlockEnd: vars.space.tiny, fontSize: '1.5rem', '@container': { [roomy]: { fontSize: '2rem' } } }),
);

export const footer = style(
  sectionRule({
    paddingBlockStart: '1.25rem',
    borderBlockStart: rule,
    '@container': { [roomy]: { marginBlockStart: '3rem' } },
  }),
);
