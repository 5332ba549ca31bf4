import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';
import { cut } from './Figure.css.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const section = style(layered({ isolation: 'isolate' }));

export const dissolving = style(layered({ paddingBlockEnd: `calc(${vars.space.section} + 11rem)` }));

export const fade = style(
  // A pixel lower than the band's foot: no seam where the browser rounds.
  layered({ position: 'absolute', insetInline: 0, insetBlockEnd: '-1px', zIndex: -1 }),
);

/** The numbers stand as its width, counted in the reader's text size, allows. */
export const measure = style(layered({ containerType: 'inline-size' }));

const pairs = '(inline-size >= 17rem)';
const rowsOfTwo = '(inline-size >= 36rem)';

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    marginBlockEnd: '3rem',
    '@container': { [rowsOfTwo]: { marginBlockEnd: '4.5rem' } },
  }),
);

/** Its swatches shrink where doubled text makes them wider than a phone. */
export const bar = style(layered({ maxInlineSize: '100%' }));

export const numbers = style(
  layered({
    // A number that comes later may stand first in its row.
    gridAutoFlow: 'row dense',
    rowGap: '3rem',
    '@container': { [rowsOfTwo]: { rowGap: '4.5rem' } },
  }),
);

const { text, highlight } = vars.color;
const { width: narrow, wideWidth: wide } = vars.type.numeral;

/** Two by two: a wide number and a narrow one, then the other way round. One that is left over has a row to itself. */
const place = {
  first: '&:nth-child(4n + 1)',
  second: '&:nth-child(4n + 2)',
  third: '&:nth-child(4n + 3)',
  fourth: '&:nth-child(4n + 4)',
};
const hasFourth = ':not(:nth-last-child(-n + 2))';
const leftOver = '&:nth-child(odd):last-child';

const cutAs = (stretch: string, limit: string, color: string, plate: string) => ({
  vars: { [cut.stretch]: stretch, [cut.limit]: limit, [cut.color]: color, [cut.plate]: plate },
});
const at = (gridColumn: string, limit: string) => ({ gridColumn, vars: { [cut.limit]: limit } });

const across = '1 / -1';
const large = 'min(34rem, 37.7vw)';
const medium = 'min(28rem, 31vw)';

export const number = style(
  layered({
    gridColumn: across,
    gridRow: 'span 2',
    display: 'grid',
    // All rules of a row lie on one line, however long the labels are.
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '1.25rem',
    selectors: {
      [place.first]: cutAs(wide, '62vw', text, vars.spot.one),
      [place.second]: cutAs(narrow, '48vw', text, 'transparent'),
      [place.third]: cutAs(wide, '54vw', highlight, vars.spot.two),
      [place.fourth]: cutAs(narrow, '48vw', text, 'transparent'),
    },
    '@container': {
      [pairs]: {
        selectors: {
          // The two narrow ones of four share a row, above the wide one that stands between them.
          [place.second + hasFourth]: { gridColumn: '1 / 8' },
          [place.fourth]: { gridColumn: '8 / -1' },
        },
      },
      [rowsOfTwo]: {
        rowGap: '1.5rem',
        selectors: {
          [place.first]: at('1 / 9', large),
          [place.second]: at('9 / -1', medium),
          // As specific as the rule of the pairs, which it replaces.
          [place.second + hasFourth]: at('9 / -1', medium),
          [place.third]: at('5 / -1', medium),
          [place.fourth]: at('1 / 5', medium),
          [leftOver]: { gridColumn: across },
        },
      },
    },
  }),
);

export const label = style(
  layered({
    gridRow: 2,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    paddingBlockStart: vars.space.medium,
    fontSize: '1.125rem',
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '@container': { [rowsOfTwo]: { fontSize: '1.375rem' } },
  }),
);
