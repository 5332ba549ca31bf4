import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

/** Contains the index's negative margin, which would otherwise move the whole section. */
export const grid = style(sectionRule({ display: 'flow-root' }));

export const part = style(
  sectionRule({
    paddingBlock: vars.space.section,
    // Without a band between them the parts share one background.
    selectors: { '& + &': { paddingBlockStart: 0 } },
  }),
);

export const cards = style(
  sectionRule({
    rowGap: 'clamp(1.25rem, 2.2vw, 2rem)',
    // With enlarged text, eleven gaps in rem would be wider than a phone.
    columnGap: 'min(clamp(1.25rem, 2.2vw, 2rem), 5vw)',
  }),
);
