export { Video, type VideoProps } from './Video.js';
export { type VideoLabels, videoLabels } from './Video.labels.js';
