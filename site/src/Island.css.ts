import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';

/** The wrapper has no box, so that its sections take part in the page's layout. */
export const island = style({ display: 'contents' });

const farSection = createVar();

// Fragments and scroll restoration need every section at its final height. This sets a variable on the root, because a
// selector that starts with `:has()` makes browsers restyle the page with each element that the parser adds.
globalStyle(':root[data-render-all], :root:has(:target)', { vars: { [farSection]: 'visible' } });

/**
 * Browsers skip style and layout of far sections and the footer, which saves a slow phone most work before the first
 * paint. This requires scroll anchoring: a section that gets its final height must not move the visible text. The
 * section after a hero may overlap it, and `content-visibility` would clip it.
 */
globalStyle(
  `main > :nth-child(n + 3), main > ${island}:nth-child(n + 3) > section, main > ${island} > section + section, ${island} > footer`,
  {
    '@supports': {
      '(overflow-anchor: auto)': {
        contentVisibility: fallbackVar(farSection, 'auto'),
        containIntrinsicBlockSize: 'auto 100rem',
      },
    },
  },
);

// While the HTML is streamed, the last section is hidden but keeps its place: a hero grows from its bottom.
globalStyle('main:not(:has(+ *)) > section:not(:has(+ *)), header a + nav:not(:has(+ *))', { visibility: 'hidden' });
