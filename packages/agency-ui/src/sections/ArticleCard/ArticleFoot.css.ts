import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { motionSafe, sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: vars.space.medium,
    marginBlockStart: 'auto',
    paddingBlockStart: '0.375rem',
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    fontSize: '1rem',
  }),
);

export const author = style(
  layered({ display: 'flex', alignItems: 'center', gap: '0.6rem', minInlineSize: 0, fontWeight: vars.weight.medium }),
);

const dot = style(layered({ flex: 'none', inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: '50%' }));

export const dots = styleVariants({ one: vars.spot.one, two: vars.spot.two, three: vars.spot.three }, (color) => [
  dot,
  layered({ backgroundColor: color }),
]);

const more = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    minBlockSize: '2.75rem',
    margin: 0,
    padding: 0,
    fontFamily: vars.font.text,
    fontSize: '1rem',
    fontWeight: vars.weight.strong,
    color: vars.color.text,
    background: 'none',
    border: 0,
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);

export const link = style([
  more,
  layered({
    // The picture leads where the link leads, in any card that is positioned and names a grid area for its picture.
    // The words stay free to be selected.
    '::after': { content: '', position: 'absolute', inset: 0, gridArea: 'picture' },
  }),
]);

export const button = style([
  more,
  layered({ cursor: 'pointer', selectors: { '&[aria-disabled="true"]': { cursor: 'default' } } }),
]);

export const words = style(
  layered({
    textDecorationLine: 'underline',
    textDecorationColor: vars.spot.three,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.4em',
    selectors: {
      '[data-agency-tone="accent"] &': { textDecorationColor: 'currentColor' },
      [`${more}:hover:not([aria-disabled="true"]) &`]: { textDecorationColor: 'currentColor' },
    },
  }),
);

const moving = `${more}:hover:not([aria-disabled="true"]) &`;

export const arrow = style([
  layered(motionSafe({ transition: `translate ${vars.motion.fast} ${vars.motion.easing}` })),
  layered(motionSafe({ translate: '4px 0' }, `${moving}:dir(ltr)`)),
  layered(motionSafe({ translate: '-4px 0' }, `${moving}:dir(rtl)`)),
]);
