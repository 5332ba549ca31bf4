import { style, styleVariants } from '@vanilla-extract/css';
import { below, motionSafe, sectionRule, vars } from '../../theme/index.js';

export const footer = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: vars.space.medium,
    marginBlockStart: 'auto',
    paddingBlockStart: '0.375rem',
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    fontSize: '1rem',
    // Sits below the picture in a compact row.
    selectors: { 'li > article > &': { '@media': { [below.tablet]: { gridColumn: '1 / -1' } } } },
  }),
);

export const author = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    gap: '0.6rem',
    minInlineSize: 0,
    fontWeight: vars.weight.medium,
  }),
);

const dot = style(sectionRule({ flex: 'none', inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: '50%' }));

export const dots = styleVariants({ one: vars.spot.one, two: vars.spot.two, three: vars.spot.three }, (color) => [
  dot,
  sectionRule({ backgroundColor: color }),
]);

const more = style(
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    minBlockSize: '2.75rem',
    margin: 0,
    padding: 0,
    fontFamily: vars.font.text,
    fontSize: '1rem',
    fontWeight: vars.weight.strong,
    color: vars.color.text,
    background: 'none',
    border: 0,
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);

export const link = style([
  more,
  sectionRule({
    // Extends the link over the picture, in any positioned card with a grid area for its picture. The text stays
    // selectable.
    '::after': { content: '', position: 'absolute', inset: 0, gridArea: 'picture' },
  }),
]);

export const button = style([
  more,
  sectionRule({
    cursor: 'pointer',
    selectors: {
      '&[aria-disabled="true"]': { fontWeight: vars.weight.regular, color: vars.color.textMuted, cursor: 'default' },
    },
  }),
]);

/** Keeps the button and its note together. */
export const action = style(
  sectionRule({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.small }),
);

export const note = style(
  sectionRule({
    paddingInline: '0.5rem',
    fontSize: '0.875rem',
    lineHeight: 1.6,
    color: vars.color.text,
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
  }),
);

export const text = style(
  sectionRule({
    textDecorationLine: 'underline',
    textDecorationColor: vars.spot.three,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.4em',
    selectors: {
      '[data-agency-tone="accent"] &': { textDecorationColor: 'currentColor' },
      [`${more}[aria-disabled="true"] &`]: { textDecorationLine: 'none' },
      [`${more}:hover:not([aria-disabled="true"]) &`]: { textDecorationColor: 'currentColor' },
    },
  }),
);

const moving = `${more}:hover:not([aria-disabled="true"]) &`;

export const arrow = style([
  sectionRule(motionSafe({ transition: `translate ${vars.motion.fast} ${vars.motion.easing}` })),
  sectionRule(motionSafe({ translate: '4px 0' }, `${moving}:dir(ltr)`)),
  sectionRule(motionSafe({ translate: '-4px 0' }, `${moving}:dir(rtl)`)),
]);
