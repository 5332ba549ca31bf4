import { createVar, style } from '@vanilla-extract/css';
import { from, motionSafe, sectionRule, vars } from '../../theme/index.js';
import { link } from './ArticleFooter.css.js';

/** Offset between the picture and its plate. */
const shift = createVar();

export const card = style(
  sectionRule({
    vars: { [shift]: '0px' },
    position: 'relative',
    display: 'grid',
    grid: '"meta" auto "picture" auto "title" auto "excerpt" 1fr "footer" auto / minmax(0, 1fr)',
    blockSize: '100%',
    boxSizing: 'border-box',
    paddingBlockStart: vars.space.small,
    fontFamily: vars.font.text,
    color: vars.color.text,
    borderBlockStart: `2px solid ${vars.color.text}`,
    // Only if the card has an action, because a moving picture suggests a link.
    selectors: {
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
      'li:only-child > * > &': {
        '@media': {
          [from.tablet]: { marginBlockStart: vars.space.medium, fontSize: 'clamp(1.75rem, 3.4vw, 2.75rem)' },
        },
      },
    },
  }),
);

export const excerpt = style(sectionRule({ marginBlock: '0.625rem 1rem', lineHeight: 1.55 }));
