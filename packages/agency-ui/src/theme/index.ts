export { below, breakpoints, from } from './breakpoints.js';
export { vars } from './contract.css.js';
export { headerHeight, headerHeightProperty } from './header-height.js';
export { layerOrder } from './layer-order.js';
export { primitivesLayer, resetLayer, sectionsLayer, themeLayer } from './layers.css.js';
export { motionQuery, motionSafe, reducedMotionMark } from './motion.js';
export * from './prehydration.js';
export { type LayerRule, sectionRule } from './section-rule.js';
export { type Tone, tones } from './tones.js';
