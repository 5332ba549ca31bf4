export { MotionSwitch, type MotionSwitchProps } from './MotionSwitch.js';
export { type MotionSwitchLabels, motionSwitchLabels } from './MotionSwitch.labels.js';
