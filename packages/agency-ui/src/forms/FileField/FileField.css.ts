import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

/** The limits come first, so that visitors read them before choosing files. */
export const hint = style(sectionRule({ marginBlockEnd: vars.space.small }));

/** Files can be dropped anywhere on the input, not only on its button. */
export const input = style(
  sectionRule({
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '3.375rem',
    margin: 0,
    padding: '0.875rem 1rem',
    boxSizing: 'border-box',
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    lineHeight: 1.5,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    border: `${vars.stroke.control} dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.field,
    cursor: 'pointer',
    '::file-selector-button': {
      minBlockSize: '2.75rem',
      marginInlineEnd: '1rem',
      padding: '0.375rem 1rem',
      font: 'inherit',
      fontWeight: vars.weight.strong,
      color: vars.color.text,
      backgroundColor: 'transparent',
      border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.field,
      cursor: 'pointer',
    },
    '@media': { '(hover: hover)': { ':hover': { borderColor: vars.color.text } } },
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    ':disabled': { cursor: 'default', opacity: 0.6 },
    selectors: {
      '&[data-drag="over"]': {
        borderStyle: 'solid',
        borderColor: vars.color.text,
        backgroundColor: `color-mix(in srgb, ${vars.color.line} 40%, ${vars.color.surface})`,
      },
      '&[aria-disabled="true"]': { cursor: 'default' },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.negative,
        borderInlineStartWidth: 7,
        borderInlineStartStyle: 'solid',
      },
    },
  }),
);

export const list = style(
  sectionRule({
    margin: 0,
    marginBlockStart: vars.space.small,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);

export const row = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.small,
    minBlockSize: '2.75rem',
    paddingBlock: '0.25rem',
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);

export const name = style(
  sectionRule({ flex: '1 1 10rem', minInlineSize: 0, lineHeight: 1.4, overflowWrap: 'anywhere' }),
);

export const size = style(
  sectionRule({ flex: 'none', maxInlineSize: '100%', fontSize: vars.type.small.size, color: vars.color.textMuted }),
);

export const invalidIcon = style(sectionRule({ flex: 'none', color: vars.color.negative }));

export const progress = style(
  sectionRule({ flex: '1 1 6rem', minInlineSize: '4rem', maxInlineSize: '10rem', accentColor: vars.color.text }),
);

export const remove = style(
  sectionRule({
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    margin: 0,
    marginInlineStart: 'auto',
    padding: 0,
    color: vars.color.text,
    background: 'none',
    border: 0,
    borderRadius: vars.radius.field,
    cursor: 'pointer',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -2 },
    selectors: { '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'default' } },
  }),
);
