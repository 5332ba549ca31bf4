import { fallbackVar, style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../theme/index.js';

/** A list in running text. */
export const items = style(sectionRule({ margin: 0, padding: 0, listStyle: 'none' }));

/** Its items, each after a dot in two inks. */
export const item = style(
  sectionRule({
    position: 'relative',
    paddingBlock: '0.375rem',
    paddingInlineStart: '1.75rem',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(0.375rem + 0.5em)',
      insetInlineStart: 0,
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
      backgroundColor: vars.color.text,
      boxShadow: fallbackVar(vars.ornament.misregistration, `3px 2px 0 ${vars.spot.one}`),
    },
    '@media': {
      '(forced-colors: active)': { '::before': { backgroundColor: 'CanvasText' } },
      // Browsers print borders but not backgrounds.
      print: { '::before': { inlineSize: 0, blockSize: 0, border: '4px solid' } },
    },
  }),
);
