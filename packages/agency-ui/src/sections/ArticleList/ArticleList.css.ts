import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const heading = style(sectionRule({ marginBlockEnd: '2rem' }));

export const list = style(sectionRule({ marginBlockStart: vars.space.huge, ':focus': { outline: 'none' } }));

/** The empty state, which has no card. */
export const empty = style(
  sectionRule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    gap: vars.space.large,
    minBlockSize: '20rem',
    padding: 'clamp(2rem, 6vw, 4rem)',
    boxSizing: 'border-box',
    border: `2px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
  }),
);

export const mark = style(
  sectionRule({
    position: 'absolute',
    insetBlockStart: '1.5rem',
    insetInlineEnd: '1.5rem',
    color: vars.color.textMuted,
  }),
);

export const emptyText = style(
  sectionRule({
    maxInlineSize: '16em',
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.type.feature.size,
    fontStretch: vars.type.feature.width,
    fontWeight: vars.type.feature.weight,
    lineHeight: vars.type.feature.leading,
    letterSpacing: vars.type.feature.tracking,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const after = style(sectionRule({ marginBlockStart: '4rem' }));
