import { style } from '@vanilla-extract/css';
import { from, inPrint, sectionRule, vars } from '../../theme/index.js';

/** Distance between the page's edge and the content. */
const edge = `max(${vars.layout.gutter}, (100% - ${vars.layout.content}) / 2)`;

export const head = style(
  sectionRule({
    paddingBlockStart: 'clamp(1.5rem, 3vw, 2.5rem)',
    paddingBlockEnd: 'clamp(2rem, 4vw, 3.5rem)',
    '@media': { print: { paddingBlockStart: 0 } },
  }),
);

export const breadcrumbs = style(
  sectionRule({ marginBlockEnd: 'clamp(1rem, 2.5vw, 2rem)', '@media': { print: { display: 'none' } } }),
);

export const back = style(
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
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    '@media': { print: { display: 'none' } },
  }),
);

export const title = style(sectionRule({ maxInlineSize: '11em', overflowWrap: 'anywhere' }));

/** Twelve columns between the page's edges, so that the picture can bleed on one side. */
export const body = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: `[page-start] ${edge} [start] minmax(0, 1fr) [end] ${edge} [page-end]`,
    paddingBlockEnd: vars.space.section,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: `[page-start] ${edge} [start] repeat(2, minmax(0, 1fr)) [picture-start] repeat(2, minmax(0, 1fr)) [docket-end] minmax(0, 1fr) [text-start] repeat(7, minmax(0, 1fr)) [end] ${edge} [page-end]`,
        gridTemplateRows: 'auto auto',
      },
    },
  }),
);

export const picture = style(
  sectionRule({
    gridColumn: 'page-start / page-end',
    aspectRatio: '4 / 3',
    '@media': {
      [from.tablet]: { aspectRatio: '16 / 9' },
      [from.desktop]: {
        gridColumn: 'picture-start / page-end',
        gridRow: '1',
        aspectRatio: 'auto',
        blockSize: 'clamp(26rem, 44vw, 42rem)',
      },
    },
  }),
);

/** A job ticket that overlaps the picture's lower corner. */
export const docket = style([
  sectionRule({
    position: 'relative',
    gridColumn: 'start / end',
    marginBlockStart: '-3rem',
    padding: 'clamp(1.25rem, 4vw, 2.25rem)',
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: `calc(-1 * ${vars.plate.small}) ${vars.plate.small} 0 ${vars.spot.three}`,
    selectors: { '&:dir(rtl)': { boxShadow: `${vars.plate.small} ${vars.plate.small} 0 ${vars.spot.three}` } },
    '@media': {
      [from.tablet]: { marginInlineEnd: '25%' },
      [from.desktop]: {
        gridColumn: 'start / docket-end',
        gridRow: '1 / span 2',
        alignSelf: 'start',
        marginInlineEnd: 0,
        marginBlockStart: 'calc(clamp(26rem, 44vw, 42rem) - 9rem)',
        boxShadow: `calc(-1 * ${vars.plate.large}) ${vars.plate.large} 0 ${vars.spot.three}`,
        selectors: { '&:dir(rtl)': { boxShadow: `${vars.plate.large} ${vars.plate.large} 0 ${vars.spot.three}` } },
      },
    },
  }),
  inPrint({ margin: 0, padding: '1rem 0', border: 0, boxShadow: 'none' }),
]);

export const facts = style(sectionRule({ margin: 0 }));

export const fact = style(
  sectionRule({
    paddingBlock: '0.875rem',
    // Perforated edge.
    borderBlockEnd: `2px dotted ${vars.color.lineStrong}`,
    selectors: {
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
    },
  }),
);

export const term = style(
  sectionRule({
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    color: vars.color.eyebrow,
  }),
);

export const detail = style(
  sectionRule({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
    fontWeight: vars.type.heading.weight,
    lineHeight: 1.2,
    letterSpacing: vars.type.heading.tracking,
    overflowWrap: 'anywhere',
  }),
);

/** Beside the first term, which is short. */
export const mark = style(
  sectionRule({ position: 'absolute', insetBlockStart: vars.space.medium, insetInlineEnd: vars.space.medium }),
);

export const overview = style(
  sectionRule({
    gridColumn: 'start / end',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.medium,
    maxInlineSize: vars.layout.text,
    paddingBlockStart: 'clamp(2.5rem, 6vw, 4.5rem)',
    '@media': { [from.desktop]: { gridColumn: 'text-start / end', gridRow: '2' } },
  }),
);

/** Separated by a rule in the spot ink, like a docket's stub. */
export const outcome = style(
  sectionRule({
    display: 'grid',
    gap: vars.space.small,
    marginBlockStart: vars.space.large,
    paddingBlockStart: vars.space.large,
    borderBlockStart: `4px solid ${vars.spot.one}`,
  }),
);

export const result = style(
  sectionRule({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)',
    fontStretch: vars.type.feature.width,
    fontWeight: vars.type.feature.weight,
    lineHeight: 1.12,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const paragraph = style(sectionRule({ overflowWrap: 'anywhere' }));

/** Further pictures below the account, in two columns where there is space. */
export const pictures = style(
  sectionRule({
    gridColumn: 'start / end',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
    alignItems: 'start',
    gap: vars.space.medium,
    margin: 0,
    padding: 0,
    marginBlockStart: vars.space.huge,
    listStyle: 'none',
  }),
);

export const further = style(sectionRule({ overflow: 'clip', borderRadius: vars.radius.card }));
