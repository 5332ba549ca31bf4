import { fallbackVar, style } from '@vanilla-extract/css';
import { below, from, inPrint, screenOnly, sectionsLayer, vars } from '../../theme/index.js';

export const section = style({
  '@layer': { [sectionsLayer]: { position: 'relative', overflow: 'clip', isolation: 'isolate' } },
});

export const content = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'flex',
        flexDirection: 'column',
        gap: 'clamp(1.5rem, 4vw, 2.5rem)',
        paddingBlock: 'clamp(3rem, 7vw, 6.5rem)',
        '@media': {
          // The sun rises under the text.
          [below.desktop]: { paddingBlockEnd: '7.5rem' },
        },
      },
    },
  },
  inPrint({ paddingBlock: vars.space.section }),
]);

export const heading = style({
  '@layer': { [sectionsLayer]: { '@media': { [from.desktop]: { maxInlineSize: '7em' } } } },
});

/** Each sentence has its own line, if there is space. */
export const line = style({ '@layer': { [sectionsLayer]: { display: 'block', textWrap: 'balance' } } });

export const invitation = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1.5rem 2rem',
      '@media': { [from.desktop]: { maxInlineSize: '46rem' } },
    },
  },
});

export const description = style({
  '@layer': { [sectionsLayer]: { flex: '1 1 18rem', minInlineSize: 0, maxInlineSize: '24em' } },
});

/** Half of the sun's box on wide screens: its rays end where the heading does. */
const radius = 'min(23rem, 25.5vw)';

export const sun = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: fallbackVar(vars.ornament.patternBand, 'block'),
        position: 'absolute',
        zIndex: -1,
        insetBlockEnd: '-18.5rem',
        insetInlineEnd: '-6rem',
        inlineSize: '26rem',
        blockSize: '26rem',
        maxInlineSize: 'none',
        '@media': {
          [from.desktop]: {
            insetBlock: `calc(50% + 7.5rem - ${radius}) auto`,
            insetInlineEnd: `calc(4rem - ${radius})`,
            inlineSize: `calc(2 * ${radius})`,
            blockSize: `calc(2 * ${radius})`,
          },
        },
      },
    },
  },
  screenOnly,
]);
