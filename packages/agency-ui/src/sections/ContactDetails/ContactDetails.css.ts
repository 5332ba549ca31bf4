import { style, styleVariants } from '@vanilla-extract/css';
import { from, sectionsLayer, vars } from '../../theme/index.js';

export const panel = style({
  '@layer': {
    [sectionsLayer]: {
      overflow: 'clip',
      border: `${vars.stroke.hairline} solid ${vars.color.text}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const inside = style({
  '@layer': {
    [sectionsLayer]: {
      paddingBlock: '1.5rem 0.5rem',
      paddingInline: '1.25rem 2.75rem',
      '@media': { [from.tablet]: { paddingBlock: '2.5rem 1rem', paddingInline: '2.5rem 4rem' } },
    },
  },
});

/** Hangs from the panel's upper edge. */
export const bar = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: '0.625rem',
      '@media': { [from.tablet]: { insetInlineEnd: '1.25rem' } },
    },
  },
});

export const heading = style({ '@layer': { [sectionsLayer]: { marginBlockEnd: vars.space.large } } });

const hoursLine = style({ '@layer': { [sectionsLayer]: { display: 'block' } } });

export const hours = styleVariants({
  few: [hoursLine],
  /** A week has too many lines for large type. */
  many: [
    hoursLine,
    {
      '@layer': {
        [sectionsLayer]: {
          fontFamily: vars.font.text,
          fontSize: vars.type.body.size,
          fontWeight: vars.weight.strong,
          letterSpacing: 'normal',
          textWrap: 'pretty',
          selectors: { '& + &': { marginBlockStart: vars.space.tiny } },
        },
      },
    },
  ],
});

/** The promised response time, on a strip of a different colour. */
export const promise = style({
  '@layer': {
    [sectionsLayer]: {
      margin: 0,
      padding: '1.25rem',
      fontFamily: vars.font.display,
      fontSize: vars.type.heading.size,
      fontStretch: vars.type.heading.width,
      fontWeight: vars.type.heading.weight,
      lineHeight: 1.1,
      letterSpacing: vars.type.heading.tracking,
      color: vars.color.text,
      backgroundColor: vars.color.surface,
      borderBlockStart: `${vars.stroke.hairline} dashed ${vars.color.text}`,
      textWrap: 'balance',
      overflowWrap: 'break-word',
      '@media': { [from.tablet]: { padding: '1.75rem 2.5rem' } },
    },
  },
});
