import { fallbackVar, style } from '@vanilla-extract/css';
import { from, inPrint, screenOnly, sectionsLayer, vars } from '../../theme/index.js';

export const section = style({
  '@layer': { [sectionsLayer]: { position: 'relative', overflow: 'clip', isolation: 'isolate' } },
});

/**
 * Container width at which the headline and the invitation are side by side. Measured on the content, because large
 * text needs all of it.
 */
const roomy = '(width >= 66rem)';

export const content = style([
  { '@layer': { [sectionsLayer]: { paddingBlock: 'clamp(2.5rem, 5vw, 5rem)', containerType: 'inline-size' } } },
  inPrint({ paddingBlock: vars.space.section }),
]);

export const columns = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: 'clamp(1.25rem, 4vw, 2.5rem)',
      '@container': {
        [roomy]: { flexDirection: 'row', alignItems: 'flex-end', columnGap: 'clamp(3rem, 5vw, 6rem)' },
      },
    },
  },
});

export const heading = style({
  '@layer': {
    [sectionsLayer]: {
      '@media': { [from.desktop]: { maxInlineSize: '7em' } },
      '@container': { [roomy]: { flex: '0 1 auto', minInlineSize: 0 } },
    },
  },
});

/** Each sentence has its own line, if there is space. */
export const line = style({ '@layer': { [sectionsLayer]: { display: 'block', textWrap: 'balance' } } });

export const invitation = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1.25rem 2rem',
      // Below the text, the button is beside the sun.
      maxInlineSize: '28rem',
      '@media': { [from.desktop]: { maxInlineSize: '46rem' } },
      '@container': {
        // The text ends where the sun's rays begin.
        [roomy]: {
          flex: '1 1 16rem',
          // The headline can break its words, but the button cannot.
          minInlineSize: 'min-content',
          flexDirection: 'column',
          alignItems: 'flex-start',
          maxInlineSize: '19rem',
        },
      },
    },
  },
});

export const description = style({
  '@layer': {
    [sectionsLayer]: {
      flex: '1 1 18rem',
      minInlineSize: 0,
      maxInlineSize: '24em',
      '@container': { [roomy]: { flex: 'none', maxInlineSize: '100%' } },
    },
  },
});

/** Half the sun's box on wide screens. */
const radius = 'min(18rem, 20vw)';

/** It rises behind the end of the band or, on narrow pages, beside the button. */
export const sun = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: fallbackVar(vars.ornament.patternBand, 'block'),
        position: 'absolute',
        zIndex: -1,
        insetBlockEnd: '-9.5rem',
        insetInlineEnd: '-7rem',
        inlineSize: '19rem',
        blockSize: '19rem',
        maxInlineSize: 'none',
        '@media': {
          [from.desktop]: {
            insetBlock: `calc(50% + 3rem - ${radius}) auto`,
            insetInlineEnd: `calc(3rem - ${radius})`,
            inlineSize: `calc(2 * ${radius})`,
            blockSize: `calc(2 * ${radius})`,
          },
        },
      },
    },
  },
  screenOnly,
]);
