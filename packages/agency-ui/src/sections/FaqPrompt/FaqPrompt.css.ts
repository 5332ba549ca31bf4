import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const clip = style(sectionRule({ overflow: 'clip' }));

export const slip = style(
  sectionRule({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    paddingBlock: 'clamp(3rem, 6vw, 5rem)',
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: '4rem' },
    },
  }),
);

export const text = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.small,
    maxInlineSize: '40rem',
    // Keeps clear of the mark, because small text on a halftone is hard to read.
    paddingInlineEnd: '5.5rem',
    '@media': {
      [from.tablet]: { paddingInlineEnd: '12rem' },
      [from.desktop]: { maxInlineSize: '34rem', paddingInlineEnd: 0 },
    },
  }),
);

export const action = style(sectionRule({ justifySelf: 'start', overflowWrap: 'anywhere' }));

/** Extends above the upper edge and below the lower one. */
export const mark = style(
  sectionRule({
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: '-1.25rem',
    insetInlineEnd: '-4rem',
    inlineSize: '12rem',
    blockSize: '12rem',
    '@media': {
      [from.tablet]: { insetInlineEnd: '0', inlineSize: '20rem', blockSize: '20rem', insetBlockStart: '-2.5rem' },
      [from.desktop]: {
        insetInlineEnd: '14rem',
        insetBlockStart: '50%',
        marginBlockStart: '-13rem',
        inlineSize: '26rem',
        blockSize: '26rem',
      },
    },
  }),
);
