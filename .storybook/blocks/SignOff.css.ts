import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'agency-ui/theme';

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.35rem 0.75rem',
  marginBlockEnd: '1.5rem',
});

export const badge = style({
  display: 'inline-block',
  padding: '0.1rem 0.6rem',
  border: `1px solid ${vars.color.text}`,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-status="signed-off"]': { color: vars.color.surface, backgroundColor: vars.color.text },
    '&[data-status="changed-since-sign-off"]': { color: vars.color.onAccent, backgroundColor: vars.color.accent },
    '&[data-status="not-signed-off"]': { color: vars.color.textMuted, borderColor: vars.color.line },
  },
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.75rem 2rem',
  marginBlock: '2rem 1rem',
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });

globalStyle(`${table} :is(th, td)`, {
  padding: '0.5rem 1.5rem 0.5rem 0',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});

globalStyle(`${table} small`, { display: 'block', marginBlockStart: '0.35rem', overflowWrap: 'anywhere' });
