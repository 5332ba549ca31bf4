import { style, styleVariants } from '@vanilla-extract/css';
import { from, inPrint, screenOnly, sectionRule, vars } from '../../theme/index.js';

const rule = `2px solid ${vars.color.text}`;
const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

const focusRing = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 } as const;

/** On wide pages, the portrait is beside everything else, and stays in view. */
export const columns = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 'clamp(2rem, 4vw, 3rem)',
    paddingBlockStart: 'clamp(1.5rem, 3vw, 2.5rem)',
    paddingBlockEnd: 'clamp(3.5rem, 7vw, 6rem)',
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 4.5fr) minmax(0, 7.5fr)',
        gridTemplateRows: 'repeat(3, auto) 1fr',
        columnGap: 'clamp(3rem, 6vw, 5.5rem)',
      },
    },
  }),
  inPrint({ display: 'block', paddingBlock: '0 1rem' }),
]);

const inText = { '@media': { [from.desktop]: { gridColumn: 2 } } } as const;

export const head = style(
  sectionRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', ...inText }),
);

export const back = style([
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.hair,
    minBlockSize: '2.75rem',
    marginBlockEnd: 'clamp(1rem, 2.5vw, 2rem)',
    marginInlineStart: '-0.25rem',
    fontWeight: vars.weight.strong,
    color: vars.color.link,
    overflowWrap: 'anywhere',
    textUnderlineOffset: '0.3em',
    borderRadius: vars.radius.control,
    ':focus-visible': focusRing,
  }),
  screenOnly,
]);

export const name = style(
  sectionRule({ fontSize: 'clamp(2.5rem, 1.4rem + 4.6vw, 5.5rem)', overflowWrap: 'anywhere', textWrap: 'balance' }),
);

export const role = style(
  sectionRule({
    margin: 0,
    marginBlockStart: vars.space.small,
    fontSize: vars.type.lead.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    color: vars.color.eyebrow,
    overflowWrap: 'anywhere',
  }),
);

export const side = style(sectionRule({ '@media': { [from.desktop]: { gridColumn: 1, gridRow: '1 / -1' } } }));

export const portrait = style([
  sectionRule({
    position: 'relative',
    maxInlineSize: '30rem',
    aspectRatio: '4 / 5',
    outline: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: `calc(-1 * ${vars.plate.large}) ${vars.plate.large} 0 ${vars.spot.one}`,
    selectors: { '&:dir(rtl)': { boxShadow: `${vars.plate.large} ${vars.plate.large} 0 ${vars.spot.one}` } },
    '@media': {
      [from.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.layout.headerHeightSolid} + 1.5rem)` },
    },
  }),
  inPrint({ position: 'relative', inlineSize: '40%', boxShadow: 'none', marginBlock: '1rem' }),
]);

export const text = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.medium,
    maxInlineSize: vars.layout.text,
    ...inText,
  }),
);

export const paragraph = style(sectionRule({ overflowWrap: 'anywhere', textWrap: 'pretty' }));

export const facts = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: vars.space.large,
    ':empty': { display: 'none' },
    ...inText,
  }),
  inPrint({ marginBlockStart: '1rem' }),
]);

export const fact = style([
  sectionRule({ minInlineSize: 0, paddingBlockStart: vars.space.small, borderBlockStart: rule }),
  inPrint({ breakInside: 'avoid' }),
]);

export const term = style(sectionRule({ marginBlockEnd: vars.space.tiny }));

export const items = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '0.375rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  }),
);

export const link = style(
  sectionRule({
    display: 'inline-block',
    paddingBlock: '0.25rem',
    marginBlock: '-0.25rem',
    color: 'inherit',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.control,
    ':focus-visible': focusRing,
    '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '2px' } } },
  }),
);

export const work = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.medium,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    ...inText,
  }),
);

export const works = style(sectionRule({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: rule }));

export const piece = style([
  sectionRule({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0.25rem 2rem',
    paddingBlock: '0.875rem',
    borderBlockEnd: hairline,
    lineHeight: 1.4,
  }),
  inPrint({ breakInside: 'avoid' }),
]);

export const pieceLink = style(
  sectionRule({
    minInlineSize: 0,
    fontWeight: vars.weight.strong,
    color: 'inherit',
    textUnderlineOffset: '0.2em',
    // Extends the link over the row.
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: { '&:focus-visible::after': { ...focusRing, borderRadius: vars.radius.control } },
    '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '2px' } } },
  }),
);

export const note = style(sectionRule({ minInlineSize: 0, color: vars.color.textMuted }));

/** The next person is at the end, even without a previous one. */
export const others = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderBlockStart: rule,
    marginBlockEnd: 'clamp(2rem, 4vw, 3.5rem)',
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.large } },
  }),
  screenOnly,
]);

const neighbourLink = sectionRule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.125rem',
  paddingBlock: '1.25rem',
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.control,
  ':focus-visible': focusRing,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [from.tablet]: { selectors: { '& + &': { borderBlockStart: 0 } } } },
});

export const neighbour = styleVariants({
  previous: [neighbourLink],
  next: [
    neighbourLink,
    sectionRule({ '@media': { [from.tablet]: { gridColumn: 2, textAlign: 'end', justifyItems: 'end' } } }),
  ],
});

export const direction = style(
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tiny,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    color: vars.color.link,
    '@media': { [from.tablet]: { selectors: { [`${neighbour.next} &`]: { flexDirection: 'row-reverse' } } } },
  }),
);

export const neighbourName = style(
  sectionRule({
    fontFamily: vars.font.display,
    fontSize: vars.type.heading.size,
    fontStretch: vars.type.heading.width,
    fontWeight: vars.type.heading.weight,
    letterSpacing: vars.type.heading.tracking,
    lineHeight: 1.2,
    '@media': {
      '(hover: hover)': {
        selectors: {
          'a:hover > &': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.18em' },
        },
      },
    },
  }),
);

export const neighbourRole = style(sectionRule({ color: vars.color.textMuted, lineHeight: 1.4 }));
