import { style } from '@vanilla-extract/css';
import { sectionRule } from '../../theme/index.js';

export const frame = style(sectionRule({ position: 'relative' }));

export const select = style(sectionRule({ paddingInlineEnd: '3rem', textOverflow: 'ellipsis', cursor: 'pointer' }));

export const chevron = style(
  sectionRule({
    position: 'absolute',
    insetInlineEnd: '1rem',
    insetBlockStart: 'calc(50% - 0.625em)',
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  }),
);
