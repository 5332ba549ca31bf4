import { style } from '@vanilla-extract/css';
import { from, inPrint, sectionRule, vars } from '../../theme/index.js';

export const entry = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(3.25rem, auto) minmax(0, 1fr)',
    gap: `${vars.space.tiny} clamp(1rem, 3vw, 2rem)`,
    paddingBlock: '1.5rem',
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
    // The month view links here.
    ':target': { backgroundColor: `color-mix(in srgb, ${vars.color.text} 6%, transparent)` },
    '@media': {
      [from.tablet]: { gridTemplateColumns: '4.5rem minmax(0, 1fr) auto', alignItems: 'start' },
    },
  }),
  inPrint({ breakInside: 'avoid' }),
]);

const whenPast = '[data-event="past"] &';

/** The day, as on a tear-off calendar. */
export const sheet = style(
  sectionRule({
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    color: vars.color.text,
    selectors: { [whenPast]: { color: vars.color.textMuted } },
  }),
);

export const day = style(
  sectionRule({
    fontFamily: vars.font.display,
    fontSize: 'clamp(2.25rem, 1.9rem + 1.2vw, 3rem)',
    fontStretch: vars.type.numeral.width,
    fontWeight: vars.type.numeral.weight,
    lineHeight: 0.95,
    fontVariantNumeric: 'lining-nums',
  }),
);

export const weekday = style(
  sectionRule({ fontSize: vars.type.small.size, fontWeight: vars.weight.strong, lineHeight: 1.4 }),
);

export const main = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '0.25rem',
    minInlineSize: 0,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
  }),
);

export const title = style(
  sectionRule({ overflowWrap: 'anywhere', selectors: { [whenPast]: { color: vars.color.textMuted } } }),
);

export const link = style(
  sectionRule({
    color: 'inherit',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.18em',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '4px' } } },
  }),
);

export const when = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 0.75rem',
    margin: 0,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'lining-nums',
    textWrap: 'pretty',
  }),
);

export const past = style(sectionRule({ fontWeight: vars.weight.regular, color: vars.color.textMuted }));

export const place = style(sectionRule({ margin: 0, whiteSpace: 'pre-line' }));

export const text = style(sectionRule({ maxInlineSize: '40em', overflowWrap: 'anywhere', textWrap: 'pretty' }));

export const actions = style(
  sectionRule({
    gridColumn: 2,
    minInlineSize: 0,
    ':empty': { display: 'none' },
    '@media': { [from.tablet]: { gridColumn: 3, marginBlockStart: '-0.5rem' } },
  }),
);
