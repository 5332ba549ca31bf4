import { style, styleVariants } from '@vanilla-extract/css';
import { from, inPrint, sectionRule, vars } from '../../theme/index.js';

const card = [
  sectionRule({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'clip',
    blockSize: '100%',
    boxSizing: 'border-box',
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.hairline} solid ${vars.color.text}`,
    borderRadius: vars.radius.card,
  }),
  inPrint({ breakInside: 'avoid' }),
];

/** A single place has the map beside its details. */
export const branch = styleVariants({
  card,
  only: [
    ...card,
    sectionRule({
      '@media': {
        [from.desktop]: {
          selectors: {
            '&[data-branch="map"]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
          },
        },
      },
    }),
  ],
});

export const inside = style(
  sectionRule({
    minInlineSize: 0,
    padding: '1.5rem 1.25rem 1.75rem',
    '@media': { [from.tablet]: { padding: '2rem 1.75rem 2.25rem' } },
  }),
);

export const head = style([
  sectionRule({ display: 'grid', gap: vars.space.tiny, minBlockSize: '4.25rem', alignContent: 'start' }),
  // The current opening state is not printed.
  inPrint({ minBlockSize: 0 }),
]);

export const details = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    marginBlockStart: vars.space.medium,
  }),
);

export const list = style(sectionRule({ margin: 0 }));

export const term = style(
  sectionRule({
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    color: vars.color.textMuted,
    selectors: { 'dd + &': { marginBlockStart: vars.space.medium } },
  }),
);

export const detail = style(sectionRule({ margin: 0, lineHeight: 1.5, overflowWrap: 'anywhere' }));

export const address = style(sectionRule({ fontStyle: 'normal' }));

export const line = style(sectionRule({ display: 'block' }));

export const note = style(sectionRule({ margin: 0, color: vars.color.textMuted }));

export const link = style(
  sectionRule({
    display: 'inline-block',
    paddingBlock: '0.375rem',
    fontWeight: vars.weight.strong,
    color: vars.color.link,
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);
