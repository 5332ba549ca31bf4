import { fallbackVar, style } from '@vanilla-extract/css';
import { from, type LayerRule, sectionRule, vars } from '../../theme/index.js';

const cut = `3px dashed ${vars.color.text}`;

export const postage = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    gap: '2rem',
    minInlineSize: 0,
    padding: `1.75rem ${vars.layout.gutter}`,
    borderBlockStart: cut,
    '@media': {
      [from.tablet]: {
        flexDirection: 'column',
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        padding: '2.5rem',
        borderBlockStart: 0,
        borderInlineStart: cut,
      },
      print: { display: 'none' },
    },
  }),
);

/** Distance between two holes of the perforation, in px. The stamp's size is a multiple of it. */
const pitch = 14;

export const stamp = style(
  sectionRule({
    flex: 'none',
    inlineSize: pitch * 8,
    padding: '0.625rem',
    boxSizing: 'border-box',
    backgroundColor: vars.color.surfaceRaised,
    rotate: '3deg',
    maskImage: fallbackVar(
      vars.ornament.perforation,
      'radial-gradient(circle, transparent 4.5px, #000 5px), linear-gradient(#000, #000)',
    ),
    maskPosition: `${-pitch / 2}px ${-pitch / 2}px, center`,
    maskSize: `${pitch}px ${pitch}px, calc(100% - ${pitch}px) calc(100% - ${pitch}px)`,
    maskRepeat: 'repeat, no-repeat',
    '@media': { [from.tablet]: { inlineSize: pitch * 12 } },
  }),
);

export const picture = style(sectionRule({ position: 'relative', aspectRatio: '4 / 5', overflow: 'hidden' }));

export const image = style(sectionRule({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }));

export const address = style(
  sectionRule({ display: 'grid', flex: '1 1 auto', gap: '2rem', alignContent: 'end', inlineSize: '100%' }),
);

const rule: LayerRule = { display: 'block', blockSize: 2, backgroundColor: vars.color.text };

export const line = style(sectionRule(rule));
export const shortLine = style(sectionRule({ ...rule, inlineSize: '60%' }));

const fill = (color: string) => style(sectionRule({ fill: color }));

export const night = fill(vars.color.scrim);
export const gold = fill(vars.spot.three);
export const red = fill(vars.spot.one);
export const water = fill(vars.spot.two);
export const ring = style(sectionRule({ fill: 'none', stroke: vars.color.surfaceRaised, strokeWidth: 1.5 }));
