/** Everything a scene or a script needs from the engine. */
export { cropFrame, type Focus, type Frame } from './crop.js';
export { ENCODER_QUALITIES, type EncodedPrint, encodePrint, type Print } from './encode.js';
export {
  type FlatRecipe,
  formatColour,
  INKS,
  type Ink,
  mixInks,
  NAIROBI_PALETTE,
  type Palette,
  parseColour,
  type Recipe,
  type Rgb,
} from './inks.js';
export {
  meanColour,
  type PlateRasters,
  PRESS_REVISION,
  type PressSettings,
  printSheet,
  screenPlates,
} from './press.js';
export { between, cycle, pick, type Random, seededRandom } from './random.js';
export { defineScene, type OptionValue, type Scene, type SceneDefinition, type SceneOptions } from './scene.js';
export {
  ARTBOARD_HEIGHT,
  ARTBOARD_WIDTH,
  type FillOptions,
  Sheet,
  type StrokeOptions,
  short,
  tinted,
} from './sheet.js';
export {
  type GradientStop,
  horizontal,
  type LinearGradient,
  linear,
  type Point,
  type RadialGradient,
  radial,
  type Tone,
  vertical,
} from './tone.js';
