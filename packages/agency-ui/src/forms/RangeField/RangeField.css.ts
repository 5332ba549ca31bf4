import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

/** Hidden without JavaScript, because the number couldn't follow the slider. */
export const value = style(
  sectionRule({
    display: 'block',
    fontFamily: vars.font.display,
    fontSize: '1.75rem',
    fontStretch: vars.type.subheading.width,
    fontWeight: vars.type.subheading.weight,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.1,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);

/** A native slider, whose track and thumb differ between browsers but work with every input device. */
export const slider = style(
  sectionRule({
    display: 'block',
    inlineSize: '100%',
    blockSize: '2.75rem',
    margin: 0,
    // Keeps the outline clear of the number above and the range labels below.
    marginBlock: '0.25rem',
    accentColor: vars.color.text,
    cursor: 'pointer',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    selectors: { '&[aria-invalid="true"]': { outline: `2px solid ${vars.color.negative}` } },
  }),
);

export const ends = style(
  sectionRule({
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: vars.type.small.size,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.3,
    color: vars.color.textMuted,
  }),
);
