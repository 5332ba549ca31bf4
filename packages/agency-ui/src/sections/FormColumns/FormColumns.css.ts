import { style } from '@vanilla-extract/css';
import { from, inPrint, sectionRule, vars } from '../../theme/index.js';

/** Used if the previous section leaves no room for the card, which would otherwise cover that section's content. */
const afterOther = 'section:not([data-bottom-space="deep"]) + ';

// Contains the card's negative margin, which would otherwise move the whole section.
export const section = style(
  sectionRule({
    display: 'flow-root',
    paddingBlockStart: 0,
    selectors: { [`${afterOther}&`]: { paddingBlockStart: vars.space.section } },
  }),
);

export const columns = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.giant,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 7.6fr) minmax(0, 4.4fr)',
        columnGap: 'clamp(2.5rem, 5vw, 4.5rem)',
      },
    },
  }),
);

/** Matches the deep bottom space of the hero above. */
export const card = style([
  sectionRule({
    position: 'relative',
    zIndex: 1,
    marginBlockStart: '-5rem',
    '@media': { [from.tablet]: { marginBlockStart: '-7rem' }, [from.desktop]: { marginBlockStart: '-10.5rem' } },
    selectors: { [`${afterOther}${section} &`]: { marginBlockStart: 0 } },
  }),
  // In print, a card that moves to the next page would overlap the end of the previous one.
  inPrint({ marginBlockStart: 0 }),
]);

export const beside = style(
  sectionRule({
    minInlineSize: 0,
    '@media': { [from.desktop]: { paddingBlockStart: '3.5rem' } },
    selectors: { [`${afterOther}${section} &`]: { paddingBlockStart: 0 } },
  }),
);
