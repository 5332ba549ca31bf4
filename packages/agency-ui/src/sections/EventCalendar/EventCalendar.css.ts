import { style } from '@vanilla-extract/css';
import { inPrint, screenOnly, sectionRule, vars } from '../../theme/index.js';

const rule = `2px solid ${vars.color.text}`;

const focusRing = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 } as const;

export const empty = style(
  sectionRule({ maxInlineSize: '30em', paddingBlockStart: vars.space.large, borderBlockStart: rule }),
);

/** The server's HTML reserves its height, so that nothing moves when the switch appears. */
export const toolbar = style([
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.tiny} ${vars.space.large}`,
    minBlockSize: '3rem',
    marginBlockEnd: vars.space.huge,
    '@media': { '(scripting: none)': { minBlockSize: 0 } },
  }),
  screenOnly,
]);

export const views = style(
  sectionRule({
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxInlineSize: '100%',
    border: `${vars.stroke.hairline} solid ${vars.color.text}`,
    borderRadius: vars.radius.control,
  }),
);

export const view = style(
  sectionRule({
    flex: '1 1 auto',
    minInlineSize: 0,
    margin: 0,
    padding: '0.6875rem 1.25rem',
    font: 'inherit',
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: `calc(${vars.radius.control} - ${vars.stroke.hairline})`,
    cursor: 'pointer',
    ':focus-visible': { ...focusRing, outlineOffset: 3 },
    selectors: { '&[aria-pressed="true"]': { color: vars.color.surface, backgroundColor: vars.color.text } },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&[aria-pressed="false"]:hover': {
            backgroundColor: `color-mix(in srgb, ${vars.color.text} 10%, transparent)`,
          },
        },
      },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const status = style(
  sectionRule({
    flexBasis: '100%',
    margin: 0,
    fontWeight: vars.weight.strong,
    color: vars.color.negative,
    overflowWrap: 'anywhere',
    ':empty': { position: 'absolute' },
  }),
);

export const month = style(sectionRule({ selectors: { '& + &': { marginBlockStart: vars.space.huge } } }));

export const monthHead = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    marginBlockEnd: vars.space.medium,
  }),
);

export const monthName = style([
  sectionRule({
    minInlineSize: 0,
    fontSize: 'clamp(1.5rem, 1.25rem + 0.8vw, 2rem)',
    overflowWrap: 'anywhere',
    selectors: { [`${month} > &`]: { marginBlockEnd: vars.space.small } },
  }),
  inPrint({ breakAfter: 'avoid' }),
]);

export const arrows = style([sectionRule({ display: 'flex', gap: vars.space.tiny }), screenOnly]);

export const arrow = style(
  sectionRule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    padding: 0,
    fontSize: '1.25rem',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    ':focus-visible': focusRing,
    '@media': {
      '(hover: hover)': { ':hover': { backgroundColor: `color-mix(in srgb, ${vars.color.text} 10%, transparent)` } },
    },
  }),
);

export const entries = style(sectionRule({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: rule }));

export const emptyMonth = style(
  sectionRule({ display: 'grid', justifyItems: 'start', gap: vars.space.medium, marginBlockStart: vars.space.large }),
);
