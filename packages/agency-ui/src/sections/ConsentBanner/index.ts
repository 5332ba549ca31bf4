export { ConsentBanner, type ConsentBannerProps } from './ConsentBanner.js';
export { type ConsentBannerLabels, consentBannerLabels } from './ConsentBanner.labels.js';
