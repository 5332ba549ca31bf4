import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { from, inPrint, screenOnly, sectionsLayer, vars } from '../../theme/index.js';

const roomInside = { narrow: '1.5rem', wide: '2.5rem' };

export const section = style({ '@layer': { [sectionsLayer]: { overflowX: 'clip' } } });

export const head = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '1.25rem',
        maxInlineSize: '50rem',
        marginBlockEnd: 'clamp(1.5rem, 5vw, 3rem)',
      },
    },
  },
  inPrint({ breakAfter: 'avoid', marginBlockEnd: vars.space.medium }),
]);

export const slots = style([
  {
    '@layer': { [sectionsLayer]: { alignItems: 'start', rowGap: '2.5rem' } },
  },
  inPrint({ rowGap: vars.space.large }),
]);

const place = (desktop: string) => ({
  '@layer': {
    [sectionsLayer]: {
      gridColumn: '1 / -1',
      minInlineSize: 0,
      '@media': { [from.desktop]: { gridColumn: desktop } },
    },
  },
});

/** The details take the whole row above two slots, and the rest of the row next to one. */
export const details = styleVariants({ above: place('1 / -1'), beside: place('9 / -1') });

/** A single slot follows the details in the document, and precedes them visually on wide pages. */
export const alone = style({
  '@layer': { [sectionsLayer]: { '@media': { [from.desktop]: { gridRow: 1 } } } },
});

export const form = style([
  place('1 / 8'),
  {
    '@layer': {
      [sectionsLayer]: {
        boxSizing: 'border-box',
        paddingBlock: roomInside.narrow,
        paddingInline: '1.25rem',
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        border: `${vars.stroke.hairline} solid ${vars.color.text}`,
        borderRadius: vars.radius.card,
        boxShadow: fallbackVar(vars.ornament.misregistration, `8px 8px 0 ${vars.spot.two}`),
        '@media': {
          [from.desktop]: {
            padding: roomInside.wide,
            boxShadow: `${vars.plate.large} ${vars.plate.large} 0 ${vars.spot.two}`,
          },
        },
      },
    },
  },
  inPrint({ breakInside: 'avoid', padding: '1rem' }),
]);

/** The assistant is not printed. On paper the contact details are enough. */
export const chat = styleVariants({
  alone: [place('1 / 8'), screenOnly],
  // Aligns the headline with that of the form.
  besideForm: [
    place('8 / -1'),
    screenOnly,
    {
      '@layer': {
        [sectionsLayer]: {
          '@media': { [from.desktop]: { paddingBlockStart: roomInside.wide, paddingInlineStart: '2rem' } },
        },
      },
    },
  ],
});

export const slotHeading = style({ '@layer': { [sectionsLayer]: { marginBlockEnd: '1.5rem' } } });
