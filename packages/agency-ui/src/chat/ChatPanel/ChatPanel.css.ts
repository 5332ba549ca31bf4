import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, inPrint, motionSafe, screenOnly, sectionRule, vars } from '../../theme/index.js';

/** Drawn inside the box, because the panel's edge would clip the outline. */
const ringInside = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -3 };

const withoutScripting = '(scripting: none)';

/** The inset between the panel's sides and its text. */
const edge = '1.25rem';

export const chat = style(sectionRule({ fontFamily: vars.font.text, minInlineSize: 0 }));

/** The height specified in the design. */
export const panel = style([
  sectionRule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    blockSize: '24rem',
    overflow: 'hidden',
    fontSize: '1rem',
    lineHeight: 1.45,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    // Makes room for the alternative ways to send the message.
    selectors: { '&:has([data-part="not-loaded"][data-state="failed"])': { blockSize: 'auto', minBlockSize: '24rem' } },
  }),
  inPrint({ blockSize: 'auto', overflow: 'visible' }),
]);

export const head = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.medium,
    paddingBlock: vars.space.small,
    paddingInline: edge,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.leading,
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  }),
);

export const name = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    gap: '0.625rem',
    minInlineSize: 0,
    margin: 0,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    // Uses only borders: forced colours keep them but remove backgrounds.
    '::before': { content: '', flex: 'none', border: `0.3125rem solid ${vars.color.accent}`, borderRadius: '50%' },
  }),
);

