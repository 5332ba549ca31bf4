import { style } from '@vanilla-extract/css';
import { below, from, screenOnly, sectionsLayer, vars } from '../../theme/index.js';

export const legalRow = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space.hair} 2rem`,
      paddingBlock: vars.space.tiny,
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
      fontSize: vars.type.small.size,
      '@media': {
        // Keeps clear of a floating button.
        [below.tablet]: { flexDirection: 'column', alignItems: 'flex-start', paddingBlockEnd: vars.space.medium },
      },
    },
  },
});

export const copyright = style({
  '@layer': { [sectionsLayer]: { margin: 0, '@media': { [below.desktop]: { flexBasis: '100%' } } } },
});

export const links = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '1.75rem',
        margin: 0,
        padding: 0,
        listStyle: 'none',
        '@media': { [below.tablet]: { columnGap: '1.25rem' } },
      },
    },
  },
  screenOnly,
]);

/**
 * On phones, the two parts are at opposite ends of the line, so that the last part doesn't move when the first is
 * hidden.
 */
export const end = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: '2rem',
        '@media': {
          [below.tablet]: { alignSelf: 'stretch' },
          [from.tablet]: { marginInlineStart: 'auto' },
        },
      },
    },
  },
  screenOnly,
]);
