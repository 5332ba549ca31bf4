import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inPrint, motionSafe, screenOnly, sectionRule, sectionsLayer, vars } from '../../theme/index.js';

const ring = `${vars.stroke.focus} solid ${vars.color.focus}`;

export const video = style(sectionRule({ minInlineSize: 0, margin: 0, color: vars.color.text }));

export const frame = style([
  sectionRule({
    position: 'relative',
    boxSizing: 'border-box',
    overflow: 'hidden',
    inlineSize: '100%',
    marginInline: 'auto',
    backgroundColor: vars.color.scrim,
    border: `${vars.stroke.hairline} solid ${vars.color.text}`,
    borderRadius: vars.radius.card,
    // Clipping here would cut off the outlines of elements inside.
    ':focus-within': { overflow: 'visible' },
  }),
  inPrint({ breakInside: 'avoid', maxInlineSize: '60%', marginInline: 0 }),
]);

export const shapes = styleVariants({
  '16:9': sectionRule({ aspectRatio: '16 / 9' }),
  '4:3': sectionRule({ aspectRatio: '4 / 3' }),
  '1:1': sectionRule({ aspectRatio: '1 / 1' }),
  // No taller than the page.
  '9:16': sectionRule({ aspectRatio: '9 / 16', maxInlineSize: 'min(24rem, 50vh)', marginInline: 0 }),
});

/** Below the player, which is transparent until it plays. */
export const poster = style(
  sectionRule({ position: 'absolute', inset: 0, overflow: 'hidden', borderRadius: 'inherit' }),
);

export const player = style(
  sectionRule({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    border: 0,
    borderRadius: 'inherit',
    // The poster is cropped; the video never is.
    objectFit: 'contain',
    ':focus-visible': { outline: ring, outlineOffset: 3 },
    // A video whose proportions differ from its frame's is letterboxed.
    selectors: { '&[data-played]': { backgroundColor: vars.color.scrim } },
  }),
);

export const link = style(
  sectionRule({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: 'inherit',
    ':focus-visible': { outline: ring, outlineOffset: 3 },
    // Its URL is printed after the title.
    '::after': { display: 'none' },
  }),
);

/** Marigold with dark ink, readable on any picture, with a plate out of register. */
export const disc = style([
  sectionRule({
    position: 'absolute',
    insetBlockEnd: 'clamp(1rem, 4%, 2rem)',
    insetInlineStart: 'clamp(1rem, 4%, 2rem)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'clamp(3.5rem, 9vw, 5.5rem)',
    aspectRatio: '1 / 1',
    color: vars.color.onAccent,
    backgroundColor: vars.color.accent,
    border: '1px solid transparent',
    borderRadius: '50%',
    boxShadow: `${vars.plate.small} ${vars.plate.small} 0 ${vars.spot.one}`,
    selectors: {
      '&:dir(rtl)': { boxShadow: `calc(-1 * ${vars.plate.small}) ${vars.plate.small} 0 ${vars.spot.one}` },
    },
  }),
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `scale ${vars.motion.fast} ${vars.motion.easing}` }) } },
  { '@layer': { [sectionsLayer]: motionSafe({ scale: 1.06 }, `${link}:hover > &`) } },
  screenOnly,
]);

export const playIcon = style(
  sectionRule({ inlineSize: '42%', blockSize: '42%', marginInlineStart: '6%', fill: 'currentColor' }),
);

export const caption = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.hair,
    marginBlockStart: '0.875rem',
    maxInlineSize: vars.layout.text,
    overflowWrap: 'anywhere',
  }),
);

export const title = style([
  sectionRule({ margin: 0, fontWeight: vars.weight.strong }),
  // The link to a hosted video's page.
  inPrint({ content: '" (" attr(data-url) ")"', fontWeight: vars.weight.regular }, '&&&[data-url]::after'),
]);

export const privacy = style([
  sectionRule({ margin: 0, fontSize: vars.type.small.size, color: vars.color.textMuted, textWrap: 'pretty' }),
  screenOnly,
]);

export const transcript = style(sectionRule({ marginBlockStart: vars.space.tiny }));

// Hidden in print, because nobody can open it on paper.
globalStyle(`${transcript}::details-content`, {
  '@layer': { [sectionsLayer]: { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } } },
});

export const summary = style([
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.hair,
    minBlockSize: '2.75rem',
    fontWeight: vars.weight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    color: vars.color.link,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    ':focus-visible': { outline: ring, outlineOffset: 3 },
  }),
]);

export const chevron = style([
  sectionRule({ selectors: { '[open] > * > &': { rotate: '180deg' } } }),
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `rotate ${vars.motion.fast} ${vars.motion.easing}` }) } },
]);

export const transcriptText = style(
  sectionRule({
    paddingBlock: '0.5rem',
    paddingInlineStart: '1.25rem',
    borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  }),
);
