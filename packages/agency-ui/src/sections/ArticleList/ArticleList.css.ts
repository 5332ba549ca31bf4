import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const heading = style(layered({ marginBlockEnd: '2rem' }));

export const list = style(layered({ marginBlockStart: vars.space.huge, ':focus': { outline: 'none' } }));

/** An empty sheet, trimmed but not printed. */
export const empty = style(
  layered({
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
  layered({ position: 'absolute', insetBlockStart: '1.5rem', insetInlineEnd: '1.5rem', color: vars.color.textMuted }),
);

export const emptyWords = style(
  layered({
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

export const after = style(layered({ marginBlockStart: '4rem' }));
