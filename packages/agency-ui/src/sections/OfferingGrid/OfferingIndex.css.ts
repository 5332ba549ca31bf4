import { style } from '@vanilla-extract/css';
import { from, screenOnly, sectionRule, vars } from '../../theme/index.js';

const { content, gutter } = vars.layout;

/** The page's grid with gutters: the card bleeds off the page, and its text aligns with the content. */
export const place = style([
  sectionRule({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: `minmax(${gutter}, 1fr) minmax(0, ${content}) minmax(${gutter}, 1fr)`,
    // Matches the deep bottom space of the hero above.
    marginBlockStart: '-5rem',
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: `minmax(${gutter}, 1fr) minmax(0, calc(${content} / 6)) minmax(0, calc(${content} * 5 / 6)) minmax(${gutter}, 1fr)`,
        marginBlockStart: '-6rem',
      },
      [from.desktop]: {
        gridTemplateColumns: `minmax(${gutter}, 1fr) minmax(0, calc(${content} / 3)) minmax(0, calc(${content} * 2 / 3)) minmax(${gutter}, 1fr)`,
        marginBlockStart: '-7.5rem',
      },
    },
  }),
  screenOnly,
]);

export const card = style(
  sectionRule({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    rowGap: vars.space.tiny,
    paddingBlock: '1.5rem 1.25rem',
    fontFamily: vars.font.text,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    borderBlockStart: `6px solid ${vars.spot.one}`,
    '@media': {
      [from.tablet]: { gridColumn: '3 / -1', paddingInlineStart: '2rem' },
      [from.desktop]: { paddingInlineStart: '2.5rem' },
    },
  }),
);

export const name = style(
  sectionRule({
    gridColumn: '2 / 3',
    margin: 0,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    color: vars.color.textMuted,
    '@media': { [from.tablet]: { gridColumn: '1 / 2' } },
  }),
);

export const list = style(
  sectionRule({
    gridColumn: '2 / 3',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
    selectors: {
      // Full rows: six entries make two rows of three, eight make two rows of four.
      '&[data-rows="threes"]': {
        // A long word takes room from short ones.
        '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, auto))' } },
      },
      '&[data-rows="fours"]': {
        '@media': {
          [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
    },
    columnGap: vars.space.medium,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [from.tablet]: { gridColumn: '1 / 2' }, [from.desktop]: { columnGap: vars.space.large } },
  }),
);

export const link = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    gap: '0.6rem',
    minBlockSize: '2.75rem',
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    textDecoration: 'none',
    textUnderlineOffset: '0.3em',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    '@media': { '(hover: hover)': { ':hover': { textDecorationLine: 'underline' } } },
  }),
);

export const number = style(
  sectionRule({
    flex: 'none',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.eyebrow,
  }),
);

/** In place of the number, before a link to another part of the page. */
export const arrow = style(sectionRule({ flex: 'none', inlineSize: '1rem', color: vars.color.eyebrow }));
