/** Labels of `PricingPlans` in English. */
export const pricingPlansLabels = {
  /** Accessible name of the switch between two periods. */
  periods: 'Prices by period',
  /** Price of a plan without one. */
  onRequest: 'On request',
  /** A lowest price. Write `price` as it is: it is shown larger than the words around it. */
  from: (price: string) => `From ${price}`,
  /** Accessible name of the list of what a plan includes. */
  included: (plan: string) => `Included in ${plan}`,
};

export type PricingPlansLabels = typeof pricingPlansLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    PricingPlans: PricingPlansLabels;
  }
}
