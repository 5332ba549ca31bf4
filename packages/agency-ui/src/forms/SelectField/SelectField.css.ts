import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const frame = style(layered({ position: 'relative' }));

export const select = style(layered({ paddingInlineEnd: '3rem', textOverflow: 'ellipsis', cursor: 'pointer' }));

export const chevron = style(
  layered({
    position: 'absolute',
    insetInlineEnd: '1rem',
    insetBlockStart: 'calc(50% - 0.625em)',
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  }),
);
