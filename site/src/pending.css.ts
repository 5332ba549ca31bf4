/** A line at the top of the window while another page is loading, styled like a printer's colour bar. */
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { motionQuery, reducedMotionMark, vars } from 'agency-ui/theme';
import { pendingKey, pendingValue } from './pending-mark.js';

const pending = `:root[data-${pendingKey}="${pendingValue}"]`;

// Never reaches its full width before the next page appears.
const grow = keyframes({ from: { transform: 'scaleX(0.08)' }, to: { transform: 'scaleX(0.92)' } });

globalStyle(`${pending}::before`, {
  content: '""',
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  // Above the header and the skip link.
  zIndex: 40,
  inlineSize: '100%',
  blockSize: '4px',
  transformOrigin: 'left',
  // Three inks, so that at least one is visible on every background. Forced colours would remove them.
  background: `linear-gradient(90deg, ${vars.spot.two} 33%, ${vars.spot.one} 0 67%, ${vars.spot.three} 0)`,
  forcedColorAdjust: 'none',
});

globalStyle(`${pending}:not([${reducedMotionMark}])::before`, {
  '@media': { [motionQuery]: { animation: `${grow} 8s cubic-bezier(0, 0.7, 0.3, 1) both` } },
});
