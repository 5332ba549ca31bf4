export { RecentWork, type RecentWorkProps } from './RecentWork.js';
export { type RecentWorkLabels, recentWorkLabels } from './RecentWork.labels.js';
