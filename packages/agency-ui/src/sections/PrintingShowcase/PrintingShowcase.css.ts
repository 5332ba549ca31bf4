import { fallbackVar, style } from '@vanilla-extract/css';
import { below, from, inPrint, sectionsLayer, vars } from '../../theme/index.js';

/** Margin of the sheet around the cells. */
const trim = { narrow: '0.875rem', wide: '3rem' };

export const section = style({ '@layer': { [sectionsLayer]: { overflow: 'clip' } } });

export const head = style([
  {
    '@layer': {
      [sectionsLayer]: {
        rowGap: '1.25rem',
        alignItems: 'end',
        marginBlockEnd: 'clamp(2rem, 5vw, 3.5rem)',
      },
    },
  },
  inPrint({ breakAfter: 'avoid', marginBlockEnd: vars.space.medium }),
]);

export const eyebrow = style({ '@layer': { [sectionsLayer]: { gridColumn: '1 / -1' } } });

export const heading = style({
  '@layer': {
    [sectionsLayer]: {
      gridColumn: '1 / -1',
      minInlineSize: 0,
      '@media': { [from.desktop]: { gridColumn: '1 / 9', maxInlineSize: '6.6em' } },
    },
  },
});

export const lead = style({
  '@layer': {
    [sectionsLayer]: {
      gridColumn: '1 / -1',
      maxInlineSize: '34em',
      '@media': { [from.desktop]: { gridColumn: '9 / -1' } },
    },
  },
});

/** Wider than the content by the margin, so that the cells align with the content. */
export const sheet = style([
  {
    '@layer': {
      [sectionsLayer]: {
        position: 'relative',
        boxSizing: 'border-box',
        inlineSize: `min(100% - 2 * ${vars.layout.gutter}, ${vars.layout.content} + 2 * ${trim.wide})`,
        marginInline: 'auto',
        paddingInline: trim.narrow,
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        borderRadius: vars.radius.card,
        boxShadow: fallbackVar(vars.ornament.misregistration, `8px 8px 0 ${vars.spot.one}`),
        '@media': {
          [from.desktop]: {
            paddingInline: trim.wide,
            boxShadow: fallbackVar(vars.ornament.misregistration, `14px 14px 0 ${vars.spot.one}`),
          },
        },
      },
    },
  },
  inPrint({ breakInside: 'avoid', inlineSize: '100%', paddingInline: 0, boxShadow: 'none' }),
]);

/** A line of text in the sheet's margin, above and below the cells. */
export const slug = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space.medium,
      minBlockSize: '2.75rem',
      paddingBlock: vars.space.tiny,
      boxSizing: 'border-box',
      fontSize: vars.type.small.size,
      lineHeight: 1.25,
      overflowWrap: 'anywhere',
      color: vars.color.textMuted,
      '@media': {
        [from.desktop]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
          minBlockSize: '3.5rem',
        },
      },
    },
  },
});

export const noteEnd = style({ '@layer': { [sectionsLayer]: { textAlign: 'end' } } });

/** A margin text for wide margins only. */
export const spareNote = style({
  '@layer': { [sectionsLayer]: { '@media': { [below.desktop]: { display: 'none' } } } },
});

/** Swatches shrink on short lines. */
export const bar = style({
  '@layer': {
    [sectionsLayer]: {
      flex: 'none',
      overflow: 'hidden',
      '@media': { [below.tablet]: { maxInlineSize: '4.5rem' } },
    },
  },
});

const mark = {
  display: 'none',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.875rem)',
  '@media': { [from.desktop]: { display: fallbackVar(vars.ornament.registrationMark, 'block') } },
} as const;

export const markStart = style({ '@layer': { [sectionsLayer]: { ...mark, insetInlineStart: '0.625rem' } } });
export const markEnd = style({ '@layer': { [sectionsLayer]: { ...mark, insetInlineEnd: '0.625rem' } } });

export const cells = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      margin: 0,
      padding: 0,
      overflow: 'hidden',
      listStyle: 'none',
      border: `${vars.stroke.hairline} solid ${vars.color.text}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const more = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'flex',
        marginBlockStart: '2.5rem',
        '@media': { [from.desktop]: { justifyContent: 'flex-end', marginBlockStart: '3rem' } },
      },
    },
  },
  inPrint({ marginBlockStart: vars.space.medium }),
]);
