import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { from, inPrint, type LayerRule, sectionRule, vars } from '../../theme/index.js';

const figureBase = style([
  sectionRule({
    display: 'grid',
    margin: 0,
    marginInlineStart: '-0.05em',
    fontFamily: vars.font.display,
    fontStretch: vars.type.numeral.wideWidth,
    fontWeight: vars.type.numeral.weight,
    lineHeight: 0.8,
    letterSpacing: '-0.055em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums',
  }),
  // In print, anything past the edge of the text area is cut off.
  inPrint({ marginInlineStart: 0 }),
]);

export const figures = styleVariants({
  short: [
    figureBase,
    sectionRule({
      // Enlarged text must not make the figure wider than a phone.
      fontSize: 'min(clamp(8.5rem, 46vw, 17rem), 46vw)',
      '@media': { [from.desktop]: { fontSize: 'clamp(14.5rem, 23vw, 20.5rem)' } },
    }),
  ],
  long: [
    figureBase,
    sectionRule({
      fontSize: 'min(clamp(4.5rem, 23vw, 9rem), 23vw)',
      '@media': { [from.desktop]: { fontSize: 'clamp(8rem, 12.5vw, 11rem)' } },
    }),
  ],
});

const layer: LayerRule = { gridArea: '1 / 1' };

/** The same figure in a different ink, out of register. */
export const plate = style(
  sectionRule({
    ...layer,
    display: fallbackVar(vars.ornament.misregistration, 'block'),
    color: vars.spot.one,
    translate: '0.03em 0.025em',
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);

export const ink = style(sectionRule({ ...layer, color: vars.color.text, position: 'relative' }));
