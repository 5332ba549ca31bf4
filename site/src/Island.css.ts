import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';

/** The wrapper has no box: the page's layout sees the sections in it. */
export const island = style({ display: 'contents' });

const farSection = createVar();

// A place within the page is where it belongs once everything above it has its own height: for a fragment, and for
// scroll restoration. A variable on the root, since selectors that start with `:has()` restyle the page with each
// element that the parser adds.
globalStyle(':root[data-render-all], :root:has(:target)', { vars: { [farSection]: 'visible' } });

/**
 * Far sections are neither styled nor laid out until they come near, which saves a slow phone most of the work before
 * its first paint. Only where the browser has scroll anchoring: a section that gets its own height must not move what
 * the visitor reads. The first section after a hero may overlap it; `content-visibility` would clip that.
 */
globalStyle(`${island} > section:not(main > :first-child + ${island} > :first-child)`, {
  '@supports': {
    '(overflow-anchor: auto)': {
      contentVisibility: fallbackVar(farSection, 'auto'),
      containIntrinsicBlockSize: 'auto 100rem',
    },
  },
});
