export { PauseAnimationsButton, type PauseAnimationsButtonProps } from './PauseAnimationsButton.js';
export { type PauseAnimationsButtonLabels, pauseAnimationsButtonLabels } from './PauseAnimationsButton.labels.js';
