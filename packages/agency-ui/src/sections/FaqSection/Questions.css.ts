import { keyframes, style } from '@vanilla-extract/css';
import { from, inPrint, motionSafe, nonInteractive, sectionRule, vars } from '../../theme/index.js';

const rule = `1px solid ${vars.color.text}`;

/** Inline start of the text, under the question. */
const numberColumn = '3.25rem';

export const list = style(sectionRule({ borderBlockStart: `2px solid ${vars.color.text}` }));

/** Negative margin of an open question, so that its text keeps its position. */
// Never past the page's edge, at any text size.
const outdent = { phone: vars.layout.gutter, desktop: `min(2rem, ${vars.layout.gutter})` };

export const item = style([
  sectionRule({
    position: 'relative',
    borderBlockEnd: rule,
    selectors: {
      '&[data-state="open"]': {
        marginInline: `calc(-1 * ${outdent.phone})`,
        paddingInline: outdent.phone,
        backgroundColor: vars.color.surfaceRaised,
      },
      '&[data-state="open"]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '6px',
        backgroundColor: vars.spot.one,
      },
    },
    '@media': {
      [from.desktop]: {
        selectors: {
          '&[data-state="open"]': { marginInline: `calc(-1 * ${outdent.desktop})`, paddingInline: outdent.desktop },
        },
      },
      '(forced-colors: active)': {
        selectors: { '&[data-state="open"]': { borderInlineStart: '6px solid CanvasText' } },
      },
      print: { breakInside: 'avoid' },
    },
  }),
  inPrint({ marginInline: 0, paddingInline: 0 }, '&&&[data-state]'),
]);

export const question = style(
  sectionRule({ fontSize: 'clamp(1.25rem, 1.09rem + 0.6vw, 1.625rem)', letterSpacing: '-0.012em', lineHeight: 1.18 }),
);

export const trigger = style([
  sectionRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `2.25rem minmax(0, 1fr) 2.75rem`,
    columnGap: vars.space.hair,
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: '5.25rem',
    margin: 0,
    paddingBlock: vars.space.medium,
    paddingInline: 0,
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    color: vars.color.text,
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    ':focus-visible': { outline: 'none' },
    selectors: {
      // Padded, so that the row's outline doesn't cut into the number or the mark.
      '&:focus-visible::after': {
        content: '',
        position: 'absolute',
        insetBlock: '4px',
        insetInline: '-8px',
        outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
        borderRadius: vars.radius.control,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [from.desktop]: { gridTemplateColumns: `${numberColumn} minmax(0, 1fr) 2.75rem`, columnGap: 0 },
      [nonInteractive]: { cursor: 'auto' },
    },
  }),
  inPrint({ minBlockSize: 0, paddingBlock: '0.625rem 0.25rem' }),
]);

export const number = style(
  sectionRule({
    fontFamily: vars.font.text,
    fontSize: '1rem',
    fontWeight: vars.weight.strong,
    fontStretch: 'normal',
    letterSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.eyebrow,
  }),
);

export const text = style(sectionRule({ overflowWrap: 'anywhere', textWrap: 'balance', paddingInlineEnd: '0.5rem' }));

export const mark = style(
  sectionRule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    fontSize: '1rem',
    border: `${vars.stroke.control} solid ${vars.color.text}`,
    borderRadius: vars.radius.control,
    selectors: {
      '[aria-expanded="true"] > &': {
        color: vars.color.onAccent,
        backgroundColor: vars.color.accent,
      },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '[aria-expanded="false"]:hover > &': {
            backgroundColor: `color-mix(in srgb, ${vars.color.text} 10%, transparent)`,
          },
        },
      },
      // Answers are always open in print.
      [nonInteractive]: { display: 'none' },
    },
  }),
);

export const answer = style([
  sectionRule({
    // A fragment targets the answer; its question, a row of this height, should be visible too.
    scrollMarginBlockStart: '5.25rem',
    selectors: {
      // Before hydration, and without JavaScript, a pressed question shows its answer on focus.
      '[data-hydrated="false"] [data-state]:has(button:focus:not(:focus-visible)) > &': {
        contentVisibility: 'visible',
      },
    },
  }),
]);

const unfold = keyframes({ from: { opacity: 0, translate: '0 -0.5rem' } });

export const answerBody = style([
  sectionRule({
    // Keeps the outline of a focused question clear of its answer.
    paddingBlock: `${vars.space.tiny} 2.25rem`,
    '@media': { [from.desktop]: { paddingInlineStart: numberColumn } },
  }),
  sectionRule(
    motionSafe({ animation: `${unfold} ${vars.motion.fast} ${vars.motion.easing}` }, '[data-state="open"] > * > &'),
  ),
  inPrint({ paddingBlock: '0 0.75rem', paddingInlineStart: '2.5rem' }),
]);

export const paragraph = style([
  sectionRule({
    maxInlineSize: '38em',
    fontSize: '1.125rem',
    selectors: { '& + &': { marginBlockStart: vars.space.medium } },
  }),
  inPrint({ maxInlineSize: 'none', fontSize: vars.type.body.size }),
]);
