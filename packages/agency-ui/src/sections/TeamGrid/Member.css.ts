import { style, styleVariants } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

const member = sectionRule({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.large,
});

const columns = (tablet: string, desktop: string) =>
  sectionRule({ '@media': { [from.tablet]: { gridColumn: tablet }, [from.desktop]: { gridColumn: desktop } } });

export const places = styleVariants({
  full: [
    member,
    sectionRule({
      '@media': {
        [from.tablet]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: 'clamp(2rem, 4vw, 4rem)',
          alignItems: 'end',
        },
      },
    }),
  ],
  half: [
    member,
    columns('span 6', 'span 6'),
    sectionRule({
      '@media': { [from.tablet]: { selectors: { '[data-shape="half"] + &': { marginBlockStart: '4rem' } } } },
    }),
  ],
  third: [
    member,
    columns('span 6', 'span 4'),
    // The middle card is lower than the others.
    sectionRule({
      '@media': {
        [from.desktop]: {
          selectors: {
            '[data-shape="full"] + [data-shape="third"] + &': { marginBlockStart: '4rem' },
            '&:nth-child(3n):not(:last-child)': { marginBlockStart: '4rem' },
            '&:nth-child(2):nth-last-child(2)': { marginBlockStart: '4rem' },
            '&:nth-child(3):last-child': { marginBlockStart: 0 },
          },
        },
      },
    }),
  ],
});

export const portrait = style(
  sectionRule({
    position: 'relative',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    outline: `${vars.stroke.hairline} solid ${vars.color.line}`,
    selectors: {
      // Only the first member has a plate.
      'li:first-child > &': {
        outline: 'none',
        boxShadow: `calc(-1 * ${vars.plate.large}) ${vars.plate.large} 0 ${vars.spot.one}`,
      },
      'li:first-child > &:dir(rtl)': { boxShadow: `${vars.plate.large} ${vars.plate.large} 0 ${vars.spot.one}` },
    },
  }),
);

export const text = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.tiny,
    justifyItems: 'start',
    maxInlineSize: '34rem',
  }),
);

export const name = style(sectionRule({ overflowWrap: 'anywhere' }));

export const link = style(
  sectionRule({
    color: 'inherit',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.18em',
    // Extends the link over the card.
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
        outlineOffset: 6,
        borderRadius: vars.radius.control,
      },
    },
    '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '4px' } } },
  }),
);

export const role = style(
  sectionRule({ margin: 0, fontWeight: vars.weight.strong, color: vars.color.eyebrow, overflowWrap: 'anywhere' }),
);

export const bio = style(sectionRule({ overflowWrap: 'anywhere' }));

export const profile = style(
  sectionRule({
    // Stacked above the link to the person's page, which covers the card.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minBlockSize: '2.75rem',
    fontWeight: vars.weight.strong,
    color: vars.color.link,
    textUnderlineOffset: '0.3em',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);
