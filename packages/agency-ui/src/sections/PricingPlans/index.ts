export { PricingPlans, type PricingPlansProps } from './PricingPlans.js';
export { type PricingPlansLabels, pricingPlansLabels } from './PricingPlans.labels.js';
