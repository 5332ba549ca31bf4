import { style } from '@vanilla-extract/css';
import { below, from, inPrint, motionSafe, screenOnly, sectionsLayer, vars } from '../../theme/index.js';

const hover = '(hover: hover)';
/**
 * Container width for a large project beside three small ones. Measured on the list, because large text leaves less
 * space.
 */
const roomy = '(width >= 66rem)';
const moved = `${vars.motion.fast} ${vars.motion.easing}`;

export const section = style({
  '@layer': {
    [sectionsLayer]: {
      overflow: 'clip',
      '@media': { [from.desktop]: { paddingBlock: 'clamp(3.5rem, 5.5vw, 6rem)' } },
    },
  },
});

export const head = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'flex',
        flexDirection: 'column',
        gap: '1.25rem',
        marginBlockEnd: 'clamp(1.25rem, 3vw, 2.5rem)',
        '@media': {
          [from.desktop]: {
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            columnGap: '2rem',
          },
        },
      },
    },
  },
  inPrint({ breakInside: 'avoid', breakAfter: 'avoid' }),
]);

export const headline = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1.25rem',
      minInlineSize: 0,
      '@media': { [from.desktop]: { flex: '1 1 24rem' } },
    },
  },
});

export const lead = style({ '@layer': { [sectionsLayer]: { minInlineSize: 0, maxInlineSize: '24em' } } });

export const list = style([
  {
    '@layer': {
      [sectionsLayer]: {
        containerType: 'inline-size',
        rowGap: '2.75rem',
        '@media': {
          // One row to scroll sideways, from edge to edge. The next picture peeks in.
          [below.tablet]: {
            display: 'flex',
            columnGap: vars.space.large,
            overflowX: 'auto',
            marginInline: `calc(-1 * ${vars.layout.gutter})`,
            padding: `${vars.plate.large} ${vars.layout.gutter} ${vars.space.tiny}`,
            scrollPaddingInline: vars.layout.gutter,
            scrollSnapType: 'x mandatory',
          },
          [from.desktop]: { rowGap: vars.space.huge },
        },
      },
    },
  },
  inPrint({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.space.medium,
    margin: 0,
    padding: 0,
    overflow: 'visible',
  }),
]);

/** In rows of one wide and one narrow picture. */
export const project = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'flex',
        flexDirection: 'column',
        gridColumn: '1 / -1',
        minInlineSize: 0,
        '@media': {
          [below.tablet]: {
            flex: '0 0 84%',
            scrollSnapAlign: 'start',
            selectors: { '&:only-child': { flexBasis: '100%' } },
          },
          [from.tablet]: {
            selectors: {
              '&:nth-child(odd)': { gridColumn: '1 / 8' },
              '&:nth-child(even)': { gridColumn: '8 / -1' },
              '&:only-child': { gridColumn: '1 / -1' },
            },
          },
          [from.desktop]: { selectors: { '&:only-child': { gridColumn: '1 / 11' } } },
        },
      },
    },
  },
  inPrint({ display: 'flex', gridColumn: 'auto', gridRow: 'auto', margin: 0 }),
]);

/** The first of four is as tall as the next three, which are beside it. */
export const large = style({
  '@layer': {
    [sectionsLayer]: {
      '@container': {
        [roomy]: {
          selectors: {
            '&:not(:only-child)': { gridColumn: '1 / 8', gridRow: 'span 3' },
            '&:nth-last-child(3)': { gridRow: 'span 2' },
            '&:nth-last-child(-n + 2)': { gridRow: 'auto' },
            '&:nth-child(2)': { gridColumn: '8 / -1' },
          },
        },
      },
    },
  },
});

/** The text is beside the picture. */
export const small = style({
  '@layer': {
    [sectionsLayer]: {
      '@container': {
        [roomy]: {
          selectors: {
            '&&': {
              display: 'grid',
              gridColumn: '8 / -1',
              gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
              gridTemplateRows: 'auto 1fr',
              columnGap: vars.space.large,
              alignItems: 'start',
            },
          },
        },
      },
    },
  },
});

/** A plate of ink under the picture. */
const plate = {
  content: '',
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  borderRadius: vars.radius.card,
} as const;

