import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from, inPrint, motionSafe, sectionRule, sectionsLayer, vars } from '../../theme/index.js';
import { proportions } from './proportions.js';

/** Minimum height of a row, which decides how many pictures are in it. */
const rowHeight = createVar();

const tabletGap = '1.25rem';
const desktopGap = '1.5rem';

/** Colour of the plate behind a picture. */
const ink = createVar();

export const pictures = style([
  sectionRule({
    vars: { [rowHeight]: '9rem' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '1.75rem 1rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [from.tablet]: {
        vars: { [rowHeight]: '12rem' },
        gap: `2rem ${tabletGap}`,
        selectors: {
          // Takes the rest of the last row, whose pictures would otherwise be higher than those above. A few pictures
          // are a single row, which is filled. The margin cancels the gap, so that it never takes its own row.
          '&:has(> :nth-child(5))::after': {
            content: '""',
            flex: '1000 1 0',
            marginInlineStart: `calc(-1 * ${tabletGap})`,
          },
        },
      },
      [from.desktop]: {
        vars: { [rowHeight]: '15rem' },
        gap: `2.5rem ${desktopGap}`,
        selectors: { '&:has(> :nth-child(5))::after': { marginInlineStart: `calc(-1 * ${desktopGap})` } },
      },
    },
  }),
]);

/** Rows of equal pictures that are all full: a last row of smaller ones would look like a mistake. */
export const evenPictures = style([
  pictures,
  sectionRule({
    '@media': {
      [from.tablet]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        selectors: { '&:has(> :nth-child(5))::after': { content: 'none' } },
      },
      // Three pictures in a row, or two larger ones.
      [from.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  }),
]);

const anyItem = style([
  sectionRule({
    vars: { [ink]: vars.spot.three },
    boxSizing: 'border-box',
    minInlineSize: 0,
    flexShrink: 1,
    selectors: {
      '&:nth-child(3n + 2)': { vars: { [ink]: vars.spot.two } },
      '&:nth-child(3n)': { vars: { [ink]: vars.spot.one } },
    },
  }),
  inPrint({ breakInside: 'avoid' }),
]);

const frame = createVar();

const names = Object.fromEntries(proportions.map((tenths) => [tenths, tenths / 10]));

/** Width and growth in proportion to the picture make all pictures of a row equally high. */
export const item = styleVariants(names, (ratio) => [
  anyItem,
  sectionRule({
    vars: { [frame]: `${ratio}` },
    flexGrow: ratio,
    flexBasis: `min(100%, ${rowHeightTimes(ratio)})`,
    // An incomplete row never grows taller than the page.
    maxInlineSize: `${ratio * 30}rem`,
  }),
]);

/** A picture of even rows. It fills its columns. */
export const evenItem = style(
  sectionRule({
    '@media': {
      [from.tablet]: { maxInlineSize: 'none' },
      [from.desktop]: { gridColumn: 'span 2' },
    },
  }),
);

/** Larger pictures at the start, so that the last row is full. */
export const larger = styleVariants({
  tablet: [
    sectionRule({ '@media': { [from.tablet]: { gridColumn: '1 / -1' }, [from.desktop]: { gridColumn: 'span 2' } } }),
  ],
  desktop: [sectionRule({ '@media': { [from.desktop]: { gridColumn: 'span 3' } } })],
});

function rowHeightTimes(ratio: number): string {
  return `calc(${ratio} * ${rowHeight})`;
}

export const figure = style(sectionRule({ margin: 0 }));

const ring = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 3 };

export const link = style([
  sectionRule({
    position: 'relative',
    display: 'block',
    boxSizing: 'border-box',
    aspectRatio: frame,
    border: `${vars.stroke.hairline} solid ${vars.color.text}`,
    borderRadius: vars.radius.card,
    cursor: 'zoom-in',
    ':focus-visible': ring,
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover': { boxShadow: `calc(-1 * ${vars.plate.small}) ${vars.plate.small} 0 ${ink}` },
          '&:hover:dir(rtl)': { boxShadow: `${vars.plate.small} ${vars.plate.small} 0 ${ink}` },
        },
      },
    },
  }),
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}` }) } },
]);

export const image = style(sectionRule({ borderRadius: `calc(${vars.radius.card} - ${vars.stroke.hairline})` }));

export const caption = style(
  sectionRule({
    marginBlockStart: '0.625rem',
    fontSize: vars.type.small.size,
    lineHeight: 1.4,
    color: vars.color.textMuted,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
);
