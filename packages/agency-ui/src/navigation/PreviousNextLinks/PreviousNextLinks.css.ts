import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from, type LayerRule, motionSafe, sectionRule, vars } from '../../theme/index.js';

/** Offset between the picture and its plate. */
const shift = createVar();

const rule = `${vars.stroke.hairline} solid ${vars.color.text}`;

/**
 * Distance between the page's edge and the content. Percentage padding is relative to the whole row, whatever the
 * link's share of it.
 */
const edge = `max(${vars.layout.gutter}, (100% - ${vars.layout.content}) / 2)`;

export const links = style(
  sectionRule({
    display: 'flex',
    flexDirection: 'column',
    fontFamily: vars.font.text,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    borderBlock: rule,
    '@media': { [from.tablet]: { flexDirection: 'row' } },
  }),
);

const neighbour = style(
  sectionRule({
    vars: { [shift]: '0px' },
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'min(1.25rem, 6vw)',
    minInlineSize: 0,
    paddingBlock: '1.25rem',
    paddingInline: vars.layout.gutter,
    textDecoration: 'none',
    ':focus-visible': {
      vars: { [shift]: '4px' },
      outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.stroke.focus})`,
    },
    '@media': {
      [from.tablet]: { flex: '1 1 0', paddingBlock: '1.5rem', paddingInline: '1.5rem', gap: '1.5rem' },
      [from.desktop]: { paddingBlock: '2rem', paddingInline: '2rem', gap: '2rem' },
      '(hover: hover)': { ':hover': { vars: { [shift]: '4px' } } },
    },
    selectors: {
      '& + &': {
        borderBlockStart: rule,
        '@media': { [from.tablet]: { borderBlockStart: 'none', borderInlineStart: rule } },
      },
    },
  }),
);

/** Overrides the padding at both page widths. */
const fromTabletOn = (rule: LayerRule): LayerRule => ({ '@media': { [from.tablet]: rule, [from.desktop]: rule } });

export const link = styleVariants({
  previous: [neighbour, sectionRule(fromTabletOn({ paddingInlineStart: edge }))],
  next: [
    neighbour,
    sectionRule({ flexDirection: 'row-reverse', textAlign: 'end', ...fromTabletOn({ paddingInlineEnd: edge }) }),
  ],
});

export const picture = style(
  sectionRule({
    position: 'relative',
    flex: 'none',
    // Leaves space for enlarged text.
    inlineSize: 'min(6.5rem, 32vw)',
    aspectRatio: '4 / 3',
    borderRadius: vars.radius.card,
    backgroundColor: vars.spot.one,
    '@media': { [from.desktop]: { inlineSize: '11rem' } },
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

/** Moves below the picture when text is enlarged. */
export const text = style(sectionRule({ display: 'block', flex: '1 1 8rem', minInlineSize: 0 }));

export const name = style(
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    marginBlockEnd: '0.375rem',
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    color: vars.color.eyebrow,
    selectors: { [`${link.next} &`]: { flexDirection: 'row-reverse' } },
  }),
);

export const title = style(
  sectionRule({
    display: 'block',
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.375rem, 2.3vw, 2rem)',
    fontStretch: vars.type.heading.width,
    fontWeight: vars.type.heading.weight,
    lineHeight: 1.05,
    letterSpacing: vars.type.heading.tracking,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const word = style(sectionRule({ display: 'inline-block' }));
