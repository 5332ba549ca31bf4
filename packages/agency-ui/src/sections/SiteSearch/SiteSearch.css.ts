import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const layout = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.medium,
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: '2rem', alignItems: 'start' },
    },
  }),
);

/** Everything but the heading. */
export const body = style(
  sectionRule({
    minInlineSize: 0,
    '@media': { [from.desktop]: { gridColumn: '2', selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
  }),
);

export const status = style(
  sectionRule({
    marginBlockStart: vars.space.medium,
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    color: vars.color.text,
    // Doesn't use `display: none`, because screen readers announce only what appears in a live region that already
    // exists.
    ':empty': { marginBlockStart: 0 },
  }),
);

export const help = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.large}`,
    marginBlockStart: vars.space.small,
    overflowWrap: 'anywhere',
  }),
);

export const advice = style(sectionRule({ flexBasis: '100%' }));

export const results = style(
  sectionRule({ margin: 0, marginBlockStart: vars.space.medium, padding: 0, listStyle: 'none' }),
);

export const result = style(
  sectionRule({
    paddingBlock: vars.space.medium,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    ':last-child': { borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.lineStrong}` },
  }),
);

export const context = style(sectionRule({ margin: 0, marginBlockEnd: vars.space.hair }));

export const link = style(
  sectionRule({
    color: vars.color.text,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.16em',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 4 },
    '@media': {
      '(hover: hover)': { selectors: { '&:not(:hover)': { textDecorationColor: vars.color.lineStrong } } },
    },
  }),
);

export const title = style(sectionRule({ overflowWrap: 'anywhere' }));

export const excerpt = style(
  sectionRule({ marginBlockStart: vars.space.tiny, maxInlineSize: vars.layout.text, overflowWrap: 'anywhere' }),
);

export const match = style(
  sectionRule({
    fontWeight: vars.weight.strong,
    color: 'inherit',
    backgroundColor: 'transparent',
    textDecoration: 'underline',
    textDecorationColor: vars.color.accent,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.16em',
    '@media': { '(forced-colors: active)': { color: 'MarkText', backgroundColor: 'Mark', textDecoration: 'none' } },
  }),
);

export const more = style(sectionRule({ marginBlockStart: vars.space.large }));
