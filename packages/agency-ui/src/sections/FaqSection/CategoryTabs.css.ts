import { style } from '@vanilla-extract/css';
import { from, nonInteractive, sectionRule, vars } from '../../theme/index.js';

export const tabs = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.tiny,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0,
        borderBlockStart: `2px solid ${vars.color.text}`,
      },
      // Tabs need JavaScript; without it, every category is shown under its own heading.
      [nonInteractive]: { display: 'none' },
    },
  }),
);

export const tab = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.tiny,
    minBlockSize: '3.25rem',
    margin: 0,
    padding: '0.5rem 0.75rem',
    fontFamily: vars.font.text,
    fontSize: '1rem',
    fontWeight: vars.weight.medium,
    lineHeight: 1.2,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: vars.color.text,
    backgroundColor: 'transparent',
    border: `${vars.stroke.control} solid ${vars.color.text}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    selectors: {
      '&[aria-selected="true"]': {
        fontWeight: vars.weight.strong,
        // The band's own two colours, swapped: another tone could have the band's surface on a dark page.
        color: vars.color.surface,
        backgroundColor: vars.color.text,
        borderColor: vars.color.text,
      },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover:not([aria-selected="true"])': {
            backgroundColor: `color-mix(in srgb, ${vars.color.text} 8%, transparent)`,
          },
        },
      },
      [from.desktop]: {
        minBlockSize: '3.5rem',
        paddingBlock: '0.375rem',
        paddingInline: 0,
        fontSize: '1.125rem',
        borderWidth: '0 0 1px',
        borderColor: vars.color.line,
        borderRadius: 0,
        selectors: { '&[aria-selected="true"]': { paddingInline: '1rem' } },
      },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected="true"]': {
            color: 'SelectedItemText',
            backgroundColor: 'SelectedItem',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const count = style(
  sectionRule({
    fontSize: vars.type.small.size,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
    selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
    '@media': {
      // Leaves more space for names.
      '(width < 22rem)': { display: 'none' },
    },
  }),
);
