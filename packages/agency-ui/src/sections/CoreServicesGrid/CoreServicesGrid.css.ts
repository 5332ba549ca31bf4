import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from, inPrint, type LayerRule, screenOnly, sectionRule, vars } from '../../theme/index.js';
import type { CardShape } from './card-shape.js';

const across = '1 / -1';

/** The upper part overlaps the section above. */
export const edgeBar = style([
  sectionRule({
    position: 'absolute',
    insetBlockStart: '-5.5rem',
    insetInlineStart: 0,
    zIndex: 1,
    '@media': { [below.desktop]: { display: 'none' } },
  }),
  screenOnly,
]);

/** Between the edge of the page and the content, but never far from the content. */
const besideContent = `max(0px, (100% - ${vars.layout.content}) / 4 - 0.875rem, (100% - ${vars.layout.content}) / 2 - 4.75rem)`;

const mark: LayerRule = {
  position: 'absolute',
  insetBlockStart: `calc(${vars.space.section} - 0.25rem)`,
  display: 'none',
  // Only if the margins are wide enough.
  '@media': { '(width >= 84rem)': { display: fallbackVar(vars.ornament.registrationMark, 'block') } },
};

export const markStart = style(sectionRule({ ...mark, insetInlineStart: besideContent }));
export const markEnd = style(sectionRule({ ...mark, insetInlineEnd: besideContent }));

export const cards = style(
  sectionRule({
    rowGap: '0.75rem',
    '@media': { [from.tablet]: { rowGap: '1rem' }, [from.desktop]: { rowGap: '1.5rem' } },
  }),
);

/** Query container: parts of a card depend on its width. */
const place = style([
  sectionRule({ display: 'grid', containerType: 'inline-size', gridColumn: across }),
  inPrint({ gridColumn: 'span 4', gridRow: 'auto', breakInside: 'avoid' }),
]);

const columns = (desktop: string, tablet = across, gridRow = 'auto') => [
  place,
  sectionRule({
    '@media': { [from.tablet]: { gridColumn: tablet }, [from.desktop]: { gridColumn: desktop, gridRow } },
  }),
];

export const places = styleVariants({
  lead: columns('span 7', across, 'span 2'),
  pictureStart: columns('span 5'),
  pictureEnd: columns('span 5'),
  third: columns('span 4', 'span 6'),
  lastThird: columns('span 4'),
  narrow: columns('span 5', 'span 6'),
  broad: columns('span 7', 'span 6'),
  full: columns(across),
} satisfies Record<CardShape, unknown>);
