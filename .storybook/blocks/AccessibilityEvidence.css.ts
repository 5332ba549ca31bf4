import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'agency-ui/theme';

/** Below it a row of the table becomes a sheet of its own. */
const narrow = 'evidence (width < 46rem)';

const rule = `1px solid ${vars.color.line}`;
const edge = `2px solid ${vars.color.text}`;

export const root = style({
  containerName: 'evidence',
  containerType: 'inline-size',
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: '1rem',
  lineHeight: 1.5,
  textAlign: 'start',
});

/** Says the state of the evidence; its marker is a sign of its own, which turns into a minus. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  borderBlock: edge,
  paddingBlock: '0.9rem',
  cursor: 'pointer',
  fontSize: '1.125rem',
  fontWeight: vars.weight.strong,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"+"', marginInlineStart: 'auto', fontSize: '1.5rem', lineHeight: 1 },
    '[open] > &::after': { content: '"–"' },
    '&:focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const quiet = style({ fontFamily: vars.font.text, color: vars.color.textMuted });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"score strip" "score tally" "score runs"',
  columnGap: '2.5rem',
  rowGap: '0.6rem',
  alignItems: 'center',
  borderBlockStart: edge,
  paddingBlock: '1.5rem 1.75rem',
  selectors: { 'summary + &': { borderBlockStart: 'none' } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: 'none' } },
});

export const score = style({
  gridRow: '1 / -1',
  display: 'flex',
  alignItems: 'end',
  gap: '0.9rem',
  margin: 0,
  '@container': { [narrow]: { gridRow: 'auto' } },
});

export const numeral = style({
  fontFamily: vars.font.display,
  fontSize: '5.5rem',
  fontWeight: vars.type.numeral.weight,
  fontStretch: vars.type.numeral.width,
  letterSpacing: vars.type.numeral.tracking,
  lineHeight: 0.8,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const scoreWords = style({ fontWeight: vars.weight.strong, lineHeight: 1.25 });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '@container': { [narrow]: { display: 'block' } },
});

export const caption = style({
  paddingBlock: '0.75rem',
  textAlign: 'start',
  fontSize: '0.875rem',
  color: vars.color.textMuted,
  '@container': { [narrow]: { display: 'block' } },
});

globalStyle(`${table} :is(th, td)`, { verticalAlign: 'top', textAlign: 'start', padding: '1rem 1.5rem 1.1rem 0' });

globalStyle(`${table} tbody`, { '@container': { [narrow]: { display: 'block' } } });

export const columns = style({
  borderBlockEnd: edge,
  fontSize: '0.875rem',
  '@container': {
    // Still said with every cell by assistive technology.
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

globalStyle(`${columns} th`, { paddingBlock: '0 0.5rem', fontWeight: vars.weight.strong });
globalStyle(`${columns} th:nth-child(1)`, { inlineSize: '24%' });
globalStyle(`${columns} th:nth-child(3)`, { inlineSize: '29%' });
globalStyle(`${columns} th:nth-child(4)`, { inlineSize: '6.5rem' });

export const row = style({
  borderBlockEnd: rule,
  breakInside: 'avoid',
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '1rem',
      rowGap: '0.6rem',
      paddingBlock: '1.1rem',
    },
  },
});

globalStyle(`${table} ${row} > *`, { '@container': { [narrow]: { padding: 0 } } });

export const criterion = style({ fontWeight: vars.weight.regular });

export const number = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '1.6rem',
  fontWeight: vars.type.numeral.weight,
  lineHeight: 1,
  marginBlockEnd: '0.35rem',
  fontVariantNumeric: 'lining-nums',
});

export const link = style({
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.06em',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecorationThickness: '0.12em' },
    '&:focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const level = style({
  display: 'block',
  marginBlockStart: '0.2rem',
  color: vars.color.textMuted,
  fontSize: '0.875rem',
});

export const how = style({
  textWrap: 'pretty',
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});

export const proof = style({ fontSize: '0.9375rem', '@container': { [narrow]: { gridColumn: '1 / -1' } } });

export const proofs = style({ display: 'grid', gap: '0.45rem', margin: 0, padding: 0, listStyle: 'none' });

export const proofItem = style({ display: 'flex', gap: '0.5rem' });

globalStyle(`${proofItem} > svg`, { marginBlockStart: '0.25em' });

export const proofText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const source = style({ color: vars.color.textMuted, fontSize: '0.875rem' });

export const none = style({ margin: 0, color: vars.color.textMuted });

export const note = style({ display: 'block', color: vars.color.textMuted, fontSize: '0.875rem' });

export const fault = style({
  margin: '0.4rem 0 0',
  padding: '0.6rem 0.75rem',
  borderInlineStart: `3px solid ${vars.color.negative}`,
  background: `color-mix(in srgb, ${vars.color.negative} 7%, ${vars.color.surface})`,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const result = style({
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { gridColumn: 2, gridRow: 1 } },
});

/** The sign stands on the line of the criterion's number. */
export const verdict = style({ display: 'flex', alignItems: 'center', gap: '0.5em' });
