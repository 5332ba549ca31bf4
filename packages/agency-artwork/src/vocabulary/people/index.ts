/** People: figures by pose, people from behind, crowds, large portraits, limbs and hands. */
export {
  type BackHair,
  type BackView,
  buildBackView,
  drawCrowdRow,
} from './crowd.js';
export {
  dayShade,
  drawModelled,
  drawRimLit,
  drawSilhouette,
  type Modelling,
  nightShade,
} from './drawing.js';
export { drawFacingPortrait, type FacingPortrait } from './facing-portrait.js';
export { buildFigure, type Figure, type Look, type Outfit } from './figure.js';
export { handParts } from './hands.js';
export type { Hair } from './heads.js';
export { drawGrip, drawLimb, type SkinPlanes } from './large-limbs.js';
export { drawPortrait, type Portrait } from './portrait.js';
export { mirrored, POSES } from './poses.js';
export { type Reach, reachingFor } from './reaching.js';
export { drawReachingPortrait, type ReachingLooks } from './reaching-portrait.js';
export type { Pose } from './skeleton.js';
