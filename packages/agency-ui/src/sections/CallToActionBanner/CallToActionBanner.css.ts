import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, sectionRule, vars } from '../../theme/index.js';

const base = sectionRule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem 4rem',
  alignItems: 'end',
  paddingBlock: 'clamp(3rem, 6vw, 5.5rem)',
  '@media': { print: { paddingBlock: vars.space.large, breakInside: 'avoid' } },
});

export const banner = styleVariants({
  start: [
    base,
    sectionRule({ '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } } }),
  ],
  center: [base, sectionRule({ justifyItems: 'center', textAlign: 'center' })],
});

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

export const offer = style(
  sectionRule({
    minInlineSize: 0,
    selectors: {
      // Sits beside the registration mark.
      [`${banner.start} > &`]: { paddingInlineEnd: '2.5rem' },
    },
  }),
);

export const eyebrow = style(sectionRule({ marginBlockEnd: vars.space.medium }));

export const text = style(
  sectionRule({
    marginBlockStart: '1.25rem',
    maxInlineSize: '34em',
    selectors: { [`${banner.center} &`]: { marginInline: 'auto' } },
  }),
);

export const actions = style(
  sectionRule({
    display: 'grid',
    gap: vars.space.medium,
    minInlineSize: 0,
    selectors: {
      // On phones, the buttons are as wide as the page.
      [`${banner.center} > &`]: { justifySelf: 'stretch' },
    },
  }),
);

export const buttons = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.small,
    overflowWrap: 'anywhere',
    // Buttons are equally wide when stacked.
    '@media': {
      [below.tablet]: { flexDirection: 'column', alignItems: 'stretch' },
      [from.desktop]: {
        selectors: { [`${banner.start} &`]: { flexDirection: 'column', alignItems: 'stretch' } },
      },
    },
    selectors: { [`${banner.center} &`]: { justifyContent: 'center' } },
  }),
);

export const note = style(sectionRule({ overflowWrap: 'anywhere' }));
