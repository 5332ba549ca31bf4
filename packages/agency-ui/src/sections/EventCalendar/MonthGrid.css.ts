import { style } from '@vanilla-extract/css';
import { below, from, inPrint, sectionRule, vars } from '../../theme/index.js';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const table = style(
  sectionRule({
    inlineSize: '100%',
    marginBlockEnd: vars.space.large,
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    lineHeight: 1.3,
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

export const weekday = style(
  sectionRule({
    paddingBlock: '0.5rem',
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    textAlign: 'start',
    color: vars.color.textMuted,
    borderBlockEnd: `2px solid ${vars.color.text}`,
    overflow: 'hidden',
    textOverflow: 'clip',
    whiteSpace: 'nowrap',
    '@media': { [from.tablet]: { paddingInline: '0.5rem' } },
  }),
);

/** First letter of a weekday, for phones, where its full name doesn't fit. */
export const letter = style(sectionRule({ '@media': { [from.tablet]: { display: 'none' } } }));

export const longName = style(sectionRule({ '@media': { [below.tablet]: { display: 'none' } } }));

export const cell = style([
  sectionRule({
    blockSize: '3.75rem',
    padding: '0.25rem',
    verticalAlign: 'top',
    border: line,
    '@media': { [from.tablet]: { blockSize: '6.5rem', padding: '0.375rem 0.5rem' } },
    selectors: {
      // Today differs by a border and its weight, not by colour alone.
      '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${vars.color.text}` },
    },
  }),
  inPrint({ breakInside: 'avoid' }),
]);

export const outside = style(
  sectionRule({ backgroundColor: `color-mix(in srgb, ${vars.color.text} 4%, transparent)` }),
);

export const day = style(
  sectionRule({
    fontSize: vars.type.small.size,
    selectors: {
      '[aria-current] > &': {
        paddingInline: '0.375em',
        fontWeight: vars.weight.strong,
        color: vars.color.surface,
        backgroundColor: vars.color.text,
        borderRadius: vars.radius.control,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[aria-current] > &': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const events = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.25rem',
    margin: 0,
    marginBlockStart: '0.25rem',
    padding: 0,
    listStyle: 'none',
  }),
);

/** On phones, a bar without text, because the event is in the list below. */
export const event = style([
  sectionRule({
    position: 'relative',
    display: 'block',
    boxSizing: 'border-box',
    blockSize: '1.5rem',
    overflow: 'hidden',
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.25,
    textDecoration: 'none',
    color: vars.color.onAccent,
    backgroundColor: vars.color.accent,
    border: '1px solid transparent',
    borderRadius: `min(${vars.radius.control}, 0.25rem)`,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    '@media': {
      [from.tablet]: { blockSize: 'auto', minBlockSize: '1.5rem', padding: '0.125rem 0.375rem' },
      '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
      // An outlined bar without text would look like an empty field.
      [`${below.tablet} and (forced-colors: active)`]: { backgroundColor: 'LinkText', forcedColorAdjust: 'none' },
    },
  }),
  inPrint({ color: 'inherit', borderColor: 'currentColor', backgroundColor: 'transparent' }),
]);

export const title = style(
  sectionRule({
    // Still announced, although it doesn't fit.
    position: 'absolute',
    clipPath: 'inset(50%)',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '@media': {
      [from.tablet]: {
        position: 'static',
        clipPath: 'none',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        inlineSize: 'auto',
        blockSize: 'auto',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  }),
);
