import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { from } from 'agency-ui/theme';

/** The wrapper has no box, so that its sections take part in the page's layout. */
export const island = style({ display: 'contents' });

const farSection = createVar();

// Fragments and scroll restoration need every section at its final height. This sets a variable on the root element,
// because with a selector that starts with `:has()` browsers would restyle the page for each element that the parser
// adds.
globalStyle(':root[data-render-all], :root:has(:target)', { vars: { [farSection]: 'visible' } });

/**
 * Browsers without scroll anchoring lay out every section up front, because text would move when a section gets its
 * final height.
 */
const withScrollAnchoring = '(overflow-anchor: auto)';

/** Without JavaScript, nothing would lay out the far sections later. In print, every section needs its final height. */
const withScript = 'screen and (scripting: enabled)';
const withScriptOnDesktop = `${withScript} and ${from.desktop}`;

/**
 * Browsers skip style and layout for far sections and the footer, which saves a slow phone most of the work before the
 * first paint. The boot script lays them out afterwards. The section after a hero may overlap it, and
 * `content-visibility` would clip it. Until then, a section has the average section height of a service page, or the
 * height in `build/section-heights.ts`.
 */
globalStyle(
  `main > :nth-child(n + 3):not(${island}), main > ${island}:nth-child(n + 3) > section, main > ${island} > section + section`,
  {
    '@supports': {
      [withScrollAnchoring]: {
        '@media': {
          [withScript]: {
            contentVisibility: fallbackVar(farSection, 'auto'),
            containIntrinsicBlockSize: 'auto var(--site-section-height, 47.5rem)',
          },
          [withScriptOnDesktop]: { containIntrinsicBlockSize: 'auto var(--site-section-height, 32.4rem)' },
        },
      },
    },
  },
);

globalStyle('main + footer', {
  '@supports': {
    [withScrollAnchoring]: {
      '@media': {
        [withScript]: {
          contentVisibility: fallbackVar(farSection, 'auto'),
          containIntrinsicBlockSize: 'auto 61.2rem',
        },
        [withScriptOnDesktop]: { containIntrinsicBlockSize: 'auto 38.4rem' },
      },
    },
  },
});

// While the HTML is streamed, the last section is hidden but keeps its space, because a hero grows from its bottom edge
// as its content arrives.
globalStyle('main:not(:has(+ *)) > section:not(:has(+ *))', { visibility: 'hidden' });
