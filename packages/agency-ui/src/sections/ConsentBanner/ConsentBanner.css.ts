import { style } from '@vanilla-extract/css';
import { from, screenOnly, sectionRule, vars } from '../../theme/index.js';

export const banner = style([
  sectionRule({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    // Above the header and the chat button, and below the skip link.
    zIndex: 25,
    color: vars.color.text,
    fontFamily: vars.font.text,
  }),
  screenOnly,
]);

/** On a small or zoomed screen the banner scrolls, and part of the page stays in view. */
export const panel = style(
  sectionRule({
    maxBlockSize: '85dvh',
    overflowY: 'auto',
    backgroundColor: vars.color.surface,
    borderBlockStart: `3px solid ${vars.color.text}`,
  }),
);

export const columns = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1rem 3rem',
    alignItems: 'center',
    paddingBlock: '1.25rem',
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  }),
);

export const heading = style(
  sectionRule({ ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 4 } }),
);

export const text = style(sectionRule({ marginBlockStart: vars.space.hair, maxInlineSize: vars.layout.text }));

export const policy = style(
  sectionRule({
    color: vars.color.link,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.25em',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);

/** Both buttons have the same size and appearance, so that neither answer is easier to give. */
export const buttons = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    gap: vars.space.small,
  }),
);

export const details = style(sectionRule({ gridColumn: '1 / -1' }));

export const summary = style(
  sectionRule({
    inlineSize: 'fit-content',
    paddingBlock: vars.space.tiny,
    // Room between the text and its focus ring.
    paddingInlineEnd: '0.25rem',
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
    textUnderlineOffset: '0.25em',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    '@media': { '(hover: hover)': { ':hover': { textDecorationLine: 'underline' } } },
  }),
);

export const categories = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    gap: '1rem 2rem',
    margin: 0,
    marginBlock: '0.5rem 1.25rem',
    padding: 0,
    listStyle: 'none',
  }),
);

export const category = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.small,
    paddingBlockStart: vars.space.small,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);

export const box = style(
  sectionRule({
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    margin: 0,
    accentColor: vars.color.text,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);

export const name = style(sectionRule({ fontWeight: vars.weight.strong }));

export const necessary = style(
  sectionRule({
    marginInlineStart: vars.space.tiny,
    fontSize: vars.type.small.size,
    color: vars.color.textMuted,
    '::before': { content: '"("' },
    '::after': { content: '")"' },
  }),
);

export const description = style(
  sectionRule({ display: 'block', fontSize: vars.type.small.size, lineHeight: vars.type.small.leading }),
);

export const close = style(
  sectionRule({
    gridColumn: '1 / -1',
    justifySelf: 'start',
    minBlockSize: '2.75rem',
    padding: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    textAlign: 'start',
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);
