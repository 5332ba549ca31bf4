import { style } from '@vanilla-extract/css';
import { from, inPrint, screenOnly, sectionRule, vars } from '../../theme/index.js';
import { branch } from './Branch.css.js';

export const map = style([
  sectionRule({
    position: 'relative',
    overflow: 'clip',
    aspectRatio: '4 / 3',
    backgroundColor: vars.color.surfaceRaised,
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.text}`,
    '@media': {
      // For a single place, the map is as tall as the details beside it.
      [from.desktop]: {
        selectors: {
          [`${branch.only} > &`]: {
            aspectRatio: 'auto',
            minBlockSize: '24rem',
            borderBlockEnd: 0,
            borderInlineEnd: `${vars.stroke.hairline} solid ${vars.color.text}`,
          },
        },
      },
    },
  }),
  // Large enough to find the place.
  inPrint({ inlineSize: '50%' }),
]);

export const frame = style(
  sectionRule({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -4 },
  }),
);

/** Given its own plate, so that it is legible on any map. */
export const offer = style([
  sectionRule({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 0.875rem',
    padding: '0.625rem 0.875rem',
    backgroundColor: vars.color.surfaceRaised,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.text}`,
  }),
  screenOnly,
]);

export const note = style(
  sectionRule({
    fontSize: vars.type.small.size,
    lineHeight: 1.3,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
