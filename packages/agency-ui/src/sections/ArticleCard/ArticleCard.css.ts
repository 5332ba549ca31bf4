import { createVar, style } from '@vanilla-extract/css';
import { below, from, motionSafe, sectionRule, vars } from '../../theme/index.js';
import { link } from './ArticleFooter.css.js';

/** Offset between the picture and its plate. */
const shift = createVar();

/** Pages without room for two columns, such as phones with large text. */
const tooNarrow = '(width < 20rem)';

const column = '"meta" auto "picture" auto "title" auto "excerpt" 1fr "footer" auto / minmax(0, 1fr)';

export const card = style(
  sectionRule({
    vars: { [shift]: '0px' },
    position: 'relative',
    display: 'grid',
    grid: column,
    blockSize: '100%',
    boxSizing: 'border-box',
    paddingBlockStart: vars.space.small,
    fontFamily: vars.font.text,
    color: vars.color.text,
    borderBlockStart: `2px solid ${vars.color.text}`,
    // Only if the card has an action, because a moving picture suggests a link.
    selectors: {
      // In a list on phones, a compact row with a small picture.
      'li > &': {
        '@media': {
          [below.tablet]: {
            grid: '"meta meta" auto "picture title" auto "picture excerpt" 1fr "footer footer" auto / min(6.5rem, 28vw) minmax(0, 1fr)',
            columnGap: '1rem',
          },
          // When text is enlarged, it goes below the picture.
          [tooNarrow]: { grid: column },
        },
      },
      [`&:has(${link}:focus-visible)`]: { vars: { [shift]: '6px' } },
      // A single card in its list spans the page.
      'li:only-child > &': {
        '@media': {
          [from.tablet]: {
            grid: '"picture meta" auto "picture title" auto "picture excerpt" 1fr "picture footer" auto / 1fr 1fr',
            columnGap: 'clamp(1.5rem, 3vw, 2.5rem)',
          },
        },
      },
    },
    '@media': { '(hover: hover)': { selectors: { [`&:has(${link}):hover`]: { vars: { [shift]: '6px' } } } } },
  }),
);

export const picture = style(
  sectionRule({
    gridArea: 'picture',
    position: 'relative',
    aspectRatio: '4 / 3',
    marginBlock: '0.75rem 1.25rem',
    backgroundColor: vars.spot.one,
    borderRadius: vars.radius.card,
    selectors: {
      'li:nth-child(3n + 2) &': { backgroundColor: vars.spot.three },
      'li:nth-child(3n) &': { backgroundColor: vars.spot.two },
      'li > * > &': {
        '@media': {
          [below.tablet]: { alignSelf: 'start', aspectRatio: '1', marginBlock: '0.5rem 0.875rem' },
          [tooNarrow]: { aspectRatio: '4 / 3' },
        },
      },
    },
  }),
);

export const image = style([
  sectionRule({ position: 'absolute', inset: 0, borderRadius: vars.radius.card }),
  sectionRule(
    motionSafe({
      translate: `calc(-1 * ${shift}) calc(-1 * ${shift})`,
      transition: `translate ${vars.motion.fast} ${vars.motion.easing}`,
    }),
  ),
  sectionRule(motionSafe({ translate: `${shift} calc(-1 * ${shift})` }, '&:dir(rtl)')),
]);

export const title = style(
  sectionRule({
    fontSize: '1.625rem',
    lineHeight: 1.12,
    selectors: {
      'li > * > &': { '@media': { [below.tablet]: { marginBlockStart: '0.375rem', fontSize: '1.25rem' } } },
      'li:only-child > * > &': {
        '@media': {
          [from.tablet]: { marginBlockStart: vars.space.medium, fontSize: 'clamp(1.75rem, 3.4vw, 2.75rem)' },
        },
      },
    },
  }),
);

export const excerpt = style(
  sectionRule({
    marginBlock: '0.625rem 1rem',
    lineHeight: 1.55,
    selectors: {
      'li > * > &': {
        '@media': {
          [below.tablet]: { marginBlock: '0.375rem 0.75rem', fontSize: vars.type.small.size, lineHeight: 1.5 },
        },
      },
    },
  }),
);