/** After the text in the HTML, so that a heading precedes its link, but before it visually. */
export const plates = style([
  {
    '@layer': {
      [sectionsLayer]: {
        order: -1,
        position: 'relative',
        isolation: 'isolate',
        aspectRatio: '4 / 3',
        '@media': { [from.desktop]: { selectors: { [`${project}:only-child &`]: { aspectRatio: '16 / 9' } } } },
        '@container': {
          [roomy]: {
            selectors: {
              [`${large}:not(:only-child) &`]: { flex: '1 0 auto', aspectRatio: '16 / 9' },
              [`${small} &`]: { order: 0, gridColumn: 1, gridRow: '1 / 3' },
            },
          },
        },
        '::before': { ...plate, backgroundColor: vars.spot.two },
        '::after': { ...plate, backgroundColor: vars.spot.one },
        selectors: {
          [`${project}:is(:hover, :focus-within) &::before`]: { translate: `${vars.plate.large} ${vars.plate.large}` },
          [`${project}:is(:hover, :focus-within) &::after`]: {
            translate: `calc(-1 * ${vars.plate.large}) calc(-1 * ${vars.plate.large})`,
          },
        },
      },
    },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `translate ${moved}` }, '&::before') } },
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `translate ${moved}` }, '&::after') } },
  inPrint({ aspectRatio: '4 / 3' }),
]);

export const picture = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'absolute',
      inset: 0,
      overflow: 'hidden',
      border: `${vars.stroke.hairline} solid ${vars.color.text}`,
      borderRadius: vars.radius.card,
    },
  },
});

/** With a hovering pointer, the link is visible on hover and on focus within. Otherwise it is always visible. */
export const reveal = style([
  {
    '@layer': {
      [sectionsLayer]: {
        position: 'absolute',
        inset: 0,
        display: 'flex',
        alignItems: 'flex-end',
        padding: 'clamp(0.75rem, 2.4vw, 1.5rem)',
        '@media': {
          [hover]: { selectors: { [`${project}:not(:hover, :focus-within) &`]: { opacity: 0, translate: '0 8px' } } },
        },
      },
    },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `opacity ${moved}, translate ${moved}` }) } },
  screenOnly,
]);

export const link = style({
  '@layer': {
    [sectionsLayer]: {
      // Extends the link over the picture.
      '::after': { content: '', position: 'absolute', inset: 0 },
      // An inner outline on the button's own background, because any picture may surround it.
      ':focus-visible': { outlineColor: vars.color.onAccent, outlineOffset: -7 },
    },
  },
});

export const text = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      flexDirection: 'column-reverse',
      gap: '0.125rem',
      marginBlockStart: '1.25rem',
      '@container': {
        [roomy]: {
          selectors: {
            [`${small} &`]: { gridColumn: 2, marginBlockStart: 0 },
          },
        },
      },
    },
  },
});

export const title = style({
  '@layer': {
    [sectionsLayer]: {
      minInlineSize: 0,
      '@container': { [roomy]: { selectors: { [`${small} &`]: { fontSize: '1.375rem' } } } },
    },
  },
});

export const category = style({
  '@layer': {
    [sectionsLayer]: {
      margin: 0,
      fontSize: vars.type.small.size,
      fontWeight: vars.weight.strong,
      lineHeight: vars.type.small.leading,
      color: vars.color.highlight,
      overflowWrap: 'anywhere',
    },
  },
});

export const summary = style({
  '@layer': {
    [sectionsLayer]: {
      maxInlineSize: '46ch',
      marginBlockStart: '0.375rem',
      '@container': {
        [roomy]: { selectors: { [`${large} &`]: { maxInlineSize: 'none' }, [`${small} &`]: { gridColumn: 2 } } },
      },
    },
  },
});

/** A rule that ends at the button. */
export const more = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'flex',
        alignItems: 'center',
        gap: '2rem',
        marginBlockStart: 'clamp(1.5rem, 3vw, 2.5rem)',
        '@media': {
          [from.desktop]: {
            '::before': { content: '', flex: 1, borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.text}` },
          },
        },
      },
    },
  },
  screenOnly,
]);
