import { style } from '@vanilla-extract/css';
import { from, nonInteractive, sectionRule, vars } from '../../theme/index.js';

/** How far apart the plates are, from 0 to 1. */
export const apartName = '--agency-plates-apart';

/** The picture's width in the layout. */
export const sizes = '(min-width: 60rem) 58vw, 100vw';

const apart = `var(${apartName}, 0)`;

export const text = style(
  sectionRule({
    gridColumn: '1 / -1',
    marginBlockEnd: vars.space.large,
    '@media': { [from.desktop]: { gridColumn: '1 / span 4', alignSelf: 'center', marginBlockEnd: 0 } },
  }),
);

export const eyebrow = style(sectionRule({ marginBlockEnd: vars.space.small }));

export const lead = style(sectionRule({ marginBlockStart: vars.space.medium, maxInlineSize: vars.layout.text }));

export const print = style(
  sectionRule({
    gridColumn: '1 / -1',
    minInlineSize: 0,
    '@media': { [from.desktop]: { gridColumn: '6 / -1' } },
  }),
);

export const sheet = style(
  sectionRule({
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'clip',
    // Plates multiply with the paper only, not with what is behind it.
    isolation: 'isolate',
    backgroundColor: 'white',
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const picture = style(
  sectionRule({
    // The plates replace the picture while the slider works; it keeps its alternative text.
    selectors: { [`${sheet}[data-apart] &`]: { opacity: 0, '@media': { [nonInteractive]: { opacity: 1 } } } },
  }),
);

/** A plate on its way to the middle of its cell, where it is small enough to leave paper around it. */
const plate = (x: number, y: number) =>
  style(
    sectionRule({
      position: 'absolute',
      inset: 0,
      mixBlendMode: 'multiply',
      visibility: 'hidden',
      transform: `translate(calc(${apart} * ${x}%), calc(${apart} * ${y}%)) scale(calc(1 - ${apart} * 0.53))`,
      selectors: { [`${sheet}[data-apart] &`]: { visibility: 'visible' } },
      '@media': { [nonInteractive]: { display: 'none' } },
    }),
  );

export const corner = [plate(-25, -25), plate(25, -25), plate(-25, 25), plate(25, 25)];
export const pair = [plate(-25, 0), plate(25, 0)];

export const names = style(
  sectionRule({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    // The plates move to the same side in every language.
    direction: 'ltr',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // The names appear last and do not move.
    opacity: `calc((${apart} - 0.7) * 4)`,
    pointerEvents: 'none',
    '@media': { [nonInteractive]: { display: 'none' } },
  }),
);

export const cell = style(
  sectionRule({
    display: 'flex',
    alignItems: 'flex-end',
    minInlineSize: 0,
    padding: '4.5% 3.5%',
  }),
);

/** Used with two plates, which leave paper below them. */
export const pairCell = style([cell, sectionRule({ paddingBlockEnd: '30%' })]);

export const name = style(
  sectionRule({
    maxInlineSize: '100%',
    padding: '0.125rem 0.5rem',
    fontFamily: vars.font.text,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    // Has an edge in forced colours too.
    border: '1px solid transparent',
  }),
);

export const control = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    marginBlockStart: vars.space.small,
    fontFamily: vars.font.text,
    fontSize: vars.type.small.size,
    color: vars.color.text,
    '@media': { [nonInteractive]: { display: 'none' } },
  }),
);

export const range = style(
  sectionRule({
    flex: 1,
    minInlineSize: 0,
    blockSize: '2.75rem',
    margin: 0,
    fontSize: '1rem',
    accentColor: vars.color.highlight,
    cursor: 'ew-resize',
    // A horizontal drag moves the plates; a vertical one scrolls the page.
    touchAction: 'pan-y',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);

/** Always one line high, so that nothing below it moves. */
export const status = style(
  sectionRule({
    minBlockSize: '1.5em',
    margin: 0,
    fontFamily: vars.font.text,
    fontSize: vars.type.small.size,
    lineHeight: 1.5,
    color: vars.color.textMuted,
    '@media': { [nonInteractive]: { display: 'none' } },
  }),
);
