/** English labels for `PricingPlans`. */
export const pricingPlansLabels = {
  /** Accessible name of the switch between two periods. */
  periods: 'Prices by period',
  /** Shown for a plan without a price. */
  onRequest: 'On request',
  /** A starting price. Include `price` unchanged, because it is shown larger than the words around it. */
  from: (price: string) => `From ${price}`,
  /** Accessible name of a plan's list of features. */
  included: (plan: string) => `Included in ${plan}`,
};

export type PricingPlansLabels = typeof pricingPlansLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    PricingPlans: PricingPlansLabels;
  }
}
