import { style } from '@vanilla-extract/css';
import { nonInteractive, sectionRule } from '../../theme/index.js';

/** No padding or border, because a closed box would keep their space. */
export const hiddenUntilFound = style([
  sectionRule({ display: 'block' }),
  sectionRule({
    selectors: { '&[hidden]': { contentVisibility: 'hidden' } },
    '@supports': { 'not (content-visibility: hidden)': { selectors: { '&[hidden]': { display: 'none' } } } },
  }),
  sectionRule({
    '@media': {
      [nonInteractive]: { selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } } },
    },
  }),
]);
