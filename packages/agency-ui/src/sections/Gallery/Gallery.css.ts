import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from, inPrint, motionSafe, sectionRule, sectionsLayer, vars } from '../../theme/index.js';
import { proportions } from './proportions.js';

/**
 * Minimum row height. On phones, it decides how many pictures fit in a row; on wider screens, it must be too small to
 * affect that.
 */
const rowHeight = createVar();

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
      // Between two rows, there is a `rowEnd` with a gap on both sides.
      [from.tablet]: { vars: { [rowHeight]: '3rem' }, gap: '1rem 1.25rem' },
      [from.desktop]: { gap: '1.25rem 1.5rem' },
    },
  }),
]);

/** Ends a row of pictures. */
export const rowEnd = style(sectionRule({ flexBasis: '100%' }));

export const rowEnds = styleVariants({
  tablet: [sectionRule({ '@media': { [from.tablet]: { display: 'block' }, [from.desktop]: { display: 'none' } } })],
  desktop: [sectionRule({ '@media': { [from.desktop]: { display: 'block' } } })],
});

const anyItem = style([
  sectionRule({
    vars: { [ink]: vars.spot.three },
    boxSizing: 'border-box',
    minInlineSize: 0,
    flexShrink: 1,
    selectors: {
      '&:nth-of-type(3n + 2)': { vars: { [ink]: vars.spot.two } },
      '&:nth-of-type(3n)': { vars: { [ink]: vars.spot.one } },
    },
  }),
  inPrint({ breakInside: 'avoid' }),
]);

const frame = createVar();

const names = Object.fromEntries(proportions.map((tenths) => [tenths, tenths / 10]));

/** Width and growth in proportion to the picture give all pictures in a row the same height. */
export const item = styleVariants(names, (ratio) => [
  anyItem,
  sectionRule({
    vars: { [frame]: `${ratio}` },
    flexGrow: ratio,
    flexBasis: `min(100%, ${rowHeightTimes(ratio)})`,
    // A row of one or two pictures never grows taller than the page.
    maxInlineSize: `${ratio * 36}rem`,
  }),
]);

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
