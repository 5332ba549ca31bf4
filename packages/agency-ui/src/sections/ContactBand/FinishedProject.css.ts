import { style } from '@vanilla-extract/css';
import { below, from, inPrint, sectionRule, vars } from '../../theme/index.js';

/** The same columns as the band above. */
export const project = style([
  sectionRule({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.875rem',
    paddingBlock: '1.25rem 1.75rem',
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    '@media': {
      [from.tablet]: { gap: '2rem', paddingBlock: '2rem 3.5rem' },
      [from.desktop]: {
        gridTemplateColumns: 'subgrid',
        columnGap: 'inherit',
        paddingBlock: '2.5rem clamp(3.5rem, 5vw, 5rem)',
      },
    },
  }),
  inPrint({ breakInside: 'avoid' }),
]);

export const result = style(sectionRule({ minInlineSize: 0 }));

export const label = style(
  sectionRule({
    margin: 0,
    fontSize: vars.type.small.size,
    lineHeight: 1.3,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const title = style(
  sectionRule({
    marginBlockStart: '0.25rem',
    fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
    overflowWrap: 'anywhere',
  }),
);

/** On phones, each figure is a line with the value and then its label. From tablets up, they are columns. */
export const figures = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // Shows each value before its label, although the label comes first in the HTML.
    gridAutoFlow: 'row dense',
    columnGap: '0.75rem',
    margin: 0,
    marginBlockStart: '0.5rem',
    '@media': {
      [from.tablet]: {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: '1.5rem',
        marginBlockStart: '1.5rem',
      },
    },
  }),
);

export const figure = style(
  sectionRule({
    '@media': {
      [below.tablet]: { display: 'contents' },
      [from.tablet]: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    },
  }),
);

export const figureLabel = style(
  sectionRule({
    fontSize: vars.type.small.size,
    lineHeight: 1.35,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    '@media': { [below.tablet]: { gridColumn: 2, alignSelf: 'center' } },
  }),
);

export const value = style(
  sectionRule({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: '1.125rem',
    fontStretch: vars.type.numeral.width,
    fontWeight: vars.type.numeral.weight,
    lineHeight: 1.35,
    color: vars.color.highlight,
    overflowWrap: 'anywhere',
    '@media': {
      [below.tablet]: { gridColumn: 1 },
      [from.tablet]: { fontSize: '2.5rem', lineHeight: 1.1 },
    },
  }),
);

const large = {
  fontFamily: vars.font.display,
  fontWeight: vars.type.heading.weight,
  fontStretch: vars.type.heading.width,
  letterSpacing: vars.type.heading.tracking,
  fontSize: 'clamp(1rem, 0.83rem + 0.75vw, 1.5rem)',
  lineHeight: 1.35,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
} as const;

export const outcome = style(
  sectionRule({ ...large, margin: 0, fontSize: 'clamp(1.125rem, 0.9rem + 0.9vw, 1.75rem)', lineHeight: 1.25 }),
);

export const quote = style(sectionRule({ margin: 0, minInlineSize: 0 }));

export const words = style(sectionRule({ margin: 0 }));

export const paragraph = style(
  sectionRule({
    ...large,
    margin: 0,
    '::before': { content: 'open-quote' },
    '::after': { content: 'close-quote' },
  }),
);

export const caption = style(
  sectionRule({
    marginBlockStart: '0.5rem',
    fontSize: vars.type.small.size,
    lineHeight: 1.4,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    '@media': { [from.tablet]: { marginBlockStart: '1rem' } },
  }),
);

export const speaker = style(sectionRule({ fontWeight: vars.weight.strong, color: vars.color.text }));
