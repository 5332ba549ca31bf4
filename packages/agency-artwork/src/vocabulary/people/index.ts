/** People: figures by pose, people from behind, crowds, large portraits, limbs and hands. */
export {
  type BackFigure,
  type BackHair,
  type BackView,
  buildBackView,
  type CrowdRow,
  drawCrowdRow,
  type RaisedArm,
} from './crowd.js';
export {
  type Drawable,
  dayShade,
  drawModelled,
  drawRimLit,
  drawSilhouette,
  type Modelling,
  nightShade,
  type Rim,
} from './drawing.js';
export { buildFigure, type Figure, type Look, type Outfit } from './figure.js';
export { handParts } from './hands.js';
export type { Hair } from './heads.js';
export { drawHolding, type HoldingHand } from './holding.js';
export { drawGrip, drawLimb, type Grip, type SkinPlanes } from './large-limbs.js';
export type { Part } from './part.js';
export { drawPortrait, type Portrait, type PortraitHair } from './portrait.js';
export { mirrored, POSES } from './poses.js';
export { type Reach, reachingFor } from './reaching.js';
export { drawReachingPortrait, type ReachingLooks } from './reaching-portrait.js';
export type { Build, Facing, HandShape, Pose, SegmentAngles } from './skeleton.js';
