import { style, styleVariants } from '@vanilla-extract/css';
import { screenOnly, sectionRule, vars } from '../../theme/index.js';

/** Not printed, because it depends on the current time. */
export const status = style([
  sectionRule({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.tiny,
    margin: 0,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  }),
  screenOnly,
]);

const dot = sectionRule({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '0.75em',
  blockSize: '0.75em',
  borderRadius: '50%',
  border: '2px solid currentcolor',
});

/** A filled circle for open, a ring for closed. */
export const mark = styleVariants({
  open: [dot, sectionRule({ color: vars.color.positive, borderWidth: '0.375em' })],
  closed: [dot, sectionRule({ color: vars.color.textMuted })],
});
