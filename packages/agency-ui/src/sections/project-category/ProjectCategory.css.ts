import { style } from '@vanilla-extract/css';
import { sectionRule } from '../../theme/index.js';

/** The gap separates the client from the category, and disappears where the client starts a line. */
export const line = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.75em',
    overflowX: 'clip',
    margin: 0,
    overflowWrap: 'anywhere',
  }),
);

export const part = style(sectionRule({ minInlineSize: 0 }));

export const client = style([
  part,
  sectionRule({
    position: 'relative',
    // Drawn in the gap. Before a client that starts a line, it is outside the line and so is cut off.
    '::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '-0.5em' },
  }),
]);
