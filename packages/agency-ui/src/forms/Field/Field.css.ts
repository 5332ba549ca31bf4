import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { type LayerRule, sectionRule, vars } from '../../theme/index.js';

/** A control's background, where it differs from the card's. */
export const boxGround = createVar();

const ground = fallbackVar(boxGround, vars.color.surface);

/** Height of a control. */
const boxHeight = '3.375rem';

export const field = style(sectionRule({ minInlineSize: 0, fontFamily: vars.font.text, color: vars.color.text }));

export const label = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.medium,
    marginBlockEnd: vars.space.tiny,
    fontSize: '1rem',
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  }),
);

export const optional = style(
  sectionRule({ fontSize: vars.type.small.size, fontWeight: vars.weight.regular, color: vars.color.textMuted }),
);

/** Width of the bar at the start of an invalid control, in px. */
const errorBar = 7;

const leftToRightInside = '[dir="rtl"] &[type="tel"]';

/** A text field or a select. */
export const control = style(
  sectionRule({
    display: 'block',
    inlineSize: '100%',
    minBlockSize: boxHeight,
    margin: 0,
    padding: '0.75rem 1rem',
    boxSizing: 'border-box',
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    lineHeight: 1.5,
    textAlign: 'start',
    color: vars.color.text,
    backgroundColor: ground,
    border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.field,
    appearance: 'none',
    '@media': { '(hover: hover)': { ':hover': { borderColor: vars.color.text } } },
    ':focus-visible': {
      outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
      outlineOffset: 0,
      borderColor: vars.color.text,
    },
    selectors: {
      '&[aria-invalid="true"]': {
        paddingInlineStart: '0.875rem',
        backgroundColor: `color-mix(in srgb, ${vars.color.negative} 5%, ${ground})`,
        borderColor: vars.color.negative,
        borderInlineStartWidth: errorBar,
      },
      // Even on right-to-left pages, browsers set numbers from left to right, and would align them to the opposite
      // side.
      [leftToRightInside]: { textAlign: 'end' },
      [`${leftToRightInside}[aria-invalid="true"]`]: {
        paddingInline: '1rem 0.875rem',
        borderInlineStartWidth: vars.stroke.control,
        borderInlineEndWidth: errorBar,
      },
    },
  }),
);

const below: LayerRule = { display: 'flex', margin: 0, marginBlockStart: vars.space.tiny, overflowWrap: 'anywhere' };

export const error = style(
  sectionRule({
    ...below,
    gap: vars.space.tiny,
    alignItems: 'flex-start',
    fontSize: '1rem',
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    color: vars.color.negative,
  }),
);

/** Aligned with the first line of the adjacent text. */
export const errorIcon = style(sectionRule({ marginBlockStart: '0.075em' }));

export const hint = style(
  sectionRule({ ...below, fontSize: vars.type.small.size, lineHeight: 1.45, color: vars.color.textMuted }),
);
