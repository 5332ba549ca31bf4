import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'agency-ui/theme';

const ink = {
  passed: vars.color.positive,
  failed: vars.color.negative,
  missing: vars.color.textMuted,
} as const;

const byResult = {
  '&[data-result="passed"]': { color: ink.passed },
  '&[data-result="failed"]': { color: ink.failed },
  '&[data-result="missing"]': { color: ink.missing },
};

export const mark = style({
  flex: 'none',
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'visible',
  selectors: byResult,
  '@media': { '(forced-colors: active)': { selectors: { '&[data-result]': { color: 'CanvasText' } } } },
});

/** Cut out of the disc or square that it stands on. */
export const inner = style({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});

export const strip = style({ display: 'flex', flexWrap: 'wrap', gap: 3 });

export const patch = style({
  inlineSize: '1.1rem',
  blockSize: '1.1rem',
  border: '1.5px solid currentColor',
  printColorAdjust: 'exact',
  selectors: {
    ...byResult,
    '&[data-result="passed"]': { color: ink.passed, background: 'currentColor' },
    '&[data-result="failed"]': {
      color: ink.failed,
      background: `linear-gradient(45deg, transparent 43%, currentColor 44% 56%, transparent 57%),
        linear-gradient(-45deg, transparent 43%, currentColor 44% 56%, transparent 57%)`,
    },
    '&[data-result="missing"]': { color: ink.missing, borderStyle: 'dashed' },
  },
  '@media': {
    // Colours and grounds go: only the borders remain.
    '(forced-colors: active)': {
      selectors: { '&[data-result="passed"]': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const tally = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.25rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontWeight: vars.weight.strong,
});

export const count = style({ display: 'flex', alignItems: 'center', gap: '0.45em' });

export const runs = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: '0.875rem',
  lineHeight: 1.6,
});

globalStyle(`${runs} code`, { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.95em' });

export const layer = style({ color: vars.color.text, fontWeight: vars.weight.strong });
