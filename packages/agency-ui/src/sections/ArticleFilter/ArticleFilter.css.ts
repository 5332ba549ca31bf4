import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const filter = style(
  sectionRule({
    position: 'relative',
    '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
  }),
);

export const buttons = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.tiny,
    '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap' } },
  }),
);

export const button = style(
  sectionRule({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0.35rem',
    minBlockSize: '3rem',
    minInlineSize: 0,
    margin: 0,
    padding: '0.5rem 0.85rem',
    boxSizing: 'border-box',
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: vars.color.text,
    background: 'none',
    border: `${vars.stroke.control} solid ${vars.color.text}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 3 },
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.surface, backgroundColor: vars.color.text },
    },
    '@media': {
      [from.tablet]: { paddingInline: '1.1rem' },
      '(hover: hover)': {
        selectors: {
          '&:hover:not([aria-pressed="true"])': {
            backgroundColor: `color-mix(in srgb, ${vars.color.text} 10%, transparent)`,
          },
        },
      },
      // In forced colours, the selected button also differs by its border.
      '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: 4, borderStyle: 'double' } } },
    },
  }),
);

export const count = style(
  sectionRule({
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from.tablet]: { alignSelf: 'flex-start', lineHeight: 1 } },
  }),
);
