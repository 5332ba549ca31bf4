import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { from, sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const body = style(layered({ paddingBlock: vars.space.section }));

export const heading = style(layered({ maxInlineSize: '14em', marginBlockEnd: 'clamp(2.5rem, 5vw, 4rem)' }));

const unseenRule: Rule = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** For assistive technology alone. */
export const unseen = style(layered(unseenRule));

const beside: Rule = {
  columnGap: 'clamp(3.5rem, 5.5vw, 5rem)',
  rowGap: '3rem',
  alignItems: 'start',
};

const shares = 'minmax(0, 3.4fr) minmax(0, 8.6fr)';

const column: Rule = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.huge };

/** By what stands beside the questions. */
export const columns = styleVariants({
  tabs: [
    layered({
      ...column,
      '@media': {
        [from.desktop]: { ...beside, gridTemplate: `"tabs panels" auto "ask panels" 1fr / ${shares}` },
      },
    }),
  ],
  ask: [
    layered({
      ...column,
      '@media': { [from.desktop]: { ...beside, gridTemplate: `"ask panels" auto / ${shares}` } },
    }),
  ],
  nothing: [layered({ maxInlineSize: '60rem' })],
});

const area = (gridArea: string) => style(layered({ '@media': { [from.desktop]: { gridArea } } }));

export const tabs = area('tabs');
export const panels = area('panels');
export const ask = area('ask');

/** The category's name is in its tab; without tabs it is read here. */
export const category = style([
  layered(unseenRule),
  layered({
    '@media': {
      '(scripting: none), print': {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        marginBlock: '2.5rem 1rem',
        marginInline: 0,
        overflow: 'visible',
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  }),
]);

export const panel = style(layered({ overflowWrap: 'break-word' }));
