/** An opt-in reset, with the kit's only global rules. */
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { headerHeight } from './header-height.js';
import { resetLayer } from './layers.css.js';
import { motionQuery, reducedMotionMark } from './motion.js';

/** A rule for print. */
const print = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@media': { print: rule } }) as GlobalStyleRule;

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [resetLayer]: rule } });

// Only elements, because a rule for pseudo-elements makes the browser create two more styles per element.
reset('*', { boxSizing: 'border-box', margin: 0 });
reset('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // A fixed header must not cover an element that is focused or is the target of a fragment (WCAG 2.4.11).
  scrollPaddingBlock: `calc(${headerHeight} + ${vars.space.medium}) ${vars.space.giant}`,
});
// Smooth only for a pressed link, which has focus. Initial fragments jump, because a smooth scroll would miss a target
// that moves while fonts load.
globalStyle(`html:focus-within:not([${reducedMotionMark}])`, {
  '@layer': { [resetLayer]: { '@media': { [motionQuery]: { scrollBehavior: 'smooth' } } } },
});
reset('body', {
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.leading,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  WebkitFontSmoothing: 'antialiased',
});
reset('img, picture, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('img', { blockSize: 'auto' });
reset('ul[class], ol[class]', { listStyle: 'none', padding: 0 });
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
// A press before hydration (`queuePresses`). Opacity also shows in forced colours. Applies only to controls: a busy
// `main`, as while another page loads, must stay readable, and each of its elements would inherit the cursor.
reset(':is(button, input, textarea, form)[aria-busy="true"]', { cursor: 'progress', opacity: 0.6 });
reset('a', { color: 'inherit' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
reset('main:focus', { outline: 'none' });

// Sets text to about 10 pt in print.
reset('html', print({ fontSize: '75%' }));
reset('h1, h2, h3, h4, h5, h6', print({ breakAfter: 'avoid', breakInside: 'avoid' }));
reset('li, figure, blockquote, dl > div, tr, img', print({ breakInside: 'avoid' }));
reset('p, dd', print({ orphans: 3, widows: 3 }));
// Prints the URL of a link, unless its text already shows it. Sections override this for links with their own label.
reset(
  ':is(main, footer) a[href^="http"]::after',
  print({ content: '" (" attr(href) ")"', overflowWrap: 'anywhere', fontWeight: 400 }),
);
