import { style } from '@vanilla-extract/css';
import { screenOnly, sectionRule, vars } from '../../theme/index.js';

export const group = style([
  sectionRule({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.hair} ${vars.space.small}`,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    fontFamily: vars.font.text,
    selectors: { '&[data-color-scheme-switch="unavailable"]': { visibility: 'hidden' } },
  }),
  screenOnly,
]);

/** A visible legend, on the same line as the choices. */
export const legend = style(
  sectionRule({ float: 'inline-start', padding: 0, fontWeight: vars.weight.strong, color: 'inherit' }),
);

export const choice = style(
  sectionRule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    cursor: 'pointer',
  }),
);

/** Covers its label, so that touches reach the native control. */
export const radio = style(
  sectionRule({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);

export const name = style(
  sectionRule({
    padding: `${vars.space.hair} ${vars.space.tiny}`,
    borderBlockEnd: '3px solid transparent',
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    selectors: {
      [`${radio}:checked + &`]: { fontWeight: vars.weight.strong, borderBlockEndColor: vars.color.highlight },
      [`${radio}:focus-visible + &`]: { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    },
    '@media': {
      '(hover: hover)': { selectors: { [`${choice}:hover > &`]: { borderBlockEndColor: 'currentColor' } } },
      '(forced-colors: active)': {
        // In forced colours, a transparent border would be visible.
        borderBlockEndStyle: 'none',
        selectors: {
          [`${radio}:checked + &`]: {
            color: 'SelectedItemText',
            backgroundColor: 'SelectedItem',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);
