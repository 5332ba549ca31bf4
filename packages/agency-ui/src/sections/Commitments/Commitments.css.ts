import { fallbackVar, style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const cards = style(sectionRule({ alignItems: 'start', rowGap: '2rem' }));

export const card = style(
  sectionRule({
    position: 'relative',
    gridColumn: '1 / -1',
    padding: 'clamp(1.5rem, 4vw, 3.5rem)',
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    selectors: {
      // On a dark page, its surface can be that of the page, and only the border separates it.
      '&[data-agency-tone]': { backgroundColor: vars.color.surface },
      // Only one card has a plate.
      '&:first-child': {
        boxShadow: `calc(-1 * ${vars.plate.small}) ${vars.plate.small} 0 ${vars.spot.one}`,
      },
      '&:first-child:dir(rtl)': {
        boxShadow: `${vars.plate.small} ${vars.plate.small} 0 ${vars.spot.one}`,
      },
    },
    '@media': {
      [from.desktop]: {
        gridColumn: '1 / 9',
        selectors: {
          // Overlaps the previous card and starts lower.
          '&:nth-child(even)': { gridColumn: '8 / -1', marginBlockStart: '5rem' },
          '&:nth-child(-n + 2)': { gridRow: 1 },
          '&:nth-child(n + 3)': { gridRow: 2 },
          // Keeps the text clear of the overlapping card.
          '&:nth-child(odd):not(:last-child)': { paddingInlineEnd: 'calc(100% / 8 + 1.5rem)' },
          '&:first-child': { boxShadow: `calc(-1 * ${vars.plate.large}) ${vars.plate.large} 0 ${vars.spot.one}` },
          '&:first-child:dir(rtl)': { boxShadow: `${vars.plate.large} ${vars.plate.large} 0 ${vars.spot.one}` },
        },
      },
      print: { breakInside: 'avoid' },
    },
  }),
);

export const title = style(
  sectionRule({ fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.75rem)', overflowWrap: 'anywhere' }),
);

export const items = style(sectionRule({ margin: 0, marginBlockStart: '1.5rem', padding: 0, listStyle: 'none' }));

export const item = style(
  sectionRule({
    position: 'relative',
    paddingBlock: '0.875rem',
    paddingInlineStart: '2rem',
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    // A dot in two inks, three pixels out of register.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(0.875rem + 0.5em)',
      insetInlineStart: 0,
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
      backgroundColor: vars.color.text,
      boxShadow: fallbackVar(vars.ornament.misregistration, `3px 2px 0 ${vars.spot.one}`),
    },
    selectors: {
      '[data-agency-tone] &::before': {
        boxShadow: fallbackVar(vars.ornament.misregistration, `3px 2px 0 ${vars.spot.two}`),
      },
    },
    '@media': {
      '(forced-colors: active)': { '::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  }),
);
