import { fallbackVar, style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const clip = style(sectionRule({ overflow: 'clip' }));

export const body = style(
  sectionRule({
    position: 'relative',
    isolation: 'isolate',
    paddingBlock: 'clamp(8.5rem, 30vw, 10rem) clamp(4rem, 9vw, 7rem)',
    // The quotation mark for themes without halftones: `none` does not clip it, but any other value does.
    '::before': {
      content: '"“" / ""',
      position: 'absolute',
      insetBlockStart: 'clamp(3rem, 9vw, 4rem)',
      fontFamily: vars.font.display,
      fontSize: 'clamp(8rem, 30vw, 10rem)',
      fontWeight: vars.type.feature.weight,
      lineHeight: 1,
      color: vars.color.highlight,
      clipPath: fallbackVar(vars.ornament.halftone, 'inset(50%)'),
    },
    '@media': {
      [from.desktop]: {
        paddingBlock: 'clamp(6rem, 9vw, 8rem)',
        '::before': { insetBlockStart: 'clamp(5rem, 8vw, 7rem)', fontSize: 'clamp(14rem, 20vw, 20rem)' },
      },
    },
  }),
);

/** The view box is square, and the quotation mark fills only its upper part. */
export const mark = style(
  sectionRule({
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: '0.5rem',
    insetInlineStart: '-3.75rem',
    inlineSize: '16rem',
    blockSize: '16rem',
    '@media': {
      [from.tablet]: { inlineSize: '20rem', blockSize: '20rem', insetBlockStart: '-1rem', insetInlineStart: '-5rem' },
      [from.desktop]: {
        insetBlockStart: '-1.5rem',
        insetInlineStart: '-7.5rem',
        inlineSize: '36rem',
        blockSize: '36rem',
      },
    },
  }),
);

export const figure = style(
  sectionRule({ margin: 0, '@media': { [from.desktop]: { marginInlineStart: 'calc(100% / 12 * 4)' } } }),
);

export const text = style(
  sectionRule({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.type.feature.size,
    fontStretch: vars.type.feature.width,
    fontWeight: vars.type.feature.weight,
    lineHeight: 1.06,
    letterSpacing: vars.type.feature.tracking,
    fontVariantLigatures: 'no-common-ligatures',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-length="long"]': {
        fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
        fontStretch: vars.type.heading.width,
        lineHeight: 1.2,
        letterSpacing: vars.type.heading.tracking,
        textWrap: 'pretty',
      },
    },
  }),
);

export const paragraph = style(sectionRule({ margin: 0 }));

export const caption = style(
  sectionRule({
    display: 'grid',
    gap: vars.space.hair,
    marginBlockStart: '2rem',
    paddingBlockStart: '1.25rem',
    borderBlockStart: `2px solid ${vars.color.lineStrong}`,
    maxInlineSize: '24rem',
    overflowWrap: 'anywhere',
  }),
);

export const name = style(sectionRule({ fontSize: '1.125rem', fontWeight: vars.weight.strong }));

export const role = style(sectionRule({ color: vars.color.textMuted }));
