import { style, styleVariants } from '@vanilla-extract/css';
import { from, type LayerRule, nonInteractive, sectionRule, vars } from '../../theme/index.js';

export const body = style(sectionRule({ paddingBlock: vars.space.section }));

export const heading = style(sectionRule({ maxInlineSize: '14em', marginBlockEnd: 'clamp(2.5rem, 5vw, 4rem)' }));

const unseenRule: LayerRule = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** For assistive technology only. */
export const unseen = style(sectionRule(unseenRule));

const beside: LayerRule = {
  columnGap: 'clamp(3.5rem, 5.5vw, 5rem)',
  rowGap: '3rem',
  alignItems: 'start',
};

const shares = 'minmax(0, 3.4fr) minmax(0, 8.6fr)';

const column: LayerRule = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.huge };

/** Its size is determined by the content next to the questions. */
export const columns = styleVariants({
  tabs: [
    sectionRule({
      ...column,
      '@media': {
        [from.desktop]: { ...beside, gridTemplate: `"tabs panels" auto "ask panels" 1fr / ${shares}` },
      },
    }),
  ],
  ask: [
    sectionRule({
      ...column,
      '@media': { [from.desktop]: { ...beside, gridTemplate: `"ask panels" auto / ${shares}` } },
    }),
  ],
  nothing: [sectionRule({ maxInlineSize: '60rem' })],
});

const area = (gridArea: string) => style(sectionRule({ '@media': { [from.desktop]: { gridArea } } }));

export const tabs = area('tabs');
export const panels = area('panels');
export const ask = area('ask');

/** The tab shows the category's name; without tabs, it is announced here. */
export const category = style([
  sectionRule(unseenRule),
  sectionRule({
    '@media': {
      [nonInteractive]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        marginBlock: '1.5rem 0.75rem',
        marginInline: 0,
        overflow: 'visible',
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  }),
]);

export const panel = style(sectionRule({ overflowWrap: 'break-word' }));
