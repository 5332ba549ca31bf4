import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

/** It has no padding and no border of its own: a closed box would keep their room. */
export const fold = style([
  layered({ display: 'block' }),
  layered({
    selectors: { '&[hidden]': { contentVisibility: 'hidden' } },
    '@supports': { 'not (content-visibility: hidden)': { selectors: { '&[hidden]': { display: 'none' } } } },
  }),
  layered({
    '@media': {
      '(scripting: none), print': { selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } } },
    },
  }),
]);
