import { style } from '@vanilla-extract/css';
import { headerHeightProperty, screenOnly, sectionRule, vars } from '../../theme/index.js';

/** Below the solid header, in front of the sections. */
export const bar = style([
  sectionRule({
    position: 'sticky',
    insetBlockStart: `var(${headerHeightProperty}, ${vars.layout.headerHeightSolid})`,
    zIndex: 5,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    fontFamily: vars.font.text,
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
    // In a short or zoomed window, the bar would take up too much of the page.
    '@media': { '(height < 30rem)': { position: 'static' } },
  }),
  screenOnly,
]);

export const row = style(
  sectionRule({
    display: 'flex',
    gap: 'clamp(1rem, 2.5vw, 2.25rem)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Shows that there is more to scroll to.
    marginInlineEnd: `calc(-1 * ${vars.layout.gutter})`,
    paddingInlineEnd: vars.layout.gutter,
  }),
);

export const item = style(sectionRule({ flex: 'none', maxInlineSize: '16rem' }));

export const link = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: '3.25rem',
    color: 'inherit',
    fontWeight: vars.weight.medium,
    lineHeight: 1.2,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    borderBlock: '3px solid transparent',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -3 },
    selectors: {
      '&[aria-current]': { fontWeight: vars.weight.strong, borderBlockEndColor: vars.color.highlight },
    },
    '@media': {
      '(hover: hover)': { ':hover': { borderBlockEndColor: 'currentColor' } },
      // In forced colours, transparent borders would be visible.
      '(forced-colors: active)': {
        borderBlockColor: 'Canvas',
        selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);
