export { CallToActionBanner, type CallToActionBannerProps } from './CallToActionBanner.js';
