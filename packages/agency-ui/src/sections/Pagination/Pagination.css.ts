import { style } from '@vanilla-extract/css';
import { screenOnly, sectionRule, vars } from '../../theme/index.js';

const square = '3.25rem';

export const pagination = style([
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.tiny} ${vars.space.large}`,
    fontFamily: vars.font.text,
    color: vars.color.text,
  }),
  screenOnly,
]);

export const pages = style(
  sectionRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny, margin: 0, padding: 0, listStyle: 'none' }),
);

export const entry = style(sectionRule({ display: 'grid', placeItems: 'center' }));

export const button = style(
  sectionRule({
    minInlineSize: square,
    minBlockSize: square,
    margin: 0,
    paddingInline: '0.5rem',
    boxSizing: 'border-box',
    fontFamily: vars.font.display,
    fontSize: '1.125rem',
    fontStretch: '100%',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    color: vars.color.text,
    background: 'none',
    border: `${vars.stroke.control} solid ${vars.color.text}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 3 },
    selectors: {
      '&[aria-current="page"]': { color: vars.color.surface, backgroundColor: vars.color.text },
      '&[aria-disabled="true"]': { cursor: 'default' },
      '&[aria-disabled="true"]:not([aria-current="page"])': {
        fontWeight: vars.weight.regular,
        color: vars.color.textMuted,
        borderStyle: 'dashed',
        borderColor: vars.color.lineStrong,
      },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover:not([aria-current="page"], [aria-disabled="true"])': {
            backgroundColor: `color-mix(in srgb, ${vars.color.text} 10%, transparent)`,
          },
        },
      },
      '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { borderWidth: 4, borderStyle: 'double' } } },
    },
  }),
);

/** Omitted pages: three dots of ink. */
export const gap = style(
  sectionRule({
    inlineSize: '2rem',
    blockSize: 4,
    background: `radial-gradient(circle, ${vars.color.text} 2px, transparent 2.5px) 0 0 / 0.66rem 100%`,
  }),
);

export const position = style(
  sectionRule({
    margin: 0,
    fontSize: vars.type.body.size,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
