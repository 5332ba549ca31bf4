import { fallbackVar, style } from '@vanilla-extract/css';
import { below, from, inPrint, sectionsLayer, vars } from '../../theme/index.js';

/** The sheet's margin around the cells. */
const trim = { narrow: '0.875rem', wide: '3rem' };

export const section = style({
  '@layer': { [sectionsLayer]: { overflow: 'clip', paddingBlock: `min(${vars.space.section}, 6rem)` } },
});

/** A query container, because the headline is as large as one line allows. */
export const measure = style([
  { '@layer': { [sectionsLayer]: { containerType: 'inline-size' } } },
  // Repeated here, because the head's `break-after: avoid` has no effect beyond a query container.
  inPrint({ breakAfter: 'avoid' }),
]);

export const head = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: '1.25rem',
        alignItems: 'center',
        justifyItems: 'start',
        marginBlockEnd: 'clamp(1.75rem, 3vw, 2.5rem)',
        '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.large } },
      },
    },
  },
  inPrint({ breakInside: 'avoid', breakAfter: 'avoid', marginBlockEnd: vars.space.medium }),
]);

export const eyebrow = style({ '@layer': { [sectionsLayer]: { gridColumn: '1 / -1' } } });

export const heading = style({
  '@layer': {
    [sectionsLayer]: {
      gridColumn: '1 / -1',
      justifySelf: 'stretch',
      minInlineSize: 0,
      '@media': {
        // About thirty letters fill the line. Text enlarged by the reader wraps.
        [from.tablet]: { fontSize: `min(${vars.type.sheet.size}, max(4.25rem, 10.25cqi))` },
      },
    },
  },
});

export const lead = style({ '@layer': { [sectionsLayer]: { maxInlineSize: '34em' } } });

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
        },
      },
    },
  },
});

export const noteEnd = style({ '@layer': { [sectionsLayer]: { textAlign: 'end' } } });

/** Margin text, for wide margins only. */
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
