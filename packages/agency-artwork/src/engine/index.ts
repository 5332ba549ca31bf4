/** Everything a scene or a script needs from the engine. */
export { cropFrame, type Focus } from './crop.js';
export { ENCODER_QUALITIES, type EncodedPrint, encodePrint } from './encode.js';
export {
  type FlatRecipe,
  INKS,
  NAIROBI_PALETTE,
  type Recipe,
} from './inks.js';
export {
  meanColour,
  PRESS_REVISION,
  type PressSettings,
  printSheet,
} from './press.js';
export { between, cycle, pick, type Random, seededRandom } from './random.js';
export { defineScene, type Scene } from './scene.js';
export {
  Sheet,
  short,
  tinted,
} from './sheet.js';
export {
  horizontal,
  type LinearGradient,
  linear,
  type Point,
  radial,
  vertical,
} from './tone.js';
