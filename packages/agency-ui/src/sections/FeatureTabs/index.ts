export { type Feature, FeatureTabs, type FeatureTabsProps } from './FeatureTabs.js';
