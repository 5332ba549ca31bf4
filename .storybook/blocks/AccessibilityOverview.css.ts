import { style } from '@vanilla-extract/css';
import { vars } from 'agency-ui/theme';

const narrow = 'evidence (width < 46rem)';

export const heading = style({
  margin: '3rem 0 0.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.type.heading.size,
  fontWeight: vars.type.heading.weight,
  fontStretch: vars.type.heading.width,
  lineHeight: 1.15,
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `2px solid ${vars.color.text}`,
});

const line = style({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: '1.5rem',
  rowGap: '0.35rem',
  paddingBlock: '0.8rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

export const item = style([
  line,
  {
    gridTemplateColumns: '14rem minmax(0, 1fr) 15rem',
    alignItems: 'center',
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const open = style([
  line,
  {
    gridTemplateColumns: '6.5rem minmax(0, 1fr) 14rem',
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const result = style({ display: 'flex', alignItems: 'center', gap: '0.45em', fontWeight: vars.weight.strong });

export const name = style({ margin: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const group = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: '0.875rem',
  fontWeight: vars.weight.regular,
});
