export { Gallery, type GalleryProps } from './Gallery.js';
export { type GalleryLabels, galleryLabels } from './Gallery.labels.js';
