import { fallbackVar, style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const slips = style(sectionRule({ alignItems: 'start', rowGap: '2.5rem' }));

export const cell = style(
  sectionRule({
    gridColumn: '1 / -1',
    minInlineSize: 0,
    '@media': {
      [from.desktop]: {
        gridColumn: 'span 6',
        selectors: {
          '&:first-child': { gridColumn: '1 / 8' },
          '&:nth-child(2)': { gridColumn: '8 / -1', marginBlockStart: '4rem' },
          // With an odd number, the first is as tall as the next two beside it.
          '&:first-child:nth-last-child(odd)': {
            gridRow: 'span 2',
            alignSelf: 'stretch',
            display: 'flex',
            flexDirection: 'column',
          },
          ':first-child:nth-last-child(odd) ~ &:nth-child(-n + 3)': { gridColumn: '8 / -1', marginBlockStart: 0 },
          '&:only-child': { gridColumn: '1 / 10' },
        },
      },
      print: { breakInside: 'avoid' },
    },
  }),
);

/** Diameter of its dots. */
const perforation = '3px';

export const slip = style(
  sectionRule({
    position: 'relative',
    margin: 0,
    padding: `calc(clamp(2.25rem, 5vw, 3.5rem) + ${perforation} - ${vars.stroke.hairline}) clamp(1.25rem, 4vw, 3rem) 1.75rem`,
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    // The slip's torn edge. It covers the border and the rounded corners, which show if ornaments are off.
    '::before': {
      content: '',
      display: fallbackVar(vars.ornament.perforation, 'block'),
      position: 'absolute',
      insetBlockStart: `calc(-1 * ${vars.stroke.hairline})`,
      insetInline: `calc(-1 * ${vars.stroke.hairline})`,
      boxSizing: 'border-box',
      blockSize: `max(${perforation}, ${vars.radius.card})`,
      backgroundColor: vars.color.surfaceRaised,
      borderInline: `${vars.stroke.hairline} solid ${vars.color.line}`,
      borderBlockStart: `${perforation} dotted ${vars.color.lineStrong}`,
    },
    selectors: {
      [`${cell}:first-child:nth-last-child(odd) &`]: { flex: 1, display: 'flex', flexDirection: 'column' },
      [`${cell}:first-child &`]: {
        boxShadow: `${vars.plate.small} ${vars.plate.small} 0 ${vars.spot.two}`,
      },
      [`${cell}:first-child &:dir(rtl)`]: {
        boxShadow: `calc(-1 * ${vars.plate.small}) ${vars.plate.small} 0 ${vars.spot.two}`,
      },
    },
  }),
);

export const register = style(
  sectionRule({
    position: 'absolute',
    insetBlockStart: '0.875rem',
    insetInlineEnd: '0.875rem',
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    color: vars.color.lineStrong,
  }),
);

/** The caption is at the bottom of a slip that is taller than its text. */
export const quotation = style(sectionRule({ flex: 1, margin: 0 }));

export const text = style(
  sectionRule({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
    fontStretch: vars.type.heading.width,
    fontWeight: vars.type.heading.weight,
    lineHeight: 1.3,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    selectors: {
      [`${cell}:first-child &`]: { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)', lineHeight: 1.2 },
    },
    '@media': {
      [from.desktop]: {
        selectors: {
          // Larger in the slip that is as tall as the two beside it.
          [`${cell}:first-child:nth-last-child(odd):not(:only-child) &`]: {
            fontSize: 'clamp(2rem, 0.5rem + 3.4vw, 4rem)',
            fontStretch: vars.type.feature.width,
            fontWeight: vars.type.feature.weight,
            lineHeight: 1.08,
          },
        },
      },
    },
  }),
);

export const caption = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.large,
    rowGap: vars.space.hair,
    marginBlockStart: '2rem',
    paddingBlockStart: '1rem',
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);

export const name = style(sectionRule({ gridColumn: 1, fontWeight: vars.weight.strong }));

export const role = style(sectionRule({ gridColumn: 1, fontSize: vars.type.small.size, color: vars.color.textMuted }));

/** Crosses the signature line, as a tick on paper does. */
export const tick = style(
  sectionRule({
    display: fallbackVar(vars.ornament.misregistration, 'inline'),
    gridColumn: 2,
    gridRow: '1 / span 2',
    inlineSize: '3.25rem',
    blockSize: '3rem',
    marginBlockStart: '-1.75rem',
    overflow: 'visible',
    rotate: '-6deg',
  }),
);

const stroke = { fill: 'none', strokeWidth: '5px', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const underprint = style(sectionRule({ ...stroke, stroke: vars.spot.three }));

export const keyPrint = style(sectionRule({ ...stroke, stroke: vars.spot.one }));

export const project = style(sectionRule({ marginBlockStart: vars.space.small }));

export const note = style(
  sectionRule({
    maxInlineSize: vars.layout.text,
    margin: 0,
    marginBlockStart: '2.5rem',
    fontSize: vars.type.small.size,
    lineHeight: 1.45,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
