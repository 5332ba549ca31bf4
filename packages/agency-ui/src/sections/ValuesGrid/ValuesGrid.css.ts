import { createVar, style } from '@vanilla-extract/css';
import { from, motionSafe, sectionRule, vars } from '../../theme/index.js';

const underInk = createVar();
const overInk = createVar();

/** From this width up there are two columns, at different heights. */
const drop = '6rem';

export const values = style(
  sectionRule({
    rowGap: 'clamp(2.5rem, 5vw, 4.5rem)',
    '@media': { [from.desktop]: { columnGap: '3rem', paddingBlockEnd: drop } },
  }),
);

const inks = (under: string, over: string) => ({ vars: { [underInk]: under, [overInk]: over } });

export const value = style(
  sectionRule({
    ...inks(vars.spot.three, vars.spot.one),
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    columnGap: '1.5rem',
    rowGap: vars.space.small,
    paddingBlockStart: '1.5rem',
    borderBlockStart: `2px solid ${vars.color.text}`,
    selectors: {
      '&:nth-child(3n + 2)': inks(vars.spot.three, vars.spot.two),
      '&:nth-child(3n)': inks(vars.spot.twoTint, vars.spot.one),
    },
    '@media': {
      [from.desktop]: {
        gridColumn: 'span 6',
        paddingBlockStart: '2rem',
        selectors: {
          '&:nth-child(even)': { position: 'relative', insetBlockStart: drop },
          '&:only-child': { gridColumn: '1 / -1' },
        },
      },
      print: { breakInside: 'avoid' },
    },
  }),
);

export const figure = style(
  sectionRule({
    gridColumn: '2',
    gridRow: '1 / span 2',
    display: 'block',
    overflow: 'visible',
    inlineSize: 'clamp(4.5rem, 18vw, 5.5rem)',
    blockSize: 'clamp(4.5rem, 18vw, 5.5rem)',
    '@media': { [from.tablet]: { inlineSize: '9rem', blockSize: '9rem' } },
  }),
);

export const under = style(sectionRule({ fill: underInk }));

export const over = style([
  sectionRule({
    fill: overInk,
    // The second ink overprints the first.
    mixBlendMode: 'multiply',
    translate: '3px 3px',
    selectors: { '[data-agency-tone="night"] &': { mixBlendMode: 'normal' } },
  }),
  sectionRule(motionSafe({ transition: `translate ${vars.motion.fast} ${vars.motion.easing}` })),
  // Moves into register.
  sectionRule(motionSafe({ translate: '0 0' }, `${value}:hover &`)),
]);

export const title = style(
  sectionRule({
    gridColumn: '1',
    fontSize: 'clamp(1.875rem, 1.35rem + 2vw, 3rem)',
    overflowWrap: 'anywhere',
    hyphens: 'manual',
  }),
);

export const text = style(sectionRule({ gridColumn: '1', maxInlineSize: '28em', overflowWrap: 'anywhere' }));
