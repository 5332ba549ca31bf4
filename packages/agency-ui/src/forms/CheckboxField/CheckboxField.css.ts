import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const field = style(sectionRule({ minInlineSize: 0, fontFamily: vars.font.text, color: vars.color.text }));

/** The whole line is clickable. */
export const line = style(
  sectionRule({
    display: 'flex',
    gap: vars.space.small,
    alignItems: 'flex-start',
    minBlockSize: '2.75rem',
    paddingBlock: '0.625rem',
    boxSizing: 'border-box',
    fontSize: vars.type.body.size,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  }),
);

export const box = style(
  sectionRule({
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    margin: 0,
    backgroundColor: vars.color.surface,
    border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
    borderRadius: `min(${vars.radius.field}, 6px)`,
    appearance: 'none',
    cursor: 'pointer',
    '::before': {
      content: '',
      boxSizing: 'border-box',
      inlineSize: '0.375rem',
      blockSize: '0.75rem',
      marginBlockStart: '-0.125rem',
      border: `solid ${vars.color.surface}`,
      borderWidth: '0 2.5px 2.5px 0',
      rotate: '45deg',
      opacity: 0,
    },
    '@media': {
      '(hover: hover)': { ':hover': { borderColor: vars.color.text } },
      '(forced-colors: active)': { '::before': { borderColor: 'CanvasText' } },
    },
    ':checked': { backgroundColor: vars.color.text, borderColor: vars.color.text },
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    selectors: {
      '&:checked::before': { opacity: 1 },
      '&[aria-invalid="true"]': { borderColor: vars.color.negative, borderWidth: 2 },
    },
  }),
);