export const automated = style(sectionRule({ margin: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' }));

export const list = style([
  sectionRule({
    position: 'relative',
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.tiny,
    minBlockSize: 0,
    paddingBlock: vars.space.small,
    paddingInline: edge,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.lineStrong} transparent`,
    ':focus-visible': ringInside,
    '@media': { [from.tablet]: { gap: vars.space.small, paddingBlock: vars.space.medium } },
    // Aligns a short conversation to the bottom, next to the message box.
    selectors: { '&::before': { content: '', marginBlockStart: 'auto' } },
  }),
  inPrint({ overflow: 'visible' }),
]);

/** Never hidden, so that announced text is visible at once. */
const arriving = keyframes({ from: { transform: 'translateY(8px)' } });

export const message = style([
  sectionRule({
    // Contains the visually hidden text, which would otherwise lengthen the page.
    position: 'relative',
    flex: 'none',
    boxSizing: 'border-box',
    maxInlineSize: '92%',
    paddingBlock: '0.5rem',
    paddingInline: '0.75rem',
    // Visible only in forced colours, which remove the background.
    border: '1px solid transparent',
    '@media': {
      [from.tablet]: { maxInlineSize: '86%', paddingBlock: '0.5625rem', paddingInline: '0.8125rem' },
    },
  }),
  sectionRule(motionSafe({ animation: `${arriving} ${vars.motion.fast} ${vars.motion.easing}` })),
]);

export const variants = styleVariants({
  assistant: sectionRule({
    alignSelf: 'flex-start',
    backgroundColor: vars.color.surfaceRaised,
    borderRadius: '12px',
    borderStartStartRadius: '2px',
  }),
  visitor: sectionRule({
    alignSelf: 'flex-end',
    color: vars.color.onAccent,
    backgroundColor: vars.color.accent,
    borderRadius: '12px',
    borderStartEndRadius: '2px',
  }),
  // In addition to its text, a bar at the start distinguishes it from an answer.
  failure: sectionRule({
    alignSelf: 'flex-start',
    backgroundColor: vars.color.surfaceRaised,
    borderRadius: '12px',
    borderStartStartRadius: '2px',
    borderEndStartRadius: '2px',
    borderInlineStart: `5px solid ${vars.spot.one}`,
  }),
});

export const text = style(sectionRule({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));

export const link = style(
  sectionRule({
    color: vars.color.link,
    fontWeight: vars.weight.medium,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '2px' } } },
  }),
);

/** Keeps a phone number on one line. */
export const whole = style(sectionRule({ whiteSpace: 'nowrap' }));

export const sendAgain = style(sectionRule({ marginBlock: '0.625rem 0.25rem' }));

export const typing = style(
  sectionRule({
    flex: 'none',
    alignSelf: 'flex-start',
    display: 'flex',
    alignItems: 'center',
    gap: '0.375rem',
    boxSizing: 'border-box',
    blockSize: '2.625rem',
    paddingInline: '1rem',
    color: vars.color.textMuted,
    backgroundColor: vars.color.surfaceRaised,
    border: '1px solid transparent',
    borderRadius: '12px',
    borderStartStartRadius: '2px',
  }),
);

const hop = keyframes({ '0%, 60%, 100%': { transform: 'none' }, '30%': { transform: 'translateY(-5px)' } });

export const dot = style([
  sectionRule({ border: '0.1875rem solid currentColor', borderRadius: '50%' }),
  sectionRule(motionSafe({ animation: `${hop} 1200ms ${vars.motion.easing} infinite` })),
  sectionRule(motionSafe({ animationDelay: '150ms' }, '&:nth-child(2)')),
  sectionRule(motionSafe({ animationDelay: '300ms' }, '&:nth-child(3)')),
]);

export const composer = style([
  sectionRule({
    flex: 'none',
    margin: 0,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    '@media': { [withoutScripting]: { display: 'none' } },
  }),
  screenOnly,
]);

export const limits = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.medium,
    paddingInline: edge,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.leading,
    selectors: { '&:has(p:not(:empty))': { paddingBlock: vars.space.tiny } },
  }),
);

export const tooLong = style(
  sectionRule({
    margin: 0,
    minInlineSize: 0,
    flex: '1 1 12rem',
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    ':empty': { flex: 'none' },
    selectors: {
      '&:not(:empty)': { paddingInlineStart: vars.space.tiny, borderInlineStart: `5px solid ${vars.spot.one}` },
    },
  }),
);

export const count = style(
  sectionRule({
    margin: 0,
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  }),
);

export const notLoaded = style(
  sectionRule({
    paddingInline: edge,
    fontSize: vars.type.small.size,
    selectors: { '&:is([data-state="loading"], [data-state="failed"])': { paddingBlockEnd: vars.space.medium } },
  }),
);

export const row = style(sectionRule({ display: 'flex' }));

export const field = style(
  sectionRule({
    flex: '1 1 auto',
    minInlineSize: 0,
    minBlockSize: '3.25rem',
    // Grows with its content up to four lines in browsers that support `field-sizing`.
    maxBlockSize: '7.75rem',
    margin: 0,
    paddingBlock: '0.875rem',
    paddingInline: edge,
    boxSizing: 'border-box',
    resize: 'none',
    font: 'inherit',
    fontSize: vars.type.body.size,
    lineHeight: '1.5rem',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: 0,
    appearance: 'none',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.lineStrong} transparent`,
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    ':focus-visible': ringInside,
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'default' },
      '&[aria-invalid="true"]': { outline: `2px solid ${vars.spot.one}`, outlineOffset: -2 },
      '&[aria-invalid="true"]:focus-visible': ringInside,
    },
  }),
);

export const send = style(
  sectionRule({
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '3.5rem',
    minBlockSize: '3.25rem',
    margin: 0,
    padding: 0,
    fontSize: '1rem',
    color: vars.color.onAccent,
    backgroundColor: vars.color.accent,
    border: '1px solid transparent',
    borderRadius: 0,
    cursor: 'pointer',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.onAccent}`, outlineOffset: -6 },
    '@media': {
      '(hover: hover)': {
        ':hover': { backgroundColor: `color-mix(in srgb, ${vars.color.accent}, ${vars.color.onAccent} 10%)` },
      },
    },
    selectors: {
      '&[aria-disabled="true"]': {
        color: vars.color.textMuted,
        backgroundColor: vars.color.surfaceRaised,
        cursor: 'default',
      },
      '&[aria-disabled="true"]:focus-visible': { outlineColor: vars.color.focus },
    },
  }),
);

export const noScript = style(
  sectionRule({
    display: 'none',
    margin: 0,
    padding: edge,
    fontWeight: vars.weight.medium,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
    '@media': { [withoutScripting]: { display: 'block' } },
  }),
);

export const person = style(
  sectionRule({
    margin: 0,
    marginBlockStart: vars.space.medium,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.leading,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);
