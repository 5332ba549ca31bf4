import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'agency-ui/theme';

const small = { fontSize: vars.type.small.size, lineHeight: vars.type.small.leading };

const hairline = `1px solid ${vars.color.line}`;

export const lead = style({ maxInlineSize: '38em', marginBlock: '1.5rem 2.5rem' });

export const strip = style({ blockSize: '6rem' });

export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: '1rem 1.5rem',
  alignItems: 'end',
});

export const result = style({
  display: 'flex',
  gap: '1rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.375rem',
});

globalStyle(`${result} p`, { margin: 0, fontFamily: vars.font.text, fontWeight: vars.weight.strong });

export const empty = style({
  margin: '3rem 0 0',
  borderBlockStart: hairline,
  paddingBlockStart: '1.5rem',
  fontFamily: vars.font.text,
  fontSize: vars.type.lead.size,
});

export const group = style({ marginBlockStart: '3.5rem' });

export const count = style({ color: vars.color.textMuted });

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 42%), 1fr))',
  // The cells after an open one move up to fill its row.
  gridAutoFlow: 'dense',
  gap: '1.5rem 1rem',
  margin: '1.25rem 0 0',
  padding: 0,
  listStyle: 'none',
});

export const cell = style({
  selectors: {
    '&[data-open]': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 10.5rem) minmax(0, 1fr)',
      gap: '1.5rem 2rem',
      alignItems: 'start',
      borderBlock: `2px solid ${vars.color.text}`,
      paddingBlock: '1.5rem 2rem',
      '@media': { '(width < 48rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const figure = style({ position: 'relative', margin: 0 });

export const thumbnail = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  outline: hairline,
  selectors: {
    [`${figure}:hover &`]: { outline: `3px solid ${vars.color.text}` },
    '[data-open] &': { outline: `3px solid ${vars.color.text}` },
  },
});

/** The whole figure is clickable. */
export const name = style({
  margin: '0.5rem 0 0',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: `${vars.weight.strong} 0.9375rem/1.3 ${vars.font.text}`,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecorationColor: 'currentColor' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 3 },
  },
});

export const tags = style({
  display: 'block',
  marginBlockStart: '0.2rem',
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: '0.8125rem',
  lineHeight: 1.35,
});

export const detail = style({ display: 'grid', gap: '1.25rem', minInlineSize: 0, fontFamily: vars.font.text });

export const crops = style({ display: 'flex', flexWrap: 'wrap', gap: '1.5rem 1rem', alignItems: 'start' });

export const crop = style({ flexShrink: 1, minInlineSize: 0, maxInlineSize: '100%', margin: 0 });

globalStyle(`${crop} figcaption`, { ...small, display: 'grid', marginBlockStart: '0.5rem' });
globalStyle(`${crop} figcaption span`, { color: vars.color.textMuted });

export const box = style({ position: 'relative', overflow: 'hidden' });

/** Two lines in contrasting colours stay visible on any picture. */
const line = { outline: `2px solid ${vars.color.surface}`, boxShadow: `0 0 0 4px ${vars.color.text}` };

export const face = style({ position: 'absolute', ...line });

export const focus = style({
  position: 'absolute',
  inlineSize: 16,
  blockSize: 16,
  translate: '-50% -50%',
  borderRadius: '50%',
  ...line,
});

export const legend = style({ ...small, margin: 0, color: vars.color.textMuted });

const sign = {
  display: 'inline-block',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  marginInline: '0.25rem 0.4rem',
  border: `2px solid ${vars.color.text}`,
} as const;

export const focusSign = style({ ...sign, borderRadius: '50%' });
export const faceSign = style(sign);

export const facts = style({ margin: 0, borderBlockStart: hairline });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: '0.75rem',
  paddingBlock: '0.3rem',
  borderBlockEnd: hairline,
  ...small,
});

globalStyle(`${fact} dt`, { color: vars.color.textMuted });
globalStyle(`${fact} dd`, { margin: 0 });

export const chip = style({
  display: 'inline-block',
  inlineSize: '1.75rem',
  blockSize: '0.875rem',
  marginInlineEnd: '0.5rem',
  verticalAlign: '-0.05em',
});
