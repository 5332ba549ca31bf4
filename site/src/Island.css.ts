import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';

/** The wrapper has no box: the page's layout sees the sections in it. */
export const island = style({ display: 'contents' });

const farSection = createVar();

// Fragments and scroll restoration need every section at its own height. By a variable on the root, since a selector
// that starts with `:has()` makes browsers restyle the page with each element that the parser adds.
globalStyle(':root[data-render-all], :root:has(:target)', { vars: { [farSection]: 'visible' } });

/**
 * Far sections and the footer are neither styled nor laid out until they come near, which saves a slow phone most of
 * the work before its first paint. Only with scroll anchoring: a section that gets its own height must not move what is
 * being read. The section after a hero may overlap it, and `content-visibility` would clip that.
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

// While the HTML arrives in pieces, the section that is still arriving keeps its place unseen: a hero grows from its foot.
globalStyle('main:not(:has(+ *)) > section:not(:has(+ *)), header a + nav:not(:has(+ *))', { visibility: 'hidden' });
