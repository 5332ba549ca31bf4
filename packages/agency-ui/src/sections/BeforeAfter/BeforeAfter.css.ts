import { style } from '@vanilla-extract/css';
import { nonInteractive, sectionRule, vars } from '../../theme/index.js';

/** How much of the earlier picture is visible, from the line start. */
export const positionName = '--agency-divider-position';

const position = `var(${positionName}, 50%)`;

export const figure = style(
  sectionRule({ margin: 0, minInlineSize: 0, '@media': { print: { breakInside: 'avoid' } } }),
);

export const frame = style(
  sectionRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    isolation: 'isolate',
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    '@media': {
      // Without the slider, the pictures are side by side.
      [nonInteractive]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
        gap: vars.space.small,
        border: 0,
      },
    },
    selectors: {
      '&:has(input:focus-visible)': {
        outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
        outlineOffset: 3,
      },
    },
  }),
);

const picture = {
  position: 'relative',
  gridArea: '1 / 1',
  aspectRatio: '4 / 3',
  minInlineSize: 0,
  '@media': { [nonInteractive]: { gridArea: 'auto' } },
} as const;

export const after = style(sectionRule(picture));

/** Painted above the other picture, which follows it, so that screen readers read them in order. */
export const before = style(
  sectionRule({
    ...picture,
    zIndex: 1,
    clipPath: `inset(0 calc(100% - ${position}) 0 0)`,
    selectors: { '&:dir(rtl)': { clipPath: `inset(0 0 0 calc(100% - ${position}))` } },
    '@media': {
      [nonInteractive]: {
        gridArea: 'auto',
        clipPath: 'none',
        selectors: { '&:dir(rtl)': { clipPath: 'none' } },
      },
    },
  }),
);

export const name = style(
  sectionRule({
    position: 'absolute',
    insetBlockEnd: vars.space.small,
    maxInlineSize: '45%',
    padding: '0.25rem 0.625rem',
    fontFamily: vars.font.text,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    // Keeps an edge in forced colours too.
    border: '1px solid transparent',
  }),
);

export const nameBefore = style(sectionRule({ insetInlineStart: vars.space.small }));
export const nameAfter = style(sectionRule({ insetInlineEnd: vars.space.small }));

const thumb = '3rem';

/** Covers the pictures. It is wider than them by one thumb, so that the middle of the thumb reaches both edges. */
export const range = style(
  sectionRule({
    position: 'absolute',
    insetBlock: 0,
    insetInline: `calc(${thumb} / -2)`,
    zIndex: 1,
    inlineSize: `calc(100% + ${thumb})`,
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'ew-resize',
    // A horizontal drag moves the divider; a vertical one scrolls the page.
    touchAction: 'pan-y',
    '::-webkit-slider-thumb': { inlineSize: thumb, blockSize: '100%' },
    '::-moz-range-thumb': { inlineSize: thumb, blockSize: '100%' },
    '@media': { [nonInteractive]: { display: 'none' } },
  }),
);

export const divider = style(
  sectionRule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${position} - 1px)`,
    zIndex: 1,
    display: 'grid',
    // Centres the handle, which is wider than the line.
    placeContent: 'center',
    inlineSize: '2px',
    backgroundColor: vars.color.surface,
    pointerEvents: 'none',
    '@media': {
      [nonInteractive]: { display: 'none' },
      '(forced-colors: active)': { backgroundColor: 'CanvasText' },
    },
  }),
);

export const handle = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: thumb,
    blockSize: thumb,
    color: vars.color.onAccent,
    backgroundColor: vars.color.accent,
    borderRadius: '50%',
    border: `2px solid ${vars.color.surface}`,
    boxSizing: 'border-box',
  }),
);

export const arrow = style(sectionRule({ marginInline: '-0.125rem' }));

export const caption = style(
  sectionRule({ marginBlockStart: vars.space.small, maxInlineSize: vars.layout.text, color: vars.color.text }),
);
