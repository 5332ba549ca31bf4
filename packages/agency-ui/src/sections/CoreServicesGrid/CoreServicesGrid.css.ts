import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from, inPrint, sectionRule, vars } from '../../theme/index.js';
import { rowPictures } from './picture-sizes.js';
import { rowPicture } from './ServiceTile.css.js';

export const head = style(sectionRule({ marginBlockEnd: 'clamp(1.5rem, 4vw, 3rem)' }));

const rowsBeside = createVar();

const list = style([
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 'min(3rem, 4vw)' },
    },
  }),
  inPrint({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.large }),
]);

/** Keyed by the number of rows beside the first service. */
export const lists = styleVariants(rowPictures, (width, rows) => [
  list,
  sectionRule({ vars: { [rowsBeside]: `${Math.max(Number(rows), 1)}`, [rowPicture]: width } }),
]);

/** Query container, because a service's layout depends on its width. */
const place = style([
  sectionRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' }),
  inPrint({ gridRow: 'auto', gridColumn: 'auto', breakInside: 'avoid' }),
]);

/** Space between a service and the line above it. */
const margin = '0.3125rem';
const wideMargin = '0.625rem';

export const places = styleVariants({
  single: [place, sectionRule({ gridColumn: '1 / -1' })],
  lead: [
    place,
    sectionRule({
      paddingBlockEnd: '0.25rem',
      '@media': {
        [from.tablet]: { paddingBlockEnd: '1rem' },
        // The same space as below the last row beside it.
        [from.desktop]: { gridRow: `span ${rowsBeside}`, paddingBlockEnd: wideMargin },
      },
    }),
  ],
  row: [
    place,
    sectionRule({
      paddingBlock: margin,
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
      '@media': {
        // Aligns the top of the first row's picture with the large picture.
        [from.desktop]: {
          paddingBlock: wideMargin,
          selectors: { '&:nth-child(2)': { paddingBlockStart: 0, borderBlockStart: 0 } },
        },
      },
    }),
  ],
});
