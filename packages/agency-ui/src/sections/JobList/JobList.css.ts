import { createVar, style } from '@vanilla-extract/css';
import { from, inPrint, motionSafe, screenOnly, sectionRule, vars } from '../../theme/index.js';

/** How far the arrow moves on hover and focus. */
const shift = createVar();

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const empty = style(
  sectionRule({
    maxInlineSize: '30em',
    paddingBlock: `${vars.space.large} ${vars.space.huge}`,
    borderBlockStart: `2px solid ${vars.color.text}`,
    ':last-child': { paddingBlockEnd: 0 },
  }),
);

export const jobs = style(
  sectionRule({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `2px solid ${vars.color.text}` }),
);

export const job = style([
  sectionRule({
    vars: { [shift]: '0px' },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.small,
    paddingBlock: '1.5rem',
    // Space for the arrow.
    paddingInlineEnd: '2.5rem',
    borderBlockEnd: hairline,
    ':focus-within': { vars: { [shift]: '6px' } },
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 6.5fr) minmax(0, 5.5fr)',
        columnGap: '3rem',
        paddingBlock: '1.75rem',
        paddingInlineEnd: '4rem',
      },
      '(hover: hover)': { ':hover': { vars: { [shift]: '6px' } } },
    },
  }),
  inPrint({ paddingInlineEnd: 0, breakInside: 'avoid' }),
]);

const whenClosed = '[data-job="closed"] &';

export const main = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.hair,
    minInlineSize: 0,
  }),
);

export const title = style(
  sectionRule({ overflowWrap: 'anywhere', selectors: { [whenClosed]: { color: vars.color.textMuted } } }),
);

export const link = style(
  sectionRule({
    color: 'inherit',
    textDecoration: 'none',
    // Extends the link over the row.
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
        outlineOffset: -2,
        borderRadius: vars.radius.control,
      },
    },
    '@media': {
      '(hover: hover)': {
        ':hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.18em' },
      },
    },
  }),
);

export const summary = style(sectionRule({ maxInlineSize: '36em', overflowWrap: 'anywhere', textWrap: 'pretty' }));

export const details = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.tiny,
    minInlineSize: 0,
    lineHeight: 1.4,
    fontVariantNumeric: 'lining-nums',
    '@media': { [from.desktop]: { paddingBlockStart: '0.25rem' } },
  }),
);

export const facts = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1.25rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const fact = style(
  sectionRule({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { [whenClosed]: { color: vars.color.textMuted } },
  }),
);

export const closing = style(sectionRule({ margin: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }));

export const arrow = style([
  sectionRule({
    position: 'absolute',
    insetInlineEnd: '0.5rem',
    insetBlockStart: '1.75rem',
    fontSize: '1.375rem',
    color: vars.color.link,
    '@media': { [from.desktop]: { insetInlineEnd: '1rem', insetBlockStart: 'calc(50% - 0.6875rem)' } },
  }),
  sectionRule(
    motionSafe({ translate: `${shift} 0`, transition: `translate ${vars.motion.fast} ${vars.motion.easing}` }),
  ),
  sectionRule(motionSafe({ translate: `calc(-1 * ${shift}) 0` }, '&:dir(rtl)')),
  screenOnly,
]);

export const unsolicited = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.small,
    marginBlockStart: vars.space.huge,
    overflowWrap: 'anywhere',
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 6.5fr) minmax(0, 5.5fr)',
        columnGap: '3rem',
        paddingInlineEnd: '4rem',
      },
    },
  }),
  inPrint({ breakInside: 'avoid' }),
]);

export const invitation = style(sectionRule({ maxInlineSize: '36em', overflowWrap: 'anywhere', textWrap: 'pretty' }));

export const invitationLink = style(sectionRule({ overflowWrap: 'anywhere' }));
