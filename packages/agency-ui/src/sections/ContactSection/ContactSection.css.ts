import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { below, from, inPrint, screenOnly, sectionsLayer, vars } from '../../theme/index.js';

export const section = style({
  '@layer': {
    [sectionsLayer]: {
      overflowX: 'clip',
      paddingBlock: vars.space.huge,
      '@media': { [from.desktop]: { paddingBlock: 'clamp(3.5rem, 4.5vw, 5.5rem)' } },
    },
  },
});

export const parts = style([
  {
    '@layer': {
      [sectionsLayer]: {
        alignItems: 'start',
        rowGap: vars.space.large,
        '@media': { [from.desktop]: { rowGap: vars.space.huge } },
      },
    },
  },
  inPrint({ rowGap: vars.space.large }),
]);

const place = (desktop: string) => ({
  '@layer': {
    [sectionsLayer]: {
      gridColumn: '1 / -1',
      minInlineSize: 0,
      '@media': { [from.desktop]: { gridColumn: desktop } },
    },
  },
});

const headline = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space.small,
        maxInlineSize: '50rem',
      },
    },
  },
  inPrint({ breakAfter: 'avoid' }),
]);

/** Wide enough for the headline and three details in a row. */
const inRow = (columns: string, rule: StyleRule = {}) => ({
  '@layer': { [sectionsLayer]: { '@media': { [from.wide]: { gridColumn: columns, ...rule } } } },
});

export const head = {
  above: style([headline, place('1 / -1')]),
  besideDetails: style([headline, place('1 / -1'), inRow('1 / 6')]),
};

/**
 * The details fill the rest of the heading's row when there are two slots, and the rest of the slot's row when there is
 * one.
 */
export const details = styleVariants({
  above: place('1 / -1'),
  besideHead: [place('1 / -1'), inRow('6 / -1', { alignSelf: 'end', paddingInlineStart: vars.space.large })],
  besideSlot: place('9 / -1'),
});

/** A single slot follows the details in the HTML but precedes them visually on wide pages. */
export const alone = style({
  '@layer': { [sectionsLayer]: { '@media': { [from.desktop]: { gridRow: 2 } } } },
});

export const form = style([place('1 / 8'), inPrint({ breakInside: 'avoid' })]);

/** Keeps its distance from the chat, which has its own background. */
export const besideChat = style({
  '@layer': { [sectionsLayer]: { '@media': { [from.desktop]: { paddingInlineEnd: vars.space.large } } } },
});

/** The assistant isn't printed, because on paper the contact details are enough. */
export const chat = styleVariants({
  alone: [place('1 / 8'), screenOnly],
  besideForm: [place('8 / -1'), screenOnly],
});

/** Below the form, the chat is closed, because an empty conversation would fill half a phone screen. */
const closes = below.desktop;

export const opener = style({
  '@layer': {
    [sectionsLayer]: {
      borderBlock: `${vars.stroke.hairline} solid ${vars.color.line}`,
      '@media': { [from.desktop]: { display: 'none' } },
    },
  },
});

export const summary = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.medium,
      minBlockSize: '3.5rem',
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      listStyle: 'none',
      selectors: { '&::-webkit-details-marker': { display: 'none' } },
      ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  },
});

export const summaryHeading = style({ '@layer': { [sectionsLayer]: { minInlineSize: 0, fontSize: '1.375rem' } } });

export const chevron = style({
  '@layer': { [sectionsLayer]: { flex: 'none', selectors: { [`${opener}[open] &`]: { rotate: '180deg' } } } },
});

/** A sibling of the disclosure, because not every browser can show a closed one's content on wide pages. */
export const panel = style({
  '@layer': {
    [sectionsLayer]: {
      '@media': {
        [closes]: {
          marginBlockStart: vars.space.medium,
          selectors: { [`${opener}:not([open]) + &`]: { display: 'none' } },
        },
      },
    },
  },
});

/** The disclosure has the heading. */
export const panelHeading = style({ '@layer': { [sectionsLayer]: { '@media': { [closes]: { display: 'none' } } } } });

export const slotHeading = style({
  '@layer': { [sectionsLayer]: { marginBlockEnd: vars.space.medium, fontSize: '1.5rem' } },
});
