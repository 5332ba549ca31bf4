export { AnnouncementBar, type AnnouncementBarProps } from './AnnouncementBar.js';
export { type AnnouncementBarLabels, announcementBarLabels } from './AnnouncementBar.labels.js';
