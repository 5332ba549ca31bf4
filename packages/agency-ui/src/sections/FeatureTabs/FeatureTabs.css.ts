import { style } from '@vanilla-extract/css';
import { from, nonInteractive, sectionRule, vars } from '../../theme/index.js';

/** Overlaps the rule, which the selected tab interrupts. */
export const tabs = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 clamp(1rem, 3vw, 2.5rem)',
    marginBlockEnd: 'clamp(1.5rem, 4vw, 3rem)',
    borderBlockEnd: `2px solid ${vars.color.text}`,
    '@media': {
      // Tabs need JavaScript; without it, every panel is shown under its own heading.
      [nonInteractive]: { display: 'none' },
    },
  }),
);

export const tab = style(
  sectionRule({
    minInlineSize: 0,
    minBlockSize: '3.25rem',
    margin: 0,
    padding: 0,
    border: 0,
    borderBlockEnd: '6px solid transparent',
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
    background: 'none',
    cursor: 'pointer',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    selectors: {
      '&[aria-selected="true"]': { color: vars.color.text, borderBlockEndColor: vars.color.highlight },
    },
    '@media': {
      '(hover: hover)': { ':hover': { color: vars.color.text } },
      '(forced-colors: active)': {
        // In forced colours, a transparent border would be visible.
        borderBlockEndColor: 'Canvas',
        selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);

export const textPanel = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(1.5rem, 4vw, 4rem)',
    alignItems: 'center',
    '@media': { [nonInteractive]: { marginBlockEnd: vars.space.huge, breakInside: 'avoid' } },
  }),
);

export const panel = style([
  textPanel,
  sectionRule({ '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } }),
]);

export const text = style(
  sectionRule({
    display: 'grid',
    // Stretches the text, so that long words wrap.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.medium,
    minInlineSize: 0,
    maxInlineSize: vars.layout.text,
  }),
);

export const link = style(sectionRule({ justifySelf: 'start' }));

export const picture = style(sectionRule({ aspectRatio: '4 / 3', minInlineSize: 0, overflow: 'clip' }));
