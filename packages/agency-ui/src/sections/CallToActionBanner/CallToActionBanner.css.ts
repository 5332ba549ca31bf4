import { style } from '@vanilla-extract/css';
import { below, from, sectionRule, vars } from '../../theme/index.js';

export const banner = style(
  sectionRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2rem 4rem',
    alignItems: 'end',
    paddingBlock: 'clamp(3rem, 6vw, 5.5rem)',
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
      print: { paddingBlock: vars.space.large, breakInside: 'avoid' },
    },
  }),
);

export const mark = style(
  sectionRule({
    position: 'absolute',
    insetBlockStart: '1.25rem',
    insetInlineEnd: 0,
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    color: vars.color.lineStrong,
  }),
);

/** Beside the registration mark. */
export const offer = style(sectionRule({ minInlineSize: 0, paddingInlineEnd: '2.5rem' }));

export const eyebrow = style(sectionRule({ marginBlockEnd: vars.space.medium }));

export const text = style(sectionRule({ marginBlockStart: '1.25rem', maxInlineSize: '34em' }));

export const actions = style(sectionRule({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 }));

export const buttons = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.small,
    overflowWrap: 'anywhere',
    // The same width when stacked.
    '@media': {
      [below.tablet]: { flexDirection: 'column', alignItems: 'stretch' },
      [from.desktop]: { flexDirection: 'column', alignItems: 'stretch' },
    },
  }),
);

export const note = style(sectionRule({ overflowWrap: 'anywhere' }));
