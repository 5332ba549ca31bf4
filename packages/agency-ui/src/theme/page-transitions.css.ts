/**
 * An opt-in stylesheet that turns full page loads into view transitions, and styles those of `startPageTransition`: the
 * next page is printed over the previous one and slides into register. Browsers without view transitions ignore it.
 */
import { type GlobalStyleRule, globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { resetLayer } from './layers.css.js';
import { motionQuery } from './motion.js';

/**
 * Doesn't use `motionSafe`, because the pseudo-elements exist only while a transition runs, which the motion switch
 * prevents.
 */
const whereMotionIsWelcome = (selector: string, rule: NonNullable<GlobalStyleRule['@media']>[string]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: { '@media': { [motionQuery]: rule } } } });

// vanilla-extract has no function for this at-rule, whose block looks like a style rule.
globalStyle('@view-transition', { '@media': { [motionQuery]: { navigation: 'auto' } as object } });

const plate = vars.plate.large;
const arrive = keyframes({ from: { opacity: 0, translate: `calc(-1 * ${plate}) ${plate}` } });
const leave = keyframes({ to: { opacity: 0 } });

const timing = { animationDuration: vars.motion.fast, animationTimingFunction: vars.motion.easing } as const;
const arriving = { ...timing, animationName: arrive, mixBlendMode: 'normal' } as const;

// The previous page stays below the next one, so that no blank background shows between them.
whereMotionIsWelcome('::view-transition-old(root)', { animationName: 'none' });
whereMotionIsWelcome('::view-transition-new(root)', arriving);

// The header and chat button stay where they are, above everything that moves.
whereMotionIsWelcome('header[data-header]', { viewTransitionName: 'agency-header' });
whereMotionIsWelcome('aside[data-place]', { viewTransitionName: 'agency-chat-button' });
for (const name of ['agency-header', 'agency-chat-button'])
  whereMotionIsWelcome(`::view-transition-group(${name})`, { animationName: 'none' });

// Names are set through an attribute, because a strict content security policy forbids inline styles. In a browser
// without typed `attr()`, the parts have no names, so they change with their page.
whereMotionIsWelcome('[data-transition-name]', {
  viewTransitionName: 'attr(data-transition-name type(<custom-ident>), none)',
  viewTransitionClass: 'agency-part',
});
whereMotionIsWelcome('::view-transition-group(*.agency-part)', {
  animationDuration: `calc(1.4 * ${vars.motion.fast})`,
  animationTimingFunction: vars.motion.easing,
});
// Both pictures fill the moving frame, whose shape changes.
whereMotionIsWelcome('::view-transition-old(*.agency-part), ::view-transition-new(*.agency-part)', {
  blockSize: '100%',
  objectFit: 'cover',
  overflow: 'clip',
});
whereMotionIsWelcome('::view-transition-old(*.agency-part):only-child', { ...timing, animationName: leave });
whereMotionIsWelcome('::view-transition-new(*.agency-part):only-child', arriving);
