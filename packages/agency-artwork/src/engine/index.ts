/** The engine's API for scenes and scripts. */
export { cropFrame, type Focus, type Size } from './crop.js';
export { ENCODER_QUALITIES, type EncodedPrint, encodePrint } from './encode.js';
export {
  type FlatRecipe,
  INKS,
  type Ink,
  NAIROBI_PALETTE,
  type Recipe,
} from './inks.js';
export {
  MISREGISTRATION,
  meanColour,
  type PlateRasters,
  PRESS_REVISION,
  type PressSettings,
  printSheet,
  screenPlates,
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
