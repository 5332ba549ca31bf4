import { style } from '@vanilla-extract/css';
import { nonInteractive, sectionRule, vars } from '../../theme/index.js';

export const bar = style(
  sectionRule({
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    fontFamily: vars.font.text,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.leading,
    // Separates the bar from a header in the same tone.
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
    // Without this, the class would override the browser's rule for `hidden`.
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const row = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    minBlockSize: '3rem',
  }),
);

export const message = style(
  sectionRule({ minInlineSize: 0, margin: 0, paddingBlock: vars.space.tiny, overflowWrap: 'anywhere' }),
);

export const link = style(
  sectionRule({
    color: 'inherit',
    fontWeight: vars.weight.strong,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.25em',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '2px' } } },
  }),
);

export const dismiss = style(
  sectionRule({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    // Aligns the icon's end with the content.
    marginInlineEnd: '-0.75rem',
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    fontSize: vars.type.body.size,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -3 },
    '@media': {
      '(hover: hover)': { ':hover': { backgroundColor: `color-mix(in srgb, ${vars.color.text} 12%, transparent)` } },
      // Dismissing needs JavaScript.
      [nonInteractive]: { display: 'none' },
    },
  }),
);
