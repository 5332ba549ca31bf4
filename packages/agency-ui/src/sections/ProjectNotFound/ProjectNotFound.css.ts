import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const clip = style(sectionRule({ overflow: 'clip' }));

export const body = style(
  sectionRule({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'end',
    gap: '2.5rem',
    paddingBlockStart: 'clamp(2rem, 6vw, 5rem)',
    paddingBlockEnd: vars.space.section,
    '@media': { [from.desktop]: { minBlockSize: `min(100svh - ${vars.layout.headerHeightSolid}, 52rem)` } },
  }),
);

/** Bleeds off the page on one side, next to the text or above it. */
export const drawing = style(
  sectionRule({
    inlineSize: 'min(100%, 22rem)',
    blockSize: 'auto',
    justifySelf: 'end',
    marginInlineEnd: '-3rem',
    rotate: '-4deg',
    '@media': {
      [from.desktop]: {
        position: 'absolute',
        zIndex: -1,
        insetBlockStart: '3rem',
        insetInlineEnd: '-8rem',
        inlineSize: 'clamp(26rem, 52vw, 50rem)',
        marginInlineEnd: 0,
      },
      print: { display: 'none' },
    },
  }),
);

export const text = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    maxInlineSize: '44rem',
  }),
);

export const heading = style(sectionRule({ maxInlineSize: '5em', overflowWrap: 'anywhere' }));

export const explanation = style(sectionRule({ maxInlineSize: '24em', overflowWrap: 'anywhere' }));

export const ways = style(
  sectionRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem 2rem' }),
);

export const back = style(sectionRule({ overflowWrap: 'anywhere' }));
